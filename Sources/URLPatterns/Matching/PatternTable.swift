/// Many patterns, and the first of them, in one total order, that fits a URL.
///
/// ```swift
/// var builder = PatternTable.Builder()
/// builder.add(try Pattern("/recipe/{id:int}"), entry: 0)
/// builder.add(try Pattern("/recipe/new"), entry: 1)
/// let table = try builder.build()
/// var url = try DeepLinkURLReader().read("cookbook://recipe/new")
/// table.match(&url)?.entry          // 1: a literal comes before an int
/// ```
///
/// Built once and then only read. Nodes stand in one array and know each other by index. Literals of all nodes are
/// found in one hash table; only patterns that capture at the same place are tried one by one. Each pair (node,
/// segment) is looked at once, so what a URL can cost is known when the table is built: see `Bound`.
public struct PatternTable: Sendable {
    /// One pattern with and without its optional segments. They stand in the order of precedence, so that the
    /// smaller index is the better answer.
    struct Variant: Sendable {
        var pattern: Int
        var optionals: Int
        var precedence: Precedence
    }

    /// A pattern as the caller gave it, in numbers. What needs the pattern itself looks into `patterns`.
    struct Entry: Sendable {
        var entry: Int
        var folding: Bool
        /// What must hold of the query, in the order of the pattern: a range of `queryTests`.
        var query: Range<Int>
        /// What the path captures, where each capture is a whole segment: a range of `pathSteps`. Nil where the
        /// pattern must be compared with the URL again.
        var path: Range<Int>?
        var hasFragment: Bool
    }

    /// What must hold of one query key.
    struct QueryTest: Sendable {
        enum Kind: UInt8, Sendable {
            case present, literal, whole, mixed, list, rest
        }

        var kind: Kind
        /// The index of the key in `MatchWorkspace.heads`.
        var key: Int
        /// Of a whole capture and a list: its type.
        var type = TypeTest.any
        var isRequired = false
        var takesEmpty = false
        var takesNoValue = false
        /// The part of the pattern, for what is not in numbers here.
        var part: Int
        /// The default, a range of `defaults`.
        var standard: Range<Int>?
    }

    /// What a path captures at one of its parts.
    struct PathStep: Sendable {
        enum Kind: UInt8, Sendable {
            case literal, capture, optional, run
        }

        var kind: Kind
        var standard: Range<Int>?
    }

    struct Node: Sendable {
        /// The best variant at or below this node: a walk that has found a better one passes it by.
        var best: Int
        var terminals: Range<Int>
        var edges: Range<Int>
        /// Siblings that are found by their text: choices, and text with captures behind literal bytes.
        var listed = 0..<0
        var prefixes: Range<Int>
        var runs: Range<Int>
        var lastRuns: Range<Int>
        var has: Lookups
        /// A few of its literals, for hints.
        var samples: Range<Int>
        /// How many parts of a pattern lead here.
        var depth: Int
        /// The variant that ends soonest at or below this node: what a URL that comes here is nearest to.
        var nearest: Int
    }

    struct Lookups: OptionSet, Sendable {
        let rawValue: UInt8
        static let literals = Lookups(rawValue: 1)
        static let foldedLiterals = Lookups(rawValue: 2)
        static let choices = Lookups(rawValue: 4)
        static let foldedChoices = Lookups(rawValue: 8)
    }

    /// A captured sibling: tried, not found.
    struct Edge: Sendable {
        var test: TypeTest
        var folding: Bool
        var child: Int
        var best: Int
        /// The index of the value in `values`.
        var value: Int
    }

    /// Siblings whose text begins with literal bytes, found by the hash of as many bytes of the segment.
    struct Prefix: Sendable {
        var length: Int
        var folding: Bool
    }

    struct Run: Sendable {
        /// The index of its type in `types`; nil for a run that takes any text.
        var type: Int?
        var minimum: Int
        var folding: Bool
        /// Of a run in the middle: the node behind it. Of a last run: unused.
        var child: Int
        /// Of a last run: what fits with it.
        var terminals: Range<Int>
        var best: Int
        /// Of an untyped second run: its place in `MatchWorkspace.stamps`.
        var stamp: Int?
        var isSecond: Bool
    }

    /// Variants that end at one place and ask for the same query keys to be literal.
    struct Terminal: Sendable {
        /// The keys, as indices in `heads`, a range of `terminalKeys`; their values are one key of `literalQueries`.
        var keys: Range<Int>
        /// Where in `literalQueries` its values are.
        var scope: Int
        /// Of a terminal without such keys: its variants, a range of `variantLists`.
        var variants: Range<Int>
        /// The steps that trying its variants can cost; of a terminal with such keys those of the dearest list.
        var cost = 0
        var best: Int
    }

    enum Scope {
        static func literals(_ node: Int) -> Int { node &* 4 }
        static func foldedLiterals(_ node: Int) -> Int { node &* 4 + 1 }
        static func choices(_ node: Int) -> Int { node &* 4 + 2 }
        static func foldedChoices(_ node: Int) -> Int { node &* 4 + 3 }
        static func prefixes(_ node: Int, folding: Bool) -> Int { node &* 2 + (folding ? 1 : 0) }
    }

    /// How a key is looked up: exactly or folded, as a single value or as a list (`key[]`, `key[0]` too).
    enum KeyScope {
        static func scope(folding: Bool, list: Bool) -> Int { (folding ? 1 : 0) + (list ? 2 : 0) }
    }

    /// A table of no patterns.
    public init() {}

    var entries: [Entry] = []
    var patterns: [Pattern] = []
    var variants: [Variant] = []
    /// The pattern of each variant.
    var variantPatterns: [Int] = []
    var queryTests: [QueryTest] = []
    var pathSteps: [PathStep] = []
    var defaults: [UInt8] = []
    var values: [Pattern.Value] = []
    var types: [ValueType] = []
    var nodes: [Node] = []
    var edges: [Edge] = []
    var prefixes: [Prefix] = []
    var runs: [Run] = []
    var terminals: [Terminal] = []
    var samples: [(text: [UInt8], child: Int)] = []
    var literals = ByteTable()
    var prefixLists = ByteTable()
    var choiceLists = ByteTable()
    var edgeLists: [[Int]] = []
    var literalQueries = ByteTable()
    var queryLists: [Range<Int>] = []
    var terminalKeys: [Int] = []
    var variantLists: [Int] = []
    var keys = ByteTable()
    var keyCount = 0
    /// The lengths of the keys, a bit each; the last bit stands for all from 63 on.
    var keyLengths: UInt64 = 0
    var keyScopes: [Int] = []
    var stampCount = 0
    var readsFragment = false
    var checker = ValueChecker()
    /// A single-valued key given twice is refused, not read at its first place.
    var refusesDuplicates = false
    public internal(set) var bound = Bound(steps: 0, example: [])

    /// The most steps that a URL can cost in a table, and a path that comes near to it.
    public struct Bound: Sendable {
        public var steps: Int
        /// The decoded segments of such a path.
        public var example: [[UInt8]]
    }

    /// More than this many steps are refused when a table is built.
    public static let maximumSteps = 10_000
}
