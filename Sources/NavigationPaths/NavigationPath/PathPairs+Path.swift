extension PathPairs {
    /// Reads `["tag","item",…]`, the last pair first, and checks that each item is JSON.
    init(path source: [UInt8]) throws(NavigationPathError) {
        // The strings of a path take less room than its text.
        bytes.reserveCapacity(source.count)
        var scanner = JSONScanner(.rfc8259)
        var strings: Strings?
        do throws(JSONError) {
            if try scanner.next(in: source[...]) == .beginArray { strings = try readStrings(in: source, &scanner) }
            try scanner.check(source[...])
        } catch {
            throw .invalidJSON(error)
        }
        guard let strings else { throw .notAnArray }
        if let index = strings.firstOther {
            throw index.isMultiple(of: 2) ? .tagNotAString(index: index) : .itemNotAString(index: index)
        }
        guard strings.ranges.count.isMultiple(of: 2) else { throw .oddCount(strings.ranges.count) }
        pairs.reserveCapacity(strings.ranges.count / 2)
        for index in stride(from: strings.ranges.count - 2, through: 0, by: -2) {
            pairs.append(Pair(tag: strings.ranges[index], item: strings.ranges[index + 1]))
        }
        try checkItems()
    }

    private func checkItems() throws(NavigationPathError) {
        var scanner = JSONScanner(.rfc8259)
        // In the order of the text, so that its first mistake is the one that is named.
        for index in pairs.indices.reversed() {
            let range = pairs[index].item
            scanner.restart()
            do throws(JSONError) {
                try scanner.check(bytes[range])
            } catch {
                let place = (pairs.count - 1 - index) * 2 + 1
                throw .itemNotJSON(index: place, error)
            }
        }
    }

    /// An array of strings that was read: where they stand in `bytes`, and the first element that is none.
    struct Strings {
        var ranges: [Range<Int>] = []
        var firstOther: Int?
    }

    /// Reads the rest of the array that `scanner` has just opened.
    mutating func readStrings(in source: [UInt8], _ scanner: inout JSONScanner) throws(JSONError) -> Strings {
        var strings = Strings()
        strings.ranges.reserveCapacity(16)
        var count = 0
        while true {
            let token = try scanner.next(in: source[...])
            switch token {
            case .endArray: return strings
            case .string:
                let range =
                    scanner.isEscaped ? append(scanner.decoded) : append(source[scanner.contentRange(in: source[...])])
                strings.ranges.append(range)
            default:
                strings.firstOther = strings.firstOther ?? count
                try scanner.skipRest(of: token, in: source[...])
            }
            count += 1
        }
    }
}
