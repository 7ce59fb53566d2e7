extension DeepLinkURL {
    /// Reads what stands after the authority. Query and fragment are checked, so that decoding them cannot fail.
    mutating func readPathQueryAndFragment(from start: Int) throws(DeepLinkURLError) {
        var path: [Segment] = []
        swap(&path, &segments)
        let end = try readSegments(from: start, to: count, until: .query, into: &path)
        swap(&path, &segments)
        var place = end
        if place < count, text[place] == UInt8(ascii: "?") {
            place = try check(.query, from: place + 1)
            query = end + 1..<place
        }
        if place < count {
            fragment = place + 1..<count
            _ = try check(.plain, from: place + 1)
        }
    }

    /// The first `#` that `set` does not hold, or the end.
    private func check(_ set: ByteSet, from start: Int) throws(DeepLinkURLError) -> Int {
        var place = start
        while true {
            place = skip(set, from: place, to: count)
            guard place < count, text[place] != UInt8(ascii: "#") else { return place }
            place += try URLCharacter(text, at: place, end: count).length
        }
    }
}
