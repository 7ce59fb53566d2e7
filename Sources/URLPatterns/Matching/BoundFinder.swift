/// Finds how many steps a URL can cost in a table: an upper bound, and a path that comes near to it.
///
/// A step is one node looked at with one segment and the first pattern that ends there, one captured sibling tried with
/// its node, each further pattern that ends at one place, or 64 places of a segment looked at for the ends of captures.
///
/// Below a run of segments a node can be met with each of up to 256 segments, so its cost counts as often. Of
/// siblings that are found by their text only one is met with one segment: the dearest counts. What counts once for a
/// URL is counted apart: patterns are tried at the end of the path alone, and all segments together have no more
/// bytes than a URL.
struct BoundFinder {
    /// The cost below one node.
    struct Cost {
        /// Steps for each time that a walk comes here; runs of segments above multiply them.
        var once = 0
        /// Steps for each URL, however often a walk comes here.
        var whole = 0
        /// The cost of each run that one walk down from here can meet.
        var runs: [Int] = []
        /// The cost of each run below, for a walk that comes here with every segment.
        var allRuns: [Int] = []
        var example: [[UInt8]] = []

        var total: Int { runs.reduce(BoundFinder.sum(once, whole), BoundFinder.sum) }
    }

    private let table: PatternTable
    private let nodes: [PatternTable.BuildNode]
    private var known: [Cost]
    private static let places = DeepLinkURLReader.maximumSegments + 1

    init(_ table: PatternTable, _ nodes: [PatternTable.BuildNode]) {
        self.table = table
        self.nodes = nodes
        known = Array(repeating: Cost(), count: nodes.count)
    }

    consuming func find() -> PatternTable.Bound {
        // Children stand behind their parents, so from the end every child is known.
        for index in nodes.indices.reversed() { known[index] = cost(of: index) }
        return PatternTable.Bound(steps: known.first?.total ?? 0, example: known.first?.example ?? [])
    }

    private func cost(of index: Int) -> Cost {
        let node = table.nodes[index]
        var result = Cost(once: 1 + node.prefixes.count, whole: terminals(node.terminals))
        var dearest = -1
        func offer(_ below: Cost, _ text: [UInt8]) {
            guard below.total > dearest else { return }
            dearest = below.total
            result.example = [text] + below.example
        }
        // Every captured sibling is tried, and each may take the same segment.
        for edge in table.edges[node.edges] {
            let below = known[edge.child]
            result.once = Self.sum(result.once, below.once)
            result.whole = Self.sum(result.whole, Self.sum(below.whole, Self.splitting(table.values[edge.value])))
            result.runs += below.runs
            result.allRuns += below.allRuns
            offer(below, table.values[edge.value].sample)
        }
        let found = foundByText(index)
        result.once = Self.sum(result.once, found.once)
        result.whole = Self.sum(result.whole, found.whole)
        result.runs += found.runs
        result.allRuns += found.allRuns
        if let text = found.example.first {
            var below = found
            below.example.removeFirst()
            offer(below, text)
        }
        for run in table.runs[node.runs] {
            let below = known[run.child]
            // Each node behind a run is met with each segment; behind a typed second run, from each start. A typed
            // run is tried with each segment that it may end before.
            let starts = run.isSecond && run.stamp == nil ? Self.places / 2 : 1
            let each = Self.sum(below.once, run.type == nil ? 0 : 1)
            let own = Self.product(each, Self.places * starts)
            result.whole = Self.sum(result.whole, Self.product(below.whole, starts))
            let runs = [own] + below.allRuns
            result.runs += runs
            result.allRuns += runs
            var behind = Cost()
            behind.whole = Self.product(below.whole, starts)
            behind.runs = runs
            behind.example = below.example
            offer(behind, Array("a".utf8))
        }
        for run in table.runs[node.lastRuns] {
            result.once = Self.sum(result.once, 1 + terminals(run.terminals))
        }
        result.runs = Self.dearest(result.runs)
        result.allRuns = Self.dearest(result.allRuns)
        return result
    }

