import URLPatterns

extension TableReader {
    /// Refuses redirects that were seen to go on for ever.
    mutating func checkRedirects() {
        for index in table.apps.indices {
            let redirects = table.redirects(of: index)
            guard !redirects.isEmpty else { continue }
            var finder = WitnessFinder(table, app: index)
            for entry in redirects {
                let link = finder.link(entry)
                var ids: [String] = []
                let witness = finder.answered(by: entry) { witness in
                    ids = table.endlessRedirects(of: witness)
                    return !ids.isEmpty
                }
                guard let witness else { continue }
                fail(
                    "the redirect does not end: \(witness) goes from "
                        + ids.prefix(4).map { "\"\($0)\"" }.joined(separator: " to ") + " and on",
                    "at most \(RouteTable.maximumRedirects) redirects are followed; point it at a link that opens routes",
                    at: link.actionPlace ?? link.place)
            }
        }
    }
}

extension RouteTable {
    /// The entries of an app that redirect.
    func redirects(of index: Int) -> [Int] {
        let app = apps[index]
        return app.entries.indices.filter { entry in
            if case .redirect = app.links[app.entries[entry].link].action { true } else { false }
        }
    }

    /// The ids that a URL passes through, where that does not end; else none.
    fileprivate func endlessRedirects(of witness: Witness) -> [String] {
        var workspace = ResolutionWorkspace()
        do throws(ResolutionFailure) {
            try resolve(witness.url[...], witness.options, &workspace)
            return []
        } catch {
            let ids = error.miss?.via ?? []
            return ids.count > Self.maximumRedirects ? ids : []
        }
    }
}
