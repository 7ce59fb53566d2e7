import URLPatterns

extension Linter {
    /// Reports pairs of links that fit one URL, none of them better than the other but by its place in the file.
    mutating func findTies(_ finder: inout WitnessFinder, except shadowed: Set<Pair>) {
        let app = finder.app
        let meeting = app.origins.map { origin in app.origins.map { origin.mayMeet($0) } }
        var seen = shadowed
        /// Links that were found to be tied as paths of the app: one pair for each is enough.
        var tiedPaths: Set<Int> = []
        var ties: [(pair: Pair, variant: Int, witness: Witness)] = []
        let isComplete = app.patterns.forEachPossibleTie(budget: Self.maximumPairs) { first, second in
            let pair = Pair(finder.linkIndex(first), finder.linkIndex(second))
            guard pair.first != pair.second, !seen.contains(pair) else { return true }
            let isTop = { (witness: Witness, fitting: [Int]) in
                // A better pattern that takes what the two share settles it.
                fitting.first.map { app.patterns.difference($0, first) == .nothing } ?? false
            }
            let own = finder.pattern(app.patterns.entry(ofVariant: first)).origins
            let others = finder.pattern(app.patterns.entry(ofVariant: second)).origins
            let shared = own.filter(others.contains)
            let candidates =
                shared
                + (own.filter { origin in
                    !shared.contains(origin) && others.contains { meeting[origin][$0] }
                } + others.filter { origin in !shared.contains(origin) && own.contains { meeting[origin][$0] } })
            if candidates.isEmpty {
                guard !tiedPaths.contains(pair.second) else { return true }
                if let witness = finder.findPath(first, second, limit: 4, isTop) {
                    tiedPaths.insert(pair.second)
                    seen.insert(pair)
                    ties.append((pair, second, witness))
                }
            } else if let witness = finder.find(first, second, at: candidates, limit: 1, isTop)
                ?? finder.find(first, second, at: candidates, limit: 32, isTop)
            {
                seen.insert(pair)
                ties.append((pair, second, witness))
            }
            return finder.budget > 0 && ties.count < Self.maximumTies
        }
        for tie in ties { report(tie.pair, tie.variant, tie.witness, finder) }
        if !isComplete || finder.budget <= 0, let link = app.links.first {
            warn(
                "the links of \"\(app.name)\" were not all compared with each other: too many may fit the same URLs",
                "give captures that stand at the same place more literal text", at: link.place)
        }
    }

    private mutating func report(_ pair: Pair, _ variant: Int, _ witness: Witness, _ finder: WitnessFinder) {
        let first = finder.app.links[pair.first]
        let second = finder.app.links[pair.second]
        let pattern = finder.pattern(finder.app.patterns.entry(ofVariant: variant))
        let hint =
            witness.options.app == nil
            ? "\"\(first.id)\" stands first and answers; to decide it otherwise, give one of the two a literal, "
                + "a narrower type or one more required key"
            : "\"\(first.id)\" stands first and answers; where that matters, ask with a whole URL"
        warn(
            "\(first.named) and \"\(second.id)\" both fit \(witness), and only their place in the file decides", hint,
            at: pattern.place)
    }
}
