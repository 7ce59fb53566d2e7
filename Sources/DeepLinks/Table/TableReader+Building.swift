import NavigationPaths
import URLPatterns

/// The order between links that their patterns do not order, as `PatternTable` takes it: smaller comes first.
enum LinkOrder {
    /// The place of "pattern before alias"; before it stand origins (0) and versions.
    static let aliasIndex = 5

    /// - Parameter versions: All versions that the app's links name, sorted.
    static func further(_ link: Link, _ pattern: Link.Pattern, app: App, versions: [AppVersion]) -> [Int] {
        func higherFirst(_ version: AppVersion?) -> Int {
            version.flatMap { versions.firstIndex(of: $0) }.map { -1 - $0 } ?? 0
        }
        func lowerFirst(_ version: AppVersion?) -> Int {
            version.flatMap { versions.firstIndex(of: $0) } ?? versions.count
        }
        return [
            pattern.origins.count < app.origins.count ? 0 : 1,
            higherFirst(link.versions.ios.minimum), higherFirst(link.versions.android.minimum),
            lowerFirst(link.versions.ios.maximum), lowerFirst(link.versions.android.maximum),
            pattern.isAlias ? 1 : 0,
        ]
    }
}

extension TableReader {
    /// Puts all patterns of the app into one table, and says where they cost too much.
    mutating func buildPatterns(_ index: Int) {
        var app = table.apps[index]
        var versions: Set<AppVersion> = []
        for link in app.links {
            for range in [link.versions.ios, link.versions.android] {
                if let version = range.minimum { versions.insert(version) }
                if let version = range.maximum { versions.insert(version) }
            }
        }
        let sorted = versions.sorted()
        var builder = PatternTable.Builder(hosts: hosts, refusesDuplicates: app.refusesDuplicates)
        for (number, link) in app.links.enumerated() {
            for (place, pattern) in link.patterns.enumerated() {
                let captures = pattern.pattern.captures
                let entry = PatternEntry(
                    link: number, pattern: place,
                    slots: captures.map { capture in
                        capture.name.flatMap { name in link.names.firstIndex { $0.utf8.elementsEqual(name.utf8) } }
                    },
                    types: captures.map(\.type), isRun: pattern.pattern.runs)
                builder.add(
                    pattern.pattern, entry: app.entries.count, folding: !link.isCaseSensitive,
                    further: LinkOrder.further(link, pattern, app: app, versions: sorted))
                app.entries.append(entry)
            }
        }
        app.patterns = builder.build()
        table.apps[index] = app
        table.compiled.append(CompiledApp(app))
        if app.bound.steps > PatternTable.maximumSteps { refuseCost(of: app) }
    }

    /// The fault stands at a link that the dear path leads to.
    private mutating func refuseCost(of app: App) {
        var path: [UInt8] = []
        for segment in app.bound.example { path += [0x2f] + PercentEncoding.path(segment) }
        if path.isEmpty { path = [0x2f] }
        var url = DeepLinkURL()
        var workspace = MatchWorkspace()
        var place = app.links.first?.place
        if (try? table.reader.readPath(path.span, into: &url)) != nil {
            url.readQuery(plusIsSpace: app.plusIsSpace)
            app.patterns.prepare(&url, &workspace)
            if let match = app.patterns.match(url, from: 0, &workspace, isAllowed: { _ in true }) {
                let entry = app.entries[match.entry]
                place = app.links[entry.link].patterns[entry.pattern].place
            }
        }
        guard let place else { return }
        fail(
            "a URL can cost up to \(app.bound.steps) steps in the app \"\(app.name)\", more than "
                + "\(PatternTable.maximumSteps)",
            "give captures that stand at the same place more literal text; a dear path is "
                + String(decoding: path, as: UTF8.self), at: place)
    }
}

extension Pattern {
    /// What captures the undeclared rest of the query or of the fragment.
    var rests: [Capture] {
        var parts = query
        if case .query(let items)? = fragment { parts += items }
        return parts.compactMap { if case .rest(let capture) = $0 { capture } else { nil } }
    }

    /// The pattern that adds nothing to a path.
    static var root: Pattern { Pattern() }

    /// For each capture, whether it is a run of segments.
    var runs: [Bool] {
        var names: Set<String> = []
        for case .many(let many) in path { if let name = many.name { names.insert(name) } }
        if case .path(let parts)? = fragment {
            for case .many(let many) in parts { if let name = many.name { names.insert(name) } }
        }
        return captures.map { $0.name.map(names.contains) ?? false }
    }
}
