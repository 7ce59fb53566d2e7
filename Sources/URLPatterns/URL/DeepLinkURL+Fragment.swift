extension DeepLinkURL {
    /// Hash routing: the fragment becomes the path, `https://host/#!/a/b?x=1`.
    ///
    /// `segments` are those of the fragment after an optional `!`, up to its first `?`; `fragment` is nil, and
    /// `readQuery(plusIsSpace:)` reads the URL's own query and then the fragment's. Without a fragment the path is
    /// the root. Read as a path a fragment may be refused: for a decoded control character or for too many
    /// segments. Then nothing has changed.
    public mutating func useFragmentAsPath() throws(DeepLinkURLError) {
        guard let fragment else {
            segments.removeAll(keepingCapacity: true)
            return
        }
        var start = fragment.lowerBound
        if start < fragment.upperBound, text[start] == UInt8(ascii: "!") { start += 1 }
        var path: [Segment] = []
        let end = try readInnerSegments(from: start, to: fragment.upperBound, until: .innerQuery, into: &path)
        segments = path
        hashQuery = end < fragment.upperBound ? end + 1..<fragment.upperBound : nil
        self.fragment = nil
    }

    /// Fills `fragmentSegments`: the fragment as a path, all of it, for patterns with a `/` after `#`.
    ///
    /// Refused as a path would be: for a decoded control character or for too many segments.
    public mutating func readFragmentSegments() throws(DeepLinkURLError) {
        fragmentSegments.removeAll(keepingCapacity: true)
        guard let fragment else { return }
        var path: [Segment] = []
        _ = try readInnerSegments(from: fragment.lowerBound, to: fragment.upperBound, until: .none, into: &path)
        fragmentSegments = path
    }

    /// Reads segments as the reader does, with errors that count from the input as given.
    private mutating func readInnerSegments(
        from start: Int, to end: Int, until pathEnd: PathEnd, into path: inout [Segment]
    ) throws(DeepLinkURLError) -> Int {
        do {
            return try readSegments(from: start, to: end, until: pathEnd, into: &path)
        } catch {
            throw DeepLinkURLError(error.reason, at: error.offset + cut)
        }
    }
}
