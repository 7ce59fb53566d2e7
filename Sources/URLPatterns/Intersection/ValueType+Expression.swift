extension ValueType {
    /// An expression that accepts every text of the type, the empty one aside, and hardly any other; nil where it
    /// would be too long.
    var expression: LinearRegex? {
        guard list == nil else { return nil }
        switch base {
        case .string, .text: return Expression.anything
        case .int(let lower, _): return (lower ?? -1) > 0 ? Expression.positive : Expression.int
        case .double: return Expression.double
        case .bool: return Expression.bool
        case .uuid: return Expression.uuid
        case .date: return Expression.date
        case .url: return Expression.url
        case .regex(let regex): return regex
        case .choice(let set): return Self.alternatives(set.choices)
        case .mapped(let map): return Self.alternatives(map.texts.choices)
        }
    }

    private static func alternatives(_ texts: [[UInt8]]) -> LinearRegex? {
        guard texts.reduce(0, { $0 + $1.count }) <= 64 else { return nil }
        let escaped = texts.map { text in text.reduce(into: [UInt8]()) { $0 += escape($1) } }
        return try? LinearRegex(Array(escaped.joined(separator: [0x7c])))
    }

    /// ASCII punctuation behind a backslash stands for itself.
    private static func escape(_ byte: UInt8) -> [UInt8] {
        byte.isLetter || byte.isDigit || byte >= 0x80 || byte <= 0x20 || byte == 0x7f ? [byte] : [0x5c, byte]
    }

    private enum Expression {
        static let anything = read(#"[\s\S]+"#)
        static let int = read(#"[+\-]?\d+"#)
        static let positive = read(#"\+?\d+"#)
        static let double = read(#"[\d.+\-eE]+"#)
        static let bool = read("true|false|1|0")
        static let uuid = read("[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}")
        static let date = read(#"\d{4}-\d{2}-\d{2}([Tt][\d:.Zz+\-]+)?"#)
        static let url = read(#"[hH][tT]{2}[pP][sS]?://[\s\S]+"#)

        private static func read(_ text: String) -> LinearRegex? {
            try? LinearRegex(Array(text.utf8))
        }
    }
}
