import URLPatterns

extension TableReader {
    /// What a URL could tell two patterns apart by.
    private struct Identity: Hashable {
        var pattern: [UInt8]
        var origins: [Int]
        var versions: LinkVersions
        /// A pattern comes before an alias, so these two are not the same.
        var isAlias: Bool
    }

    /// Refuses patterns of two links that no URL tells apart: one of the links could never answer.
    mutating func checkDuplicates(_ index: Int) {
        let app = table.apps[index]
        var known: [Identity: Int] = [:]
        for (number, link) in app.links.enumerated() {
            for pattern in link.patterns {
                let identity = Identity(
                    pattern: pattern.pattern.identity(
                        folding: !link.isCaseSensitive, refusesDuplicates: app.refusesDuplicates),
                    origins: pattern.origins, versions: link.versions, isAlias: pattern.isAlias)
                let first = known[identity, default: number]
                known[identity] = first
                guard first != number else { continue }
                let other = app.links[first]
                fail(
                    "no URL tells this pattern from that of \"\(other.id)\" (\(other.place.path))",
                    "remove one of the two, or give them different patterns, origins or versions", at: pattern.place)
            }
        }
    }
}
