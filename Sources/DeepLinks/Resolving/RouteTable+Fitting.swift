import URLPatterns

extension RouteTable {
    /// Every variant of the app's patterns that fits a URL, whatever its origins, the best first.
    struct Fitting {
        var app: Int
        var variants: [Int]
    }

    /// Reads a URL as `resolve` does and finds all that fits it; nil where it belongs to no app.
    func fitting(
        _ bytes: [UInt8], _ options: ResolutionOptions, _ workspace: inout ResolutionWorkspace
    ) -> Fitting? {
        let asked = options.app.flatMap { appIndices[$0] }
        let text = bytes[...]
        let isPath = DeepLinkURLReader.isPath(text.span)
        if asked != nil, isPath {
            guard (try? reader.readPath(bytes[...], into: &workspace.url)) != nil else { return nil }
        } else {
            guard (try? reader.read(bytes[...], into: &workspace.url)) != nil else { return nil }
        }
        if workspace.url.isPath, let asked {
            workspace.origins = [OriginTable.Fit(owner: asked, index: -1)]
        } else {
            origins.find(workspace.url, into: &workspace.origins)
            guard let owner = asked ?? workspace.origins.first?.owner else { return nil }
            workspace.origins.removeAll { $0.owner != owner }
        }
        guard let owner = workspace.origins.first?.owner else { return nil }
        let app = apps[owner]
        let origins = workspace.origins
        let plain = workspace.url
        var found: Set<Int> = []
        for (place, origin) in origins.enumerated() {
            var url = plain
            if origin.usesFragment, (try? url.useFragmentAsPath()) == nil { return nil }
            url.readQuery(plusIsSpace: app.plusIsSpace)
            app.patterns.prepare(&url, &workspace.match)
            found.formUnion(
                app.patterns.fittingVariants(url, from: origin.cut, &workspace.match) { number in
                    let entry = app.entries[number]
                    let link = app.links[entry.link]
                    let own = link.patterns[entry.pattern].origins
                    let isAllowed =
                        origin.index < 0
                        || (own.contains(origin.index) && !origins[..<place].contains { own.contains($0.index) })
                    return isAllowed
                        && link.versions.placement(of: options.appVersion, on: options.platform) == .inside
                })
        }
        return Fitting(app: owner, variants: found.sorted())
    }
}
