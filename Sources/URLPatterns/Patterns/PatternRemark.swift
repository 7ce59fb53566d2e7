/// What a pattern may be read as, and says nothing of here: the notation of another router that stands as text.
///
/// ```swift
/// try Pattern("/recipe/:id").remarks
/// // [":id" is text here; to capture a segment write {id}, or %3Aid for the text]
/// ```
public struct PatternRemark: Sendable, CustomStringConvertible {
    public enum Reason: Sendable, Equatable {
        /// `:id`, `<int:id>`, `[id]`.
        case foreignCapture(String, name: String)
        /// `*`, `**`, `[...rest]`.
        case foreignWildcard(String)
        /// `(\d+)` outside of braces.
        case foreignExpression(String)
        /// `{id:(\d+)}`, which is a choice of one text.
        case choiceOfExpressions(String)
        /// `?a=b?c=d`.
        case questionMarkInQuery
        /// `{x:/a{0}/}`: an expression that fits the empty text alone, or none.
        case nothingFits(String)
    }

    public var reason: Reason
    /// The bytes of the pattern that it speaks of.
    public var range: Range<Int>

    public var description: String { "\(message); \(hint)" }

    /// How the text is read.
    public var message: String {
        switch reason {
        case .foreignCapture(let text, _), .foreignWildcard(let text), .foreignExpression(let text):
            "\"\(text)\" is text here"
        case .choiceOfExpressions(let text): "\"\(text)\" is a choice of texts here, not an expression"
        case .questionMarkInQuery: "a \"?\" inside of a query is text"
        case .nothingFits(let text): "no value fits \(text)"
        }
    }

    /// What to write for what may be meant.
    public var hint: String {
        switch reason {
        case .foreignCapture(let text, let name):
            "to capture a segment write {\(name)}, or \(Self.escaped(text)) for the text"
        case .foreignWildcard(let text):
            "write {_} for one segment or {_*} for all that follow, or \(Self.escaped(text)) for the text"
        case .foreignExpression(let text):
            "write {name:/…/} for an expression or {name:(a|b)} for a choice, or \(Self.escaped(text)) for the text"
        case .choiceOfExpressions: "an expression stands between slashes: {name:/…/}"
        case .questionMarkInQuery: "write \"&\" between parameters, or %3F for the text"
        case .nothingFits: "a value is never empty"
        }
    }

    /// The text as a pattern that means just it, so that the remark is not made again.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: ":"): result += "%3A"
            case UInt8(ascii: "*"): result += "%2A"
            case UInt8(ascii: "<"): result += "%3C"
            case UInt8(ascii: ">"): result += "%3E"
            case UInt8(ascii: "["): result += "%5B"
            case UInt8(ascii: "]"): result += "%5D"
            case UInt8(ascii: "("): result += "%28"
            case UInt8(ascii: ")"): result += "%29"
            default: result.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        return result
    }
}
