/// The parts of a made-up URL behind its origin: a proof that patterns fit it.
package struct SampleURL: Sendable, Hashable {
    package struct Segment: Sendable, Hashable {
        /// Decoded; of a run of segments the text with the slashes between them.
        package var text: [UInt8]
        package var isRun = false

        /// As a URL holds it.
        package var encoded: [UInt8] {
            guard isRun else { return PercentEncoding.path(text) }
            let pieces = text.split(separator: 0x2f, omittingEmptySubsequences: false)
            return Array(pieces.map { PercentEncoding.path($0) }.joined(separator: [0x2f]))
        }
    }

    package struct Item: Sendable, Hashable {
        package var key: [UInt8]
        /// Nil for a key without `=`.
        package var value: [UInt8]?
    }

    package var segments: [Segment] = []
    package var items: [Item] = []
    /// As a URL holds it.
    package var fragment: [UInt8]?

    /// `?x=1`, or nothing.
    package var query: [UInt8] {
        var text: [UInt8] = []
        for item in items {
            text.append(text.isEmpty ? 0x3f : 0x26)
            text += PercentEncoding.query(item.key)
            if let value = item.value { text += [0x3d] + PercentEncoding.query(value) }
        }
        return text
    }

    /// `/a/b?x=1#top`: the URL as a path of its app.
    package var path: [UInt8] {
        var text: [UInt8] = segments.isEmpty ? [0x2f] : []
        for segment in segments { text += [0x2f] + segment.encoded }
        text += query
        if let fragment { text += [0x23] + fragment }
        return text
    }
}

/// Combines a list of choices for each place: the first ones together, then each place varied alone, then all of them.
enum Combinations {
    static func of<Element>(_ lists: [[Element]], limit: Int) -> [[Element]] {
        guard lists.allSatisfy({ !$0.isEmpty }) else { return [] }
        var rows = [lists.map { $0[0] }]
        if limit <= 1 { return rows }
        for (place, list) in lists.enumerated() {
            for element in list.dropFirst() {
                if rows.count >= limit { return rows }
                var row = rows[0]
                row[place] = element
                rows.append(row)
            }
        }
        let longest = lists.map(\.count).max() ?? 0
        for index in 1..<max(longest, 1) where lists.count > 1 && rows.count < limit {
            rows.append(lists.map { $0[index % $0.count] })
        }
        return rows
    }
}
