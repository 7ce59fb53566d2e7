/// Finds query items that two patterns both fit.
struct QueryIntersection {
    struct Side {
        var parts: [Pattern.QueryPart]
        var folding: Bool
    }

    /// One key: what each side asks of it.
    private struct Group {
        var key: [UInt8]
        var tests: [(part: Pattern.QueryPart, folding: Bool)]
    }

    let checker: ValueChecker
    let limit: Int

    /// Lists of items, the shortest first; nil where some key cannot be as both ask.
    func find(_ left: Side, _ right: Side) -> [[SampleURL.Item]] {
        if left.parts.isEmpty, right.parts.isEmpty { return [[]] }
        var groups: [Group] = []
        for side in [left, right] {
            for part in side.parts {
                guard let key = part.key else { continue }
                let known = groups.firstIndex { group in
                    group.key == key
                        || ((side.folding || group.tests.contains { $0.folding })
                            && group.key.map(\.lowercased) == key.map(\.lowercased))
                }
                if let known {
                    // The spelling of a side that asks for it exactly counts.
                    if !side.folding { groups[known].key = key }
                    groups[known].tests.append((part, side.folding))
                } else {
                    groups.append(Group(key: key, tests: [(part, side.folding)]))
                }
            }
        }
        let lists = groups.map { items(of: $0) }
        return Combinations.of(lists, limit: limit).map { $0.compactMap(\.self) }
    }

    /// What may stand for a key; nil is its absence.
    private func items(of group: Group) -> [SampleURL.Item?] {
        var found: [SampleURL.Item?] = []
        func offer(_ item: SampleURL.Item?) {
            guard found.count < limit, !found.contains(item) else { return }
            if group.tests.allSatisfy({ takes(item, $0.part, folding: $0.folding) }) { found.append(item) }
        }
        offer(nil)
        let sides = group.tests.compactMap { test in
            test.part.value.map { CommonTexts.Side(value: $0, folding: test.folding) }
        }
        if let first = sides.first {
            let other = sides.count > 1 ? sides[1] : first
            for text in CommonTexts(checker: checker).texts(first, other, limit: limit) {
                offer(.init(key: group.key, value: text))
            }
        }
        offer(.init(key: group.key, value: nil))
        offer(.init(key: group.key, value: []))
        return found
    }

    /// Whether a part of the query is content with the first item of its key.
    private func takes(_ item: SampleURL.Item?, _ part: Pattern.QueryPart, folding: Bool) -> Bool {
        guard case .item(_, let value, _) = part else { return item != nil }
        if case .whole(let capture) = value {
            guard let text = Self.text(of: item, capture.type) else {
                return !capture.presence.isRequired || capture.type.list != nil
            }
            let type = capture.type.list == .repeated ? ValueType(capture.type.base, spelling: "") : capture.type
            return checker.accepts(text, type, folding: folding)
        }
        guard let text = item?.value, !text.isEmpty else { return false }
        return CommonTexts(checker: checker).takes(.init(value: value, folding: folding), text)
    }

    /// The value where the item counts as present, as `PatternTable.text(of:for:)` says.
    private static func text(of item: SampleURL.Item?, _ type: ValueType) -> [UInt8]? {
        guard let item else { return nil }
        if let value = item.value, !value.isEmpty { return value }
        guard type.takesEmpty else { return nil }
        if let value = item.value { return value }
        if case .bool = type.base { return [] }
        return nil
    }
}

extension Pattern.QueryPart {
    /// What the value of the key must be; of a list, of each of its values. Nil where there is none to be.
    fileprivate var value: Pattern.Value? {
        guard case .item(_, let value, _) = self else { return nil }
        guard case .whole(var capture) = value else { return value }
        capture.type.list = nil
        return .whole(capture)
    }
}
