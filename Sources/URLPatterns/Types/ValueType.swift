/// The type of a captured value: what text it takes, and what JSON the text becomes.
///
/// | in a pattern | takes | gives |
/// |---|---|---|
/// | `string` | any text but the empty one | the text |
/// | `text` | any text | the text |
/// | `int`, `int(1..12)` | what `Int(_:)` takes, in the range | a number |
/// | `double` | a finite number | a number |
/// | `bool` | `true`, `false`, `1`, `0` | `true`, `false` |
/// | `uuid` | 8-4-4-4-12 hexadecimal digits | the text in capitals, as Foundation encodes it |
/// | `date` | an ISO 8601 day or date-time | the text |
/// | `url`, `url(https://*.example.com)` | an absolute http or https URL, of these origins | the text |
/// | `(a\|b)` | one of these texts | the text as declared |
/// | `/regex/` | what the expression matches as a whole | the text |
/// | a name | what the table's `types` say | the text or any JSON |
public struct ValueType: Sendable {
    /// The kind of one value.
    public enum Base: Sendable {
        case string
        case text
        case int(lower: Int?, upper: Int?)
        case double
        case bool
        case uuid
        case date
        case url([Origin])
        case choice(ChoiceSet)
        case regex(LinearRegex)
        case mapped(ValueMap)
    }

    /// How several values stand in a URL.
    public enum ListForm: Sendable, Hashable {
        /// `{tags:string[]}`: `tags=a&tags=b`, `tags[]=a`, `tags[0]=a`.
        case repeated
        /// `{tags:string[,]}`: `tags=a,b`.
        case commas
    }

    public var base: Base
    public var list: ListForm?
    /// The type as the pattern spells it: `int(1..12)`, `category`, `string[]`.
    public var spelling: String

    public init(_ base: Base, list: ListForm? = nil, spelling: String) {
        self.base = base
        self.list = list
        self.spelling = spelling
    }

    public static let string = ValueType(.string, spelling: "string")

    /// True for `string` and `text`, which take anything and so come last.
    public var isPlain: Bool {
        switch base {
        case .string, .text: true
        default: false
        }
    }

}

extension ValueType.Base {
    /// True where an empty value is a value.
    var takesEmpty: Bool {
        switch self {
        case .text, .bool: true
        default: false
        }
    }
}
