extension PathPairs {
    /// Reads `{"routes":[…],"types":[…]}`, or `[…]` with one type for all, the root first.
    ///
    /// The item of a route is its text as it stands in the source.
    init(routes source: [UInt8], type: String?) throws(NavigationPathError) {
        var text = RoutesText()
        do throws(JSONError) {
            var scanner = JSONScanner(.rfc8259)
            try read(&text, in: source, &scanner)
        } catch {
            throw .invalidJSON(error)
        }
        let routes = try text.checkedRoutes()
        let tags = try self.tags(for: routes, in: text, type: type)
        let tagBytes = bytes
        setPairs(tags, items: routes, in: source)
        // White space around a route is the layout of whoever wrote the text, and goes. But if the text is exactly
        // an answer of ours, it was part of the item, and stays: so encoding gives back what was decoded.
        let spaced = routes.map { withSpaceAround($0, in: source) }
        guard text.isObject, spaced != routes else { return }
        let trimmed = self
        bytes = tagBytes
        setPairs(tags, items: spaced, in: source)
        var answer: [UInt8] = []
        appendRoutes(to: &answer)
        if answer != source { self = trimmed }
    }

    private mutating func setPairs(_ tags: [Range<Int>], items: [Range<Int>], in source: [UInt8]) {
        pairs = zip(tags, items).map { tag, item in Pair(tag: tag, item: append(source[item])) }
    }

    private mutating func tags(
        for routes: [Range<Int>], in text: RoutesText, type: String?
    ) throws(NavigationPathError) -> [Range<Int>] {
        if let types = text.types {
            if let index = types.firstOther { throw .typeNotAString(index: index) }
            guard types.ranges.count == routes.count else {
                throw .countsDiffer(routes: routes.count, types: types.ranges.count)
            }
            return types.ranges
        }
        if text.hasTypes { throw .typesNotAnArray }
        if routes.isEmpty { return [] }
        guard let type else { throw .missingTypes }
        return Array(repeating: append(type.utf8), count: routes.count)
    }

    private mutating func read(
        _ text: inout RoutesText, in source: [UInt8], _ scanner: inout JSONScanner
    ) throws(JSONError) {
        let token = try scanner.next(in: source[...])
        if token == .beginArray {
            text.routes = try elements(in: source, &scanner)
        } else if token == .beginObject {
            text.isObject = true
            while try scanner.next(in: source[...]) == .key {
                let isRoutes = scanner.hasText("routes", in: source)
                let isTypes = scanner.hasText("types", in: source)
                let token = try scanner.next(in: source[...])
                if isRoutes && token == .beginArray {
                    text.routes = try elements(in: source, &scanner)
                } else if isTypes && token == .beginArray {
                    text.types = try readStrings(in: source, &scanner)
                } else {
                    try scanner.skipRest(of: token, in: source[...])
                }
                text.hasRoutes = text.hasRoutes || isRoutes
                text.hasTypes = text.hasTypes || isTypes
            }
        }
        try scanner.check(source[...])
    }

    /// Where the elements of the array stand that `scanner` has just opened.
    private func elements(in source: [UInt8], _ scanner: inout JSONScanner) throws(JSONError) -> [Range<Int>] {
        // A route may be as deep as any JSON, whatever it stands in here.
        let maximumDepth = scanner.maximumDepth
        scanner.maximumDepth = scanner.depth + JSONValue.maximumDepth
        defer { scanner.maximumDepth = maximumDepth }
        var elements: [Range<Int>] = []
        while true {
            let token = try scanner.next(in: source[...])
            if token == .endArray { return elements }
            let start = scanner.tokenRange.lowerBound
            try scanner.skipRest(of: token, in: source[...])
            elements.append(start..<scanner.tokenRange.upperBound)
        }
    }

    private func withSpaceAround(_ range: Range<Int>, in source: [UInt8]) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start > 0, source[start - 1].isJSONSpace { start -= 1 }
        while end < source.count, source[end].isJSONSpace { end += 1 }
        return start..<end
    }
}

/// What was found in a text that should hold routes.
private struct RoutesText {
    var isObject = false
    var hasRoutes = false
    var hasTypes = false
    var routes: [Range<Int>]?
    var types: PathPairs.Strings?

    func checkedRoutes() throws(NavigationPathError) -> [Range<Int>] {
        if let routes { return routes }
        guard isObject else { throw .notRoutes }
        throw hasRoutes ? .routesNotAnArray : .missingRoutes
    }
}
