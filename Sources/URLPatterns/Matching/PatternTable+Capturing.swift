extension PatternTable {
    /// Reads what the matched pattern captures into `workspace.captures`, and marks the query items that it declares.
    ///
    /// The walk that found the pattern kept no captures: they are read again along this one pattern.
    public func capture(_ match: Match, _ url: inout DeepLinkURL, from start: Int, _ workspace: inout MatchWorkspace) {
        let entry = entries[variants[match.variant].pattern]
        workspace.captures.removeAll(keepingCapacity: true)
        workspace.listRanges.removeAll(keepingCapacity: true)
        workspace.consumed.removeAll(keepingCapacity: true)
        for _ in url.items { workspace.consumed.append(false) }
        let values = ValueMatcher(checker: checker, folding: entry.folding)
        _ = PathMatcher(parts: entry.pattern.path, values: values)
            .match(url.segments, from: start, of: &url, into: &workspace.captures)
        for test in entry.query { capture(test, entry.folding, &url, &workspace) }
        if let fragment = entry.pattern.fragment {
            var captures: [Captured] = []
            _ = captureFragment(fragment, entry.folding, &url, workspace, into: &captures)
            workspace.captures += captures
        }
    }

    private func capture(
        _ test: QueryTest, _ folding: Bool, _ url: inout DeepLinkURL, _ workspace: inout MatchWorkspace
    ) {
        if test.key >= 0, workspace.heads[test.key].generation == workspace.generation {
            var place = workspace.heads[test.key].first
            while place >= 0 {
                workspace.consumed[workspace.chain[place].item] = true
                place = workspace.chain[place].next
            }
        }
        switch test.test {
        case .present: break
        case .rest: workspace.captures.append(.rest)
        case .list:
            let start = workspace.listRanges.count
            if workspace.heads[test.key].generation == workspace.generation {
                var place = workspace.heads[test.key].first
                while place >= 0 {
                    let link = workspace.chain[place]
                    if let value = url.items[link.item].value, !value.isEmpty { workspace.listRanges.append(value) }
                    place = link.next
                }
            }
            workspace.captures.append(.list(start..<workspace.listRanges.count))
        case .value(let value):
            let item = workspace.first(test.key)
            captureValue(
                value, item.flatMap { Self.text(of: url.items[$0], for: value) }, folding, &url,
                &workspace.captures, &workspace.listRanges)
        }
    }

    /// Appends what one query value captures; `range` is nil where it is absent.
    private func captureValue(
        _ value: Pattern.Value, _ range: Range<Int>?, _ folding: Bool, _ url: inout DeepLinkURL,
        _ captures: inout [Captured], _ lists: inout [Range<Int>]
    ) {
        if case .whole(let capture) = value {
            guard let range else {
                captures.append(capture.type.list == nil ? url.absent(capture.presence) : .list(0..<0))
                return
            }
            captures.append(.text(range))
        } else if let range {
            _ = ValueMatcher(checker: checker, folding: false).match(value, url.text, range, into: &captures)
        }
    }

    /// A fragment read as a query: few and seldom, so its items are looked through one by one.
    func captureItems(
        _ parts: [Pattern.QueryPart], _ items: [DeepLinkURL.QueryItem], _ folding: Bool, _ url: inout DeepLinkURL,
        into captures: inout [Captured]
    ) -> Bool {
        for part in parts {
            guard let key = part.key else {
                captures.append(.absent)
                continue
            }
            let names = ValueMatcher(checker: checker, folding: folding)
            let item = items.first { names.isEqual(key, url.text, $0.key) }
            switch part {
            case .present: if item == nil { return false }
            case .rest: break
            case .item(_, let value, _):
                if let range = item.flatMap({ Self.text(of: $0, for: value) }) {
                    guard ValueMatcher(checker: checker, folding: false).match(value, url.text, range, into: &captures)
                    else { return false }
                } else {
                    guard case .whole(let capture) = value, !capture.presence.isRequired else { return false }
                    captures.append(url.absent(capture.presence))
                }
            }
        }
        return true
    }
}

extension PatternTable {
    /// Whether any key of the table stands twice in the URL, told from what `prepare` read.
    public func hasRepeatedKeys(_ workspace: borrowing MatchWorkspace) -> Bool {
        for link in workspace.chain where link.next >= 0 { return true }
        return false
    }

    /// The single-valued query keys of the matched pattern that stand more than once in the URL.
    public func repeatedKeys(of entry: Int, _ workspace: borrowing MatchWorkspace) -> [String] {
        guard let index = entries.firstIndex(where: { $0.entry == entry }) else { return [] }
        var result: [String] = []
        for (part, test) in zip(entries[index].pattern.query, entries[index].query) {
            guard case .value = test.test, isRepeated(test.key, workspace), let key = part.key else { continue }
            result.append(String(decoding: key, as: UTF8.self))
        }
        return result
    }
}
