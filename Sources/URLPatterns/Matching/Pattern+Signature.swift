extension Pattern.PathPart {
    var isOptional: Bool {
        if case .one(.whole(let capture)) = self { !capture.presence.isRequired } else { false }
    }
}

extension ValueType {
    /// The texts of a choice or a map, which are found and not tried.
    var texts: [[UInt8]]? {
        guard list == nil else { return nil }
        switch base {
        case .choice(let set): return set.choices
        case .mapped(let map): return map.texts.choices
        default: return nil
        }
    }
}

extension Pattern.Value {
    /// True for `{tags:string[]}`.
    var isRepeatedList: Bool {
        if case .whole(let capture) = self { capture.type.list == .repeated } else { false }
    }

    /// Equal for values that take the same texts, whatever their names.
    func signature(folding: Bool) -> [UInt8] {
        var result: [UInt8] = [folding ? 1 : 0]
        switch self {
        case .literal(let text): result += [0x4c] + (folding ? text.map(\.lowercased) : text)
        case .whole(let capture): result += [0x57] + Array(capture.type.spelling.utf8)
        case .mixed(let pieces):
            for piece in pieces {
                switch piece {
                case .text(let text): result += [0] + (folding ? text.map(\.lowercased) : text)
                case .capture(let capture): result += [1] + Array(capture.type.spelling.utf8)
                }
            }
        }
        return result
    }
}
