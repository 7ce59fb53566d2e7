extension Pattern {
    /// Reads a pattern.
    ///
    /// - Parameters:
    ///   - source: The text, as it stands in a table.
    ///   - types: The names that the table declares in `types`.
    ///   - isNested: A nested pattern may lack its path: `?page={page:int}`, `#top`.
    ///   - hosts: Turns hosts beyond ASCII in `url(…)` into ASCII.
    /// - Throws: `PatternError` with the bytes at fault.
    public init(
        _ source: String, types: NamedTypes = NamedTypes(), isNested: Bool = false, hosts: HostToASCII? = nil
    ) throws(PatternError) {
        self.init(source: source)
        var reader = PatternReader(source: source, types: types, hosts: hosts)
        if reader.next == UInt8(ascii: "/") {
            path = try reader.readPath()
            sourceParts.path = reader.text(0..<reader.position)
        } else if !isNested || (reader.next != UInt8(ascii: "?") && reader.next != UInt8(ascii: "#")) {
            let hasScheme = reader.bytes.firstIndex(of: UInt8(ascii: ":")).map {
                reader.bytes[$0...].starts(with: "://".utf8)
            }
            throw reader.fail(hasScheme ?? false ? .wholeURL : .missingSlash, 0..<min(1, reader.bytes.count))
        }
        if reader.next == UInt8(ascii: "?") {
            reader.position += 1
            let start = reader.position
            query = try reader.readQuery(until: [UInt8(ascii: "#")])
            sourceParts.query = reader.text(start..<reader.position)
        }
        if reader.next == UInt8(ascii: "#") {
            reader.position += 1
            let start = reader.position
            fragment = try reader.readFragment()
            sourceParts.fragment = reader.text(start..<reader.position)
        }
        remarks = reader.remarks
        try check()
    }

    /// The pattern of a nested link below this one: paths joined with one slash, queries joined.
    public func appending(_ child: Pattern) throws(PatternError) -> Pattern {
        let whole = 0..<child.source.utf8.count
        if !child.path.isEmpty {
            if case .one(.whole(let last))? = path.last, !last.presence.isRequired {
                throw PatternError(.belowOptional, at: whole)
            }
            if case .many? = path.last {
                guard case .one(.literal) = child.path[0] else {
                    throw PatternError(.belowManyWithoutLiteral, at: whole)
                }
            }
        }
        if fragment != nil, child.fragment != nil { throw PatternError(.twoFragments, at: whole) }
        let joined = sourceParts.appending(child.sourceParts, hasPath: !child.path.isEmpty)
        var result = Pattern(source: joined.joined)
        result.sourceParts = joined
        result.path = path + child.path
        result.query = query + child.query
        result.fragment = fragment ?? child.fragment
        do { try result.check() } catch { throw PatternError(error.reason, at: whole) }
        return result
    }
}

extension Pattern.SourceParts {
    /// - Parameter hasPath: False for a child that adds no segment, like `/`.
    fileprivate func appending(_ child: Self, hasPath: Bool) -> Self {
        var result = self
        if hasPath {
            while result.path.utf8.last == UInt8(ascii: "/") { result.path.removeLast() }
            result.path += child.path
        } else if path.isEmpty {
            result.path = child.path
        }
        let queries = [query, child.query].compactMap(\.self)
        result.query = queries.isEmpty ? nil : queries.joined(separator: "&")
        result.fragment = fragment ?? child.fragment
        return result
    }
}

