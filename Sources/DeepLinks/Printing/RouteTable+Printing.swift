public import NavigationPaths
import URLPatterns

extension RouteTable {
    /// The URLs that open exactly these routes, one for each origin of the link.
    ///
    /// ```swift
    /// let routes = try JSONValue(reading: Array(#"[{"recipe":{"_0":42}}]"#.utf8), dialect: .rfc8259)
    /// try table.url(for: [routes], app: "cookbook").url      // "cookbook://recipe/42"
    /// ```
    ///
    /// Each URL was resolved again before it is given out: `resolve(url(for: routes)) == routes`, numbers by value.
    ///
    /// - Parameters:
    ///   - routes: The stack, root first.
    ///   - name: The app whose links are asked.
    ///   - tab: Only links that open this tab.
    ///   - options: The version and platform of the app that is to open the URL.
    /// - Throws: `PrintingFailure`, which says why there is no such URL.
    public func url(
        for routes: [JSONValue], app name: String, tab: String? = nil,
        _ options: ResolutionOptions = ResolutionOptions()
    ) throws(PrintingFailure) -> PrintedLink {
        guard let index = appIndices[name] else { throw .unknownApp(name) }
        return try url(for: routes, of: apps[index].links[...], app: apps[index], tab: tab, options)
    }

    /// The URLs that the first of these links gives.
    func url(
        for routes: [JSONValue], of links: ArraySlice<Link>, app: App, tab: String?, _ options: ResolutionOptions
    ) throws(PrintingFailure) -> PrintedLink {
        var failure: PrintingFailure?
        var nearest: (agreed: Int, link: PrintingFailure.Nearest)?
        var verifier = Verifier(table: self, app: app, routes: routes, tab: tab, options: options)
        for link in links {
            guard case .open = link.action, let templates = link.routes,
                link.versions.placement(of: options.appVersion, on: options.platform) == .inside
            else { continue }
            let unknown = [TemplateMatcher.Binding](repeating: .unknown, count: link.names.count)
            var expected = routes[...]
            var forms = templates.map(\.template)[...]
            // The tab is one more thing that the link must give.
            if let tab {
                guard let template = link.tab else { continue }
                forms.append(template)
                expected.append(JSONValue(.string(tab)))
            }
            var matcher = TemplateMatcher()
            var urls: [[UInt8]] = []
            let isPrinted = matcher.match(forms, expected, unknown) { matcher, bindings in
                matcher.budget -= 1
                urls = verifier.urls(link, bindings)
                return !urls.isEmpty
            }
            if isPrinted {
                return PrintedLink(urls: urls.map { String(decoding: $0, as: UTF8.self) }, app: app.name, link: link.id)
            }
            if matcher.budget < TemplateMatcher().budget {
                failure = failure ?? .notPrintable(link: link.id, reason: verifier.reason)
            } else if let difference = FormDifference(templates.map(\.template), routes),
                difference.agreed > nearest?.agreed ?? 0
            {
                nearest = (
                    difference.agreed,
                    PrintingFailure.Nearest(link: link.id, place: difference.place, expected: difference.expected)
                )
            }
        }
        throw failure ?? .noLink(app: app.name, nearest: nearest?.link)
    }

    /// Prints candidates and resolves them again.
    private struct Verifier {
        let table: RouteTable
        let app: App
        let routes: [JSONValue]
        let tab: String?
        let options: ResolutionOptions
        var workspace = ResolutionWorkspace()
        var reason = PrintingFailure.Reason.noHost

        /// For each origin the first pattern whose URL opens the routes again.
        mutating func urls(_ link: Link, _ bindings: [TemplateMatcher.Binding]) -> [[UInt8]] {
            reason = link.hasOneHost(app) ? .unnamedValue : .noHost
            return app.origins.indices.compactMap { origin in
                for pattern in link.patterns where pattern.origins.contains(origin) {
                    for escapesRuns in pattern.pattern.runs.contains(true) ? [false, true] : [false] {
                        let printer = URLPrinter(link: link, bindings: bindings, escapesRuns: escapesRuns)
                        guard let url = printer.url(pattern.pattern, app.origins[origin]) else {
                            if case .unnamedValue = reason, let missing = printer.missing(pattern.pattern) {
                                reason = .missingValue(name: missing.name, type: missing.type)
                            }
                            continue
                        }
                        if opens(url) { return url }
                        if case .opensOther = reason { continue }
                        reason = .opensOther(url: String(decoding: url, as: UTF8.self))
                    }
                }
                return nil
            }
        }

        private mutating func opens(_ url: [UInt8]) -> Bool {
            guard (try? table.resolve(url[...], options, &workspace)) != nil,
                table.apps[workspace.app].name == app.name
            else { return false }
            var json: [UInt8] = []
            table.appendRoutes(workspace, to: &json)
            guard let opened = try? JSONValue(reading: json, dialect: .rfc8259), opened == JSONValue(.array(routes))
            else {
                return false
            }
            guard let tab else { return true }
            return table.tab(workspace)?.utf8.elementsEqual(tab.utf8) ?? false
        }
    }
}

extension Link {
    /// True where some origin of the link has one name to print.
    fileprivate func hasOneHost(_ app: App) -> Bool {
        patterns.contains { pattern in
            pattern.origins.contains { origin in
                switch app.origins[origin].kind {
                case .custom, .web(.exact, _), .web(.captured, _): true
                case .web(.below, _), .web(.any, _): false
                }
            }
        }
    }
}
