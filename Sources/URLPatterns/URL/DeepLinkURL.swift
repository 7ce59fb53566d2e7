/// A deep link read into parts: one buffer of bytes, and ranges into it.
///
/// ```
/// https://Shop.example.com:8443/a%2Fb//c?x=1#top shop.example.com a/b
/// scheme  host                          │ │  │   host             segment
///                                 segment query fragment
/// ```
/// The buffer `text` begins with the URL as given. What has to be written otherwise (capitals in a host, escapes in
/// a segment) is appended to it; a part that is the same decoded stays where it is.
///
/// Made by `DeepLinkURLReader`; a value that exists has passed every rule of reading. Query and fragment are
/// checked, but not decoded until they are asked for: `readQuery(plusIsSpace:)`, `decode(_:)`.
public struct DeepLinkURL: Sendable {
    /// One non-empty segment of the path, dot segments resolved, decoded.
    public struct Segment: Sendable, Equatable {
        /// The decoded text, a range of `text`.
        public var text: Range<Int>
        /// How many slashes stand before it: 1, or more where empty segments stood between. A many keeps them.
        public var slashesBefore: Int
    }

    /// One piece of the query: `key=value`, or `key` alone.
    public struct QueryItem: Sendable, Equatable {
        /// The decoded key, a range of `text`; empty for `=value`.
        public var key: Range<Int>
        /// The decoded value, a range of `text`; nil where there is no `=`.
        public var value: Range<Int>?
    }

    /// The URL as given, and after it what is written otherwise when decoded.
    public internal(set) var text: [UInt8] = []
    /// How many bytes of `text` are the URL as given.
    var count = 0

    /// The URL as given, blanks at its ends cut. Its indices are those of `text`.
    public var bytes: ArraySlice<UInt8> { text[..<count] }
    /// How many bytes the URL has as given: ranges of `text` up to here are raw, those behind it decoded.
    public var length: Int { count }

    /// The scheme in lower case, a range of `text`; empty for a path of a known app.
    public internal(set) var scheme: Range<Int> = 0..<0
    /// True for `http` and `https`.
    public internal(set) var isWeb = false
    /// True for a path of a known app, `/a/b?x=1`: scheme and host are empty.
    public internal(set) var isPath = false
    /// The host in lower-case ASCII without its trailing dot, a range of `text`; empty for custom schemes.
    public internal(set) var host: Range<Int> = 0..<0
    /// The port where one is written and it is not the scheme's default.
    public internal(set) var port: Int?
    /// The path. A custom scheme's authority is its first segment.
    public internal(set) var segments: [Segment] = []
    /// The raw query without its `?`, a range of `bytes`; nil where there is none.
    public internal(set) var query: Range<Int>?
    /// The raw query inside a fragment that is read as a path (`#/a?x=1`), a range of `bytes`.
    public internal(set) var hashQuery: Range<Int>?
    /// The raw fragment without its `#`, a range of `bytes`; nil where there is none.
    public internal(set) var fragment: Range<Int>?
    /// The query items, filled by `readQuery(plusIsSpace:)`.
    public internal(set) var items: [QueryItem] = []
    /// The fragment as a query, filled by `readFragmentQuery(plusIsSpace:)`.
    public internal(set) var fragmentItems: [QueryItem] = []
    /// The fragment as a path, filled by `readFragmentSegments()`.
    public internal(set) var fragmentSegments: [Segment] = []

    /// How many blanks were cut before the URL; errors count from the input as given.
    var cut = 0

    public init() {}
}
