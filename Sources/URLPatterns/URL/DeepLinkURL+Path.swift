extension DeepLinkURL {
    /// Where a path ends.
    enum PathEnd {
        /// At the first `?` or `#`.
        case query
        /// At the first `?`: a fragment that is read as a path.
        case innerQuery
        /// Nowhere before its last byte.
        case none
    }

    /// Appends the segments from `start` on, and tells where the path ended.
    ///
    /// Split first, decoded after; dot segments are resolved as they come (RFC 3986, 5.2.4). Empty segments count
    /// for that, so `/a//../b` is `/a/b`; then they are no more than slashes before the next segment. Segments that
    /// are there already (a custom scheme's authority) are out of reach of `..`.
    static func readSegments(
        _ bytes: Span<UInt8>, from start: Int, to end: Int, until pathEnd: PathEnd,
        into segments: inout [Segment], text: inout [UInt8]
    ) throws(DeepLinkURLError) -> Int {
        let floor = segments.count
        var place = start
        if place < end, bytes[place] == UInt8(ascii: "/") { place += 1 }
        var slashes = 1
        while true {
            let first = text.count
            let next = try readSegment(bytes, from: place, to: end, until: pathEnd, into: &text)
            let length = text.count - first
            if length == 0 {
                slashes += 1
            } else if length <= 2, text[first] == UInt8(ascii: "."), text[text.count - 1] == UInt8(ascii: ".") {
                text.removeLast(length)
                if length == 2 {
                    if slashes > 1 {
                        slashes -= 1
                    } else if segments.count > floor, let last = segments.popLast() {
                        text.removeLast(last.text.count)
                        slashes = last.slashesBefore
                    }
                }
            } else {
                guard segments.count < DeepLinkURLReader.maximumSegments else {
                    throw DeepLinkURLError(.tooManySegments, at: place)
                }
                segments.append(Segment(text: first..<text.count, slashesBefore: slashes))
                slashes = 1
            }
            guard next < end, bytes[next] == UInt8(ascii: "/") else { return next }
            place = next + 1
        }
    }

    /// Appends the decoded text of one segment, and tells where it ended: at a slash or at the end of the path.
    @inline(__always)
    static func readSegment(
        _ bytes: Span<UInt8>, from start: Int, to end: Int, until pathEnd: PathEnd, into text: inout [UInt8]
    ) throws(DeepLinkURLError) -> Int {
        var place = start
        while place < end {
            let byte = bytes[place]
            if ByteSet.segment.contains(byte) {
                text.append(byte)
                place += 1
                continue
            }
            switch byte {
            case UInt8(ascii: "/"): return place
            case UInt8(ascii: "?") where pathEnd != .none: return place
            case UInt8(ascii: "#") where pathEnd == .query: return place
            case UInt8(ascii: "?"), UInt8(ascii: "#"):
                text.append(byte)
                place += 1
            default:
                let character = try URLCharacter(bytes, at: place, end: end)
                if character.isControl { throw DeepLinkURLError(.controlCharacter, at: place) }
                character.append(to: &text)
                place += character.length
            }
        }
        return place
    }
}
