import NavigationPaths
import URLPatterns

extension RouteTable {
    /// At most this many redirects are followed.
    static let maximumRedirects = 8
    /// At most this many wrappers are opened.
    static let maximumLayers = 4

    /// Resolves one URL into the workspace.
    ///
    /// - Parameters:
    ///   - bytes: The URL, or with `options.app` a path of that app.
    ///   - options: The app, its version and its platform, where the caller knows them.
    ///   - workspace: Holds the answer afterwards, and its memory serves the next URL.
    /// - Throws: `ResolutionFailure`, which says why the URL opens nothing.
    public func resolve(
        _ bytes: Span<UInt8>, _ options: ResolutionOptions = ResolutionOptions(), _ workspace: inout ResolutionWorkspace
    ) throws(ResolutionFailure) {
        if !workspace.via.isEmpty { workspace.via.removeAll() }
        try resolve(bytes, options, &workspace, layers: 0)
    }

    /// The same for a slice: `Array.span` needs newer systems than `ArraySlice.span` does.
    public func resolve(
        _ bytes: ArraySlice<UInt8>, _ options: ResolutionOptions = ResolutionOptions(),
        _ workspace: inout ResolutionWorkspace
    ) throws(ResolutionFailure) {
        try resolve(bytes.span, options, &workspace)
    }

    func resolve(
        _ bytes: Span<UInt8>, _ options: ResolutionOptions, _ workspace: inout ResolutionWorkspace, layers: Int
    ) throws(ResolutionFailure) {
        var app: Int?
        if let name = options.app {
            guard let index = appIndices[name] else { throw .unknownApp(name) }
            app = index
        }
        do throws(DeepLinkURLError) {
            if app != nil, DeepLinkURLReader.isPath(bytes) {
                try reader.readPath(bytes, into: &workspace.url)
            } else {
                try reader.read(bytes, into: &workspace.url)
            }
        } catch {
            throw .invalidURL(error)
        }
        findOrigins(app, &workspace)
        while true {
            try find(options, app: app, &workspace)
            let link = compiled[workspace.app].links[workspace.link]
            switch link.action {
            case .open:
                return
            case .exclude:
                throw .excluded(miss(workspace))
            case .redirect:
                workspace.keepInput()
                workspace.via.append(link.id)
                guard workspace.via.count <= Self.maximumRedirects + layers else { throw .noMatch(miss(workspace)) }
                try redirect(&workspace)
            case .unwrap(let slot):
                try unwrap(slot, options, &workspace, layers: layers)
                return
            }
        }
    }

    // MARK: One URL, one link

    /// Finds the origins that the URL has; of several apps' the most specific says whose URL it is.
    private func findOrigins(_ app: Int?, _ workspace: inout ResolutionWorkspace) {
        if workspace.url.isPath, let app {
            workspace.origins.removeAll(keepingCapacity: true)
            workspace.origins.append(OriginTable.Fit(owner: app, index: -1))
            return
        }
        origins.find(workspace.url, into: &workspace.origins)
        guard let owner = app ?? workspace.origins.first?.owner else { return }
        if workspace.origins.count > 1 || app != nil { workspace.origins.removeAll { $0.owner != owner } }
    }

    /// Finds the link for the URL in the workspace, and captures its values.
    private func find(
        _ options: ResolutionOptions, app: Int?, _ workspace: inout ResolutionWorkspace
    ) throws(ResolutionFailure) {
        guard let first = workspace.origins.first else { throw .noMatch(.init(app: app.map { apps[$0].name })) }
        workspace.app = first.owner
        if workspace.plain != nil { workspace.plain = nil }
        workspace.usesFragment = nil
        let owner = compiled[first.owner]
        let found =
            workspace.origins.count == 1 && !first.usesFragment
            ? matchOne(owner, options, &workspace) : try matchAll(owner, options, &workspace)
        guard let (match, origin) = found else { throw explainMiss(options, &workspace) }
        capture(owner, match, origin, &workspace)
    }

    /// The usual case: one origin fits.
    private func matchOne(
        _ app: CompiledApp, _ options: ResolutionOptions, _ workspace: inout ResolutionWorkspace
    ) -> (PatternTable.Match, Int)? {
        workspace.url.readQuery(plusIsSpace: app.plusIsSpace)
        app.patterns.prepare(&workspace.url, &workspace.match)
        workspace.usesFragment = false
        let origins = workspace.origins
        let match = app.patterns.match(workspace.url, from: origins[0].cut, &workspace.match) {
            isAllowed($0, app, origins, 0) && exists($0, app, options)
        }
        return match.map { ($0, 0) }
    }

