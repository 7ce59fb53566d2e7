extension DeepLinkURL {
    /// Reads `host[:port]` from `start` on, and tells where it ended.
    mutating func readAuthority(
        _ bytes: Span<UInt8>, from start: Int, defaultPort: Int, hostToASCII: HostToASCII?
    ) throws(DeepLinkURLError) -> Int {
        let end = try Self.endOfAuthority(bytes, from: start)
        var hostEnd = start
        if start < end, bytes[start] == UInt8(ascii: "[") {
            while hostEnd < end, bytes[hostEnd] != UInt8(ascii: "]") { hostEnd += 1 }
            guard hostEnd < end, hostEnd + 1 == end || bytes[hostEnd + 1] == UInt8(ascii: ":") else {
                throw DeepLinkURLError(.malformedIPv6, at: start)
            }
            hostEnd += 1
        } else {
            while hostEnd < end, bytes[hostEnd] != UInt8(ascii: ":") { hostEnd += 1 }
        }
        host = try HostReader.read(bytes, start..<hostEnd, hostToASCII: hostToASCII, into: &text)
        if hostEnd < end {
            let written = try Self.port(bytes, hostEnd + 1..<end)
            port = written == defaultPort ? nil : written
        }
        return end
    }

    /// Where the first `/`, `?` or `#` stands. User information is told here, before its parts are taken for a
    /// host or a port.
    private static func endOfAuthority(_ bytes: Span<UInt8>, from start: Int) throws(DeepLinkURLError) -> Int {
        var place = start
        while place < bytes.count {
            let byte = bytes[place]
            if ByteSet.segment.contains(byte) {
                if byte == UInt8(ascii: "@") { throw DeepLinkURLError(.userInformation, at: place) }
                place += 1
            } else if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
                break
            } else {
                place += try URLCharacter(bytes, at: place, end: bytes.count).length
            }
        }
        return place
    }

    /// The number after the colon; nil for none (`https://host:/` is allowed by RFC 3986, 3.2.3).
    private static func port(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(DeepLinkURLError) -> Int? {
        guard !range.isEmpty else { return nil }
        var number = 0
        for place in range {
            guard bytes[place].isDigit else { throw DeepLinkURLError(.malformedPort, at: range.lowerBound) }
            number = number * 10 + Int(bytes[place] &- 0x30)
            if number > 65_535 { throw DeepLinkURLError(.malformedPort, at: range.lowerBound) }
        }
        return number
    }
}
