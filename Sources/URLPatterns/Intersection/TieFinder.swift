/// Finds pairs of variants that may fit one URL and that no rule of precedence orders.
///
/// Only variants of equal precedence are compared, and of these only those whose literal text lets them meet: sets of
/// variants are split place by place, literals first, into those that agree there. So a table whose links differ in
/// their text costs no more than sorting it, whatever its size.
struct TieFinder {
    /// A pair, the better one first.
    typealias Body = (_ first: Int, _ second: Int) -> Bool

    private let table: PatternTable
    private let texts: CommonTexts
    /// How many more pairs may be looked at.
    private var budget: Int
    private var meetings: [Meeting: Bool] = [:]

    /// Two values, by their signatures.
    private struct Meeting: Hashable {
        var left: [UInt8]
        var right: [UInt8]
    }

    /// One place of the variants of a class.
    private struct Place {
        var index: Int
        var fromEnd: Bool
    }

    init(_ table: PatternTable, budget: Int) {
        self.table = table
        self.budget = budget
        texts = CommonTexts(checker: table.checker)
    }

    /// Calls `body` with each pair until it gives false. False where the budget did not suffice.
    consuming func find(_ body: Body) -> Bool {
        var start = 0
        let variants = table.variants
        while start < variants.count {
            var end = start + 1
            while end < variants.count,
                Precedence.compare(variants[start].precedence, variants[end].precedence).order == 0
            {
                end += 1
            }
            if end - start > 1, !findPairs(in: start..<end, body) { return false }
            start = end
        }
        return true
    }

    private mutating func findPairs(in range: Range<Int>, _ body: Body) -> Bool {
        let members = range.map { Member(variant: $0, table: table) }
        guard let first = members.first else { return true }
        let runs = first.parts.indices.filter { first.parts[$0].run != nil }
        var places: [Place] = []
        // Before the first run and behind the last one, part stands against part.
        for index in 0..<(runs.first ?? first.parts.count) { places.append(Place(index: index, fromEnd: false)) }
        if let last = runs.last {
            for index in 0..<first.parts.count - last - 1 { places.append(Place(index: index, fromEnd: true)) }
        }
        places.sort {
            rank(first.part($0.index, fromEnd: $0.fromEnd)) < rank(first.part($1.index, fromEnd: $1.fromEnd))
        }
        return split(members, members, isSame: true, places[...], body)
    }

    /// What splits a set best comes first, what costs most to compare last.
    private func rank(_ part: Pattern.PathPart) -> Int {
        switch Precedence.Part(part.value).kind {
        case .literal: 0
        case .choice: 1
        case .mixed: 3
        case .regex: 4
        default: 2
        }
    }

    private mutating func split(
        _ left: [Member], _ right: [Member], isSame: Bool, _ places: ArraySlice<Place>, _ body: Body
    ) -> Bool {
        if isSame, left.count < 2 { return true }
        guard let place = places.first else { return splitQuery(left, right, isSame: isSame, used: [], body) }
        let rest = places.dropFirst()
        let groups = Groups(left, place.index, fromEnd: place.fromEnd)
        let others = isSame ? groups : Groups(right, place.index, fromEnd: place.fromEnd)
        for (index, group) in groups.list.enumerated() {
            for other in others.candidates(for: group) where !isSame || other >= index {
                let partner = others.list[other]
                let isSameGroup = isSame && other == index
                if isSameGroup, group.members.count < 2 { continue }
                guard isSameGroup || meet(group, partner) else { continue }
                if !split(group.members, partner.members, isSame: isSameGroup, rest, body) { return false }
            }
        }
        return true
    }

    private mutating func meet(_ group: Group, _ other: Group) -> Bool {
        let key = Meeting(left: group.signature, right: other.signature)
        if let known = meetings[key] { return known }
        let result = !texts.texts(group.side, other.side, limit: 1).isEmpty
        meetings[key] = result
        budget -= 1
        return result
    }

