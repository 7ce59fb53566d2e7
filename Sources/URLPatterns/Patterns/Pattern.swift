/// A pattern read into its parts: `/recipe/{id:int}?category={category=all}#{section?}`.
///
/// ```swift
/// let pattern = try Pattern("/recipe/{id:int}")
/// try Pattern("/recipe/{id:integer}")
/// // PatternError: unknown type "integer"; did you mean "int"?
/// ```
public struct Pattern: Sendable {
    /// The pattern as written; of a nested link, joined with the texts of its parents.
    public internal(set) var source: String
    /// The source by its parts, for patterns that are appended.
    var sourceParts = SourceParts()
    public var path: [PathPart] = []
    public var query: [QueryPart] = []
    public var fragment: FragmentPart?
    /// What of its text may be meant otherwise.
    public internal(set) var remarks: [PatternRemark] = []

    /// A value that a URL holds at some place: `{name}`, `{name:type}`, `{name?}`, `{name=text}`.
    public struct Capture: Sendable {
        /// The name; nil for `_`, which captures nothing.
        public var name: String?
        public var type: ValueType
        public var presence: Presence
        /// Where it stands in the source, braces included.
        public var range: Range<Int>
    }

    public enum Presence: Sendable {
        case required
        case optional
        /// The text that stands for an absent value, decoded.
        case defaults([UInt8])

        public var isRequired: Bool {
            if case .required = self { true } else { false }
        }
    }

    /// The text of a segment, a query value or a fragment.
    public enum Value: Sendable {
        case literal([UInt8])
        /// Text with captures: `{id:int}-{slug}`. No two captures stand side by side.
        case mixed([Piece])
        /// A capture that is the whole value.
        case whole(Capture)
    }

    public enum Piece: Sendable {
        case text([UInt8])
        case capture(Capture)
    }

    public enum PathPart: Sendable {
        case one(Value)
        case many(Many)
    }

    /// `{name+}` or `{name*}`: a run of segments.
    public struct Many: Sendable {
        public var name: String?
        public var type: ValueType
        /// 1 for `+`, 0 for `*`.
        public var minimum: Int
        public var range: Range<Int>
    }

    public enum QueryPart: Sendable {
        /// `key`: it must be present.
        case present(key: [UInt8])
        /// `key=value`.
        case item(key: [UInt8], value: Value, bracketed: Bool)
        /// `{data*}`: the undeclared rest.
        case rest(Capture)

        /// The key as text of the URL; nil for the rest.
        public var key: [UInt8]? {
            switch self {
            case .present(let key), .item(let key, _, _): key
            case .rest: nil
            }
        }
    }

    public enum FragmentPart: Sendable {
        case value(Value)
        case path([PathPart])
        case query([QueryPart])
    }

    /// The text of path, query and fragment without `?` and `#`; nil for a part that is not there.
    struct SourceParts: Sendable {
        var path = ""
        var query: String?
        var fragment: String?

        var joined: String {
            path + (query.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "")
        }
    }

    /// The pattern without text that nested patterns are appended to.
    public init() {
        source = ""
    }

    init(source: String) {
        self.source = source
    }
}
