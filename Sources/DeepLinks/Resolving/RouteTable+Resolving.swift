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
    /// - Throws: `ResolutionFailure`, which says why the URL opens nothing.
    public func resolve(
        _ bytes: Span<UInt8>, _ options: ResolutionOptions = ResolutionOptions(), _ workspace: inout ResolutionWorkspace
    ) throws(ResolutionFailure) {
        workspace.via.removeAll(keepingCapacity: true)
        workspace.input.removeAll(keepingCapacity: true)
        for index in bytes.indices { workspace.input.append(bytes[index]) }
        try resolve(bytes, options, &workspace, layers: 0)
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
            if app != nil, bytes.count > 0, bytes[0] == UInt8(ascii: "/") {
                try reader.readPath(bytes, into: &workspace.url)
            } else {
                try reader.read(bytes, into: &workspace.url)
            }
        } catch {
            throw .invalidURL(error)
        }
        var hops = 0
        while true {
            try find(options, app: app, &workspace)
            let link = apps[workspace.app].links[workspace.link]
            switch link.action {
            case .open:
                return
            case .exclude:
                throw .excluded(miss(workspace))
            case .redirect(let template):
                hops += 1
                workspace.via.append(link.id)
                guard hops <= Self.maximumRedirects else { throw .noMatch(miss(workspace)) }
                try redirect(template, &workspace)
                app = workspace.app
            case .unwrap(let slot):
                try unwrap(slot, link, options, &workspace, layers: layers)
                return
            }
        }
    }

    // MARK: One URL, one link

    /// Finds the link for the URL in the workspace, and captures its values.
    private func find(
        _ options: ResolutionOptions, app: Int?, _ workspace: inout ResolutionWorkspace
    ) throws(ResolutionFailure) {
        if workspace.url.isPath, let app {
            workspace.origins.removeAll(keepingCapacity: true)
            workspace.origins.append(.init(app: app, origin: -1, cut: 0, usesFragment: false))
        } else {
            origins.find(workspace.url, into: &workspace.origins)
            // The most specific origin says whose URL it is.
            guard let owner = app ?? workspace.origins.first?.app else { throw .noMatch(.init()) }
            workspace.origins.removeAll { $0.app != owner }
        }
        guard let first = workspace.origins.first else {
            throw .noMatch(.init(app: app.map { apps[$0].name }))
        }
        workspace.app = first.app
        let owner = apps[first.app]
        guard let (match, origin) = try match(owner, options, &workspace) else {
            throw explainMiss(owner, options, &workspace)
        }
        capture(owner, match, origin, &workspace)
    }

    /// The first pattern, in the order of precedence, over all origins that fit.
    ///
    /// A pattern counts at the most specific of its origins that fit; that origin cuts the path.
    private func match(
        _ app: App, _ options: ResolutionOptions, _ workspace: inout ResolutionWorkspace
    ) throws(ResolutionFailure) -> (PatternTable.Match, Int)? {
        var best: (match: PatternTable.Match, origin: Int)?
        let isMixed = workspace.origins.count > 1 && workspace.origins.contains(where: \.usesFragment)
        let plain = isMixed ? workspace.url : nil
        var isPrepared = false
        for place in workspace.origins.indices {
            let origin = workspace.origins[place]
            if origin.usesFragment {
                do throws(DeepLinkURLError) {
                    try workspace.url.useFragmentAsPath()
                } catch {
                    throw .invalidURL(error)
                }
                isPrepared = false
            } else if let plain, place > 0, workspace.origins[place - 1].usesFragment {
                workspace.url = plain
                isPrepared = false
            }
            if !isPrepared {
                workspace.url.readQuery(plusIsSpace: app.plusIsSpace)
                app.patterns.prepare(&workspace.url, &workspace.match)
                isPrepared = true
            }
            let origins = workspace.origins
            let allow = { (entry: Int) in
                isAllowed(app, app.entries[entry], origins, place)
                    && app.links[app.entries[entry].link].versions.placement(
                        of: options.appVersion, on: options.platform)
                        == .inside
            }
            let found =
                best == nil
                ? app.patterns.match(workspace.url, from: origin.cut, &workspace.match, isAllowed: allow)
                : app.patterns.better(workspace.url, from: origin.cut, &workspace.match, isAllowed: allow)
            if let found { best = (found, place) }
        }
        if let best, let plain, !workspace.origins[best.origin].usesFragment {
            workspace.url = plain
            workspace.url.readQuery(plusIsSpace: app.plusIsSpace)
            app.patterns.prepare(&workspace.url, &workspace.match)
        }
        return best.map { ($0.match, $0.origin) }
    }

    /// True where the origin at `place` is the most specific one of this pattern's that fits.
    private func isAllowed(
        _ app: App, _ entry: PatternEntry, _ origins: [ResolutionWorkspace.FittingOrigin], _ place: Int
    ) -> Bool {
        if origins[place].origin < 0 { return true }
        let own = app.links[entry.link].patterns[entry.pattern].origins
        guard own.contains(origins[place].origin) else { return false }
        return !origins[..<place].contains { own.contains($0.origin) }
    }

    private func capture(
        _ app: App, _ match: PatternTable.Match, _ place: Int, _ workspace: inout ResolutionWorkspace
    ) {
        let origin = workspace.origins[place]
        let entry = app.entries[match.entry]
        let link = app.links[entry.link]
        app.patterns.capture(match, &workspace.url, from: origin.cut, &workspace.match)
        workspace.link = entry.link
        workspace.entry = match.entry
        workspace.slots.removeAll(keepingCapacity: true)
        for _ in link.names { workspace.slots.append(.init()) }
        for (index, slot) in entry.slots.enumerated() {
            guard let slot, index < workspace.match.captures.count else { continue }
            workspace.slots[slot] = .init(
                captured: workspace.match.captures[index], type: entry.types[index], isRun: entry.isRun[index])
        }
        guard origin.origin >= 0, let capture = app.origins[origin.origin].capture, let name = capture.name,
            let label = app.origins[origin.origin].capturedLabel(of: workspace.url),
            let slot = link.names.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) })
        else { return }
        workspace.slots[slot] = .init(captured: .text(label), type: capture.type)
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
        _ app: App, _ options: ResolutionOptions, _ workspace: inout ResolutionWorkspace
    ) -> ResolutionFailure {
        var miss = ResolutionFailure.Miss(app: app.name)
        miss.via = workspace.via
        let origins = workspace.origins
        for place in origins.indices {
            let other = app.patterns.match(workspace.url, from: origins[place].cut, &workspace.match) {
                isAllowed(app, app.entries[$0], origins, place)
            }
            guard let other else { continue }
            let link = app.links[app.entries[other.entry].link]
            miss.link = link.id
            return link.versions.placement(of: options.appVersion, on: options.platform) == .below
                ? .appTooOld(miss, versions: link.versions) : .appTooNew(miss, versions: link.versions)
        }
        for place in origins.indices {
            app.patterns.recordMisses(workspace.url, from: origins[place].cut, &workspace.match) {
                isAllowed(app, app.entries[$0], origins, place)
            }
        }
        miss.nearest = app.patterns.takeMisses(&workspace.match).map { near(app, $0) }
        return .noMatch(miss)
    }

    private func near(_ app: App, _ miss: MissRecorder.Miss) -> ResolutionFailure.NearLink {
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
        }
        return near
    }
}
