extension PatternTable {
    func fitsFragment(
        _ pattern: Int, _ url: borrowing DeepLinkURL, _ workspace: borrowing MatchWorkspace
    ) -> Bool {
        guard let part = patterns[pattern].fragment else { return true }
        var copy = copy url
        var captured = CapturedFragment()
        return captureFragment(part, entries[pattern].folding, &copy, workspace, into: &captured)
    }

    func captureFragment(
        _ part: Pattern.FragmentPart, _ folding: Bool, _ url: inout DeepLinkURL, _ workspace: borrowing MatchWorkspace,
        into captured: inout CapturedFragment
    ) -> Bool {
        switch part {
        case .value(let value):
            guard let fragment = workspace.fragment, !fragment.isEmpty || Self.takesEmpty(value) else {
                guard case .whole(let capture) = value, !capture.presence.isRequired else { return false }
                captured.captures.append(url.absent(capture.presence))
                return true
            }
            let values = ValueMatcher(checker: checker, folding: folding, foldsLiterals: false)
            return values.match(value, url.text, fragment, into: &captured.captures)
        case .path(let parts):
            guard workspace.fragment != nil, workspace.fragmentIsPath else { return false }
            let segments = url.fragmentSegments
            let values = ValueMatcher(checker: checker, folding: folding, foldsLiterals: folding)
            return PathMatcher(parts: parts, values: values)
                .match(segments, from: 0, of: &url, into: &captured.captures)
        case .query(let parts):
            return captureItems(parts, folding, &url, into: &captured)
        }
    }

    private static func takesEmpty(_ value: Pattern.Value) -> Bool {
        if case .whole(let capture) = value { capture.type.list == nil && capture.type.base.takesEmpty } else { false }
    }
}

/// What a pattern captures in a fragment.
struct CapturedFragment {
    var captures: [Captured] = []
    var lists: [Range<Int>] = []
    /// For each item of a fragment that is read as a query: whether the pattern declares its key.
    var consumed: [Bool] = []
    /// Where in the workspace `lists` will stand.
    var firstList = 0
}

extension PatternTable {
    /// A fragment read as a query: few and seldom, so its items are looked through one by one.
    private func captureItems(
        _ parts: [Pattern.QueryPart], _ folding: Bool, _ url: inout DeepLinkURL, into captured: inout CapturedFragment
    ) -> Bool {
        captured.consumed = url.fragmentItems.map { _ in false }
        for part in parts {
            guard let key = part.key else {
                captured.captures.append(.fragmentRest)
                continue
            }
            let items = self.items(of: part, key, folding, url)
            for item in items { captured.consumed[item] = true }
            guard captureItem(part, items, folding, &url, into: &captured) else { return false }
        }
        return true
    }

    private func captureItem(
        _ part: Pattern.QueryPart, _ items: [Int], _ folding: Bool, _ url: inout DeepLinkURL,
        into captured: inout CapturedFragment
    ) -> Bool {
        switch part {
        case .rest: return true
        case .present: return !items.isEmpty
        case .item(_, let value, _):
            if case .whole(let capture) = value, capture.type.list == .repeated {
                return captureList(capture, items, folding, url, into: &captured)
            }
            if refusesDuplicates, items.count > 1 { return false }
            if let range = items.first.flatMap({ Self.text(of: url.fragmentItems[$0], for: value) }) {
                return ValueMatcher(checker: checker, folding: folding, foldsLiterals: false)
                    .match(value, url.text, range, into: &captured.captures)
            }
            guard case .whole(let capture) = value else { return false }
            if capture.type.list != nil {
                captured.captures.append(.list(0..<0))
            } else {
                guard !capture.presence.isRequired else { return false }
                captured.captures.append(url.absent(capture.presence))
            }
            return true
        }
    }

    private func captureList(
        _ capture: Pattern.Capture, _ items: [Int], _ folding: Bool, _ url: borrowing DeepLinkURL,
        into captured: inout CapturedFragment
    ) -> Bool {
        let values = items.compactMap { Self.text(of: url.fragmentItems[$0], for: capture.type.base) }
        let start = captured.firstList + captured.lists.count
        captured.captures.append(.list(start..<start + values.count))
        captured.lists += values
        return values.allSatisfy { checker.accepts(url.text, $0, capture.type.base, folding: folding) }
    }

    /// The items with the key of a part, in the order of the URL.
    private func items(
        of part: Pattern.QueryPart, _ key: [UInt8], _ folding: Bool, _ url: borrowing DeepLinkURL
    ) -> [Int] {
        let names = ValueMatcher(checker: checker, folding: folding, foldsLiterals: folding)
        var isList = false
        if case .item(_, .whole(let capture), _) = part { isList = capture.type.list == .repeated }
        return url.fragmentItems.indices.filter { index in
            let name = url.fragmentItems[index].key
            return names.isEqual(key, url.text, isList ? Self.listName(url.text, name) : name)
        }
    }

    private static func text(of item: DeepLinkURL.QueryItem, for value: Pattern.Value) -> Range<Int>? {
        guard case .whole(let capture) = value, capture.type.list == nil else {
            return item.value.flatMap { $0.isEmpty ? nil : $0 }
        }
        return text(of: item, for: capture.type.base)
    }

    private static func text(of item: DeepLinkURL.QueryItem, for base: ValueType.Base) -> Range<Int>? {
        if let range = item.value, !range.isEmpty || base.takesEmpty { return range }
        if item.value == nil, case .bool = base { return item.key.upperBound..<item.key.upperBound }
        return nil
    }
}
