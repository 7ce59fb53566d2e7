import URLPatterns

extension RouteTable {
    /// Where a deployed `apple-app-site-association` file and the table disagree: each with a URL that shows it, and
    /// after what looks wrong in the file itself.
    ///
    /// - Parameters:
    ///   - file: The file as the site serves it.
    ///   - host: The host that serves it.
    ///   - name: The name that messages give the file.
    ///   - source: The bytes that the file was read from.
    public func drift(from file: AppleAssociation, host: String, name: String, source: [UInt8]) -> [Diagnostic] {
        let lines = SourceLines(RouteTable.Source(name: name, bytes: source))
        var found = file.lint(name: name, source: source)
        var workspace = ResolutionWorkspace()
        func isOpen(_ url: String) -> Bool {
            (try? resolve(Array(url.utf8)[...], ResolutionOptions(platform: .ios), &workspace)) != nil
        }
        for rule in file.details.flatMap(\.rules) where !rule.isExclusion {
            let urls = rule.probes().map { "https://\(host)\($0)" }
            guard
                let url = urls.first(where: { url in
                    file.verdicts(for: url).decisions.contains { $0.by == rule.place } && !isOpen(url)
                })
            else { continue }
            let opening = rule.range.lowerBound..<rule.range.lowerBound + 1
            found.append(
                Diagnostic(
                    .warning, "the file claims \(url), and no link of the table opens it",
                    "narrow the component, or add a link", lines: lines, range: opening, place: rule.place))
        }
        for (link, url) in unclaimed(by: file, host: host) {
            found.append(
                Diagnostic(
                    .warning, "the table opens \(url) (\"\(link)\"), and the file leaves it to the browser",
                    "serve the file that deeplinkd aasa prints", lines: lines, range: 0..<min(1, source.count),
                    place: ""))
        }
        return found
    }

    /// For each link at the host a URL that it opens and the file gives to none of its app's ids.
    private func unclaimed(by file: AppleAssociation, host: String) -> [(link: String, url: String)] {
        var found: [(link: String, url: String)] = []
        var workspace = ResolutionWorkspace()
        for plan in associationPlans(host: host, platform: .ios) {
            for link in plan.app.links.indices {
                let url = paths(of: link, plan).lazy.map { "https://\(host)\($0)" }.first { url in
                    let opens =
                        (try? resolve(Array(url.utf8)[...], ResolutionOptions(platform: .ios), &workspace)) != nil
                        && apps[workspace.app].name == plan.app.name && workspace.link == link
                    return opens
                        && !file.verdicts(for: url).decisions.contains {
                            $0.verdict == .match && (plan.app.appIDs.isEmpty || plan.app.appIDs.contains($0.app))
                        }
                }
                if let url { found.append((plan.app.links[link].id, url)) }
            }
        }
        return found
    }
}
