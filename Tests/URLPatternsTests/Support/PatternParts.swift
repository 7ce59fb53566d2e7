import URLPatterns

/// The parts of a pattern in one line, for comparing: what was read, not how it was written.
///
/// `"recipe" id:int ? category=category:string|"all"`
struct PatternParts: CustomStringConvertible {
    let description: String

    init(_ pattern: Pattern) {
        var parts = pattern.path.map(Self.part)
        if !pattern.query.isEmpty { parts.append("? " + pattern.query.map(Self.item).joined(separator: " & ")) }
        switch pattern.fragment {
        case nil: break
        case .value(let value): parts.append("# " + Self.value(value))
        case .path(let path): parts.append("# / " + path.map(Self.part).joined(separator: " "))
        case .query(let query): parts.append("# ? " + query.map(Self.item).joined(separator: " & "))
        }
        description = parts.joined(separator: " ")
    }

    private static func part(_ part: Pattern.PathPart) -> String {
        switch part {
        case .one(let value): value.isText ? text(value) : Self.value(value)
        case .many(let many): "\(many.name ?? "_"):\(many.type.spelling)" + (many.minimum > 0 ? "+" : "*")
        }
    }

    private static func item(_ part: Pattern.QueryPart) -> String {
        let key = String(decoding: part.key ?? [], as: UTF8.self)
        return switch part {
        case .present: key
        case .item(_, let value, let bracketed): key + (bracketed ? "[]=" : "=") + Self.value(value)
        case .rest(let capture): "\(capture.name ?? "_")*"
        }
    }

    private static func value(_ value: Pattern.Value) -> String {
        switch value {
        case .literal: text(value)
        case .whole(let capture): Self.capture(capture)
        case .mixed(let pieces):
            pieces.map { piece in
                switch piece {
                case .text(let text): quoted(text)
                case .capture(let capture): Self.capture(capture)
                }
            }.joined(separator: "+")
        }
    }

    private static func capture(_ capture: Pattern.Capture) -> String {
        let base = "\(capture.name ?? "_"):\(capture.type.spelling)"
        let list =
            switch capture.type.list {
            case .repeated: "…"
            case .commas: ",…"
            case nil: ""
            }
        switch capture.presence {
        case .required: return base + list
        case .optional: return base + list + "?"
        case .defaults(let text): return base + list + "|" + quoted(text)
        }
    }

    private static func text(_ value: Pattern.Value) -> String {
        if case .literal(let text) = value { quoted(text) } else { "" }
    }

    private static func quoted(_ text: [UInt8]) -> String {
        "\"" + String(decoding: text, as: UTF8.self).replacing("\n", with: "\\n") + "\""
    }
}

extension Pattern.Value {
    fileprivate var isText: Bool {
        if case .literal = self { true } else { false }
    }
}
