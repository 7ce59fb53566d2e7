/// Why a text is no JSON Pointer.
public enum JSONPointerError: Error, Sendable, Equatable {
    /// It does not begin with `/`.
    case noSlash
    /// A `~` without `0` or `1` after it.
    case malformedEscape
    /// More names than the limit.
    case tooLong(limit: Int)
}

extension JSONPointerError: CustomStringConvertible {
    /// What is wrong, and what to write.
    public var description: String {
        switch self {
        case .noSlash: "a JSON Pointer begins with a slash, like /data/url"
        case .malformedEscape: "in a JSON Pointer ~ is written ~0, and / inside a name ~1"
        case .tooLong(let limit): "a JSON Pointer may have at most \(limit) names"
        }
    }
}