    /// Splits by the query keys whose values are literal: two values of one key never meet.
    private mutating func splitQuery(
        _ left: [Member], _ right: [Member], isSame: Bool, used: Set<[UInt8]>, _ body: Body
    ) -> Bool {
        if left.count * right.count > 16, let key = commonKey(left, right, used) {
            let used = used.union([key])
            let (values, without) = Self.split(left, by: key)
            let (otherValues, otherWithout) = isSame ? (values, without) : Self.split(right, by: key)
            for (value, members) in values.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
                if let others = otherValues[value],
                    !splitQuery(members, others, isSame: isSame, used: used, body)
                {
                    return false
                }
                if !splitQuery(members, otherWithout, isSame: false, used: used, body) { return false }
            }
            if !isSame {
                for (_, members) in otherValues.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
                    if !splitQuery(without, members, isSame: false, used: used, body) { return false }
                }
            }
            return splitQuery(without, otherWithout, isSame: isSame, used: used, body)
        }
        for (index, a) in left.enumerated() {
            for b in isSame ? right[(index + 1)...] : right[...] {
                guard budget > 0 else { return false }
                budget -= 1
                if a.disagrees(with: b) { continue }
                if !body(min(a.variant, b.variant), max(a.variant, b.variant)) { return false }
            }
        }
        return true
    }

    /// The key that most of these ask to have a literal value.
    private func commonKey(_ left: [Member], _ right: [Member], _ used: Set<[UInt8]>) -> [UInt8]? {
        var counts: [[UInt8]: Int] = [:]
        for member in left + right {
            for key in member.literals.keys where !used.contains(key) { counts[key, default: 0] += 1 }
        }
        return counts.max { $0.value != $1.value ? $0.value < $1.value : $1.key.lexicographicallyPrecedes($0.key) }?.key
    }

    private static func split(
        _ members: [Member], by key: [UInt8]
    ) -> (values: [[UInt8]: [Member]], without: [Member]) {
        var values: [[UInt8]: [Member]] = [:]
        var without: [Member] = []
        for member in members {
            if let value = member.literals[key] {
                values[value, default: []].append(member)
            } else {
                without.append(member)
            }
        }
        return (values, without)
    }
}

extension TieFinder {
    /// A variant with what is asked of it again and again.
    fileprivate struct Member {
        let variant: Int
        let parts: [Pattern.PathPart]
        let folding: Bool
        /// The literal values of its query by their keys. Keys that fold are not among them.
        let literals: [[UInt8]: [UInt8]]

        init(variant: Int, table: PatternTable) {
            self.variant = variant
            parts = table.parts(of: variant)
            folding = table.entries[table.variantPatterns[variant]].folding
            var literals: [[UInt8]: [UInt8]] = [:]
            if !folding {
                for case .item(let key, .literal(let text), _) in table.patterns[table.variantPatterns[variant]].query {
                    literals[key] = text
                }
            }
            self.literals = literals
        }

        func part(_ index: Int, fromEnd: Bool) -> Pattern.PathPart {
            parts[fromEnd ? parts.count - 1 - index : index]
        }

        func disagrees(with other: Member) -> Bool {
            guard !literals.isEmpty, !other.literals.isEmpty else { return false }
            return literals.contains { key, text in other.literals[key].map { $0 != text } ?? false }
        }
    }

    /// Variants whose values at one place are the same.
    fileprivate struct Group {
        var side: CommonTexts.Side
        var signature: [UInt8]
        var members: [Member] = []
    }

    /// The values at one place, and which of them may meet.
    fileprivate struct Groups {
        private(set) var list: [Group] = []
        /// For literals and choices: the groups by each of their texts, in lower case.
        private var byText: [[UInt8]: [Int]] = [:]
        /// Groups of other values, which must be compared.
        private var others: [Int] = []

        init(_ members: [Member], _ index: Int, fromEnd: Bool) {
            var known: [[UInt8]: Int] = [:]
            for member in members {
                let value = member.part(index, fromEnd: fromEnd).value
                let signature = value.signature(folding: member.folding)
                if let group = known[signature] {
                    list[group].members.append(member)
                    continue
                }
                known[signature] = list.count
                for text in Self.texts(value) ?? [] {
                    let key = text.map(\.lowercased)
                    if byText[key]?.last != list.count { byText[key, default: []].append(list.count) }
                }
                if Self.texts(value) == nil { others.append(list.count) }
                list.append(
                    Group(
                        side: .init(segment: value, folding: member.folding), signature: signature, members: [member]))
            }
        }

        private static func texts(_ value: Pattern.Value) -> [[UInt8]]? {
            switch value {
            case .literal(let text): [text]
            case .whole(let capture): capture.type.texts
            case .mixed: nil
            }
        }

        /// The groups here that may take a text that the group takes.
        func candidates(for group: Group) -> [Int] {
            guard let texts = Self.texts(group.side.value) else { return Array(list.indices) }
            if texts.count == 1, others.isEmpty { return byText[texts[0].map(\.lowercased)] ?? [] }
            return Set(texts.flatMap { byText[$0.map(\.lowercased)] ?? [] }).union(others).sorted()
        }
    }
}