    /// The first pattern, in the order of precedence, over all origins that fit.
    ///
    /// A pattern counts at the most specific of its origins that fit; that origin cuts the path.
    private func matchAll(
        _ app: CompiledApp, _ options: ResolutionOptions, _ workspace: inout ResolutionWorkspace
    ) throws(ResolutionFailure) -> (PatternTable.Match, Int)? {
        var best: (match: PatternTable.Match, origin: Int)?
        let origins = workspace.origins
        if origins.contains(where: \.usesFragment), !origins.allSatisfy(\.usesFragment) {
            workspace.plain = workspace.url
        }
        for place in origins.indices {
            try read(place, app, &workspace)
            let allow = { entry in isAllowed(entry, app, origins, place) && exists(entry, app, options) }
            let found =
                best == nil
                ? app.patterns.match(workspace.url, from: origins[place].cut, &workspace.match, isAllowed: allow)
                : app.patterns.better(workspace.url, from: origins[place].cut, &workspace.match, isAllowed: allow)
            if let found { best = (found, place) }
        }
        if let best { try read(best.origin, app, &workspace) }
        return best.map { ($0.match, $0.origin) }
    }

    /// Reads the URL as the origin at `place` asks: its path, or its fragment as the path.
    private func read(
        _ place: Int, _ app: CompiledApp, _ workspace: inout ResolutionWorkspace
    ) throws(ResolutionFailure) {
        let usesFragment = workspace.origins[place].usesFragment
        if workspace.usesFragment == usesFragment { return }
        if let plain = workspace.plain { workspace.url = plain }
        if usesFragment {
            do throws(DeepLinkURLError) { try workspace.url.useFragmentAsPath() } catch { throw .invalidURL(error) }
        }
        workspace.url.readQuery(plusIsSpace: app.plusIsSpace)
        app.patterns.prepare(&workspace.url, &workspace.match)
        workspace.usesFragment = usesFragment
    }

    /// True where the origin at `place` is the most specific one of this pattern's that fits.
    private func isAllowed(_ entry: Int, _ app: CompiledApp, _ origins: [OriginTable.Fit], _ place: Int) -> Bool {
        if origins[place].index < 0 { return true }
        if app.entries[entry].takesAllOrigins { return place == 0 }
        let own = ownOrigins(entry, origins[place].owner)
        return own.contains(origins[place].index) && !origins[..<place].contains { own.contains($0.index) }
    }

    private func ownOrigins(_ entry: Int, _ app: Int) -> [Int] {
        let entry = apps[app].entries[entry]
        return apps[app].links[entry.link].patterns[entry.pattern].origins
    }

    /// True where the link exists in the version asked for.
    private func exists(_ entry: Int, _ app: CompiledApp, _ options: ResolutionOptions) -> Bool {
        if app.entries[entry].isInAllVersions { return true }
        return app.links[app.entries[entry].link].versions.placement(of: options.appVersion, on: options.platform)
            == .inside
    }

    private func capture(
        _ app: CompiledApp, _ match: PatternTable.Match, _ place: Int, _ workspace: inout ResolutionWorkspace
    ) {
        let origin = workspace.origins[place]
        app.patterns.capture(match, &workspace.url, from: origin.cut, &workspace.match)
        workspace.link = app.entries[match.entry].link
        workspace.entry = match.entry
        let link = app.links[workspace.link]
        workspace.slots.removeAll(keepingCapacity: true)
        for _ in 0..<link.slotCount { workspace.slots.append(.init()) }
        let sources = app.entries[match.entry].slots
        for (index, place) in sources.enumerated() where app.slots[place].slot >= 0 {
            let source = app.slots[place]
            workspace.slots[source.slot] = .init(
                captured: workspace.match.captures[index], type: source.type, isRun: source.isRun)
        }
        workspace.itemKinds.removeAll(keepingCapacity: true)
        for index in workspace.url.items.indices {
            let isDeclared = workspace.match.consumed[index]
            workspace.itemKinds.append(
                isDeclared
                    ? .declared
                    : app.isTracking(workspace.url.text, workspace.url.items[index].key) ? .tracking : .undeclared)
        }
        guard origin.index >= 0, link.originSlots[origin.index] >= 0,
            let label = apps[origin.owner].origins[origin.index].capturedLabel(of: workspace.url)
        else { return }
        workspace.slots[link.originSlots[origin.index]] = .init(
            captured: .text(label), type: app.originTypes[origin.index])
    }

