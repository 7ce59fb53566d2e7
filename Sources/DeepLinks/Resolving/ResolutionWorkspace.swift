import URLPatterns

/// The buffers of a resolution and what it found. Kept from one URL to the next, it allocates nothing.
///
/// One for each thread: `RouteTable.resolve(_:_:_:)` fills it, `RouteTable.append(_:including:to:)` writes the answer.
public struct ResolutionWorkspace: Sendable {
    /// The URL that the last link answered: the one asked for, or where redirects and wrappers led.
    var url = DeepLinkURL()
    var match = MatchWorkspace()
    /// The URL as asked for.
    var input: [UInt8] = []
    var app = 0
    var link = 0
    var entry = 0
    /// The values of the link's names.
    var slots: [Slot] = []
    var via: [String] = []
    /// Origins that fit, the most specific first.
    var origins: [FittingOrigin] = []
    var scratch: [UInt8] = []
    var explanation: [Explained] = []

    public init() {}

    struct Slot: Sendable {
        var captured = Captured.absent
        var type = ValueType.string
        /// True for a run of segments.
        var isRun = false

        var isPresent: Bool { if case .absent = captured { false } else { true } }
    }

    struct FittingOrigin: Sendable {
        var app: Int
        /// The index in the app's origins.
        var origin: Int
        var cut: Int
        var usesFragment: Bool
    }

    /// A link that fits too, and what decided against it.
    struct Explained: Sendable {
        var link: String
        var pattern: String
        var decidedBy: Difference
    }
}
