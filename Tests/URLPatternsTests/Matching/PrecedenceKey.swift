import URLPatterns

/// The place of a variant in the total order, as the grammar tells it: lists of numbers, the smaller comes first.
struct PrecedenceKey: Comparable {
    private var path: [[Int]]
    private var query: [Int]
    private var fragment: Int
    private var further: [Int]

    static func < (first: Self, second: Self) -> Bool {
        for (a, b) in zip(first.path, second.path) where a != b { return a.lexicographicallyPrecedes(b) }
        if first.query != second.query { return first.query.lexicographicallyPrecedes(second.query) }
        if first.fragment != second.fragment { return first.fragment < second.fragment }
        return first.further.lexicographicallyPrecedes(second.further)
    }

    init(_ pattern: Pattern, optionals: Int, further: [Int]) {
        var left = optionals
        path = pattern.path.enumerated().map { index, part in
            switch part {
            case .many(let many):
                if index < pattern.path.count - 1 { return [Rank.many.rawValue] }
                return [(many.minimum > 0 ? Rank.lastMany : .lastEmptyMany).rawValue]
            case .one(let value):
                if part.isLeftOut {
                    left -= 1
                    if left < 0 { return [Rank.absent.rawValue] }
                }
                return Self.rank(of: value) + [part.isLeftOut ? 1 : 0]
            }
        }
        // What goes on is compared with the end of the other.
        path.append([Rank.end.rawValue])
        query = Self.rank(of: pattern.query)
        fragment = Self.rank(of: pattern.fragment)
        self.further = further
    }

    /// The kinds of parts in their order.
    private enum Rank: Int {
        case literal, mixed, choice, regex, uuid, int, bool, double, date, url, plain, end, absent, many, lastMany,
            lastEmptyMany
    }

    private static func rank(of value: Pattern.Value) -> [Int] {
        switch value {
        case .literal: return [Rank.literal.rawValue]
        case .whole(let capture): return [rank(of: capture.type).rawValue]
        case .mixed(let pieces):
            var bytes = 0
            var captures: [Int] = []
            for piece in pieces {
                switch piece {
                case .text(let text): bytes += text.count
                case .capture(let capture): captures.append(rank(of: capture.type).rawValue)
                }
            }
            return [Rank.mixed.rawValue, -bytes] + captures
        }
    }

    private static func rank(of type: ValueType) -> Rank {
        switch type.base {
        case .choice, .mapped: .choice
        case .regex: .regex
        case .uuid: .uuid
        case .int: .int
        case .bool: .bool
        case .double: .double
        case .date: .date
        case .url: .url
        case .string, .text: .plain
        }
    }

    /// More literals and required keys, then more literals, then more typed values.
    private static func rank(of parts: [Pattern.QueryPart]) -> [Int] {
        var required = 0
        var literals = 0
        var typed = 0
        for part in parts {
            guard case .item(_, let value, _) = part else {
                if case .present = part { required += 1 }
                continue
            }
            switch value {
            case .literal:
                required += 1
                literals += 1
            case .mixed:
                required += 1
                typed += 1
            case .whole(let capture) where capture.presence.isRequired && capture.type.list == nil:
                required += 1
                if rank(of: capture.type) != .plain { typed += 1 }
            case .whole: break
            }
        }
        return [-required, -literals, -typed]
    }

    /// Literal, typed, plain, optional, none.
    private static func rank(of fragment: Pattern.FragmentPart?) -> Int {
        switch fragment {
        case .value(.literal): 0
        case .path, .query, .value(.mixed): 1
        case .value(.whole(let capture)):
            if !capture.presence.isRequired { 3 } else { rank(of: capture.type) == .plain ? 2 : 1 }
        case nil: 4
        }
    }
}
