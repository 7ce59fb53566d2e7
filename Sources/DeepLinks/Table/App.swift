public import URLPatterns

/// One app of a route table.
public struct App: Sendable {
    public internal(set) var name: String
    public internal(set) var origins: [Origin] = []
    /// The tag of its NavigationPath elements, where a link has none of its own.
    public internal(set) var routeType: String?
    public internal(set) var isCaseSensitive = true
    public internal(set) var plusIsSpace = true
    public internal(set) var refusesDuplicates = false
    /// Query names that are lifted out, with `*` at their end for any end.
    public internal(set) var tracking = ["utm_*", "gclid", "fbclid", "mc_cid", "mc_eid"]
    /// `TEAMID.bundle`, for association files.
    public internal(set) var appIDs: [String] = []
    public internal(set) var android: [AndroidApp] = []
    public internal(set) var types = NamedTypes()
    /// The links with the nested ones among them, in the order of the files.
    public internal(set) var links: [Link] = []

    /// All patterns of all links. Its entries are indices of `entries`.
    var patterns = PatternTable()
    var entries: [PatternEntry] = []
    var trackingNames: [(prefix: [UInt8], isPrefix: Bool)] = []

    /// The most steps that a URL can cost here, and a path near to it.
    public var bound: PatternTable.Bound { patterns.bound }

    init(name: String) {
        self.name = name
    }
}

/// An Android app, for `assetlinks.json`.
public struct AndroidApp: Sendable, Equatable {
    public var package: String
    public var fingerprints: [String]
}

/// One pattern of one link, as the pattern table knows it.
struct PatternEntry: Sendable {
    var link: Int
    /// 0 for the link's pattern, then its aliases.
    var pattern: Int
    /// For each capture of the pattern, its slot in the link; nil for `_`.
    var slots: [Int?]
    /// The types of the captures.
    var types: [ValueType]
    /// Which captures are runs of segments.
    var isRun: [Bool]
}
