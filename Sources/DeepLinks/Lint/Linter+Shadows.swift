import URLPatterns

extension Linter {
    /// One pattern that no URL reaches.
    private struct Shadow {
        var entry: Int
        /// A variant of it, and the one that takes all of its URLs.
        var variant: Int
        var cover: Int
        var witness: Witness
    }

    /// Two links, by their numbers.
    struct Pair: Hashable {
        var first: Int
        var second: Int

        init(_ a: Int, _ b: Int) {
            first = min(a, b)
            second = max(a, b)
        }
    }

    /// Reports patterns that another one always shadows, and gives the pairs of their links.
    mutating func findShadows(_ finder: inout WitnessFinder) -> Set<Pair> {
        var found: Set<Pair> = []
        var shadows: [[Shadow]] = Array(repeating: [], count: finder.app.links.count)
        for entry in finder.app.entries.indices {
            guard let shadow = shadow(over: entry, &finder) else { continue }
            shadows[finder.app.entries[entry].link].append(shadow)
            found.insert(Pair(finder.linkIndex(shadow.variant), finder.linkIndex(shadow.cover)))
        }
        for (number, shadows) in shadows.enumerated() where !shadows.isEmpty {
            let link = finder.app.links[number]
            if shadows.count == link.patterns.count {
                report(shadows[0], of: link, isWhole: true, finder)
            } else {
                for shadow in shadows { report(shadow, of: link, isWhole: false, finder) }
            }
        }
        return found
    }

    /// Reports patterns that nested links left without any origin.
    mutating func findHomeless(_ app: App) {
        for link in app.links {
            for pattern in link.patterns where pattern.origins.isEmpty {
                warn(
                    "no URL reaches the pattern \"\(pattern.pattern.source)\" of \"\(link.id)\": it has no origin",
                    "\"origins\" of a link keep only those that the links and aliases around it have", at: pattern.place
                )
            }
        }
    }

    /// Each variant of the pattern must be covered by some variant that comes first.
    private func shadow(over entry: Int, _ finder: inout WitnessFinder) -> Shadow? {
        var result: Shadow?
        let app = finder.app
        let origins = finder.pattern(entry).origins
        for variant in finder.variants[entry] {
            var cover: Int?
            let isSeen = { (witness: Witness, fitting: [Int]) in
                cover = fitting.first { other in
                    other < variant && app.patterns.entry(ofVariant: other) != entry
                        && app.isCovered(variant, by: other)
                }
                return true
            }
            let witness =
                finder.find(variant, variant, at: origins, limit: 1, isSeen)
                ?? finder.find(variant, variant, at: origins, limit: 8, isSeen)
            guard let witness, let cover else { return nil }
            if result == nil { result = Shadow(entry: entry, variant: variant, cover: cover, witness: witness) }
        }
        return result
    }

    private mutating func report(_ shadow: Shadow, of link: Link, isWhole: Bool, _ finder: WitnessFinder) {
        let pattern = finder.pattern(shadow.entry)
        let other = finder.link(finder.app.patterns.entry(ofVariant: shadow.cover))
        let name = isWhole ? "\"\(link.id)\"" : "the pattern \"\(pattern.pattern.source)\" of \"\(link.id)\""
        if other.id == link.id {
            let source = finder.pattern(finder.app.patterns.entry(ofVariant: shadow.cover)).pattern.source
            warn(
                "\(name) adds nothing: \"\(source)\" takes all of its URLs, \(shadow.witness) for one", "remove it",
                at: pattern.place)
            return
        }
        let difference = finder.app.patterns.difference(shadow.cover, shadow.variant)
        let hint =
            difference == .nothing
            ? "it stands first in the file; move it behind, or remove one of the two"
            : "it comes first \(difference.reason); narrow its pattern, or remove one of the two"
        warn(
            "no URL reaches \(name): \(other.named) answers all of its URLs, \(shadow.witness) for one", hint,
            at: isWhole ? link.place : pattern.place)
    }
}

extension Difference {
    /// Why one of two patterns comes first.
    fileprivate var reason: String {
        switch self {
        case .path(let index): "by segment \(index + 1) of its path"
        case .further(let index) where index == LinkOrder.aliasIndex: "as a pattern before an alias"
        case .query, .fragment, .further, .nothing: "by its \(explanation)"
        }
    }
}

extension WitnessFinder {
    /// The number of the link that a variant belongs to.
    func linkIndex(_ variant: Int) -> Int {
        app.entries[app.patterns.entry(ofVariant: variant)].link
    }
}

extension App {
    /// Whether one variant answers, or leaves to better ones, every question that another one fits. True is certain.
    fileprivate func isCovered(_ variant: Int, by other: Int) -> Bool {
        let entry = entries[patterns.entry(ofVariant: variant)]
        let otherEntry = entries[patterns.entry(ofVariant: other)]
        return links[otherEntry.link].versions.contain(links[entry.link].versions)
            && areCovered(
                links[entry.link].patterns[entry.pattern].origins,
                by: links[otherEntry.link].patterns[otherEntry.pattern].origins)
            && patterns.isCovered(variant, by: other)
    }

    /// Whether wherever one of the first origins cuts a path, one of the others cuts it in the same way.
    private func areCovered(_ inner: [Int], by outer: [Int]) -> Bool {
        inner.allSatisfy { index in
            let origin = origins[index]
            return outer.contains { origin.isIncluded(in: origins[$0]) }
                && outer.allSatisfy { other in
                    // A more specific origin of the other link would count there, and cut otherwise.
                    let cutsAlike =
                        origins[other].cut == origin.cut && origins[other].usesFragment == origin.usesFragment
                    return cutsAlike || inner.contains(other) || !origins[other].mayMeet(origin)
                }
        }
    }
}

extension Origin {
    /// False where no URL belongs to both origins.
    func mayMeet(_ other: Origin) -> Bool {
        switch (kind, other.kind) {
        case (.custom(let scheme, let first), .custom(let otherScheme, let otherFirst)):
            guard scheme == otherScheme else { return false }
            guard let first, let otherFirst else { return true }
            return Origin.isEqual(first, otherFirst)
        case (.web(let host, let port), .web(let otherHost, let otherPort)):
            return port == otherPort && Origin.mayMeet(host, otherHost)
        default: return false
        }
    }

    private static func isEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        first.elementsEqual(second) { $0 | 0x20 == $1 | 0x20 }
    }

    private static func mayMeet(_ first: Host, _ second: Host) -> Bool {
        switch (first, second) {
        case (.any, _), (_, .any): return true
        case (.exact(let name), .exact(let other)): return name == other
        case (.exact(let name), .below(let tail)), (.exact(let name), .captured(_, let tail)),
            (.below(let tail), .exact(let name)), (.captured(_, let tail), .exact(let name)):
            return name.count > tail.count + 1 && name.suffix(tail.count + 1) == ([0x2e] + tail)[...]
        case (.captured(_, let name), .captured(_, let other)): return name == other
        case (.below(let tail), .below(let other)), (.below(let tail), .captured(_, let other)),
            (.captured(_, let other), .below(let tail)):
            return tail == other || tail.suffix(other.count + 1) == ([0x2e] + other)[...]
                || other.suffix(tail.count + 1) == ([0x2e] + tail)[...]
        }
    }
}
