extension DeepLinkURL {
    /// Reads `name:`, and tells what is after it.
    mutating func readScheme(_ bytes: Span<UInt8>) throws(DeepLinkURLError) -> Int {
        var place = 0
        while place < bytes.count, ByteSet.scheme.contains(bytes[place]) {
            text.append(bytes[place].lowercased)
            place += 1
        }
        guard place < bytes.count, bytes[place] == UInt8(ascii: ":"), place > 0, bytes[0].isLetter else {
            // What may stand in no URL is told first: `<https://a.b>` does have a scheme.
            if place < bytes.count, bytes[place] < 0x80, !ByteSet.plain.contains(bytes[place]),
                bytes[place] != UInt8(ascii: "%")
            {
                _ = try URLCharacter(bytes, at: place, end: bytes.count)
            }
            throw DeepLinkURLError(.noScheme, at: 0)
        }
        scheme = 0..<text.count
        isWeb = text == Self.https || text == Self.http
        return place + 1
    }

    private static let http = Array("http".utf8)
    private static let https = Array("https".utf8)

    /// A custom scheme's authority, `name://first/…`, is its first segment. It may hold `:`, `@` and escapes.
    mutating func readFirstSegment(_ bytes: Span<UInt8>, from start: Int) throws(DeepLinkURLError) -> Int {
        guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/"), bytes[start + 1] == UInt8(ascii: "/") else {
            return start
        }
        let first = text.count
        let end = try Self.readSegment(bytes, from: start + 2, to: bytes.count, until: .query, into: &text)
        if text.count > first { segments.append(Segment(text: first..<text.count, slashesBefore: 1)) }
        return end
    }

    /// Finds the query and the fragment from `start` on, and checks them, so that decoding them cannot fail.
    mutating func checkQueryAndFragment(_ bytes: Span<UInt8>, from start: Int) throws(DeepLinkURLError) {
        var place = start
        while place < bytes.count {
            let byte = bytes[place]
            if ByteSet.plain.contains(byte) {
                if byte == UInt8(ascii: "#"), fragment == nil {
                    if query != nil { query = start + 1..<place }
                    fragment = place + 1..<bytes.count
                } else if place == start {
                    query = start + 1..<bytes.count
                }
                place += 1
            } else {
                place += try URLCharacter(bytes, at: place, end: bytes.count).length
            }
        }
    }
}
