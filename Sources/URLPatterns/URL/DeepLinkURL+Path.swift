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
    mutating func readSegments(
        from start: Int, to end: Int, until pathEnd: PathEnd, into segments: inout [Segment]
    ) throws(DeepLinkURLError) -> Int {
        let floor = segments.count
        var place = start
        if place < end, text[place] == UInt8(ascii: "/") { place += 1 }
        var slashes = 1
        while true {
            let (part, next) = try readSegment(from: place, to: end, until: pathEnd)
            if part.isEmpty {
                slashes += 1
            } else if part.count <= 2, text[part.lowerBound] == UInt8(ascii: "."),
                text[part.upperBound - 1] == UInt8(ascii: ".")
            {
                if part.count == 2 {
                    if slashes > 1 {
                        slashes -= 1
                    } else if segments.count > floor, let last = segments.popLast() {
                        slashes = last.slashesBefore
                    }
                }
            } else {
                guard segments.count < DeepLinkURLReader.maximumSegments else {
                    throw DeepLinkURLError(.tooManySegments, at: place)
                }
                segments.append(Segment(text: part, slashesBefore: slashes))
                slashes = 1
            }
            guard next < end, text[next] == UInt8(ascii: "/") else { return next }
            place = next + 1
        }
    }

    /// Checks and decodes one segment, and tells where it ended: at a slash or at the end of the path.
    @inline(__always)
    mutating func readSegment(
        from start: Int, to end: Int, until pathEnd: PathEnd
    ) throws(DeepLinkURLError) -> (text: Range<Int>, end: Int) {
        var place = start
        var isEscaped = false
        while true {
            place = skip(.segment, from: place, to: end)
            guard place < end else { break }
            let byte = text[place]
            if byte == UInt8(ascii: "/") { break }
            if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
                if pathEnd == .query || (pathEnd == .innerQuery && byte == UInt8(ascii: "?")) { break }
                place += 1
                continue
            }
            let character = try URLCharacter(text, at: place, end: end)
            if character.isControl { throw DeepLinkURLError(.controlCharacter, at: place) }
            isEscaped = isEscaped || byte == UInt8(ascii: "%")
            place += character.length
        }
        return (isEscaped ? decode(start..<place) : start..<place, place)
    }
}
