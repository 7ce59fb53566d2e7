extension PatternTable {
    /// Tries the variants that end at one place, against query and fragment. The first one is counted with the place.
    func tryTerminals(
        _ range: Range<Int>, _ url: borrowing DeepLinkURL, _ workspace: inout MatchWorkspace, _ isAllowed: (Int) -> Bool
    ) {
        var isFirst = true
        for terminal in range {
            guard terminals[terminal].best < workspace.limit else { return }
            if !isFirst { workspace.steps &+= 1 }
            isFirst = false
            if terminals[terminal].keys.isEmpty {
                tryVariants(terminals[terminal].variants, url, &workspace, isAllowed)
            } else if let list = literalList(terminal, url, &workspace) {
                tryVariants(queryLists[list], url, &workspace, isAllowed)
            }
        }
    }

    /// The variants whose literal query values are those of the URL, found by the hash of all of them together.
    private func literalList(
        _ terminal: Int, _ url: borrowing DeepLinkURL, _ workspace: inout MatchWorkspace
    ) -> Int? {
        workspace.composite.removeAll(keepingCapacity: true)
        for key in terminals[terminal].keys {
            guard let item = workspace.first(terminalKeys[key]), let value = url.items[item].value else { return nil }
            Self.append(url.text, value, to: &workspace.composite)
        }
        return literalQueries.find(
            scope: terminals[terminal].scope, in: workspace.composite, range: 0..<workspace.composite.count,
            folding: false)
    }

    private func tryVariants(
        _ list: Range<Int>, _ url: borrowing DeepLinkURL, _ workspace: inout MatchWorkspace, _ isAllowed: (Int) -> Bool
    ) {
        for place in list {
            let variant = variantLists[place]
            guard variant < workspace.limit else { return }
            if place > list.lowerBound { workspace.steps &+= 1 }
            let pattern = variantPatterns[variant]
            var steps = 0
            let isFitting =
                isAllowed(entries[pattern].entry) && fitsQuery(pattern, url, workspace, steps: &steps)
                && (!entries[pattern].hasFragment || fitsFragment(pattern, url, workspace))
            workspace.steps &+= steps
            guard isFitting else { continue }
            workspace.best = min(workspace.best, variant)
            workspace.fitting?.append(variant)
        }
    }

    func fitsQuery(
        _ pattern: Int, _ url: borrowing DeepLinkURL, _ workspace: borrowing MatchWorkspace
    ) -> Bool {
        var steps = 0
        return fitsQuery(pattern, url, workspace, steps: &steps)
    }

    /// - Parameter steps: Counts what splitting values costs.
    private func fitsQuery(
        _ pattern: Int, _ url: borrowing DeepLinkURL, _ workspace: borrowing MatchWorkspace, steps: inout Int
    ) -> Bool {
        for test in entries[pattern].query where !fits(test, of: pattern, url, workspace, steps: &steps) {
            return false
        }
        return true
    }

    /// Whether one test of `queryTests` holds.
    func fits(
        _ index: Int, of pattern: Int, _ url: borrowing DeepLinkURL, _ workspace: borrowing MatchWorkspace,
        steps: inout Int
    ) -> Bool {
        let test = queryTests[index]
        switch test.kind {
        case .rest: return true
        case .present: return workspace.first(test.key) != nil
        case .list:
            return workspace.allSatisfy(test.key) { item in
                guard let value = text(of: url.items[item], for: test) else { return true }
                return accepts(test, of: pattern, url.text, value)
            }
        case .literal, .mixed, .whole:
            if refusesDuplicates, isRepeated(test.key, workspace) { return false }
            guard let item = workspace.first(test.key), let range = text(of: url.items[item], for: test) else {
                return test.kind == .whole && !test.isRequired
            }
            if test.kind == .whole { return accepts(test, of: pattern, url.text, range) }
            guard case .item(_, let value, _) = patterns[pattern].query[test.part] else { return false }
            // The literal text of a value keeps its case; only choices and mapped texts fold.
            return ValueMatcher(checker: checker, folding: entries[pattern].folding, foldsLiterals: false)
                .fits(value, url.text, range, steps: &steps)
        }
    }

    private func accepts(_ test: QueryTest, of pattern: Int, _ text: [UInt8], _ range: Range<Int>) -> Bool {
        test.type.accepts(text, range)
            ?? checker.accepts(text, range, types[test.type.type], folding: entries[pattern].folding)
    }

    func isRepeated(_ key: Int, _ workspace: borrowing MatchWorkspace) -> Bool {
        workspace.heads[key].generation == workspace.generation
            && workspace.heads[key].first != workspace.heads[key].last
    }

    /// The text of an item where it counts as present: an empty value is one only for `bool` and `text`, and a key
    /// without `=` only for `bool`.
    func text(of item: DeepLinkURL.QueryItem, for test: QueryTest) -> Range<Int>? {
        guard let range = item.value else {
            return test.takesNoValue ? item.key.upperBound..<item.key.upperBound : nil
        }
        return range.isEmpty && !test.takesEmpty ? nil : range
    }
}