extension PatternReader {
    mutating func readPath() throws(PatternError) -> [Pattern.PathPart] {
        var parts: [Pattern.PathPart] = []
        let stops = [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")]
        while next == UInt8(ascii: "/") {
            position += 1
            if next == nil || next == UInt8(ascii: "?") || next == UInt8(ascii: "#") { break }
            if parts.count == DeepLinkURLReader.maximumSegments { throw fail(.tooManySegments) }
            parts.append(try readSegment(until: stops))
        }
        return parts
    }

    private mutating func readSegment(until stops: [UInt8]) throws(PatternError) -> Pattern.PathPart {
        let start = position
        let (pieces, raw) = try readValue(until: stops)
        if pieces.isEmpty { throw fail(.emptySegment, max(0, start - 1)..<min(start + 1, bytes.count)) }
        if pieces.count == 1, let many = raw.first, let minimum = many.many {
            return .many(Pattern.Many(name: many.name, type: many.type, minimum: minimum, range: many.range))
        }
        for capture in raw where capture.type.list == .repeated { throw fail(.listOutsideQuery, capture.range) }
        let value = try value(pieces, raw)
        if case .literal(let text) = value {
            if text == [0x2e] || text == [0x2e, 0x2e] { throw fail(.dotSegment, start..<position) }
            remark(onText: start..<position)
        }
        return .one(value)
    }

    mutating func readQuery(until stops: [UInt8]) throws(PatternError) -> [Pattern.QueryPart] {
        var parts: [Pattern.QueryPart] = []
        while true {
            let start = position
            let part = try readQueryPart(until: stops)
            if let key = part.key, parts.contains(where: { $0.key == key }) {
                let end = bytes[start..<position].firstIndex(of: UInt8(ascii: "=")) ?? position
                throw fail(.repeatedKey(String(decoding: key, as: UTF8.self)), start..<end)
            }
            parts.append(part)
            guard next == UInt8(ascii: "&") else { return parts }
            position += 1
        }
    }

    private mutating func readQueryPart(until stops: [UInt8]) throws(PatternError) -> Pattern.QueryPart {
        let start = position
        let ends = stops + [UInt8(ascii: "&")]
        if next == UInt8(ascii: "{") {
            let rest = try readCapture()
            guard rest.many == 0, !rest.hasType, next == nil || ends.contains(bytes[position]) else {
                throw fail(.restNotAlone, start..<position)
            }
            return .rest(Pattern.Capture(name: rest.name, type: rest.type, presence: .required, range: rest.range))
        }
        var key = try readText(until: ends + [UInt8(ascii: "=")])
        if next == UInt8(ascii: "{") { throw fail(.restNotAlone) }
        let bracketed = key.suffix(2) == Array("[]".utf8)[...]
        if bracketed { key.removeLast(2) }
        if key.isEmpty { throw fail(.emptyKey, start..<min(position + 1, bytes.count)) }
        guard next == UInt8(ascii: "=") else {
            if bracketed { throw fail(.expected("\"={name}\" after \"[]\"")) }
            remark(onQuery: start..<position)
            return .present(key: key)
        }
        position += 1
        let valueStart = position
        var (pieces, raw) = try readValue(until: ends)
        if pieces.isEmpty { throw fail(.emptyValue, start..<valueStart) }
        if bracketed {
            guard pieces.count == 1, case .capture(var capture) = pieces[0], capture.type.list != .commas,
                raw[0].many == nil
            else { throw fail(.expected("one capture after \"[]=\", as in tags[]={tags}"), valueStart..<position) }
            if !capture.presence.isRequired { throw fail(.listOptional, capture.range) }
            capture.type.list = .repeated
            pieces = [.capture(capture)]
            raw[0].type.list = .repeated
        }
        if raw.isEmpty {
            remark(onText: valueStart..<position)
            remark(onQuery: start..<position)
        }
        return .item(key: key, value: try value(pieces, raw), bracketed: bracketed)
    }

    /// A fragment is a path where a slash stands outside braces, a query where "=" does, else one value.
    mutating func readFragment() throws(PatternError) -> Pattern.FragmentPart {
        let start = position
        if next == nil { throw fail(.emptyFragment, start - 1..<start) }
        let hasSlash = hasOutsideBraces(UInt8(ascii: "/"))
        let hasEquals = hasOutsideBraces(UInt8(ascii: "="))
        if hasSlash, hasEquals { throw fail(.mixedFragment, start..<bytes.count) }
        if hasEquals { return .query(try readQuery(until: [])) }
        if hasSlash {
            var parts: [Pattern.PathPart] = []
            if next == UInt8(ascii: "/") { position += 1 }
            while next != nil {
                parts.append(try readSegment(until: [UInt8(ascii: "/")]))
                if next != nil { position += 1 }
            }
            return .path(parts)
        }
        let (pieces, raw) = try readValue(until: [])
        for capture in raw where capture.type.list == .repeated { throw fail(.listOutsideQuery, capture.range) }
        return .value(try value(pieces, raw))
    }

    private func hasOutsideBraces(_ byte: UInt8) -> Bool {
        var copy = self
        while let current = copy.next {
            if current == UInt8(ascii: "{") {
                guard (try? copy.readCapture()) != nil else { return false }
            } else if current == byte {
                return true
            } else {
                copy.position += 1
            }
        }
        return false
    }
}
