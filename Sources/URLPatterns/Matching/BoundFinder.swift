/// Finds how many steps a URL can cost in a table: an upper bound, and a path that comes near to it.
///
/// A step is one node looked at with one segment, one captured sibling tried, one list of query values asked, one
/// pattern tried at the end of a path, or 64 bytes of a segment searched for the ends of captures.
///
/// Below a run of segments a node can be met with each of up to 256 segments, so its cost counts as often. Of
/// siblings that are found by their text only one is met with one segment: the dearest counts.
struct BoundFinder {
    /// The cost below one node.
    struct Cost {
        /// Steps where no run of segments stands above: each node is met once.
        var once = 0
        /// The cost of each run that one walk down from here can meet.
        var runs: [Int] = []
        /// The cost of each run below, for a walk that comes here with every segment.
        var allRuns: [Int] = []
        var example: [[UInt8]] = []

        var total: Int { runs.reduce(once, BoundFinder.sum) }
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
        var result = Cost(once: 1 + terminals(node.terminals) + node.prefixes.count)
        var dearest = -1
        func offer(_ below: Cost, _ text: [UInt8]) {
            guard below.total > dearest else { return }
            dearest = below.total
            result.example = [text] + below.example
        }
        // Every captured sibling is tried, and each may take the same segment.
        for edge in table.edges[node.edges] {
            let below = known[edge.child]
            result.once = Self.sum(result.once, Self.sum(below.once, Self.attempt(table.values[edge.value])))
            result.runs += below.runs
            result.allRuns += below.allRuns
            offer(below, table.values[edge.value].sample)
        }
        let found = foundByText(index)
        result.once = Self.sum(result.once, found.once)
        result.runs += found.runs
        result.allRuns += found.allRuns
        if let text = found.example.first {
            offer(Cost(once: found.once, runs: found.runs, example: Array(found.example.dropFirst())), text)
        }
        for run in table.runs[node.runs] {
            let below = known[run.child]
            // Each node behind a run is met with each segment; behind a typed second run, from each start.
            let starts = run.isSecond && run.stamp == nil ? Self.places / 2 : 1
            let own = Self.product(below.once, Self.places * starts)
            let runs = [own] + below.allRuns
            result.runs += runs
            result.allRuns += runs
            if dearest < 0 { result.example = [Array("a".utf8)] + below.example }
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
        var best = Cost(once: 0)
        var allRuns: [Int] = []
        var seen: Set<[UInt8]> = []
        for edge in nodes[index].order {
            for text in edge.texts where seen.insert(text).inserted {
                var cost = Cost()
                for (child, attempt) in table.children(of: index, taking: text) {
                    let below = known[child]
                    cost.once = Self.sum(cost.once, Self.sum(below.once, attempt))
                    cost.runs += below.runs
                    cost.allRuns += below.allRuns
                    if cost.example.count <= below.example.count { cost.example = [text] + below.example }
                }
                allRuns += cost.allRuns
                if allRuns.count > Self.places * 2 { allRuns = Self.dearest(allRuns) }
                if cost.total > best.total { best = cost }
            }
        }
        best.allRuns = allRuns
        return best
    }

    private func terminals(_ range: Range<Int>) -> Int {
        table.terminals[range].reduce(0) { sum, terminal in
            sum + 1 + (terminal.keys.isEmpty ? terminal.variants.count : terminal.longestList)
        }
    }

    /// What trying one captured sibling costs.
    static func attempt(_ value: Pattern.Value) -> Int {
        value.captureCount < 2 ? 1 : 1 + (value.captureCount - 1) * (DeepLinkURLReader.maximumLength / 64)
    }

    /// A URL has no more segments than this, so no more runs are met.
    private static func dearest(_ runs: [Int]) -> [Int] {
        runs.count <= places ? runs : Array(runs.sorted(by: >).prefix(places))
    }

    /// Sums and products stop at a number that no table may reach.
    fileprivate static func sum(_ a: Int, _ b: Int) -> Int {
        min(a &+ b, 1 << 40)
    }

    private static func product(_ a: Int, _ b: Int) -> Int {
        min(a.multipliedReportingOverflow(by: b).overflow ? 1 << 40 : a &* b, 1 << 40)
    }
}

extension PatternTable {
    /// The nodes that the hash tables of a node give for a text, each with what asking for it costs.
    func children(of index: Int, taking text: [UInt8]) -> [(node: Int, attempt: Int)] {
        let node = nodes[index]
        let whole = 0..<text.count
        var result: [(node: Int, attempt: Int)] = []
        func append(_ table: ByteTable, _ scope: Int, folding: Bool) {
            if let child = table.find(scope: scope, in: text, range: whole, folding: folding) {
                result.append((child, 0))
            }
        }
        append(literals, Scope.literals(index), folding: false)
        append(literals, Scope.foldedLiterals(index), folding: true)
        for folding in [false, true] {
            let scope = folding ? Scope.foldedChoices(index) : Scope.choices(index)
            if let list = choiceLists.find(scope: scope, in: text, range: whole, folding: folding) {
                for edge in edgeLists[list] { result.append((edges[edge].child, 0)) }
            }
        }
        for prefix in prefixes[node.prefixes] where text.count >= prefix.length {
            let scope = Scope.prefixes(index, folding: prefix.folding)
            guard
                let list = prefixLists.find(
                    scope: scope, in: text, range: 0..<prefix.length, folding: prefix.folding)
            else { continue }
            for edge in edgeLists[list] {
                result.append((edges[edge].child, BoundFinder.attempt(values[edges[edge].value])))
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

    var captureCount: Int {
        switch self {
        case .literal: 0
        case .whole: 1
        case .mixed(let pieces): pieces.count { if case .capture = $0 { true } else { false } }
        }
    }
}
