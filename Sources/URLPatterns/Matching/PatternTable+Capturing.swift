extension PatternTable {
    /// Reads what the matched pattern captures into `workspace.captures`, and marks the query items that it declares.
    ///
    /// The walk that found the pattern kept no captures: they are read again along this one pattern.
    public func capture(_ match: Match, _ url: inout DeepLinkURL, from start: Int, _ workspace: inout MatchWorkspace) {
        let pattern = variantPatterns[match.variant]
        workspace.captures.removeAll(keepingCapacity: true)
        workspace.listRanges.removeAll(keepingCapacity: true)
        workspace.consumed.removeAll(keepingCapacity: true)
        for _ in url.items.indices { workspace.consumed.append(false) }
        if let steps = entries[pattern].path {
            capture(steps, optionals: variants[match.variant].optionals, &url, from: start, &workspace)
        } else {
            let values = ValueMatcher(
                checker: checker, folding: entries[pattern].folding, foldsLiterals: entries[pattern].folding)
            let segments = url.segments
            _ = PathMatcher(parts: patterns[pattern].path, values: values)
                .match(segments, from: start, of: &url, into: &workspace.captures)
        }
        for test in entries[pattern].query { capture(test, of: pattern, &url, &workspace) }
        workspace.consumedFragment.removeAll(keepingCapacity: true)
        guard entries[pattern].hasFragment, let fragment = patterns[pattern].fragment else { return }
        var captured = CapturedFragment(firstList: workspace.listRanges.count)
        _ = captureFragment(fragment, entries[pattern].folding, &url, workspace, into: &captured)
        workspace.captures += captured.captures
        workspace.listRanges += captured.lists
        workspace.consumedFragment += captured.consumed
    }

    private func optionalCount(_ steps: Range<Int>) -> Int {
        var count = 0
        for step in steps where pathSteps[step].kind == .optional { count += 1 }
        return count
    }

    /// A path of whole segments and one run at most: the number of segments says which part took which.
    private func capture(
        _ steps: Range<Int>, optionals: Int, _ url: inout DeepLinkURL, from start: Int,
        _ workspace: inout MatchWorkspace
    ) {
        var position = start
        var left = optionals
        for step in steps {
            switch pathSteps[step].kind {
            case .literal: position += 1
            case .capture:
                workspace.captures.append(.text(url.segments[position].text))
                position += 1
            case .optional where left > 0:
                workspace.captures.append(.text(url.segments[position].text))
                position += 1
                left -= 1
            case .optional: workspace.captures.append(absent(pathSteps[step].standard, &url))
            case .run:
                // What the other parts leave.
                let others = steps.count - 1 - (optionalCount(steps) - optionals)
                let end = url.segments.count - start - others + position
                workspace.captures.append(.text(url.join(position..<end)))
                position = end
            }
        }
    }

    private func capture(
        _ index: Int, of pattern: Int, _ url: inout DeepLinkURL, _ workspace: inout MatchWorkspace
    ) {
        let test = queryTests[index]
        var place =
            test.key >= 0 && workspace.heads[test.key].generation == workspace.generation
            ? workspace.heads[test.key].first : -1
        let first = place >= 0 ? workspace.chain[place].item : nil
        let listStart = workspace.listRanges.count
        while place >= 0 {
            let item = workspace.chain[place].item
            workspace.consumed[item] = true
            if test.kind == .list, let value = text(of: url.items[item], for: test) {
                workspace.listRanges.append(value)
            }
            place = workspace.chain[place].next
        }
        switch test.kind {
        case .present, .literal: break
        case .rest: workspace.captures.append(.rest)
        case .list: workspace.captures.append(.list(listStart..<workspace.listRanges.count))
        case .whole:
            if let first, let range = text(of: url.items[first], for: test) {
                workspace.captures.append(.text(range))
            } else if test.standard == nil, case .item(_, .whole(let capture), _) = patterns[pattern].query[test.part],
                capture.type.list != nil
            {
                workspace.captures.append(.list(0..<0))
            } else {
                workspace.captures.append(absent(test.standard, &url))
            }
        case .mixed:
            guard let first, let range = text(of: url.items[first], for: test),
                case .item(_, let value, _) = patterns[pattern].query[test.part]
            else { return }
            _ = ValueMatcher(checker: checker, folding: entries[pattern].folding, foldsLiterals: false)
                .match(value, url.text, range, into: &workspace.captures)
        }
    }

    /// What an absent value is: nothing, or its default.
    private func absent(_ standard: Range<Int>?, _ url: inout DeepLinkURL) -> Captured {
        guard let standard else { return .absent }
        let start = url.text.count
        url.text.append(contentsOf: defaults[standard])
        return .text(start..<url.text.count)
    }

    /// Whether any key of the table stands twice in the URL, told from what `prepare` read.
    public func hasRepeatedKeys(_ workspace: borrowing MatchWorkspace) -> Bool {
        for place in workspace.chain.indices where workspace.chain[place].next >= 0 { return true }
        return false
    }

    /// The single-valued query keys of a pattern that stand more than once in the URL.
    ///
    /// - Parameters:
    ///   - entry: What the caller knows the pattern by.
    ///   - workspace: Of the URL that the pattern fits.
    public func repeatedKeys(of entry: Int, _ workspace: borrowing MatchWorkspace) -> [String] {
        guard let pattern = entries.firstIndex(where: { $0.entry == entry }) else { return [] }
        return entries[pattern].query.compactMap { index in
            let test = queryTests[index]
            switch test.kind {
            case .literal, .mixed, .whole:
                guard isRepeated(test.key, workspace), let key = patterns[pattern].query[test.part].key else {
                    return nil
                }
                return String(decoding: key, as: UTF8.self)
            case .present, .list, .rest: return nil
            }
        }
    }
}
