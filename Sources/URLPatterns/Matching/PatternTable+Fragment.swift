extension PatternTable {
    func fitsFragment(
        _ pattern: Int, _ url: borrowing DeepLinkURL, _ workspace: borrowing MatchWorkspace
    ) -> Bool {
        guard let part = patterns[pattern].fragment else { return true }
        var copy = copy url
        var captures: [Captured] = []
        return captureFragment(part, entries[pattern].folding, &copy, workspace, into: &captures)
    }

    func captureFragment(
        _ part: Pattern.FragmentPart, _ folding: Bool, _ url: inout DeepLinkURL, _ workspace: borrowing MatchWorkspace,
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

    private static func text(of item: DeepLinkURL.QueryItem, for value: Pattern.Value) -> Range<Int>? {
        if let range = item.value, !range.isEmpty { return range }
        guard case .whole(let capture) = value, capture.type.takesEmpty else { return nil }
        if let range = item.value { return range }
        if case .bool = capture.type.base { return item.key.upperBound..<item.key.upperBound }
        return nil
    }
}
