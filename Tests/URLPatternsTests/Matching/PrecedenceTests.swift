import Testing
import URLPatterns

@Suite("Which of two patterns answers")
struct PrecedenceTests {
    /// Two patterns that both fit the URL: the first one answers, whichever stands first in the table.
    struct Case: Sendable, CustomTestStringConvertible {
        var better: String
        var other: String
        var url: String

        init(_ better: String, _ other: String, _ url: String) {
            self.better = better
            self.other = other
            self.url = url
        }

        var testDescription: String { "\(better) before \(other)" }
    }

    @Test(
        "the kinds of parts have one order",
        arguments: [
            Case("/ab", "/a{x}", "/ab"),
            Case("/a{x}", "/{x:(ab|c)}", "/ab"),
            Case("/{x}bc", "/a{x}", "/abc"),
            Case("/{x:(a|b)}", "/{x:/a/}", "/a"),
            Case("/{x:mapped}", "/{x:/a/}", "/a"),
            Case("/{x:/.*/}", "/{x:uuid}", "/E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
            Case("/{x:/.*/}", "/{x:int}", "/1"),
            Case("/{x:uuid}", "/{x}", "/E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
            Case("/{x:int}", "/{x:bool}", "/1"),
            Case("/{x:bool}", "/{x:double}", "/1"),
            Case("/{x:double}", "/{x}", "/1.5"),
            Case("/{x:date}", "/{x}", "/2026-11-30"),
            Case("/{x:url}", "/{x}", "/https%3A%2F%2Fa.b"),
            Case("/{x:small}", "/{x:bool}", "/1"),
            Case("/a/{x}", "/a/{x+}", "/a/b"),
            Case("/a", "/a/{x?}", "/a"),
            Case("/a/{x?}", "/a/{x*}", "/a"),
            Case("/{x+}/b", "/{x+}", "/a/b"),
            Case("/{x*}/b", "/{x+}", "/a/b"),
            Case("/{x+}", "/{x*}", "/a"),
            Case("/{x}", "/{x?}", "/a"),
            Case("/{x}", "/{x=b}", "/a"),
            Case("/{x:int?}", "/{x}", "/1"),
            Case("/{x:int=1}", "/{x:bool}", "/1"),
        ])
    func kinds(example: Case) throws {
        try check(example)
    }

    @Test(
        "text with captures: more literal bytes, then typed before plain",
        arguments: [
            Case("/ab{x}", "/a{x}", "/abc"),
            Case("/a{x}c", "/a{x}", "/abc"),
            Case("/{x}-ab", "/a{x}", "/a-ab"),
            Case("/{x:int}-{y}", "/{x}-{y}", "/1-a"),
            Case("/{x:int}-{y}", "/{x}-{y:int}", "/1-2"),
            Case("/{x:int}-{y:int}", "/{x:int}-{y}", "/1-2"),
            Case("/é{x}", "/{x}a", "/éa"),
        ])
    func mixed(example: Case) throws {
        try check(example)
    }

    @Test(
        "the first segment that differs decides, from the left",
        arguments: [
            Case("/a/{x}", "/{x}/b", "/a/b"),
            Case("/a/{x}/{y}", "/{x}/b/c", "/a/b/c"),
            Case("/a/{x+}", "/{x}/b", "/a/b"),
            Case("/{x:int}/{y}", "/{x}/b", "/1/b"),
            Case("/a?x={y}", "/{x}?x=1&y=2&z", "/a?x=1&y=2&z"),
            Case("/{x:int}", "/{x}?a=1#b", "/1?a=1#b"),
        ])
    func fromTheLeft(example: Case) throws {
        try check(example)
    }

    @Test(
        "then the query: literals and required keys, literals, typed values",
        arguments: [
            Case("/a?k", "/a", "/a?k"),
            Case("/a?k=1", "/a?k", "/a?k=1"),
            Case("/a?k=1", "/a?k={x}", "/a?k=1"),
            Case("/a?k={x}&l={y}", "/a?k=1", "/a?k=1&l=2"),
            Case("/a?k={x:int}", "/a?k={x}", "/a?k=1"),
            Case("/a?k={x}L", "/a?k={x}", "/a?k=1L"),
            Case("/a?k={x}", "/a?k={x?}&l={y=1}&m={z:string[]}&{r*}", "/a?k=1"),
            Case("/a?k={x}", "/a#b", "/a?k=1#b"),
        ])
    func query(example: Case) throws {
        try check(example)
    }

    @Test(
        "then the fragment: literal, typed, plain, optional, none",
        arguments: [
            Case("/a#b", "/a#{x:/b/}", "/a#b"),
            Case("/a#{x:int}", "/a#{x}", "/a#1"),
            Case("/a#b{x}", "/a#{x}", "/a#b1"),
            Case("/a#b/{x}", "/a#{x}", "/a#b/1"),
            Case("/a#k={x}", "/a#{x}", "/a#k=1"),
            Case("/a#{x}", "/a#{x?}", "/a#b"),
            Case("/a#{x?}", "/a", "/a"),
            Case("/a#{x=1}", "/a", "/a#b"),
        ])
    func fragment(example: Case) throws {
        try check(example)
    }

    private func check(_ example: Case) throws {
        let patterns = [
            try Pattern(example.better, types: RandomPatterns.types),
            try Pattern(example.other, types: RandomPatterns.types),
        ]
        for order in [[0, 1], [1, 0]] {
            var builder = PatternTable.Builder()
            for index in order { builder.add(patterns[index], entry: index) }
            #expect(try entry(in: builder.build(), example.url) == 0)
        }
        // Each of them fits alone, or the case would say nothing.
        for (index, pattern) in patterns.enumerated() {
            var builder = PatternTable.Builder()
            builder.add(pattern, entry: index)
            #expect(try entry(in: builder.build(), example.url) == index)
        }
    }

    @Test("then what the caller adds, at last the order of the table")
    func further() throws {
        let pattern = try Pattern("/a")
        var builder = PatternTable.Builder()
        builder.add(pattern, entry: 0, further: [1, 0])
        builder.add(pattern, entry: 1, further: [0, 9])
        builder.add(pattern, entry: 2, further: [0, 3])
        builder.add(pattern, entry: 3, further: [0, 3])
        let table = builder.build()
        #expect(try entry(in: table, "/a") == 2)
        #expect(try entry(in: table, "/a", without: [2]) == 3)
        #expect(try entry(in: table, "/a", without: [2, 3]) == 1)
        #expect(try entry(in: table, "/a", without: [1, 2, 3]) == 0)
        #expect(try entry(in: table, "/a", without: [0, 1, 2, 3]) == nil)
    }

    private func entry(in table: PatternTable, _ path: String, without hidden: Set<Int> = []) throws -> Int? {
        var url = try DeepLinkURLReader().read("s:" + path)
        url.readQuery(plusIsSpace: true)
        var workspace = MatchWorkspace()
        table.prepare(&url, &workspace)
        return table.match(url, from: 0, &workspace) { !hidden.contains($0) }?.entry
    }
}
