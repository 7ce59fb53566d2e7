extension PatternTable {
    /// A pattern that fits.
    public struct Match: Sendable {
        /// What the caller gave for the pattern.
        public var entry: Int
        /// The place of the variant in the order of precedence.
        var variant: Int
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
        guard !nodes.isEmpty else { return nil }
        walk(0, start, url, &workspace, isAllowed)
        guard workspace.best < known else { return nil }
        return Match(entry: entries[variantPatterns[workspace.best]].entry, variant: workspace.best)
    }

    /// Looks at one node and one segment. A captured sibling that was tried has been counted with its node.
    private func walk(
        _ index: Int, _ position: Int, _ url: borrowing DeepLinkURL, _ workspace: inout MatchWorkspace,
        isCounted: Bool = false, _ isAllowed: (Int) -> Bool
    ) {
        guard nodes[index].best < workspace.limit else { return }
        if !isCounted { workspace.steps &+= 1 }
        if position < url.segments.count {
            step(index, position, url, &workspace, isAllowed)
        } else {
            tryTerminals(nodes[index].terminals, url, &workspace, isAllowed)
        }
        for run in nodes[index].runs { walk(run: run, position, url, &workspace, isAllowed) }
        for run in nodes[index].lastRuns { end(run: run, position, url, &workspace, isAllowed) }
        if workspace.misses != nil { recordMiss(nodes[index], position, url, &workspace) }
    }

    /// Goes on from a node with one segment: to children found by its text, then to captured siblings.
    private func step(
        _ index: Int, _ position: Int, _ url: borrowing DeepLinkURL, _ workspace: inout MatchWorkspace,
        _ isAllowed: (Int) -> Bool
    ) {
        let segment = url.segments[position].text
        let has = nodes[index].has
        if !has.isDisjoint(with: [.literals, .choices]) {
            let hash = ByteTable.hash(url.text, segment, folding: false)
            if has.contains(.literals),
                let child = literals.find(
                    scope: Scope.literals(index), in: url.text, range: segment, hash: hash, folding: false)
            {
                walk(child, position + 1, url, &workspace, isAllowed)
            }
            if has.contains(.choices),
                let list = choiceLists.find(
                    scope: Scope.choices(index), in: url.text, range: segment, hash: hash, folding: false)
            {
                for edge in edgeLists[list] { walk(edges[edge].child, position + 1, url, &workspace, isAllowed) }
            }
        }
        if !has.isDisjoint(with: [.foldedLiterals, .foldedChoices]) {
            let hash = ByteTable.hash(url.text, segment, folding: true)
            if has.contains(.foldedLiterals),
                let child = literals.find(
                    scope: Scope.foldedLiterals(index), in: url.text, range: segment, hash: hash, folding: true)
            {
                walk(child, position + 1, url, &workspace, isAllowed)
            }
            if has.contains(.foldedChoices),
                let list = choiceLists.find(
                    scope: Scope.foldedChoices(index), in: url.text, range: segment, hash: hash, folding: true)
            {
                for edge in edgeLists[list] { walk(edges[edge].child, position + 1, url, &workspace, isAllowed) }
            }
        }
        for prefix in nodes[index].prefixes where segment.count >= prefixes[prefix].length {
            workspace.steps &+= 1
            let range = segment.lowerBound..<segment.lowerBound + prefixes[prefix].length
            let folding = prefixes[prefix].folding
            let scope = Scope.prefixes(index, folding: folding)
            guard let list = prefixLists.find(scope: scope, in: url.text, range: range, folding: folding) else {
                continue
            }
            for edge in edgeLists[list] { follow(edge, position, url, &workspace, isAllowed) }
        }
        for edge in nodes[index].edges { follow(edge, position, url, &workspace, isAllowed) }
    }

    private func follow(
        _ edge: Int, _ position: Int, _ url: borrowing DeepLinkURL, _ workspace: inout MatchWorkspace,
        _ isAllowed: (Int) -> Bool
    ) {
        guard edges[edge].best < workspace.limit else { return }
        workspace.steps &+= 1
        let segment = url.segments[position].text
        let fits =
            edges[edge].test.accepts(url.text, segment)
            ?? ValueMatcher(checker: checker, folding: edges[edge].folding, foldsLiterals: edges[edge].folding)
            .fits(values[edges[edge].value], url.text, segment, steps: &workspace.steps)
        if fits { walk(edges[edge].child, position + 1, url, &workspace, isCounted: true, isAllowed) }
    }

    /// A run in the middle: the node behind it is met with each segment that the run may end before.
    private func walk(
        run: Int, _ position: Int, _ url: borrowing DeepLinkURL, _ workspace: inout MatchWorkspace,
        _ isAllowed: (Int) -> Bool
    ) {
        guard runs[run].best < workspace.limit else { return }
        // From a later start an untyped second run reaches only what it reached from the first one.
        if let stamp = runs[run].stamp {
            guard workspace.stamps[stamp] != workspace.walks else { return }
            workspace.stamps[stamp] = workspace.walks
        }
        var end = position + runs[run].minimum
        while end <= url.segments.count {
            if runs[run].type != nil { workspace.steps &+= 1 }
            if fits(run, position..<end, url) { walk(runs[run].child, end, url, &workspace, isAllowed) }
            end += 1
        }
    }

    /// A run at the end takes all that is left.
    private func end(
        run: Int, _ position: Int, _ url: borrowing DeepLinkURL, _ workspace: inout MatchWorkspace,
        _ isAllowed: (Int) -> Bool
    ) {
        let end = url.segments.count
        guard end - position >= runs[run].minimum, runs[run].best < workspace.limit else { return }
        workspace.steps &+= 1
        if fits(run, position..<end, url) { tryTerminals(runs[run].terminals, url, &workspace, isAllowed) }
    }

    private func fits(_ run: Int, _ range: Range<Int>, _ url: borrowing DeepLinkURL) -> Bool {
        guard let type = runs[run].type else { return true }
        var copy = copy url
        let text = copy.join(copy.segments, range)
        return checker.accepts(copy.text, text, types[type], folding: runs[run].folding)
    }
}
