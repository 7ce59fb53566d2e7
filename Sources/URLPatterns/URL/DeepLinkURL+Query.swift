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
            var end = start
            var equals: Int?
            while true {
                end = skip(.item, from: end, to: range.upperBound)
                guard end < range.upperBound, text[end] != UInt8(ascii: "&") else { break }
                if equals == nil, text[end] == UInt8(ascii: "=") { equals = end }
                end += 1
            }
            if end > start {
                let key = decode(start..<(equals ?? end), plusIsSpace: plusIsSpace)
                var value: Range<Int>?
                if let equals { value = decode(equals + 1..<end, plusIsSpace: plusIsSpace) }
                list.append(QueryItem(key: key, value: value))
            }
            start = end + 1
        }
    }
}
