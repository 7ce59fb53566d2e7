extension PatternTable {
    /// How many variants all patterns have, with and without their optional parts. The smaller number answers.
    package var variantCount: Int { variants.count }

    /// What the caller gave for the pattern of a variant.
    package func entry(ofVariant variant: Int) -> Int {
        entries[variantPatterns[variant]].entry
    }

    /// What decides between two variants.
    package func difference(_ first: Int, _ second: Int) -> Difference {
        Precedence.compare(variants[first].precedence, variants[second].precedence).decidedBy
    }

    /// A few URLs that a variant fits, whoever answers them.
    package func samples(ofVariant variant: Int, limit: Int, _ workspace: inout MatchWorkspace) -> [SampleURL] {
        samples(variant, variant, limit: limit, &workspace)
    }

    /// A few URLs that two variants both fit. None where they cannot meet, or hardly.
    package func samples(
        _ first: Int, _ second: Int, limit: Int, _ workspace: inout MatchWorkspace
    ) -> [SampleURL] {
        let left = patterns[variantPatterns[first]]
        let right = patterns[variantPatterns[second]]
        let folding = (left: entries[variantPatterns[first]].folding, right: entries[variantPatterns[second]].folding)
        let paths = PathIntersection(
            .init(parts: parts(of: first), folding: folding.left),
            .init(parts: parts(of: second), folding: folding.right), checker: checker, limit: limit
        ).find()
        guard let paths else { return [] }
        let queries = QueryIntersection(checker: checker, limit: limit).find(
            .init(parts: left.query, folding: folding.left), .init(parts: right.query, folding: folding.right))
        guard !queries.isEmpty else { return [] }
        let fragments = FragmentIntersection(checker: checker, limit: limit).find(
            left.fragment, right.fragment, folding: folding)
        var found: [SampleURL] = []
        for path in Combinations.of(paths, limit: limit) {
            for query in queries {
                for fragment in fragments where found.count < limit {
                    let sample = SampleURL(segments: path, items: query, fragment: fragment)
                    if fits(sample, first, &workspace), first == second || fits(sample, second, &workspace) {
                        found.append(sample)
                    }
                }
            }
        }
        return found
    }

    /// The parts that a variant has, each of them required.
    package func parts(of variant: Int) -> [Pattern.PathPart] {
        var left = variants[variant].optionals
        return patterns[variantPatterns[variant]].path.compactMap { part in
            guard case .one(.whole(var capture)) = part, !capture.presence.isRequired else { return part }
            guard left > 0 else { return nil }
            left -= 1
            capture.presence = .required
            return .one(.whole(capture))
        }
    }

    /// Whether one variant fits, asked of it alone.
    private func fits(_ sample: SampleURL, _ variant: Int, _ workspace: inout MatchWorkspace) -> Bool {
        var url = DeepLinkURL()
        guard (try? checker.reader.readPath(sample.path.span, into: &url)) != nil else { return false }
        url.readQuery(plusIsSpace: false)
        prepare(&url, &workspace)
        let pattern = variantPatterns[variant]
        let folding = entries[pattern].folding
        var captures: [Captured] = []
        let values = ValueMatcher(checker: checker, folding: folding, foldsLiterals: folding)
        return PathMatcher(parts: parts(of: variant), values: values)
            .match(url.segments, from: 0, of: &url, into: &captures)
            && fitsQuery(pattern, url, workspace) && fitsFragment(pattern, url, workspace)
    }

    /// Every variant that fits, the best first.
    package func fittingVariants(
        _ url: borrowing DeepLinkURL, from start: Int, _ workspace: inout MatchWorkspace, isAllowed: (Int) -> Bool
    ) -> [Int] {
        workspace.fitting = []
        workspace.wantsAll = true
        defer {
            workspace.fitting = nil
            workspace.wantsAll = false
        }
        _ = match(url, from: start, &workspace, isAllowed: isAllowed)
        return Set(workspace.fitting ?? []).sorted()
    }
}

extension PatternTable {
    /// Calls `body` with pairs of variants, the better one first, that nothing but their place in the file orders and
    /// that may meet, until it gives false.
    ///
    /// - Parameter budget: How many pairs are compared at most.
    /// - Returns: False where not every pair was looked at.
    package func forEachPossibleTie(budget: Int, _ body: (_ first: Int, _ second: Int) -> Bool) -> Bool {
        TieFinder(self, budget: budget).find(body)
    }
}

extension MatchWorkspace {
    /// How many steps all URLs have cost that were matched with this workspace.
    package var stepsTaken: Int { steps }
}
