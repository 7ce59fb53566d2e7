public import NavigationPaths
public import URLPatterns

/// One link of an app: the URLs that open a stack of screens.
public struct Link: Sendable {
    /// A pattern or an alias, with the origins that it is limited to.
    public struct Pattern: Sendable {
        public var pattern: URLPatterns.Pattern
        /// Indices of the app's origins.
        public var origins: [Int]
        public var isAlias: Bool
        /// The link's own part of the pattern.
        var place: SourcePlace
    }

    /// What the link does with a URL.
    public enum Action: Sendable {
        /// Opens the routes.
        case open
        /// Leaves the URL to the browser.
        case exclude
        /// Resolves this path of the same app instead.
        case redirect(Template)
        /// Resolves the URL in this slot instead.
        case unwrap(slot: Int)
    }

    /// A proof that stands in the table.
    public struct Example: Sendable {
        public var url: String
        /// The routes that must come out; nil where this link must not answer.
        public var routes: [JSONValue]?
        public var appVersion: AppVersion?
        var place: SourcePlace
    }

    public internal(set) var id: String
    /// The pattern first, then the aliases.
    public internal(set) var patterns: [Pattern]
    public internal(set) var action: Action
    /// The stack, root first; nil where the link has none of its own.
    public internal(set) var routes: [RouteTemplate]?
    public internal(set) var tab: Template?
    /// True where the routes are appended to the stack that is there.
    public internal(set) var appends = false
    public internal(set) var meta: Template?
    public internal(set) var versions = LinkVersions()
    public internal(set) var isCaseSensitive = true
    public internal(set) var examples: [Example] = []
    /// The names of all captures of all patterns and origins, in the order of their bytes.
    public internal(set) var names: [String]
    var place: SourcePlace
    /// Where `redirect` or `unwrap` stands.
    var actionPlace: SourcePlace?

    /// One element of the stack.
    public struct RouteTemplate: Sendable {
        public var template: Template
        /// The type tag of the element.
        public var type: String?
    }
}

/// Where something stands in the files of a table.
struct SourcePlace: Sendable {
    var file: Int
    var range: Range<Int>
    /// `apps.cookbook.links[3].pattern`.
    var path: String
}
