/// The place of one variant of a pattern in the total order of precedence (the article "Patterns", Precedence).
///
/// Compared member by member; the smaller one answers.
struct Precedence: Sendable, Equatable {
    /// One value as it counts: its kind, then how exact it is inside the kind.
    struct Part: Sendable, Equatable, Comparable {
        enum Kind: Int, Sendable {
            case literal, mixed, choice, regex, uuid, int, bool, double, date, url, plain, end, absent, run, lastRun,
                lastEmptyRun
        }

        var kind: Kind
        /// Of text with captures: how many bytes of it are literal.
        var literalBytes = 0
        var captures: [Kind] = []
        var isOptional = false

        static func < (first: Part, second: Part) -> Bool {
            if first.kind != second.kind { return first.kind.rawValue < second.kind.rawValue }
            if first.literalBytes != second.literalBytes { return first.literalBytes > second.literalBytes }
            for (a, b) in zip(first.captures, second.captures) where a != b { return a.rawValue < b.rawValue }
            if first.captures.count != second.captures.count { return first.captures.count < second.captures.count }
            return !first.isOptional && second.isOptional
        }
    }

    var path: [Part]
    /// Literals and required keys, literals, typed values: more come first.
    var query: [Int]
    /// Literal, typed, plain, optional, none.
    var fragment: Int
    /// What the caller adds: limited origins, versions, aliases. Smaller comes first.
    var further: [Int]

    /// Less, equal or greater, without the place in the file.
    static func compare(_ first: Precedence, _ second: Precedence) -> (order: Int, decidedBy: Difference) {
        let end = Part(kind: .end)
        for index in 0..<max(first.path.count, second.path.count) {
            let a = index < first.path.count ? first.path[index] : end
            let b = index < second.path.count ? second.path[index] : end
            if a != b { return (a < b ? -1 : 1, .path(index)) }
        }
        for (a, b) in zip(first.query, second.query) where a != b { return (a > b ? -1 : 1, .query) }
        if first.fragment != second.fragment { return (first.fragment < second.fragment ? -1 : 1, .fragment) }
        for (index, (a, b)) in zip(first.further, second.further).enumerated() where a != b {
            return (a < b ? -1 : 1, .further(index))
        }
        return (0, .nothing)
    }
}

/// What decides between two patterns that fit the same URL.
public enum Difference: Sendable, Equatable {
    /// The segment with this index.
    case path(Int)
    case query
    case fragment
    /// The caller's own order: its value with this index.
    case further(Int)
    /// Nothing but the place in the file.
    case nothing
}

extension Precedence {
    /// - Parameter optionals: How many of the optional segments the variant has.
    init(_ pattern: Pattern, optionals: Int, further: [Int]) {
        var left = optionals
        path = []
        for (index, part) in pattern.path.enumerated() {
            switch part {
            case .one(let value):
                var rank = Part(value)
                if rank.isOptional {
                    if left == 0 { rank = Part(kind: .absent) }
                    left = max(0, left - 1)
                }
                path.append(rank)
            case .many(let many):
                let isLast = index == pattern.path.count - 1
                path.append(Part(kind: isLast ? (many.minimum > 0 ? .lastRun : .lastEmptyRun) : .run))
            }
        }
        query = Self.rank(pattern.query)
        fragment = Self.rank(pattern.fragment)
        self.further = further
    }

    private static func rank(_ parts: [Pattern.QueryPart]) -> [Int] {
        var literals = 0
        var required = 0
        var typed = 0
        for part in parts {
            switch part {
            case .present: required += 1
            case .item(_, .literal, _): literals += 1
            case .item(_, .mixed, _):
                required += 1
                typed += 1
            case .item(_, .whole(let capture), _):
                guard capture.presence.isRequired, capture.type.list == nil else { continue }
                required += 1
                if !capture.type.isPlain { typed += 1 }
            case .rest: break
            }
        }
        return [literals + required, literals, typed]
    }

    private static func rank(_ fragment: Pattern.FragmentPart?) -> Int {
        switch fragment {
        case .value(.literal): 0
        case .value(.mixed), .path, .query: 1
        case .value(.whole(let capture)): capture.presence.isRequired ? (capture.type.isPlain ? 2 : 1) : 3
        case nil: 4
        }
    }
}

extension Precedence.Part {
    init(_ value: Pattern.Value) {
        switch value {
        case .literal: self.init(kind: .literal)
        case .whole(let capture):
            self.init(kind: Kind(capture.type), isOptional: !capture.presence.isRequired)
        case .mixed(let pieces):
            self.init(kind: .mixed)
            for piece in pieces {
                switch piece {
                case .text(let text): literalBytes += text.count
                case .capture(let capture): captures.append(Kind(capture.type))
                }
            }
        }
    }
}

extension Precedence.Part.Kind {
    init(_ type: ValueType) {
        switch type.base {
        case .choice, .mapped: self = .choice
        case .regex: self = .regex
        case .uuid: self = .uuid
        case .int: self = .int
        case .bool: self = .bool
        case .double: self = .double
        case .date: self = .date
        case .url: self = .url
        case .string, .text: self = .plain
        }
    }
}
