import URLPatterns

/// URLs that the association file of a host gives to an app, and the table does not open.
struct Overclaim {
    /// The link whose component claims it, or that would leave it to the browser.
    var link: Int
    var url: String
    var failure: ResolutionFailure
}

extension RouteTable {
    /// For each link at most one URL that its components claim and that opens nothing: `*` also takes what a type
    /// does not, and an item of a query cannot be asked to be there and empty.
    func overclaims(of app: Int, host: String) -> [Overclaim] {
        guard let plan = associationPlans(host: host, platform: .ios).first(where: { $0.app.name == apps[app].name }),
            let bytes = appleAssociation(host: host), let file = try? AppleAssociation(reading: bytes),
            let id = apps[app].appIDs.first,
            let detail = file.details.first(where: { $0.apps == apps[app].appIDs })
        else { return [] }
        var found: [Overclaim] = []
        var told: Set<Int> = []
        var workspace = ResolutionWorkspace()
        let links = Dictionary(zip(detail.rules.map(\.place), plan.entries.map(\.link)), uniquingKeysWith: { $1 })
        func report(_ path: String, insteadOf exclusion: Int? = nil) {
            let url = "https://\(host)\(path)"
            guard let decision = file.verdicts(for: url).decisions.first(where: { $0.app == id }),
                decision.verdict == .match, let link = exclusion ?? links[decision.by].flatMap(\.self),
                !told.contains(link), let failure = miss(url, &workspace)
            else { return }
            told.insert(link)
            found.append(Overclaim(link: link, url: url, failure: failure))
        }
        for (rule, entry) in zip(detail.rules, plan.entries) {
            guard let link = entry.link, !entry.component.isExclusion else { continue }
            // A verdict looks at every component: one URL for a link is enough.
            for path in rule.probes() where !told.contains(link) { report(path) }
        }
        for link in plan.lostExclusions {
            for path in paths(of: link, plan) { report(path, insteadOf: link) }
        }
        return found
    }

    /// A few paths of a link at the host of a plan.
    func paths(of link: Int, _ plan: AssociationPlan) -> [String] {
        let patterns = plan.app.patterns
        var match = MatchWorkspace()
        var paths: [String] = []
        for variant in 0..<patterns.variantCount {
            let entry = plan.app.entries[patterns.entry(ofVariant: variant)]
            guard entry.link == link else { continue }
            let origins = plan.app.links[link].patterns[entry.pattern].origins.filter(plan.origins.contains)
            for sample in patterns.samples(ofVariant: variant, limit: 4, &match) {
                for url in origins.compactMap({ sample.url(at: plan.app.origins[$0]) }) {
                    let path = url.dropFirst("https://".utf8.count).drop { $0 != UInt8(ascii: "/") }
                    paths.append(String(decoding: path, as: UTF8.self))
                }
            }
        }
        return paths
    }

    private func miss(_ url: String, _ workspace: inout ResolutionWorkspace) -> ResolutionFailure? {
        do throws(ResolutionFailure) {
            try resolve(Array(url.utf8)[...], ResolutionOptions(platform: .ios), &workspace)
            return nil
        } catch {
            return error
        }
    }
}

extension AppleAssociation.Rule {
    /// URLs, as paths, that the rule fits and its maker may not have thought of.
    func probes() -> [String] {
        guard let path else { return [] }
        let queries = samples().first.map { $0.drop { $0 != "?" }.prefix { $0 != "#" } } ?? ""
        return ["x", "1", "-1", "x/y", "x/y/z", "%20", "http:x"].compactMap { fill in
            guard let text = path.pattern.text(filling: fill) else { return nil }
            guard let fragment else { return text + queries }
            return fragment.pattern.text(filling: fill).map { text + queries + "#" + $0 }
        }
    }
}
