import URLPatterns

/// What one app claims at one host, in the order that keeps the precedence of its links.
///
/// 1. Exclusions, each after the links that come before it in the table's own order.
/// 2. Links whose paths may have any length.
/// 3. The others, the longest paths first. Before the paths of each length an exclusion stops the longer ones that
///    nobody claimed: a `*` would take their slashes.
struct AssociationPlan {
    struct Entry {
        var component: AssociationComponent
        /// The link; nil for what keeps longer paths out.
        var link: Int?
    }

    let app: App
    let platform: Platform
    /// The origins of the app at the host, as it counts them.
    let origins: [Int]
    private(set) var entries: [Entry] = []
    /// Links that stay in the browser and cannot be left out without leaving out others.
    private(set) var lostExclusions: [Int] = []
    private(set) var variables: [String: [String]] = [:]
    private var seen: Set<AssociationComponent> = []

    /// - Parameters:
    ///   - origins: The origins of the app at the host, as it counts them.
    ///   - foreign: Paths at the host that belong to other apps.
    init(_ app: App, origins: [Int], foreign: [[[UInt8]]], platform: Platform) {
        self.app = app
        self.platform = platform
        self.origins = origins
        let isApple = platform == .ios
        for base in foreign {
            var claim = AssociationClaim(segments: base.map { [.text($0)] }, isExclusion: true, link: -1)
            add(claim, isApple, link: nil)
            claim.segments.append([.some])
            add(claim, isApple, link: nil)
        }
        var claims = Self.claims(app, origins, platform)
        if isApple { for claim in claims { name(claim) } }
        exclude(&claims, isApple)
        for claim in claims where claim.depth == nil { add(claim, isApple, link: claim.link) }
        let depths = Set(claims.compactMap(\.depth)).sorted(by: >)
        for depth in depths {
            let own = claims.filter { $0.depth == depth }
            if depth > 0, own.contains(where: \.crossesSlashes) {
                let segments = Array(repeating: [AssociationGlob.some], count: depth + 1)
                add(AssociationClaim(segments: segments, isExclusion: true, link: -1), isApple, link: nil)
            }
            for claim in own { add(claim, isApple, link: claim.link) }
        }
    }

    /// All claims, the best pattern first.
    private static func claims(_ app: App, _ origins: [Int], _ platform: Platform) -> [AssociationClaim] {
        var claims: [AssociationClaim] = []
        for variant in 0..<app.patterns.variantCount {
            let entry = app.entries[app.patterns.entry(ofVariant: variant)]
            let link = app.links[entry.link]
            // A link for older apps alone would strand everybody else.
            guard link.versions.placement(of: nil, on: platform) == .inside else { continue }
            let pattern = link.patterns[entry.pattern]
            for origin in pattern.origins where origins.contains(origin) {
                claims += AssociationClaim.claims(
                    app.patterns.parts(of: variant), pattern.pattern, at: app.origins[origin], link: entry.link, link)
            }
        }
        return claims
    }

    /// Moves the exclusions to the front, with the claims that must stand before them.
    private mutating func exclude(_ claims: inout [AssociationClaim], _ isApple: Bool) {
        while let index = claims.firstIndex(where: \.isExclusion) {
            let exclusion = claims.remove(at: index)
            let meeting = claims.indices.filter { !claims[$0].isExclusion && claims[$0].mayMeet(exclusion) }
            let later = meeting.filter { $0 >= index && !claims[$0].isApart(from: exclusion) }
            let isLost =
                !later.isEmpty
                && (!exclusion.isExact
                    || (exclusion.crossesSlashes && exclusion.runs == 0 && later.contains { claims[$0].depth == nil }))
            if isLost {
                if lostExclusions.last != exclusion.link { lostExclusions.append(exclusion.link) }
                continue
            }
            // A wildcard of the exclusion also takes longer paths, which are not its own.
            let first = meeting.filter { place in
                guard claims[place].isApart(from: exclusion) else { return place < index }
                return exclusion.crossesSlashes && claims[place].segments.count > exclusion.segments.count
            }
            for place in first { add(claims[place], isApple, link: claims[place].link) }
            add(exclusion, isApple, link: exclusion.link)
            for place in first.reversed() { claims.remove(at: place) }
        }
    }

    private mutating func add(_ claim: AssociationClaim, _ isApple: Bool, link: Int?) {
        for component in claim.components(isApple: isApple)
        where seen.insert(component).inserted {
            entries.append(Entry(component: component, link: link))
        }
    }

    /// Gives the variables of a claim names of their own.
    private mutating func name(_ claim: AssociationClaim) {
        let globs = claim.segments.joined() + claim.query.flatMap(\.value) + (claim.fragment ?? [])
        for case .oneOf(let name, let texts) in globs { variables[name] = texts }
    }
}

extension AssociationClaim {
    /// True where the paths of the two never have the same number of segments.
    fileprivate func isApart(from other: AssociationClaim) -> Bool {
        guard hashBase == nil, other.hashBase == nil else { return false }
        return depth.map { $0 < other.segments.count } ?? false || other.depth.map { $0 < segments.count } ?? false
    }

    /// False where surely no path fits both.
    fileprivate func mayMeet(_ other: AssociationClaim) -> Bool {
        guard hashBase == nil, other.hashBase == nil else { return hashBase == other.hashBase }
        for (own, others) in zip(segments, other.segments) {
            guard own.count == 1, others.count == 1, case .text(let text) = own[0], case .text(let other) = others[0]
            else { return true }
            if text.map({ $0 | 0x20 }) != other.map({ $0 | 0x20 }) { return false }
        }
        return true
    }

}
