/// What a question says beside the URL.
public struct ResolutionOptions: Sendable {
    /// Only this app; a URL that begins with `/` is then a path of it.
    public var app: String?
    /// The asking app's version; nil is the newest.
    public var appVersion: AppVersion?
    public var platform: Platform?

    public init(app: String? = nil, appVersion: AppVersion? = nil, platform: Platform? = nil) {
        self.app = app
        self.appVersion = appVersion
        self.platform = platform
    }
}

/// Parts of an answer that come only when asked for.
public struct ResolutionParts: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The routes as `NavigationPath.CodableRepresentation`.
    public static let navigationPath = ResolutionParts(rawValue: 1)
    /// Which other links fit, and why this one won; on a miss, what came nearest.
    public static let explain = ResolutionParts(rawValue: 2)
}
