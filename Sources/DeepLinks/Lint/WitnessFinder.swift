import URLPatterns

/// Makes URLs up that fit the links of one app, and finds out by resolving them what they show.
struct WitnessFinder {
    let table: RouteTable
    let index: Int
    let app: App
    /// For each entry of the app its variants, the one with the fewest segments first.
    let variants: [[Int]]
    /// For each link of the app its entries.
    let entries: [[Int]]
    /// For each entry a URL that it was seen to answer.
    private var answers: [Witness?]
    /// What may be asked for so that other links exist, where versions matter.
    private let questions: [ResolutionOptions]
    private var workspace = ResolutionWorkspace()
    private var match = MatchWorkspace()
    /// How many steps may still be taken.
    private(set) var budget: Int

    init(_ table: RouteTable, app index: Int, budget: Int = .max) {
        self.table = table
        self.index = index
        self.budget = budget
        app = table.apps[index]
        var variants = [[Int]](repeating: [], count: app.entries.count)
        for variant in 0..<app.patterns.variantCount {
            variants[app.patterns.entry(ofVariant: variant)].append(variant)
        }
        questions = LinkVersions.questions(app.links.map(\.versions))
        answers = Array(repeating: nil, count: app.entries.count)
        var entries = [[Int]](repeating: [], count: app.links.count)
        for (index, entry) in app.entries.enumerated() { entries[entry.link].append(index) }
        self.entries = entries
        // With its optional segments a variant comes first in the order.
        self.variants = variants.map { $0.reversed() }
    }

    func link(_ entry: Int) -> Link { app.links[app.entries[entry].link] }

    func pattern(_ entry: Int) -> Link.Pattern { link(entry).patterns[app.entries[entry].pattern] }

    /// Every variant that fits a URL of this app.
    mutating func fitting(_ witness: Witness) -> [Int] {
        let before = workspace.match.stepsTaken
        let found = table.fitting(witness.url, witness.options, &workspace)
        // Reading the URL counts like a few steps.
        budget -= 10 + workspace.match.stepsTaken - before
        return found.flatMap { $0.app == index ? $0.variants : nil } ?? []
    }

    /// A URL that fits both variants (or one, given twice), and that `isWanted` takes with everything that fits it.
    ///
    /// - Parameter origins: Where to look, as indices of the app's origins.
    mutating func find(
        _ first: Int, _ second: Int, at origins: [Int], limit: Int, _ isWanted: (Witness, [Int]) -> Bool
    ) -> Witness? {
        let versions = [first, second].map { link(app.patterns.entry(ofVariant: $0)).versions }
        guard let options = LinkVersions.options(for: versions) else { return nil }
        let samples = app.patterns.samples(first, second, limit: limit, &match)
        if let witness = find(first, second, samples, at: origins, options, isWanted) { return witness }
        // What answered instead may not exist in other versions.
        guard limit > 1 else { return nil }
        for options in questions where versions.allSatisfy({ $0.exist(options) }) {
            if let witness = find(first, second, samples, at: origins, options, isWanted) { return witness }
        }
        return nil
    }

    private mutating func find(
        _ first: Int, _ second: Int, _ samples: [SampleURL], at origins: [Int], _ options: ResolutionOptions,
        _ isWanted: (Witness, [Int]) -> Bool
    ) -> Witness? {
        for origin in origins {
            for sample in samples {
                guard budget > 0 else { return nil }
                guard let url = sample.url(at: app.origins[origin]) else { continue }
                let witness = Witness(url: url, options: options)
                let found = fitting(witness)
                // Where it does not fit here, no other sample will.
                guard found.contains(first), found.contains(second) else { break }
                if let best = found.first { remember(witness, of: app.patterns.entry(ofVariant: best)) }
                if isWanted(witness, found) { return witness }
            }
        }
        return nil
    }

    private mutating func remember(_ witness: Witness, of entry: Int) {
        if answers[entry] == nil { answers[entry] = witness }
    }

    /// The same for a path of the app, which all links may answer.
    mutating func findPath(_ first: Int, _ second: Int, limit: Int, _ isWanted: (Witness, [Int]) -> Bool) -> Witness? {
        let entries = [app.patterns.entry(ofVariant: first), app.patterns.entry(ofVariant: second)]
        guard var options = LinkVersions.options(for: entries.map { link($0).versions }) else { return nil }
        options.app = app.name
        for sample in app.patterns.samples(first, second, limit: limit, &match) where budget > 0 {
            let witness = Witness(url: sample.path, options: options)
            let found = fitting(witness)
            if found.contains(first), found.contains(second), isWanted(witness, found) { return witness }
        }
        return nil
    }

    /// A URL that one entry answers itself, and that `isWanted` takes.
    mutating func answered(by entry: Int, _ isWanted: (Witness) -> Bool = { _ in true }) -> Witness? {
        if let known = answers[entry], isWanted(known) { return known }
        let patterns = app.patterns
        for limit in [1, 12] {
            for variant in variants[entry] {
                let witness = find(variant, variant, at: pattern(entry).origins, limit: limit) { witness, fitting in
                    fitting.first.map { patterns.entry(ofVariant: $0) == entry } ?? false && isWanted(witness)
                }
                if let witness { return witness }
            }
        }
        return nil
    }
}
