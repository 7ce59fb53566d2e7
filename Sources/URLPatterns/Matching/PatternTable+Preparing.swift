extension PatternTable {
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
        // Most keys of a campaign are in no pattern: their length tells it mostly, without a look at the table.
        guard keyLengths >> UInt64(min(name.count, 63)) & 1 == 1 else { return }
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
}
