public import URLPatterns

/// Why a URL opens nothing.
public enum ResolutionFailure: Error, Sendable {
    /// The URL breaks a rule of reading.
    case invalidURL(DeepLinkURLError)
    /// The question names an app that the table does not have.
    case unknownApp(String)
    /// No link fits.
    case noMatch(Miss)
    /// The link says that this URL stays in the browser.
    case excluded(Miss)
    /// A link fits, but only in newer versions of the app.
    case appTooOld(Miss, versions: LinkVersions)
    /// A link fits, but only in older versions of the app.
    case appTooNew(Miss, versions: LinkVersions)

    /// What is known of a URL that opens nothing.
    public struct Miss: Sendable {
        /// The app whose origin the URL has; nil where no app has it.
        public var app: String?
        /// The link that excludes, or exists in other versions.
        public var link: String?
        /// The nearest links, at most three.
        public var nearest: [NearLink] = []
        /// The ids of the redirects and wrappers passed through.
        public var via: [String] = []

        public init(app: String? = nil, link: String? = nil) {
            self.app = app
            self.link = link
        }
    }

    /// A link that nearly fits, with the first place that differs.
    public struct NearLink: Sendable, Equatable {
        public var app: String
        public var link: String
        public var pattern: String
        /// `path[1]`, `query.category`, `fragment`, `origin`.
        public var at: String
        /// A text, a type, `end of path`.
        public var expected: String
        /// What the URL has there; nil for nothing.
        public var actual: String?
    }

    /// The stable word for the failure, as problems carry it.
    public var code: String {
        switch self {
        case .invalidURL: "invalid-url"
        case .unknownApp: "unknown-app"
        case .noMatch: "no-match"
        case .excluded: "excluded"
        case .appTooOld: "app-too-old"
        case .appTooNew: "app-too-new"
        }
    }

    /// What is known of the miss; nil where the question itself is wrong.
    public var miss: Miss? {
        switch self {
        case .invalidURL, .unknownApp: nil
        case .noMatch(let miss), .excluded(let miss), .appTooOld(let miss, _), .appTooNew(let miss, _): miss
        }
    }
}