    /// Finds the other links that fit the URL in the workspace, for `ResolutionParts.explain`. Call it after
    /// `resolve` and before `append`.
    public func explain(_ options: ResolutionOptions, _ workspace: inout ResolutionWorkspace) {
        workspace.explanation.removeAll()
        let app = apps[workspace.app]
        let compiled = compiled[workspace.app]
        let origins = workspace.origins
        // The answer is written from the workspace, so the other links are looked for in a copy.
        var copy = workspace
        var variants: Set<Int> = []
        for place in origins.indices {
            guard (try? read(place, compiled, &copy)) != nil else { continue }
            variants.formUnion(
                app.patterns.fittingVariants(copy.url, from: origins[place].cut, &copy.match) {
                    isAllowed($0, compiled, origins, place) && exists($0, compiled, options)
                })
        }
        var seen: Set<Int> = []
        guard let best = variants.min() else { return }
        for variant in variants.sorted() where seen.insert(app.patterns.entry(ofVariant: variant)).inserted {
            let entry = app.entries[app.patterns.entry(ofVariant: variant)]
            let link = app.links[entry.link]
            if variant == best { continue }
            workspace.explanation.append(
                .init(
                    link: link.id, pattern: link.patterns[entry.pattern].pattern.source,
                    decidedBy: app.patterns.difference(best, variant)))
        }
    }

    func miss(_ workspace: ResolutionWorkspace) -> ResolutionFailure.Miss {
        let app = apps[workspace.app]
        var miss = ResolutionFailure.Miss(app: app.name, link: app.links[workspace.link].id)
        miss.via = workspace.via
        return miss
    }

    // MARK: Misses

    /// Says why no link fits: other versions, or the links that came nearest.
    private func explainMiss(
        _ options: ResolutionOptions, _ workspace: inout ResolutionWorkspace
    ) -> ResolutionFailure {
        let app = apps[workspace.app]
        let compiled = compiled[workspace.app]
        var miss = ResolutionFailure.Miss(app: app.name)
        miss.via = workspace.via
        let origins = workspace.origins
        for place in origins.indices {
            // The origins were all read before, so this cannot fail.
            guard (try? read(place, compiled, &workspace)) != nil else { continue }
            let other = app.patterns.match(workspace.url, from: origins[place].cut, &workspace.match) {
                isAllowed($0, compiled, origins, place)
            }
            guard let other else { continue }
            let link = app.links[app.entries[other.entry].link]
            miss.link = link.id
            return link.versions.placement(of: options.appVersion, on: options.platform) == .below
                ? .appTooOld(miss, versions: link.versions) : .appTooNew(miss, versions: link.versions)
        }
        for place in origins.indices {
            guard (try? read(place, compiled, &workspace)) != nil else { continue }
            app.patterns.recordMisses(workspace.url, from: origins[place].cut, &workspace.match) {
                isAllowed($0, compiled, origins, place)
            }
        }
        miss.nearest = app.patterns.takeMisses(&workspace.match).map { near(app, $0, workspace.url) }
        return .noMatch(miss)
    }

    private func near(
        _ app: App, _ miss: MissRecorder.Miss, _ url: borrowing DeepLinkURL
    ) -> ResolutionFailure.NearLink {
        let entry = app.entries[miss.entry]
        let link = app.links[entry.link]
        var near = ResolutionFailure.NearLink(
            app: app.name, link: link.id, pattern: link.patterns[entry.pattern].pattern.source, at: "",
            expected: miss.expected, actual: miss.actual)
        switch miss.place {
        case .path(let index): near.at = "path[\(index)]"
        case .query(let key): near.at = "query.\(String(decoding: key, as: UTF8.self))"
        case .fragment: near.at = "fragment"
        case .entry:
            near.at = "origin"
            near.expected = link.patterns[entry.pattern].origins.map { app.origins[$0].source }.joined(separator: ", ")
            near.actual = String(decoding: url.text[url.scheme] + "://".utf8 + url.text[url.host], as: UTF8.self)
        }
        return near
    }
}
