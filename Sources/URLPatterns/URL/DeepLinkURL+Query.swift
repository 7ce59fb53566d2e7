extension DeepLinkURL {
    /// Fills `items` from the query, and after it from the query inside a fragment that is read as a path.
    ///
    /// ```
    /// a=1&&b&c=x=y%26z    ("a", "1"), ("b", nil), ("c", "x=y&z")
    /// ```
    /// Pieces are split at `&`, empty ones skipped; keys end at the first `=`. Calling it again reads again.
    public mutating func readQuery(plusIsSpace: Bool) {
        var list: [QueryItem] = []
        swap(&list, &items)
        if !list.isEmpty { list.removeAll(keepingCapacity: true) }
        if let query { appendItems(of: query, plusIsSpace: plusIsSpace, to: &list) }
        if let hashQuery { appendItems(of: hashQuery, plusIsSpace: plusIsSpace, to: &list) }
        swap(&list, &items)
    }

    /// Fills `fragmentItems`: the fragment as a query. Calling it again reads again.
    public mutating func readFragmentQuery(plusIsSpace: Bool) {
        var list: [QueryItem] = []
        swap(&list, &fragmentItems)
        if !list.isEmpty { list.removeAll(keepingCapacity: true) }
        if let fragment { appendItems(of: fragment, plusIsSpace: plusIsSpace, to: &list) }
        swap(&list, &fragmentItems)
    }

    private mutating func appendItems(of range: Range<Int>, plusIsSpace: Bool, to list: inout [QueryItem]) {
        var start = range.lowerBound
        while start < range.upperBound {
            let piece = nextPiece(start, range.upperBound, plusIsSpace)
            if piece.end > start {
                let key = start..<(piece.equals ?? piece.end)
                let value = piece.equals.map { $0 + 1..<piece.end }
                if piece.isEncoded {
                    let key = decode(key, plusIsSpace: plusIsSpace)
                    list.append(QueryItem(key: key, value: value.map { decode($0, plusIsSpace: plusIsSpace) }))
                } else {
                    list.append(QueryItem(key: key, value: value))
                }
            }
            start = piece.end + 1
        }
    }

    /// Where the piece from `start` on ends, where its first `=` stands, and whether it must be decoded.
    private func nextPiece(
        _ start: Int, _ limit: Int, _ plusIsSpace: Bool
    ) -> (end: Int, equals: Int?, isEncoded: Bool) {
        let slice = text[...]
        let text = slice.span
        var equals: Int?
        var isEncoded = false
        var end = start
        while end < limit {
            let byte = text[end]
            if !ByteSet.item.contains(byte) {
                if byte == UInt8(ascii: "&") { break }
                if byte == UInt8(ascii: "=") {
                    if equals == nil { equals = end }
                } else if byte == UInt8(ascii: "%") || (plusIsSpace && byte == UInt8(ascii: "+")) {
                    isEncoded = true
                }
            }
            end &+= 1
        }
        return (end, equals, isEncoded)
    }
}
