import URLPatterns

/// The buffers of a resolution and what it found. Kept from one URL to the next, it allocates nothing.
///
/// One for each thread: `RouteTable.resolve(_:_:_:)` fills it, `RouteTable.append(_:including:to:)` writes the answer.
public struct ResolutionWorkspace: Sendable {
    /// The URL that the last link answered: the one asked for, or where redirects and wrappers led.
    var url = DeepLinkURL()
    var match = MatchWorkspace()
    /// The URL as asked for, where `url` is another one.
    var input: [UInt8] = []
    var app = 0
    var link = 0
    /// The entry of the app's pattern table.
    var entry = 0
    /// The values of the link's names.
    var slots: [Slot] = []
    /// The ids of redirects and wrappers passed through.
    var via: [String] = []
    /// Origins that fit, the most specific first.
    var origins: [OriginTable.Fit] = []
    /// The URL before a fragment was read as its path, where some of the origins ask for that and others do not.
    var plain: DeepLinkURL?
    /// Whether `url` is read with its fragment as the path; nil where it has not been prepared for matching.
    var usesFragment: Bool?
    /// For each query item: declared, undeclared or tracking.
    var itemKinds: [ItemKind] = []
    var scratch: [UInt8] = []
    var explanation: [Explained] = []

    public init() {}

    /// The app that answers, as an index of `RouteTable.apps`. Meaningful after `resolve` has found a link.
    public var appIndex: Int { app }

    struct Slot: Sendable {
        var captured = Captured.absent
        /// An index of the app's `types`.
        var type = 0
        /// True for a run of segments.
        var isRun = false

        var isPresent: Bool { if case .absent = captured { false } else { true } }
    }

    enum ItemKind: UInt8, Sendable {
        case declared, undeclared, tracking
    }

    /// A link that fits too, and what decided against it.
    struct Explained: Sendable {
        var link: String
        var pattern: String
        var decidedBy: Difference
    }

    func isComplete(_ slots: [Int]) -> Bool {
        for slot in slots where !self.slots[slot].isPresent { return false }
        return true
    }

    /// The URL as asked for.
    var asked: ArraySlice<UInt8> { via.isEmpty ? url.bytes : input[...] }

    /// Keeps the URL as asked for, before another one takes its place.
    mutating func keepInput() {
        if via.isEmpty { input = Array(url.bytes) }
    }
}
