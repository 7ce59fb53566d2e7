extension DeepLinkURL {
    /// Reads `host[:port]` from `start` on, and tells where it ended: before the colon, where no default port means
    /// that none is expected.
    mutating func readAuthority(
        from start: Int, defaultPort: Int?, hostToASCII: HostToASCII?
    ) throws(DeepLinkURLError) -> Int {
        do {
            let hostEnd = try readHost(from: start, hostToASCII: hostToASCII)
            guard let defaultPort, hostEnd < count, text[hostEnd] == UInt8(ascii: ":") else { return hostEnd }
            let end = try readPort(from: hostEnd + 1)
            if port == defaultPort { port = nil }
            return end
        } catch {
            // User information is told first: its parts are not to be taken for a host or a port.
            _ = try endOfAuthority(from: start)
            throw error
        }
    }

    private mutating func readHost(from start: Int, hostToASCII: HostToASCII?) throws(DeepLinkURLError) -> Int {
        if start < count, text[start] == UInt8(ascii: "[") { return try readIPv6(from: start) }
        let (end, isConverted) = try readName(from: start, to: count)
        if end == count || Self.endsHost(text[end]) {
            guard end > start else { throw DeepLinkURLError(.emptyHost, at: start) }
            // What claims to be converted must be what the conversion gives.
            if isConverted, let hostToASCII { try convertHost(start..<end, hostToASCII) }
            return end
        }
        guard text[end] >= 0x80 else {
            throw DeepLinkURLError(text[end] == UInt8(ascii: "%") ? .escapeInHost : .malformedHost, at: end)
        }
        guard let hostToASCII else { throw DeepLinkURLError(.nonASCIIHost, at: end) }
        let authority = text[start..<(try endOfAuthority(from: start))]
        let name = authority.prefix { $0 != UInt8(ascii: ":") }
        if let escape = name.firstIndex(of: UInt8(ascii: "%")) { throw DeepLinkURLError(.escapeInHost, at: escape) }
        try convertHost(start..<name.endIndex, hostToASCII)
        return name.endIndex
    }

    private static func endsHost(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }

    /// Where the first `/`, `?` or `#` stands. Refuses user information, and what may stand in no URL.
    private func endOfAuthority(from start: Int) throws(DeepLinkURLError) -> Int {
        var place = start
        while true {
            place = skip(.authority, from: place, to: count)
            guard place < count else { return place }
            switch text[place] {
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return place
            case UInt8(ascii: "@"): throw DeepLinkURLError(.userInformation, at: place)
            default: place += try URLCharacter(text, at: place, end: count).length
            }
        }
    }

    private mutating func readIPv6(from start: Int) throws(DeepLinkURLError) -> Int {
        let end = try endOfAuthority(from: start)
        guard let bracket = text[start..<end].firstIndex(of: UInt8(ascii: "]")),
            bracket + 1 == end || text[bracket + 1] == UInt8(ascii: ":"),
            let address = IPv6Address(text[start + 1..<bracket])
        else { throw DeepLinkURLError(.malformedIPv6, at: start) }
        let first = text.count
        address.append(to: &text)
        host = first..<text.count
        return bracket + 1
    }

    /// The number after the colon; none is allowed there too (`https://host:/`, RFC 3986, 3.2.3).
    private mutating func readPort(from start: Int) throws(DeepLinkURLError) -> Int {
        var number = 0
        var place = start
        while place < count, text[place].isDigit, number <= 65_535 {
            number = number * 10 + Int(text[place] &- 0x30)
            place += 1
        }
        guard number <= 65_535, place == count || (Self.endsHost(text[place]) && text[place] != UInt8(ascii: ":"))
        else {
            throw DeepLinkURLError(.malformedPort, at: start)
        }
        if place > start { port = number }
        return place
    }
}
