import URLPatterns

extension RouteTable {
    /// Puts the path that a redirect writes into the workspace, with the undeclared query behind it.
    func redirect(_ workspace: inout ResolutionWorkspace) throws(ResolutionFailure) {
        guard case .redirect(let template) = apps[workspace.app].links[workspace.link].action else { return }
        var path: [UInt8] = []
        for piece in template.pieces {
            switch piece {
            case .text(let text): path += text
            case .url: path += PercentEncoding.component(workspace.asked)
            case .slot(let slot), .encodedSlot(let slot):
                appendEncoded(slot, workspace, to: &path)
            }
        }
        // A value may not climb out of the place that the redirect gives it: `..` would be read as structure.
        let end = path.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? path.count
        let isClimbing = path[..<end].split(separator: UInt8(ascii: "/")).contains { segment in
            segment.count <= 2 && segment.allSatisfy { $0 == UInt8(ascii: ".") }
        }
        if isClimbing { throw .noMatch(miss(workspace)) }
        try readRedirect(path, &workspace)
    }

    private func readRedirect(_ path: [UInt8], _ workspace: inout ResolutionWorkspace) throws(ResolutionFailure) {
        var target = path
        var fragment: [UInt8] = []
        if let hash = target.firstIndex(of: 0x23) {
            fragment = Array(target[hash...])
            target.removeSubrange(hash...)
        }
        for (index, item) in workspace.url.items.enumerated() where !workspace.match.consumed[index] {
            target.append(target.contains(0x3f) ? 0x26 : 0x3f)
            target += PercentEncoding.query(workspace.url.text[item.key])
            if let value = item.value {
                target.append(0x3d)
                target += PercentEncoding.query(workspace.url.text[value])
            }
        }
        target += fragment
        // The origins stay, and what they capture of the host; the new path is the app's own, so they cut nothing.
        let given = workspace.url
        do throws(DeepLinkURLError) {
            try reader.readPath(target[...], into: &workspace.url)
        } catch {
            throw .invalidURL(error)
        }
        if !given.isPath { workspace.url.takeOrigin(of: given) }
        for index in workspace.origins.indices {
            workspace.origins[index].cut = 0
            workspace.origins[index].usesFragment = false
        }
    }

    /// Resolves the URL inside a wrapper. Where it opens nothing, the link's own routes count.
    func unwrap(
        _ slot: Int, _ options: ResolutionOptions, _ workspace: inout ResolutionWorkspace, layers: Int
    ) throws(ResolutionFailure) {
        let link = apps[workspace.app].links[workspace.link]
        workspace.keepInput()
        var inner: [UInt8] = []
        appendText(slot, workspace, to: &inner)
        // Link services write paths without their first slash: `product/42`.
        if !inner.isEmpty, !Self.hasScheme(inner) { inner.insert(0x2f, at: 0) }
        var nested = ResolutionWorkspace()
        nested.via = workspace.via + [link.id]
        nested.input = workspace.input
        do throws(ResolutionFailure) {
            guard layers < Self.maximumLayers else { throw .noMatch(miss(workspace)) }
            var options = options
            let slice = inner[...]
            options.app = inner.first == 0x2f ? apps[workspace.app].name : nil
            try resolve(slice.span, options, &nested, layers: layers + 1)
            workspace = nested
        } catch {
            if link.routes != nil { return }
            if let miss = error.miss, !miss.via.isEmpty { throw .noMatch(miss) }
            var miss = error.miss ?? miss(workspace)
            miss.via = nested.via
            throw .noMatch(miss)
        }
    }

    /// Whether a colon stands before any other delimiter.
    private static func hasScheme(_ bytes: [UInt8]) -> Bool {
        bytes.first { $0 == 0x3a || $0 == 0x2f || $0 == 0x3f || $0 == 0x23 } == 0x3a
    }
}
