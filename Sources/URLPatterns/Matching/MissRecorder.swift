/// The patterns that came nearest to a URL that none fits, with the first place where each differs.
///
/// Filled by the walk, so it costs a few times what the walk costs and never a scan over all patterns.
public struct MissRecorder: Sendable {
    public enum Place: Sendable, Equatable {
        /// The segment with this index, counted from the first one that is not cut.
        case path(Int)
        case query([UInt8])
        case fragment
        /// The caller does not allow this entry: an origin, a version.
        case entry
    }

    /// One pattern that nearly fitted.
    public struct Miss: Sendable, Equatable {
        public var entry: Int
        public var place: Place
        /// What the pattern asks for there: a text, a type, `end of path`.
        public var expected: String
        /// What the URL has; nil for nothing.
        public var actual: String?
        /// How much of the pattern fitted; greater is nearer.
        var score: Int
        var variant: Int
    }

    /// The nearest first; at most three, each entry once.
    public private(set) var misses: [Miss] = []
    var start = 0

    public init() {}

    mutating func record(_ miss: Miss) {
        if let known = misses.firstIndex(where: { $0.entry == miss.entry }) {
            guard Self.isNearer(miss, misses[known]) else { return }
            misses.remove(at: known)
        }
        let place = misses.firstIndex { Self.isNearer(miss, $0) } ?? misses.count
        guard place < 3 else { return }
        misses.insert(miss, at: place)
        if misses.count > 3 { misses.removeLast() }
    }

    private static func isNearer(_ first: Miss, _ second: Miss) -> Bool {
        first.score != second.score ? first.score > second.score : first.variant < second.variant
    }
}

extension PatternTable {
    /// Walks again for a URL that nothing fits, and says what came nearest.
    ///
    /// Call it after `prepare`; several starts may be asked one after the other.
    public func recordMisses(
        _ url: borrowing DeepLinkURL, from start: Int, _ workspace: inout MatchWorkspace, isAllowed: (Int) -> Bool
    ) {
        if workspace.misses == nil { workspace.misses = MissRecorder() }
        workspace.misses?.start = start
        _ = match(url, from: start, &workspace, isAllowed: isAllowed)
    }

    /// What `recordMisses` found. The next resolution starts anew.
    public func takeMisses(_ workspace: inout MatchWorkspace) -> [MissRecorder.Miss] {
        defer { workspace.misses = nil }
        return workspace.misses?.misses ?? []
    }

    /// Called at each node of a walk that records: what the node would have taken.
    func recordMiss(
        _ node: Node, _ position: Int, _ url: borrowing DeepLinkURL, _ workspace: inout MatchWorkspace
    ) {
        let start = workspace.misses?.start ?? 0
        let index = position - start
        func record(_ variant: Int, _ expected: String, _ actual: String?, bonus: Int = 0) {
            guard variants.indices.contains(variant) else { return }
            let entry = entries[variantPatterns[variant]].entry
            workspace.misses?.record(
                MissRecorder.Miss(
                    entry: entry, place: .path(index), expected: expected, actual: actual,
                    score: node.depth * 4 + bonus,
                    variant: variant))
        }
        guard position < url.segments.count else {
            // The URL ends here, the patterns below go on.
            if let expected = expectation(of: node) { record(expected.variant, expected.text, nil, bonus: 1) }
            for terminal in terminals[node.terminals] { recordTerminal(terminal, node.depth, url, &workspace) }
            return
        }
        let segment = url.text[url.segments[position].text]
        let actual = String(decoding: segment, as: UTF8.self)
        for edge in edges[node.edges].prefix(8) + edges[node.listed].prefix(8) {
            record(
                nodes[edge.child].nearest, values[edge.value].expectation, actual,
                bonus: values[edge.value].isMixed ? 1 : 2)
        }
        let word = Array(segment)
        for sample in samples[node.samples] where sample.text != word {
            let isNear = EditDistance.between(word.map(\.lowercased), sample.text.map(\.lowercased)) <= 2
            record(
                nodes[sample.child].nearest, String(decoding: sample.text, as: UTF8.self), actual, bonus: isNear ? 3 : 0
            )
        }
        if let variant = terminals[node.terminals].first?.best { record(variant, "end of path", actual, bonus: 1) }
    }

    private func expectation(of node: Node) -> (variant: Int, text: String)? {
        if let edge = edges[node.edges].first { return (nodes[edge.child].nearest, values[edge.value].expectation) }
        if let edge = edges[node.listed].first { return (nodes[edge.child].nearest, values[edge.value].expectation) }
        if let sample = samples[node.samples].first {
            return (nodes[sample.child].nearest, String(decoding: sample.text, as: UTF8.self))
        }
        let run = runs[node.lastRuns].first ?? runs[node.runs].first
        return run.map { ($0.best, "a segment") }
    }

    /// The path fits: what of the query, of the fragment or of the caller's own conditions does not?
    private func recordTerminal(
        _ terminal: Terminal, _ depth: Int, _ url: borrowing DeepLinkURL, _ workspace: inout MatchWorkspace
    ) {
        let candidates = terminal.keys.isEmpty ? Array(variantLists[terminal.variants].prefix(8)) : [terminal.best]
        for variant in candidates {
            let pattern = variantPatterns[variant]
            var miss = MissRecorder.Miss(
                entry: entries[pattern].entry, place: .entry, expected: "", actual: nil, score: depth * 4 + 1_000,
                variant: variant)
            var steps = 0
            let failing = entries[pattern].query.first { !fits($0, of: pattern, url, workspace, steps: &steps) }
            if let test = failing {
                let part = patterns[pattern].query[queryTests[test].part]
                miss.place = .query(part.key ?? [])
                miss.expected = part.expectation
                miss.score = depth * 4 + 100
                if let item = workspace.first(queryTests[test].key) {
                    miss.actual = url.items[item].value.map { String(decoding: url.text[$0], as: UTF8.self) }
                }
                if refusesDuplicates, queryTests[test].key >= 0, isRepeated(queryTests[test].key, workspace) {
                    miss.expected = "the key once"
                    miss.actual = "more than once"
                }
            } else if !fitsFragment(pattern, url, workspace) {
                miss.place = .fragment
                miss.expected = patterns[pattern].fragment?.expectation ?? ""
                miss.actual = workspace.fragment.map { String(decoding: url.text[$0], as: UTF8.self) }
                miss.score = depth * 4 + 100
            }
            workspace.misses?.record(miss)
        }
    }
}

extension Pattern.QueryPart {
    var expectation: String {
        switch self {
        case .present: "the key"
        case .item(_, let value, _): value.expectation
        case .rest: "anything"
        }
    }
}

extension Pattern.Value {
    /// What this value asks for, as a message names it: a text, `{id:int}-{slug}`, a type.
    public var expectation: String {
        switch self {
        case .literal(let text): String(decoding: text, as: UTF8.self)
        case .whole(let capture): capture.type.spelling
        case .mixed(let pieces):
            pieces.reduce(into: "") { result, piece in
                switch piece {
                case .text(let text): result += String(decoding: text, as: UTF8.self)
                case .capture(let capture): result += "{\(capture.type.spelling)}"
                }
            }
        }
    }

    var isMixed: Bool {
        if case .mixed = self { true } else { false }
    }
}

extension Pattern.FragmentPart {
    var expectation: String {
        switch self {
        case .value(let value): value.expectation
        case .path: "a path"
        case .query: "a query"
        }
    }
}
