/// An `apple-app-site-association` file, read: which URLs of a site open which apps.
///
/// ```swift
/// let file = try AppleAssociation(reading: bytes)
/// file.verdicts(for: "https://example.com/help/website/a")
/// // apps: ["ABCDE12345.com.example.app": .block], by details[0].components[2]
///
/// try AppleAssociation(reading: Array("[]".utf8))
/// // AssociationFileError: expected an object with "applinks", found an array
/// ```
///
/// The rules are those of Apple's documentation of `applinks`. Where Apple does not say how, a choice is made here,
/// and an answer that depends on it says so: see ``Verdicts/doubts``.
public struct AppleAssociation: Sendable {
    /// What a file says of one app.
    public enum Verdict: String, Sendable {
        /// The app opens.
        case match
        /// The URL stays in the browser: a component with `exclude` decides.
        case block
    }

    /// What Apple leaves open.
    public enum Doubt: String, Sendable, CaseIterable {
        /// Whether `%c3` equals `%C3`. Here it does.
        case hexCase = "hex-case"
        /// Whether `%2F` is `/` where `percentEncoded` is false. Here it is.
        case encodedSlash = "encoded-slash"
        /// Whether `é` equals `e` with U+0301 where `percentEncoded` is false. Here it does not.
        case normalization = "unicode-normalization"
    }

    /// What a file says of a URL.
    public struct Verdicts: Sendable {
        /// The verdict of one app and the component that decided.
        public struct Decision: Sendable {
            public var app: String
            public var verdict: Verdict
            /// `details[0].components[2]`.
            public var by: String
            public var comment: String?
        }

        /// In the order of the file. An app that no component decides is left out.
        public internal(set) var decisions: [Decision] = []
        /// What Apple leaves open and would give other verdicts.
        public internal(set) var doubts: [Doubt] = []

        public subscript(app: String) -> Verdict? { decisions.first { $0.app == app }?.verdict }
    }

    /// One entry of `components`, or of the older `paths`.
    struct Rule: Sendable {
        enum Query: Sendable {
            case any
            case whole(Part)
            case items([(name: [UInt32], value: Part)])
        }

        var path: Part?
        var query = Query.any
        var fragment: Part?
        var isExclusion = false
        var isCaseSensitive = true
        /// Patterns are compared with the URL as it stands, escapes and all.
        var isEncoded = true
        var comment: String?
        /// `details[0].components[2]`.
        var place: String
        var range: Range<Int>
    }

    /// A pattern with its place in the file.
    struct Part: Sendable {
        var pattern: WildcardPattern
        /// The pattern with its escapes as written, where that makes a difference.
        var exact: WildcardPattern?
        var range: Range<Int>
    }

    struct Detail: Sendable {
        var apps: [String] = []
        var rules: [Rule] = []
        /// `paths` beside `components`: systems before iOS 13 read them.
        var olderRules: [Rule] = []
        var range: Range<Int>
        var place: String
    }

    /// What looks wrong in the file and can still be used.
    struct Remark: Sendable {
        var message: String
        var hint: String?
        var range: Range<Int>
        var place: String
    }

    var details: [Detail] = []
    var remarks: [Remark] = []
    /// The names that `$(…)` can have here.
    var variableNames: [String] = []
    /// How large the file is, in bytes.
    var size = 0

    /// Apple's limit for the file: 128 KB, uncompressed.
    public static let maximumSize = 131_072
}
