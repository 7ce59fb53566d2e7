extension PatternTable {
    /// A pattern that fits.
    public struct Match: Sendable {
        /// What the caller gave for the pattern.
        public var entry: Int
        /// The pattern itself.
        public var pattern: Pattern
        /// The place of the variant in the order of precedence.
        var variant: Int
    }

    /// Reads what the URL holds beside its path: once for each URL and table, before `match`.
    ///
    /// The query must have been read (`DeepLinkURL.readQuery(plusIsSpace:)`).
    public func prepare(_ url: inout DeepLinkURL, _ workspace: inout MatchWorkspace) {
        if workspace.heads.count < keyCount {
            workspace.heads += Array(repeating: MatchWorkspace.Head(), count: keyCount - workspace.heads.count)
        }
        if workspace.stamps.count < stampCount {
            workspace.stamps += Array(repeating: 0, count: stampCount - workspace.stamps.count)
        }
        workspace.generation &+= 1
        if workspace.generation == 0 {
            for index in workspace.heads.indices { workspace.heads[index].generation = 0 }
            workspace.generation = 1
        }
        workspace.chain.removeAll(keepingCapacity: true)
        for index in url.items.indices {
            for scope in keyScopes { link(index, scope, url, &workspace) }
        }
        workspace.fragment = nil
        guard readsFragment, let fragment = url.fragment else { return }
        workspace.fragment = url.decode(fragment)
        url.readFragmentQuery(plusIsSpace: false)
        // A fragment that is no path fits no pattern that asks for one.
        workspace.fragmentIsPath = (try? url.readFragmentSegments()) != nil
    }

    private func link(
        _ item: Int, _ scope: Int, _ url: borrowing DeepLinkURL, _ workspace: inout MatchWorkspace
    ) {
        let isList = scope & 2 != 0
        let name = isList ? Self.listName(url.text, url.items[item].key) : url.items[item].key
        guard let key = keys.find(scope: scope, in: url.text, range: name, folding: scope & 1 != 0) else { return }
        let place = workspace.chain.count
        workspace.chain.append(MatchWorkspace.Link(item: item))
        if workspace.heads[key].generation == workspace.generation {
            workspace.chain[workspace.heads[key].last].next = place
            workspace.heads[key].last = place
        } else {
            workspace.heads[key] = MatchWorkspace.Head(generation: workspace.generation, first: place, last: place)
        }
    }

    /// The key without `[]` or `[0]` at its end.
    static func listName(_ text: [UInt8], _ key: Range<Int>) -> Range<Int> {
        guard key.count > 2, text[key.upperBound - 1] == UInt8(ascii: "]") else { return key }
        var index = key.upperBound - 2
        while index > key.lowerBound, text[index].isDigit { index -= 1 }
        return index > key.lowerBound && text[index] == UInt8(ascii: "[") ? key.lowerBound..<index : key
    }

    /// The first pattern in the order of precedence that fits the path from its segment `start` on, the query and the
    /// fragment, and that `isAllowed` lets pass.
    public func match(
        _ url: borrowing DeepLinkURL, from start: Int, _ workspace: inout MatchWorkspace, isAllowed: (Int) -> Bool
    ) -> Match? {
        workspace.best = .max
        return better(url, from: start, &workspace, isAllowed: isAllowed)
    }

    /// Like `match`, for one URL and several starts: a pattern that comes before all that were found so far.
    public func better(
        _ url: borrowing DeepLinkURL, from start: Int, _ workspace: inout MatchWorkspace, isAllowed: (Int) -> Bool
    ) -> Match? {
        let known = workspace.best
        workspace.walks &+= 1
        if workspace.walks == 0 {
            for index in workspace.stamps.indices { workspace.stamps[index] = 0 }
            workspace.walks = 1
        }
        walk(0, start, 0, url, &workspace, isAllowed)
        guard workspace.best < known else { return nil }
        let entry = entries[variants[workspace.best].pattern]
        return Match(entry: entry.entry, pattern: entry.pattern, variant: workspace.best)
    }

    /// Looks at one node and one segment. `runs` counts the runs above the node.
    private func walk(
        _ index: Int, _ position: Int, _ runs: Int, _ url: borrowing DeepLinkURL, _ workspace: inout MatchWorkspace,
        _ isAllowed: (Int) -> Bool
    ) {
        let node = nodes[index]
        guard node.best < workspace.best || workspace.fitting != nil else { return }
        workspace.steps &+= 1
        let end = url.segments.count
        if position < end {
            step(node, index, position, runs, url, &workspace, isAllowed)
        } else {
            tryTerminals(node.terminals, url, &workspace, isAllowed)
        }
        for run in node.runs { walk(runs: run, position, runs, url, &workspace, isAllowed) }
        for run in node.lastRuns where end - position >= self.runs[run].minimum {
            let run = self.runs[run]
            guard run.best < workspace.best || workspace.fitting != nil else { continue }
            workspace.steps &+= 1
            guard fits(run, position..<end, url) else { continue }
            tryTerminals(run.terminals, url, &workspace, isAllowed)
        }
        if workspace.misses != nil { recordMiss(node, position, url, &workspace) }
    }

    private func step(
        _ node: Node, _ index: Int, _ position: Int, _ runs: Int, _ url: borrowing DeepLinkURL,
        _ workspace: inout MatchWorkspace, _ isAllowed: (Int) -> Bool
    ) {
        let segment = url.segments[position].text
        if !node.has.isEmpty {
            lookUp(node.has, index, segment, url) { child, edge in
                if let child {
                    walk(child, position + 1, runs, url, &workspace, isAllowed)
                } else {
                    walk(edges[edge].child, position + 1, runs, url, &workspace, isAllowed)
                }
            }
        }
        for prefix in prefixes[node.prefixes] where segment.count > prefix.length {
            workspace.steps &+= 1
            let range = segment.lowerBound..<segment.lowerBound + prefix.length
            let scope = Scope.prefixes(index, folding: prefix.folding)
            guard let list = prefixLists.find(scope: scope, in: url.text, range: range, folding: prefix.folding) else {
                continue
            }
            for edge in edgeLists[list] { follow(edges[edge], position, runs, url, &workspace, isAllowed) }
        }
        for edge in node.edges { follow(edges[edge], position, runs, url, &workspace, isAllowed) }
    }

    /// Calls `body` with each child that the hash tables give: a node for a literal, an edge for a choice.
    private func lookUp(
        _ has: Lookups, _ index: Int, _ segment: Range<Int>, _ url: borrowing DeepLinkURL, _ body: (Int?, Int) -> Void
    ) {
        if has.contains(.literals),
            let child = literals.find(scope: Scope.literals(index), in: url.text, range: segment, folding: false)
        {
            body(child, 0)
        }
        if has.contains(.foldedLiterals),
            let child = literals.find(scope: Scope.foldedLiterals(index), in: url.text, range: segment, folding: true)
        {
            body(child, 0)
        }
        if has.contains(.choices),
            let list = choiceLists.find(scope: Scope.choices(index), in: url.text, range: segment, folding: false)
        {
            for edge in edgeLists[list] { body(nil, edge) }
        }
        if has.contains(.foldedChoices),
            let list = choiceLists.find(scope: Scope.foldedChoices(index), in: url.text, range: segment, folding: true)
        {
            for edge in edgeLists[list] { body(nil, edge) }
        }
    }

    private func follow(
        _ edge: Edge, _ position: Int, _ runs: Int, _ url: borrowing DeepLinkURL, _ workspace: inout MatchWorkspace,
        _ isAllowed: (Int) -> Bool
    ) {
        guard edge.best < workspace.best || workspace.fitting != nil else { return }
        workspace.steps &+= 1
        let matcher = ValueMatcher(checker: checker, folding: edge.folding)
        guard matcher.fits(edge.value, url.text, url.segments[position].text) else { return }
        walk(edge.child, position + 1, runs, url, &workspace, isAllowed)
    }

    private func walk(
        runs index: Int, _ position: Int, _ runs: Int, _ url: borrowing DeepLinkURL, _ workspace: inout MatchWorkspace,
        _ isAllowed: (Int) -> Bool
    ) {
        let run = self.runs[index]
        guard run.best < workspace.best || workspace.fitting != nil else { return }
        // From a later start an untyped second run reaches only what it reached from the first one.
        if let stamp = run.stamp {
            guard workspace.stamps[stamp] != workspace.walks else { return }
            workspace.stamps[stamp] = workspace.walks
        }
        var end = position + run.minimum
        while end <= url.segments.count {
            if fits(run, position..<end, url) { walk(run.child, end, runs + 1, url, &workspace, isAllowed) }
            end += 1
        }
    }

    private func fits(_ run: Run, _ range: Range<Int>, _ url: borrowing DeepLinkURL) -> Bool {
        if run.type.isPlain { return true }
        var copy = copy url
        let text = copy.join(copy.segments, range)
        return checker.accepts(copy.text, text, run.type, folding: run.folding)
    }

    // MARK: Query and fragment

    private func tryTerminals(
        _ range: Range<Int>, _ url: borrowing DeepLinkURL, _ workspace: inout MatchWorkspace, _ isAllowed: (Int) -> Bool
    ) {
        for index in range {
            let terminal = terminals[index]
            guard terminal.best < workspace.best || workspace.fitting != nil else { return }
            workspace.steps &+= 1
            if terminal.keys.isEmpty {
                tryVariants(terminal.variants, url, &workspace, isAllowed)
            } else if let list = literalList(terminal, url, &workspace) {
                tryVariants(queryLists[list], url, &workspace, isAllowed)
            }
        }
    }

    private func literalList(
        _ terminal: Terminal, _ url: borrowing DeepLinkURL, _ workspace: inout MatchWorkspace
    ) -> Int? {
        workspace.composite.removeAll(keepingCapacity: true)
        for key in terminal.keys {
            guard let item = workspace.first(key), let value = url.items[item].value else { return nil }
            Self.append(url.text, value, to: &workspace.composite)
        }
        return literalQueries.find(
            scope: terminal.scope, in: workspace.composite, range: 0..<workspace.composite.count, folding: false)
    }

    private func tryVariants(
        _ list: [Int], _ url: borrowing DeepLinkURL, _ workspace: inout MatchWorkspace, _ isAllowed: (Int) -> Bool
    ) {
        for variant in list {
            guard variant < workspace.best || workspace.fitting != nil else { return }
            workspace.steps &+= 1
            let entry = entries[variants[variant].pattern]
            guard isAllowed(entry.entry), fitsQuery(entry, url, workspace), fitsFragment(entry, url, workspace) else {
                continue
            }
            workspace.best = min(workspace.best, variant)
            workspace.fitting?.append(variant)
        }
    }

    func fitsQuery(_ entry: Entry, _ url: borrowing DeepLinkURL, _ workspace: MatchWorkspace) -> Bool {
        for test in entry.query where !fits(test, entry.folding, url, workspace) { return false }
        return true
    }

    func fits(
        _ test: QueryTest, _ folding: Bool, _ url: borrowing DeepLinkURL, _ workspace: MatchWorkspace
    ) -> Bool {
        switch test.test {
        case .rest: return true
        case .present: return workspace.first(test.key) != nil
        case .list(let capture):
            return workspace.allSatisfy(test.key) { item in
                guard let value = url.items[item].value, !value.isEmpty else { return true }
                return checker.accepts(url.text, value, capture.type.base, folding: folding)
            }
        case .value(let value):
            if refusesDuplicates, isRepeated(test.key, workspace) { return false }
            guard let item = workspace.first(test.key), let range = Self.text(of: url.items[item], for: value) else {
                guard case .whole(let capture) = value else { return false }
                return !capture.presence.isRequired || capture.type.list == .commas
            }
            // The values of a query keep their case; only choices and mapped texts fold.
            if case .whole(let capture) = value {
                return checker.accepts(url.text, range, capture.type, folding: folding)
            }
            return ValueMatcher(checker: checker, folding: false).fits(value, url.text, range)
        }
    }

    func isRepeated(_ key: Int, _ workspace: borrowing MatchWorkspace) -> Bool {
        workspace.heads[key].generation == workspace.generation
            && workspace.heads[key].first != workspace.heads[key].last
    }

    /// The text of an item where it counts as present: an empty value is one only for `bool` and `text`, and a key
    /// without `=` only for `bool`.
    static func text(of item: DeepLinkURL.QueryItem, for value: Pattern.Value) -> Range<Int>? {
        if let range = item.value, !range.isEmpty { return range }
        guard case .whole(let capture) = value, capture.type.takesEmpty else { return nil }
        if let range = item.value { return range }
        if case .bool = capture.type.base { return item.key.upperBound..<item.key.upperBound }
        return nil
    }

    func fitsFragment(_ entry: Entry, _ url: borrowing DeepLinkURL, _ workspace: MatchWorkspace) -> Bool {
        guard let part = entry.pattern.fragment else { return true }
        var copy = copy url
        var captures: [Captured] = []
        return captureFragment(part, entry.folding, &copy, workspace, into: &captures)
    }

    func captureFragment(
        _ part: Pattern.FragmentPart, _ folding: Bool, _ url: inout DeepLinkURL, _ workspace: MatchWorkspace,
        into captures: inout [Captured]
    ) -> Bool {
        let values = ValueMatcher(checker: checker, folding: folding)
        switch part {
        case .value(let value):
            guard let fragment = workspace.fragment, !fragment.isEmpty || Self.takesEmpty(value) else {
                guard case .whole(let capture) = value, !capture.presence.isRequired else { return false }
                captures.append(url.absent(capture.presence))
                return true
            }
            return values.match(value, url.text, fragment, into: &captures)
        case .path(let parts):
            guard workspace.fragment != nil, workspace.fragmentIsPath else { return false }
            let segments = url.fragmentSegments
            return PathMatcher(parts: parts, values: values).match(segments, from: 0, of: &url, into: &captures)
        case .query(let parts):
            let items = url.fragmentItems
            return captureItems(parts, items, folding, &url, into: &captures)
        }
    }

    private static func takesEmpty(_ value: Pattern.Value) -> Bool {
        if case .whole(let capture) = value { capture.type.takesEmpty } else { false }
    }
}
