/// What a pattern captured at one of its captures.
public enum Captured: Sendable {
    case absent
    /// A range of the URL's `text`.
    case text(Range<Int>)
    /// A range of the workspace's `listRanges`, each a range of the URL's `text`.
    case list(Range<Int>)
    /// The undeclared query items: those that are not marked in the workspace's `consumed`.
    case rest
    /// The undeclared items of a fragment that is read as a query: those not marked in `consumedFragment`.
    case fragmentRest
}

/// The buffers of one resolution, kept for the next one so that it allocates nothing.
public struct MatchWorkspace: Sendable {
    /// One for each capture of the matched pattern, in the order of `Pattern.captures`.
    public internal(set) var captures: [Captured] = []
    public internal(set) var listRanges: [Range<Int>] = []
    /// For each query item of the URL: whether the matched pattern declares its key.
    public internal(set) var consumed: [Bool] = []
    /// The same for the items of a fragment that is read as a query.
    public internal(set) var consumedFragment: [Bool] = []

    /// For each key of the table: its first occurrence in the URL, as a place in `chain`.
    var heads: [Head] = []
    var chain: [Link] = []
    /// Counts the URLs; what bears an older number is empty.
    var generation: UInt32 = 0
    var fragment: Range<Int>?
    var fragmentIsPath = false
    var composite: [UInt8] = []
    /// For each second run of segments: the walk that looked at it last.
    var stamps: [UInt32] = []
    var walks: UInt32 = 0
    var best = Int.max
    var steps = 0
    var misses: MissRecorder?
    /// Every variant that fits, where all are asked for.
    var fitting: [Int]?
    var wantsAll = false

    /// Variants from this one on are passed by: they cannot be better than what is found.
    @inline(__always)
    var limit: Int { wantsAll ? .max : best }

    public init() {}

    struct Head: Sendable {
        var generation: UInt32 = 0
        var first = 0
        var last = 0
    }

    struct Link: Sendable {
        var item: Int
        var next = -1
    }

    /// The first item with this key.
    func first(_ key: Int) -> Int? {
        let head = heads[key]
        return head.generation == generation ? chain[head.first].item : nil
    }

    /// True where `body` is true for each item with this key, asked in the order of the URL.
    func allSatisfy(_ key: Int, _ body: (Int) -> Bool) -> Bool {
        guard heads[key].generation == generation else { return true }
        var place = heads[key].first
        while place >= 0 {
            if !body(chain[place].item) { return false }
            place = chain[place].next
        }
        return true
    }
}

extension MatchWorkspace {
    /// True where the matched pattern takes the undeclared rest of the query.
    public var hasRest: Bool {
        for index in captures.indices { if case .rest = captures[index] { return true } }
        return false
    }
}
