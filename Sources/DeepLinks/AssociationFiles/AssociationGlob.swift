import URLPatterns

/// Part of a pattern in the words of association files: text, or a wildcard for what a capture takes.
enum AssociationGlob: Hashable {
    case text([UInt8])
    /// `*`
    case any
    /// `?*`
    case some
    /// One of a few texts, a substitution variable.
    case oneOf(name: String, [String])
    /// Digits of a uuid or of a date, in groups, and whether anything may follow.
    case digits([Int], hexadecimal: Bool, isOpen: Bool)

    /// True where the wildcard takes what the type takes and nothing else, slashes aside.
    var isExact: Bool {
        switch self {
        case .text, .oneOf: true
        case .digits(_, let hexadecimal, _): hexadecimal
        case .any, .some: false
        }
    }

    var takesSlashes: Bool {
        switch self {
        case .any, .some: true
        case .digits(_, _, let isOpen): isOpen
        case .text, .oneOf: false
        }
    }

    /// What takes every value of the type.
    init(_ type: ValueType, takesEmpty: Bool) {
        guard type.list == nil else {
            self = .some
            return
        }
        switch type.base {
        case .uuid: self = .digits([8, 4, 4, 4, 12], hexadecimal: true, isOpen: false)
        case .date: self = .digits([4, 2, 2], hexadecimal: false, isOpen: true)
        case .bool: self = .oneOf(name: "bool", ["true", "false", "1", "0"])
        case .choice(let set): self = Self.choice(set, type)
        case .mapped(let map): self = Self.choice(map.texts, type)
        case .text: self = takesEmpty ? .any : .some
        case .string, .int, .double, .url, .regex: self = .some
        }
    }

    private static func choice(_ set: ChoiceSet, _ type: ValueType) -> AssociationGlob {
        // What is written with escapes in a URL has several spellings, and wildcards are no texts.
        let isPlain = set.choices.allSatisfy { PercentEncoding.component($0) == $0 }
        guard isPlain else { return .some }
        let name = type.spelling.utf8.filter { $0 != 0x28 && $0 != 0x29 && $0 != 0x24 }
        return .oneOf(
            name: String(decoding: name, as: UTF8.self), set.choices.map { String(decoding: $0, as: UTF8.self) })
    }
}

/// How association files are written for one system.
struct AssociationDialect {
    /// Apple's files have substitution variables, `caseSensitive`, `percentEncoded` and `comment`; Android's do not.
    var isApple: Bool
    /// The texts are compared decoded.
    var isDecoded = false

    func write(_ globs: [AssociationGlob], _ encode: ([UInt8]) -> [UInt8]) -> String {
        globs.map { glob in
            switch glob {
            case .any: return "*"
            case .some: return "?*"
            case .text(let text): return literal(isDecoded ? text : encode(text))
            case .oneOf(let name, _): return isApple ? "$(\(name))" : "?*"
            case .digits(let groups, let hexadecimal, let isOpen):
                let digit = isApple ? (hexadecimal ? "$(xdigit)" : "$(digit)") : "?"
                return groups.map { String(repeating: digit, count: $0) }.joined(separator: "-") + (isOpen ? "*" : "")
            }
        }.joined()
    }

    /// A `*`, a `?` or a `$(` of the text itself cannot be written: a wildcard takes its place.
    private func literal(_ text: [UInt8]) -> String {
        var bytes: [UInt8] = []
        for (index, byte) in text.enumerated() {
            let isVariable = byte == 0x24 && index + 1 < text.count && text[index + 1] == 0x28
            bytes.append(isVariable ? 0x3f : byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
