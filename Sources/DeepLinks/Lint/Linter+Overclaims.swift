import URLPatterns

extension Linter {
    /// Reports links whose place in the `apple-app-site-association` file claims more than the table opens, for apps
    /// with `appIDs`. An app that opens such a URL has no screen for it.
    mutating func findOverclaims(of index: Int) {
        let app = table.apps[index]
        guard !app.appIDs.isEmpty else { return }
        var told: Set<Int> = []
        for host in table.associationHosts {
            let name = host == "*" ? "any.example" : host.replacingStar
            for claim in table.overclaims(of: index, host: name) where told.insert(claim.link).inserted {
                let link = app.links[claim.link]
                let reason: String
                if case .excluded = claim.failure {
                    reason = "which the table leaves to the browser"
                } else {
                    reason = "which opens nothing"
                }
                warn(
                    "the association file claims \(claim.url), \(reason)",
                    "its wildcards cannot say \"\(link.patterns[0].pattern.source)\"; let a link answer such URLs",
                    at: link.place)
            }
        }
    }
}

extension String {
    /// `*.example.com` as a host that may stand in a URL.
    fileprivate var replacingStar: String {
        utf8.first == UInt8(ascii: "*") ? "any" + dropFirst() : self
    }
}
