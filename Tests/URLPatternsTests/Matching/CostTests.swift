import Testing

@testable import URLPatterns

@Suite("What a URL can cost is known when the table is built")
struct CostTests {
    /// A table made to be dear, and URLs made to be dear in it.
    struct Hostile: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var patterns: @Sendable () -> [String]
        var urls: [String]
        var bound: ClosedRange<Int>
    }

    /// All words of `letters` with this many segments.
    static func words(_ letters: [String], _ length: Int) -> [String] {
        (0..<length).reduce([""]) { words, _ in words.flatMap { word in letters.map { word + "/" + $0 } } }
    }

    /// Captures are named by their place, so that every word reads.
    static func mixed(_ length: Int) -> [String] {
        words(["a", "{x}"], length).map { word in
            word.split(separator: "/").enumerated().map { index, part in part == "a" ? "/a" : "/{x\(index)}" }.joined()
        }
    }

    private static func segments(_ segment: String, _ count: Int) -> String {
        String(repeating: "/" + segment, count: count)
    }

    static let hostile = [
        Hostile(
            testDescription: "2,048 links that mix a and {x} over 11 segments", patterns: { mixed(11) },
            urls: [segments("a", 11), segments("a", 10) + "/b", segments("a", 12), segments("b", 11)],
            bound: 4_000...10_000),
        Hostile(
            testDescription: "5,000 regular expressions side by side",
            patterns: { (0..<5_000).map { "/{x:/[a-z]*\($0)/}" } },
            urls: [
                "/" + String(repeating: "a", count: 400), "/a4999", "/" + String(repeating: "ab", count: 200) + "4999",
            ],
            bound: 5_000...10_000),
        Hostile(
            testDescription: "two runs over 256 segments", patterns: { ["/{a*}/x/{b*}/y", "/{a+}/x/{b+}/y/z"] },
            urls: [segments("x", 256), segments("x", 255) + "/y", segments("x/y", 128)], bound: 512...10_000),
        Hostile(
            testDescription: "captures with dashes between, over 8 KB",
            patterns: { ["/{a}-{b}-{c}-{d:int}"] },
            urls: [
                "/" + String(repeating: "-", count: 2_048), "/" + String(repeating: "a-", count: 1_024) + "b",
                "/" + String(repeating: "1-", count: 4_000) + "x", "/a-b-c-1",
            ],
            bound: 100...10_000),
        Hostile(
            testDescription: "regular expressions that take what stands between them",
            patterns: { ["/{a:/[a-z-]+/}-{b:/[a-z-]+/}-{c:/[-a-z]*z/}-{d:/[0-9]+/}"] },
            urls: [
                "/" + String(repeating: "-", count: 8_000), "/" + String(repeating: "a-", count: 4_000),
                "/" + String(repeating: "z-", count: 4_000) + "1", "/a-b-z-1",
            ],
            bound: 100...10_000),
        Hostile(
            testDescription: "numbers with digits between them",
            patterns: { ["/{a:int}0{b:int}0{c:int}x", "/{_:date}-{_:date}-{_:double}e{_:double}"] },
            urls: [
                "/" + String(repeating: "0", count: 8_000), "/" + String(repeating: "1e", count: 4_000),
                "/" + String(repeating: "2024-01-01-", count: 700),
            ],
            bound: 10_000...40_000),
        Hostile(
            testDescription: "a run before values that are split", patterns: { ["/{_*}/{a}-{b}-{c:int}/x/{_*}"] },
            urls: [
                segments(String(repeating: "-", count: 60), 130), segments(String(repeating: "a-", count: 15), 256),
                "/" + String(repeating: "a-", count: 4_000),
            ],
            bound: 500...10_000),
        Hostile(
            testDescription: "typed runs", patterns: { ["/{a:/[a-z\\/]+/+}/x", "/{b:url+}/y/{c:/x+/*}"] },
            urls: [segments("x", 256), segments("y", 256), "/https://a.b" + segments("y", 250)], bound: 500...10_000),
        Hostile(
            testDescription: "values of a query that are split",
            patterns: { (0..<20).map { "/a?k={a}-{b}-\($0)" } },
            urls: [
                "/a?k=" + String(repeating: "-", count: 8_000), "/a?k=" + String(repeating: "a-", count: 4_000) + "19",
            ],
            bound: 1_000...10_000),
    ]

    @Test("no URL takes more steps than the bound", arguments: hostile)
    func staysWithinTheBound(hostile: Hostile) throws {
        let table = try Self.table(hostile.patterns())
        #expect(hostile.bound.contains(table.bound.steps), "the bound is \(table.bound.steps)")
        var workspace = MatchWorkspace()
        for path in hostile.urls {
            let duration = try ContinuousClock().measure {
                let steps = try Self.steps(table, path, &workspace)
                #expect(steps <= table.bound.steps, "\(steps) of \(table.bound.steps) for \(path.prefix(60))")
            }
            // Generous: the tests are built without optimization, and share their machine.
            #expect(duration < .seconds(20), "\(path.prefix(60)) took \(duration)")
        }
    }

    @Test(
        "the bound is not far from what a URL really takes",
        arguments: [
            (mixed(11), segments("a", 11) + "/b"),
            ((0..<5_000).map { "/{x:/[a-z]*\($0)/}" }, "/-"),
        ])
    func isNear(patterns: [String], path: String) throws {
        let table = try Self.table(patterns)
        var workspace = MatchWorkspace()
        #expect(try Self.steps(table, path, &workspace) * 2 > table.bound.steps)
    }

    @Test(
        "tables that a URL could make dear have a bound above the limit",
        arguments: [
            ("8,192 links over 13 segments", mixed(13)),
            ("10,000 siblings", (0..<10_000).map { "/{x:/[a-z]*\($0)/}" }),
            ("fragments with runs", (0..<100).map { "/a#{x*}/b/{y*}/\($0)" }),
            ("a typed run below a run", ["/{a:url+}/x/{b:url+}/y"]),
        ])
    func isRefused(_: String, patterns: [String]) throws {
        #expect(try Self.table(patterns).bound.steps > PatternTable.maximumSteps)
    }

    @Test(
        "links that are found by their text cost nothing",
        arguments: [
            ("literals", { @Sendable number in "/a\(number)/{x}" }),
            ("choices", { number in "/{x:(a\(number)|b\(number))}/{y:int}" }),
            ("prefixes", { number in "/a\(number)-{x}" }),
            ("values of a query", { number in "/a?k=a\(number)&l={x}" }),
        ] as [(String, @Sendable (Int) -> String)])
    func foundByText(_: String, pattern: @Sendable (Int) -> String) throws {
        let few = try Self.table((100..<110).map(pattern))
        let many = try Self.table((1_000..<4_000).map(pattern))
        #expect(many.bound.steps <= few.bound.steps + 2)
    }

    private static func table(_ patterns: [String]) throws -> PatternTable {
        var builder = PatternTable.Builder()
        for (entry, pattern) in patterns.enumerated() { builder.add(try Pattern(pattern), entry: entry) }
        return builder.build()
    }

    private static func steps(_ table: PatternTable, _ path: String, _ workspace: inout MatchWorkspace) throws -> Int {
        var url = try DeepLinkURLReader().read("s:" + path)
        url.readQuery(plusIsSpace: true)
        table.prepare(&url, &workspace)
        workspace.steps = 0
        if let match = table.match(url, from: 0, &workspace, isAllowed: { _ in true }) {
            table.capture(match, &url, from: 0, &workspace)
        }
        return workspace.steps
    }
}
