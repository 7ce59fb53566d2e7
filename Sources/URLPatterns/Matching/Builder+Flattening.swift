extension PatternTable.Builder {
    mutating func flatten() {
        findNearest()
        for index in nodes.indices {
            let node = nodes[index]
            var flat = PatternTable.Node(
                best: node.best, terminals: terminals(node.variants), edges: 0..<0, prefixes: 0..<0, runs: 0..<0,
                lastRuns: 0..<0, has: [], samples: 0..<0, depth: node.depth,
                nearest: node.nearest.variant)
            flattenEdges(index, node, &flat)
            let runs = node.runs.sorted { $0.best < $1.best }
            flat.runs = append(runs.filter { !$0.isLast })
            flat.lastRuns = append(runs.filter(\.isLast))
            table.nodes.append(flat)
        }
    }

    /// Children stand behind their parents, so from the end every child is known.
    mutating func findNearest() {
        for index in nodes.indices.reversed() {
            var nearest = (variant: nodes[index].variants.min() ?? .max, end: nodes[index].depth)
            if nearest.variant == .max { nearest.end = .max }
            for run in nodes[index].runs where run.isLast && run.variants.first != nil {
                let end = (variant: run.best, end: nodes[index].depth + run.many.minimum)
                if end.end < nearest.end { nearest = end }
            }
            let below = nodes[index].order.map(\.child) + nodes[index].runs.map(\.child).filter { $0 >= 0 }
            for child in below where nodes[child].nearest.end < nearest.end { nearest = nodes[child].nearest }
            nodes[index].nearest = nearest
        }
    }

    mutating func append(_ runs: [PatternTable.BuildRun]) -> Range<Int> {
        let start = table.runs.count
        for run in runs {
            var type: Int?
            if !run.many.type.isPlain {
                type = table.types.count
                table.types.append(run.many.type)
            }
            let run = PatternTable.Run(
                type: type, minimum: run.many.minimum, folding: run.folding, child: run.child,
                terminals: terminals(run.variants), best: run.best, stamp: run.stamp, isSecond: run.isSecond)
            table.runs.append(run)
        }
        return start..<table.runs.count
    }

    mutating func flattenEdges(_ index: Int, _ node: PatternTable.BuildNode, _ flat: inout PatternTable.Node) {
        let sampleStart = table.samples.count
        let listStart = table.edges.count
        var tried: [PatternTable.BuildEdge] = []
        var prefixes: [PatternTable.Prefix] = []
        for edge in node.order {
            switch edge.value {
            case .literal(let text):
                let scope = edge.folding ? PatternTable.Scope.foldedLiterals(index) : PatternTable.Scope.literals(index)
                let key = edge.folding ? text.map(\.lowercased) : text
                _ = table.literals.insert(scope: scope, key: key, make: { edge.child })
                flat.has.insert(edge.folding ? .foldedLiterals : .literals)
                if table.samples.count - sampleStart < 32 { table.samples.append((text, edge.child)) }
            case .mixed(let pieces):
                guard case .text(let text)? = pieces.first else {
                    tried.append(edge)
                    continue
                }
                let prefix = PatternTable.Prefix(length: text.count, folding: edge.folding)
                if !prefixes.contains(where: { $0.length == prefix.length && $0.folding == prefix.folding }) {
                    prefixes.append(prefix)
                }
                let key = edge.folding ? text.map(\.lowercased) : text
                list(edge, in: \.prefixLists, PatternTable.Scope.prefixes(index, folding: edge.folding), key)
            case .whole(let capture):
                guard let texts = capture.type.texts else {
                    tried.append(edge)
                    continue
                }
                flat.has.insert(edge.folding ? .foldedChoices : .choices)
                let scope = edge.folding ? PatternTable.Scope.foldedChoices(index) : PatternTable.Scope.choices(index)
                for text in texts {
                    list(edge, in: \.choiceLists, scope, edge.folding ? text.map(\.lowercased) : text)
                }
            }
        }
        flat.samples = sampleStart..<table.samples.count
        let edgeStart = table.edges.count
        flat.listed = listStart..<edgeStart
        for edge in tried.sorted(by: { nodes[$0.child].best < nodes[$1.child].best }) { append(edge) }
        flat.edges = edgeStart..<edgeStart + tried.count
        let prefixStart = table.prefixes.count
        table.prefixes += prefixes
        flat.prefixes = prefixStart..<table.prefixes.count
    }

    mutating func append(_ edge: PatternTable.BuildEdge) {
        var test = TypeTest(kind: .other)
        if case .whole(let capture) = edge.value { test = TypeTest(capture.type) }
        table.values.append(edge.value)
        table.edges.append(
            PatternTable.Edge(
                test: test, folding: edge.folding, child: edge.child, best: nodes[edge.child].best,
                value: table.values.count - 1))
    }

    /// Adds an edge to the list that is found by some text.
    mutating func list(
        _ edge: PatternTable.BuildEdge, in lists: WritableKeyPath<PatternTable, ByteTable>, _ scope: Int, _ key: [UInt8]
    ) {
        let next = table.edgeLists.count
        let list = table[keyPath: lists].insert(scope: scope, key: key, make: { next })
        if list == next { table.edgeLists.append([]) }
        // An edge stands in several lists; it is stored once, outside every node's range.
        let stored: Int
        if let known = table.edgeLists[list].last, table.edges[known].child == edge.child { return }
        if let last = table.edges.indices.last, table.edges[last].child == edge.child {
            stored = last
        } else {
            stored = table.edges.count
            append(edge)
        }
        table.edgeLists[list].append(stored)
    }
}
