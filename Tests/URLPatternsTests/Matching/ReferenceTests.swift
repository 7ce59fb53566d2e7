import Testing

@testable import URLPatterns
import SeededRandom

@Suite("The table of patterns answers as a matcher does that tries every pattern in the total order")
struct ReferenceTests {
    /// Each seed makes its own tables; together more than ten thousand pairs of a table and a URL.
    static let seeds: [UInt64] = Array(1...6)
    private static let tables = 210
    private static let urls = 8

    @Test(
        "the same pattern and the same captures, within the bound of steps, on random tables and URLs", arguments: seeds
    )
    func agrees(seed: UInt64) throws {
        var random = RandomPatterns(seed: seed)
        var hits = 0
        for _ in 0..<Self.tables {
            let table = RandomTable(&random)
            let built = table.build()
            var workspace = MatchWorkspace()
            for _ in 0..<Self.urls {
                let text = random.url(near: table.candidates.map(\.pattern))
                let hidden = random.random.once(in: 4) ? random.random.count(upTo: table.candidates.count - 1) : -1
                var url = try DeepLinkURLReader().read(text)
                url.readQuery(plusIsSpace: true)
                let expected = table.reference.answer(ReferenceURL(url)) { $0 != hidden }
                workspace.steps = 0
                let actual = built.answer(&url, &workspace) { $0 != hidden }
                #expect(actual == expected, "\(text) in \(table), without \(hidden)")
                #expect(
                    workspace.steps <= built.bound.steps,
                    "\(workspace.steps) of \(built.bound.steps): \(text) in \(table)")
                if expected != nil { hits += 1 }
            }
        }
        // Misses alone would prove nothing.
        #expect(hits > Self.tables * Self.urls / 3)
    }

    @Test("shuffled patterns change no answer but between those that only their place sets apart", arguments: seeds)
    func orderDoesNotMatter(seed: UInt64) throws {
        var random = RandomPatterns(seed: seed &+ 100)
        for _ in 0..<50 {
            var table = RandomTable(&random)
            let reference = table.reference
            let urls = (0..<Self.urls).map { _ in random.url(near: table.candidates.map(\.pattern)) }
            table.candidates.shuffle(using: &random.random)
            let shuffled = table.build()
            var workspace = MatchWorkspace()
            for text in urls {
                var url = try DeepLinkURLReader().read(text)
                url.readQuery(plusIsSpace: true)
                let ties = reference.ties(ReferenceURL(url))
                let actual = shuffled.answer(&url, &workspace) { _ in true }
                #expect(actual.map { ties.contains($0.entry) } ?? ties.isEmpty, "\(text) in \(table)")
            }
        }
    }
}

/// Some random patterns, as a table and as a list to try.
struct RandomTable: CustomStringConvertible {
    var candidates: [ReferenceMatcher.Candidate]
    let refusesDuplicates: Bool

    init(_ patterns: inout RandomPatterns) {
        let count = 1 + patterns.random.count(upTo: 11)
        candidates = (0..<count).map { entry in
            ReferenceMatcher.Candidate(
                pattern: patterns.pattern(), entry: entry, folding: patterns.random.once(in: 4),
                further: [patterns.random.count(upTo: 1), patterns.random.count(upTo: 1)])
        }
        refusesDuplicates = patterns.random.once(in: 4)
    }

    var reference: ReferenceMatcher { ReferenceMatcher(candidates, refusesDuplicates: refusesDuplicates) }

    func build() -> PatternTable {
        var builder = PatternTable.Builder(refusesDuplicates: refusesDuplicates)
        for candidate in candidates {
            builder.add(
                candidate.pattern, entry: candidate.entry, folding: candidate.folding, further: candidate.further)
        }
        return builder.build()
    }

    var description: String {
        candidates.map { "\($0.entry)\($0.folding ? "~" : ":") \($0.pattern.source) \($0.further)" }.joined(
            separator: "\n")
            + (refusesDuplicates ? "\nwithout duplicates" : "")
    }
}

extension PatternTable {
    /// The answer in the form of the reference.
    func answer(
        _ url: inout DeepLinkURL, _ workspace: inout MatchWorkspace, isAllowed: (Int) -> Bool
    ) -> ReferenceMatcher.Answer? {
        prepare(&url, &workspace)
        guard let match = match(url, from: 0, &workspace, isAllowed: isAllowed) else { return nil }
        capture(match, &url, from: 0, &workspace)
        let values = workspace.captures.map { captured -> ReferenceMatcher.Value in
            switch captured {
            case .absent: .absent
            case .text(let range): .text(Array(url.text[range]))
            case .list(let ranges): .list(workspace.listRanges[ranges].map { Array(url.text[$0]) })
            case .rest: .rest(Self.rest(url.items, workspace.consumed, url))
            case .fragmentRest: .rest(Self.rest(url.fragmentItems, workspace.consumedFragment, url))
            }
        }
        return ReferenceMatcher.Answer(entry: match.entry, captures: values)
    }

    private static func rest(
        _ items: [DeepLinkURL.QueryItem], _ consumed: [Bool], _ url: DeepLinkURL
    ) -> [[UInt8]] {
        items.indices.filter { !consumed[$0] }.map { Array(url.text[items[$0].key]) }
    }
}
