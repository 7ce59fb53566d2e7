extension PatternTable {
    /// A node while the table is built: it knows its children by what they take.
    struct BuildNode {
        var best = Int.max
        var depth = 0
        /// The variant that ends soonest at or below, and how many parts it has from the root.
        var nearest = (variant: Int.max, end: Int.max)
        var children: [[UInt8]: Int] = [:]
        var order: [BuildEdge] = []
        var runs: [BuildRun] = []
        var variants: [Int] = []
    }

    struct BuildEdge {
        var value: Pattern.Value
        var folding: Bool
        var child: Int
    }

    struct BuildRun {
        var signature: [UInt8]
        var many: Pattern.Many
        var folding: Bool
        var isLast: Bool
        var isSecond: Bool
        var child = -1
        var variants: [Int] = []
        var best = Int.max
        var stamp: Int?
    }
}
