extension PatternTable.Builder {
    /// One step for each variant but the first, and what splitting the values of their queries costs.
    func cost(of variants: [Int]) -> Int {
        variants.reduce(-1) { sum, variant in
            let pattern = table.patterns[table.variantPatterns[variant]]
            return BoundFinder.sum(sum, 1 + cost(of: pattern.query) + cost(of: pattern.fragment))
        }
    }

    private func cost(of query: [Pattern.QueryPart]) -> Int {
        query.reduce(0) { sum, part in
            guard case .item(_, let value, _) = part else { return sum }
            return BoundFinder.sum(sum, BoundFinder.splitting(value))
        }
    }

    /// A fragment is compared with one pattern after the other: a run in its middle is met with each segment.
    private func cost(of fragment: Pattern.FragmentPart?) -> Int {
        switch fragment {
        case .value(let value): BoundFinder.splitting(value)
        case .query(let parts): cost(of: parts)
        case .path(let parts):
            parts.enumerated().reduce(0) { sum, part in
                switch part.element {
                case .one(let value): BoundFinder.sum(sum, BoundFinder.splitting(value))
                case .many where part.offset == parts.count - 1: sum
                case .many: BoundFinder.sum(sum, DeepLinkURLReader.maximumSegments)
                }
            }
        case nil: 0
        }
    }

    mutating func terminals(_ variants: [Int]) -> Range<Int> {
        let start = table.terminals.count
        var groups: [(keys: [Int], variants: [Int], lists: [Int: [Int]])] = []
        var known: [[Int]: Int] = [:]
        for variant in variants {
            let literal = literalKeys(table.variantPatterns[variant])
            let keys = literal.map(\.key)
            let group = known[keys, default: groups.count]
            if group == groups.count { groups.append((keys, [], [:])) }
            known[keys] = group
            groups[group].variants.append(variant)
            if keys.isEmpty { continue }
            var composite: [UInt8] = []
            for (_, text) in literal { PatternTable.append(text, 0..<text.count, to: &composite) }
            let next = table.queryLists.count
            let list = table.literalQueries.insert(scope: start + group, key: composite, make: { next })
            if list == next { table.queryLists.append(0..<0) }
            groups[group].lists[list, default: []].append(variant)
        }
        for (group, (keys, variants, lists)) in groups.enumerated() {
            table.terminalKeys += keys
            var terminal = PatternTable.Terminal(
                keys: table.terminalKeys.count - keys.count..<table.terminalKeys.count, scope: start + group,
                variants: 0..<0, best: variants.min() ?? .max)
            if keys.isEmpty {
                terminal.variants = append(variants)
                terminal.cost = cost(of: variants)
            }
            for (list, variants) in lists {
                table.queryLists[list] = append(variants)
                terminal.cost = max(terminal.cost, cost(of: variants))
            }
            table.terminals.append(terminal)
        }
        table.terminals[start...].sort { $0.best < $1.best }
        return start..<table.terminals.count
    }

    mutating func append(_ variants: [Int]) -> Range<Int> {
        table.variantLists += variants
        return table.variantLists.count - variants.count..<table.variantLists.count
    }

    /// The query keys that a pattern asks to be literal, in the order of their numbers.
    func literalKeys(_ pattern: Int) -> [(key: Int, text: [UInt8])] {
        table.queryTests[table.entries[pattern].query].compactMap { test in
            guard case .item(_, .literal(let text), _) = table.patterns[pattern].query[test.part] else {
                return nil
            }
            return (test.key, text)
        }.sorted { $0.key < $1.key }
    }
}

extension PatternTable {
    /// One value of a composite key: its length, then its bytes, so that no two lists of values give the same key.
    static func append(_ text: [UInt8], _ range: Range<Int>, to composite: inout [UInt8]) {
        appendLength(range.count, &composite)
        for index in range { composite.append(text[index]) }
    }

    private static func appendLength(_ length: Int, _ composite: inout [UInt8]) {
        composite.append(UInt8(truncatingIfNeeded: length >> 8))
        composite.append(UInt8(truncatingIfNeeded: length))
    }
}
