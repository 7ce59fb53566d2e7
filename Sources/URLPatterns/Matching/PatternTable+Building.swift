extension PatternTable {
    /// Collects patterns, then builds the table.
    public struct Builder {
        private var table = PatternTable()
        private var nodes: [BuildNode] = [BuildNode()]

        /// - Parameters:
        ///   - hosts: For values of type `url`.
        ///   - refusesDuplicates: A single-valued query key given twice does not fit.
        public init(hosts: HostToASCII? = nil, refusesDuplicates: Bool = false) {
            table.checker = ValueChecker(hosts: hosts)
            table.refusesDuplicates = refusesDuplicates
        }

        /// Adds a pattern.
        ///
        /// - Parameters:
        ///   - pattern: The pattern.
        ///   - entry: What the caller knows the pattern by.
        ///   - folding: Literals of the path, query keys, choices and mapped texts are compared without case.
        ///   - further: The caller's own order between patterns that the text does not order; smaller comes first.
        public mutating func add(_ pattern: Pattern, entry: Int, folding: Bool = false, further: [Int] = []) {
            let index = table.entries.count
            let optionals = pattern.path.count { $0.isOptional }
            let tests = tests(of: pattern, folding)
            table.entries.append(
                Entry(
                    entry: entry, folding: folding, query: tests, path: steps(of: pattern),
                    hasFragment: pattern.fragment != nil))
            table.patterns.append(pattern)
            if pattern.fragment != nil { table.readsFragment = true }
            for count in (0...optionals).reversed() {
                let precedence = Precedence(pattern, optionals: count, further: further)
                table.variants.append(Variant(pattern: index, optionals: count, precedence: precedence))
            }
        }

        /// The table. Cannot fail; whether it costs too much is said by `bound`.
        public consuming func build() -> PatternTable {
            let order = table.variants.indices.sorted {
                let order = Precedence.compare(table.variants[$0].precedence, table.variants[$1].precedence).order
                return order == 0 ? $0 < $1 : order < 0
            }
            table.variants = order.map { table.variants[$0] }
            table.variantPatterns = table.variants.map(\.pattern)
            for variant in table.variants.indices { insert(variant) }
            flatten()
            table.bound = BoundFinder(table, nodes).find()
            return table
        }

        private mutating func tests(of pattern: Pattern, _ folding: Bool) -> Range<Int> {
            let start = table.queryTests.count
            for (index, part) in pattern.query.enumerated() {
                var test = QueryTest(kind: .rest, key: -1, part: index)
                switch part {
                case .rest: break
                case .present(let key):
                    test.kind = .present
                    test.key = declare(key, folding, list: false)
                case .item(let key, let value, _):
                    let isList = value.isRepeatedList
                    test.key = declare(key, folding, list: isList)
                    switch value {
                    case .literal: test.kind = .literal
                    case .mixed: test.kind = .mixed
                    case .whole(let capture):
                        test.kind = isList ? .list : .whole
                        test.type = typeTest(isList ? ValueType(capture.type.base, spelling: "") : capture.type)
                        test.isRequired = capture.presence.isRequired && capture.type.list == nil
                        test.takesEmpty = capture.type.list != .commas && capture.type.base.takesEmpty
                        if case .bool = capture.type.base { test.takesNoValue = test.takesEmpty }
                        test.standard = standard(capture.presence)
                    }
                }
                table.queryTests.append(test)
            }
            return start..<table.queryTests.count
        }

        private mutating func typeTest(_ type: ValueType) -> TypeTest {
            var test = TypeTest(type)
            if test.kind == .other {
                test.type = table.types.count
                table.types.append(type)
            }
            return test
        }

        private mutating func standard(_ presence: Pattern.Presence) -> Range<Int>? {
            guard case .defaults(let text) = presence else { return nil }
            table.defaults += text
            return table.defaults.count - text.count..<table.defaults.count
        }

        /// The path in steps, where each capture is a whole segment and there is one run at most.
        private mutating func steps(of pattern: Pattern) -> Range<Int>? {
            var steps: [PathStep] = []
            for part in pattern.path {
                switch part {
                case .one(.literal): steps.append(PathStep(kind: .literal))
                case .one(.mixed): return nil
                case .one(.whole(let capture)):
                    steps.append(
                        PathStep(
                            kind: capture.presence.isRequired ? .capture : .optional,
                            standard: standard(capture.presence)))
                case .many:
                    // What two runs take is not known from the number of segments.
                    guard !steps.contains(where: { $0.kind == .run }) else { return nil }
                    steps.append(PathStep(kind: .run))
                }
            }
            table.pathSteps += steps
            return table.pathSteps.count - steps.count..<table.pathSteps.count
        }

        private mutating func declare(_ key: [UInt8], _ folding: Bool, list: Bool) -> Int {
            let scope = KeyScope.scope(folding: folding, list: list)
            if !table.keyScopes.contains(scope) { table.keyScopes.append(scope) }
            let next = table.keyCount
            let text = folding ? key.map(\.lowercased) : key
            let index = table.keys.insert(scope: scope, key: text, make: { next })
            if index == next { table.keyCount += 1 }
            table.keyLengths |= 1 << UInt64(min(text.count, 63))
            return index
        }

        // MARK: The trie

        private mutating func insert(_ variant: Int) {
            let value = table.variants[variant]
            let entry = table.entries[value.pattern]
            var node = 0
            var optionals = value.optionals
            var runs = 0
            nodes[0].best = min(nodes[0].best, variant)
            let path = table.patterns[value.pattern].path
            for (index, part) in path.enumerated() {
                switch part {
                case .one(let value):
                    if part.isOptional {
                        if optionals == 0 { continue }
                        optionals -= 1
                    }
                    node = child(of: node, value, entry.folding, variant)
                case .many(let many):
                    let isLast = index == path.count - 1
                    let run = self.run(of: node, many, entry.folding, isLast: isLast, isSecond: runs == 1)
                    runs += 1
                    nodes[node].runs[run].best = min(nodes[node].runs[run].best, variant)
                    if isLast {
                        nodes[node].runs[run].variants.append(variant)
                        return
                    }
                    node = nodes[node].runs[run].child
                    nodes[node].best = min(nodes[node].best, variant)
                }
            }
            nodes[node].variants.append(variant)
        }

        private mutating func child(
            of node: Int, _ value: Pattern.Value, _ folding: Bool, _ variant: Int
        ) -> Int {
            let signature = value.signature(folding: folding)
            let child: Int
            if let known = nodes[node].children[signature] {
                child = known
            } else {
                child = nodes.count
                nodes[node].children[signature] = child
                nodes[node].order.append(BuildEdge(value: value, folding: folding, child: child))
                nodes.append(BuildNode(depth: nodes[node].depth + 1))
            }
            nodes[child].best = min(nodes[child].best, variant)
            return child
        }

        private mutating func run(
            of node: Int, _ many: Pattern.Many, _ folding: Bool, isLast: Bool, isSecond: Bool
        ) -> Int {
            let signature = Array("\(many.minimum)\(isLast)\(folding)\(many.type.spelling)".utf8)
            if let known = nodes[node].runs.firstIndex(where: { $0.signature == signature }) { return known }
            var run = BuildRun(signature: signature, many: many, folding: folding, isLast: isLast, isSecond: isSecond)
            if !isLast {
                run.child = nodes.count
                nodes.append(BuildNode(depth: nodes[node].depth + 1))
                if isSecond, many.type.isPlain {
                    run.stamp = table.stampCount
                    table.stampCount += 1
                }
            }
            nodes[node].runs.append(run)
            return nodes[node].runs.count - 1
        }

        // MARK: Flat arrays

        private mutating func flatten() {
            findNearest()
            for index in nodes.indices {
                let node = nodes[index]
                var flat = Node(
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
        private mutating func findNearest() {
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

        private mutating func append(_ runs: [BuildRun]) -> Range<Int> {
            let start = table.runs.count
            for run in runs {
                var type: Int?
                if !run.many.type.isPlain {
                    type = table.types.count
                    table.types.append(run.many.type)
                }
                let run = Run(
                    type: type, minimum: run.many.minimum, folding: run.folding, child: run.child,
                    terminals: terminals(run.variants), best: run.best, stamp: run.stamp, isSecond: run.isSecond)
                table.runs.append(run)
            }
            return start..<table.runs.count
        }

        private mutating func flattenEdges(_ index: Int, _ node: BuildNode, _ flat: inout Node) {
            let sampleStart = table.samples.count
            var tried: [BuildEdge] = []
            var prefixes: [Prefix] = []
            for edge in node.order {
                switch edge.value {
                case .literal(let text):
                    let scope = edge.folding ? Scope.foldedLiterals(index) : Scope.literals(index)
                    let key = edge.folding ? text.map(\.lowercased) : text
                    _ = table.literals.insert(scope: scope, key: key, make: { edge.child })
                    flat.has.insert(edge.folding ? .foldedLiterals : .literals)
                    if table.samples.count - sampleStart < 32 { table.samples.append((text, edge.child)) }
                case .mixed(let pieces):
                    guard case .text(let text)? = pieces.first else {
                        tried.append(edge)
                        continue
                    }
                    let prefix = Prefix(length: text.count, folding: edge.folding)
                    if !prefixes.contains(where: { $0.length == prefix.length && $0.folding == prefix.folding }) {
                        prefixes.append(prefix)
                    }
                    let key = edge.folding ? text.map(\.lowercased) : text
                    list(edge, in: \.prefixLists, Scope.prefixes(index, folding: edge.folding), key)
                case .whole(let capture):
                    guard let texts = capture.type.texts else {
                        tried.append(edge)
                        continue
                    }
                    flat.has.insert(edge.folding ? .foldedChoices : .choices)
                    let scope = edge.folding ? Scope.foldedChoices(index) : Scope.choices(index)
                    for text in texts {
                        list(edge, in: \.choiceLists, scope, edge.folding ? text.map(\.lowercased) : text)
                    }
                }
            }
            flat.samples = sampleStart..<table.samples.count
            let edgeStart = table.edges.count
            for edge in tried.sorted(by: { nodes[$0.child].best < nodes[$1.child].best }) { append(edge) }
            flat.edges = edgeStart..<edgeStart + tried.count
            let prefixStart = table.prefixes.count
            table.prefixes += prefixes
            flat.prefixes = prefixStart..<table.prefixes.count
        }

        private mutating func append(_ edge: BuildEdge) {
            var test = TypeTest(kind: .other)
            if case .whole(let capture) = edge.value { test = TypeTest(capture.type) }
            table.values.append(edge.value)
            table.edges.append(
                Edge(
                    test: test, folding: edge.folding, child: edge.child, best: nodes[edge.child].best,
                    value: table.values.count - 1))
        }

        /// Adds an edge to the list that is found by some text.
        private mutating func list(
            _ edge: BuildEdge, in lists: WritableKeyPath<PatternTable, ByteTable>, _ scope: Int, _ key: [UInt8]
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

        /// One step for each variant but the first, and what splitting the values of their queries costs.
        private func cost(of variants: [Int]) -> Int {
            variants.reduce(-1) { sum, variant in
                var cost = 1
                for case .item(_, let value, _) in table.patterns[table.variantPatterns[variant]].query {
                    cost += BoundFinder.splitting(value)
                }
                return BoundFinder.sum(sum, cost)
            }
        }

        private mutating func terminals(_ variants: [Int]) -> Range<Int> {
            let start = table.terminals.count
            var groups: [(keys: [Int], variants: [Int], lists: [Int: [Int]])] = []
            for variant in variants {
                let literal = literalKeys(table.variantPatterns[variant])
                let keys = literal.map(\.key)
                let group = groups.firstIndex { $0.keys == keys } ?? groups.count
                if group == groups.count { groups.append((keys, [], [:])) }
                groups[group].variants.append(variant)
                if keys.isEmpty { continue }
                var composite: [UInt8] = []
                for (_, text) in literal { PatternTable.append(text, 0..<text.count, to: &composite) }
                let next = table.queryLists.count
                let list = table.literalQueries.insert(scope: start + group, key: composite, make: { next })
                if list == next { table.queryLists.append(0..<0) }
                groups[group].lists[list, default: []].append(variant)
            }
            for (group, (keys, variants, lists)) in groups.enumerated() {
                table.terminalKeys += keys
                var terminal = Terminal(
                    keys: table.terminalKeys.count - keys.count..<table.terminalKeys.count, scope: start + group,
                    variants: 0..<0, best: variants.min() ?? .max)
                if keys.isEmpty {
                    terminal.variants = append(variants)
                    terminal.cost = cost(of: variants)
                }
                for (list, variants) in lists {
                    table.queryLists[list] = append(variants)
                    terminal.cost = max(terminal.cost, cost(of: variants))
                }
                table.terminals.append(terminal)
            }
            table.terminals[start...].sort { $0.best < $1.best }
            return start..<table.terminals.count
        }

        private mutating func append(_ variants: [Int]) -> Range<Int> {
            table.variantLists += variants
            return table.variantLists.count - variants.count..<table.variantLists.count
        }

        /// The query keys that a pattern asks to be literal, in the order of their numbers.
        private func literalKeys(_ pattern: Int) -> [(key: Int, text: [UInt8])] {
            table.queryTests[table.entries[pattern].query].compactMap { test in
                guard case .item(_, .literal(let text), _) = table.patterns[pattern].query[test.part] else {
                    return nil
                }
                return (test.key, text)
            }.sorted { $0.key < $1.key }
        }
    }

    /// One value of a composite key: its length, then its bytes, so that no two lists of values give the same key.
    static func append(_ text: [UInt8], _ range: Range<Int>, to composite: inout [UInt8]) {
        appendLength(range.count, &composite)
        for index in range { composite.append(text[index]) }
    }

    private static func appendLength(_ length: Int, _ composite: inout [UInt8]) {
        composite.append(UInt8(truncatingIfNeeded: length >> 8))
        composite.append(UInt8(truncatingIfNeeded: length))
    }

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

extension Pattern.PathPart {
    var isOptional: Bool {
        if case .one(.whole(let capture)) = self { !capture.presence.isRequired } else { false }
    }
}

extension ValueType {
    /// The texts of a choice or a map, which are found and not tried.
    var texts: [[UInt8]]? {
        guard list == nil else { return nil }
        switch base {
        case .choice(let set): return set.choices
        case .mapped(let map): return map.texts.choices
        default: return nil
        }
    }
}

extension Pattern.Value {
    /// True for `{tags:string[]}`.
    var isRepeatedList: Bool {
        if case .whole(let capture) = self { capture.type.list == .repeated } else { false }
    }

    /// Equal for values that take the same texts, whatever their names.
    func signature(folding: Bool) -> [UInt8] {
        var result: [UInt8] = [folding ? 1 : 0]
        switch self {
        case .literal(let text): result += [0x4c] + (folding ? text.map(\.lowercased) : text)
        case .whole(let capture): result += [0x57] + Array(capture.type.spelling.utf8)
        case .mixed(let pieces):
            for piece in pieces {
                switch piece {
                case .text(let text): result += [0] + (folding ? text.map(\.lowercased) : text)
                case .capture(let capture): result += [1] + Array(capture.type.spelling.utf8)
                }
            }
        }
        return result
    }
}
