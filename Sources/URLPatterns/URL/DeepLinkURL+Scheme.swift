extension DeepLinkURL {
    /// Reads what stands before the path, and tells where that begins.
    mutating func readSchemeAndAuthority(hostToASCII: HostToASCII?) throws(DeepLinkURLError) -> Int {
        let place = try readScheme()
        let hasAuthority =
            count - place >= 2 && text[place] == UInt8(ascii: "/") && text[place + 1] == UInt8(ascii: "/")
        guard isWeb else { return hasAuthority ? try readFirstSegment(from: place + 2) : place }
        guard hasAuthority else { throw DeepLinkURLError(.noSlashes, at: place) }
        return try readAuthority(
            from: place + 2, defaultPort: scheme.count == 4 ? 80 : 443, hostToASCII: hostToASCII)
    }

    /// Reads `name:`, and tells what is after it.
    private mutating func readScheme() throws(DeepLinkURLError) -> Int {
        var end = 0
        var hasCapitals = false
        while true {
            end = skip(.smallScheme, from: end, to: count)
            guard end < count, text[end] != text[end].lowercased else { break }
            hasCapitals = true
            end += 1
        }
        guard end < count, text[end] == UInt8(ascii: ":"), text[0].isLetter else {
            // What may stand in no URL is told first: `<https://a.b>` does have a scheme.
            if end < count, text[end] < 0x80, text[end] != UInt8(ascii: "%"), !ByteSet.plain.contains(text[end]) {
                _ = try URLCharacter(text, at: end, end: count)
            }
            throw DeepLinkURLError(.noScheme, at: 0)
        }
        scheme = hasCapitals ? lowercase(0..<end) : 0..<end
        isWeb = isHTTP(scheme)
        return end + 1
    }

    private func isHTTP(_ scheme: Range<Int>) -> Bool {
        let start = scheme.lowerBound
        guard scheme.count == 4 || (scheme.count == 5 && text[start + 4] == UInt8(ascii: "s")) else { return false }
        return text[start] == UInt8(ascii: "h") && text[start + 1] == UInt8(ascii: "t")
            && text[start + 2] == UInt8(ascii: "t") && text[start + 3] == UInt8(ascii: "p")
    }

    /// A custom scheme's authority, `name://first/…`, is its first segment. It may hold `:`, `@` and escapes.
    private mutating func readFirstSegment(from start: Int) throws(DeepLinkURLError) -> Int {
        let (part, end) = try readSegment(from: start, to: count, until: .query)
        if !part.isEmpty { segments.append(Segment(text: part, slashesBefore: 1)) }
        return end
    }

    /// Takes over scheme, host and port of another URL. For a path that stands for that URL: a redirect.
    public mutating func takeOrigin(of other: borrowing DeepLinkURL) {
        scheme = append(other.text[other.scheme])
        host = append(other.text[other.host])
        isWeb = other.isWeb
        port = other.port
        isPath = false
    }

    private mutating func append(_ part: ArraySlice<UInt8>) -> Range<Int> {
        let start = text.count
        text.append(contentsOf: part)
        return start..<text.count
    }
}