    /// Of siblings that are found by their text: the dearest text, with every sibling that takes it.
    private func foundByText(_ index: Int) -> Cost {
        var best = Cost()
        var dearest = -1
        var allRuns: [Int] = []
        var seen: Set<[UInt8]> = []
        for edge in nodes[index].order {
            for text in edge.texts where seen.insert(text).inserted {
                var cost = Cost()
                for (child, value) in table.children(of: index, taking: text) {
                    let below = known[child]
                    cost.once = Self.sum(cost.once, below.once)
                    cost.whole = Self.sum(cost.whole, below.whole)
                    if let value { cost.whole = Self.sum(cost.whole, Self.splitting(table.values[value])) }
                    cost.runs += below.runs
                    cost.allRuns += below.allRuns
                    if cost.example.count <= below.example.count { cost.example = [text] + below.example }
                }
                allRuns += cost.allRuns
                if allRuns.count > Self.places * 2 { allRuns = Self.dearest(allRuns) }
                if cost.total > dearest {
                    dearest = cost.total
                    best.example = cost.example
                }
                // Which text is the dearest depends on the runs above, so each part of the cost is taken from its own.
                best.once = max(best.once, cost.once)
                best.whole = max(best.whole, cost.whole)
                if cost.runs.reduce(0, Self.sum) > best.runs.reduce(0, Self.sum) { best.runs = cost.runs }
            }
        }
        best.allRuns = allRuns
        return best
    }

    private func terminals(_ range: Range<Int>) -> Int {
        table.terminals[range].reduce(range.isEmpty ? 0 : -1) { sum, terminal in
            Self.sum(sum, 1 + terminal.cost)
        }
    }

    /// So many places of a segment looked at are one step.
    static let bytesOfStep = 64

    /// The steps that splitting text by a value costs in one URL.
    static func splitting(_ value: Pattern.Value) -> Int {
        let places = DeepLinkURLReader.maximumLength + DeepLinkURLReader.maximumSegments
        return product(MixedMatcher.cost(of: value), places / bytesOfStep)
    }

    /// A URL has no more segments than this, so no more runs are met.
    private static func dearest(_ runs: [Int]) -> [Int] {
        runs.count <= places ? runs : Array(runs.sorted(by: >).prefix(places))
    }

    /// Sums and products stop at a number that no table may reach.
    static func sum(_ a: Int, _ b: Int) -> Int {
        min(a &+ b, 1 << 40)
    }

    private static func product(_ a: Int, _ b: Int) -> Int {
        min(a.multipliedReportingOverflow(by: b).overflow ? 1 << 40 : a &* b, 1 << 40)
    }
}

extension PatternTable {
    /// The nodes that the hash tables of a node give for a text; for one that is tried, the index of its value.
    func children(of index: Int, taking text: [UInt8]) -> [(node: Int, value: Int?)] {
        let node = nodes[index]
        let whole = 0..<text.count
        var result: [(node: Int, value: Int?)] = []
        func append(_ table: ByteTable, _ scope: Int, folding: Bool) {
            if let child = table.find(scope: scope, in: text, range: whole, folding: folding) {
                result.append((child, nil))
            }
        }
        append(literals, Scope.literals(index), folding: false)
        append(literals, Scope.foldedLiterals(index), folding: true)
        for folding in [false, true] {
            let scope = folding ? Scope.foldedChoices(index) : Scope.choices(index)
            if let list = choiceLists.find(scope: scope, in: text, range: whole, folding: folding) {
                for edge in edgeLists[list] { result.append((edges[edge].child, nil)) }
            }
        }
        for prefix in prefixes[node.prefixes] where text.count >= prefix.length {
            let scope = Scope.prefixes(index, folding: prefix.folding)
            guard
                let list = prefixLists.find(
                    scope: scope, in: text, range: 0..<prefix.length, folding: prefix.folding)
            else { continue }
            for edge in edgeLists[list] {
                result.append((edges[edge].child, edges[edge].value))
            }
        }
        return result
    }
}

extension PatternTable.BuildEdge {
    /// Texts that stand for all that the hash tables find this sibling by.
    fileprivate var texts: [[UInt8]] {
        switch value {
        case .literal(let text): [text]
        case .whole(let capture): capture.type.texts ?? []
        case .mixed(let pieces): if case .text? = pieces.first { [value.sample] } else { [] }
        }
    }
}

extension Pattern.Value {
    /// A text that this value takes, near enough for an example.
    var sample: [UInt8] {
        switch self {
        case .literal(let text): text
        case .whole(let capture): capture.type.sample
        case .mixed(let pieces):
            pieces.reduce(into: []) { result, piece in
                switch piece {
                case .text(let text): result += text
                case .capture(let capture): result += capture.type.sample
                }
            }
        }
    }
}
