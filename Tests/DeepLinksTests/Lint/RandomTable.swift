import SeededRandom

/// Small tables with many patterns that nearly agree, from a seed.
struct RandomTable {
    private static let segments = [
        "a", "b", "A", "{x}", "{x:text}", "{x:int}", "{x:int(1..5)}", "{x:int(3..9)}", "{x:(a|b)}", "{x:(b|c)}",
        "{x:/[ab]+/}", "{x:/[bc]+/}", "a-{x}", "{x}-b", "{x:bool}", "{x:double}",
    ]
    private static let ends = ["", "", "", "/{o?}", "/{o:int?}", "/{o=b}", "/{r+}", "/{r*}", "/{r+}/b", "/{r*}/a"]
    private static let queries = [
        "", "", "", "?k", "?k=v", "?k={q}", "?k={q:int}", "?k={q?}", "?l={q}", "?k=v&l={q}", "?k={q:bool}",
        "?l={q:text}",
        "?k={q:int(1..5)}", "?k={q:string[]}", "?k={q:int[]}",
    ]
    private static let fragments = ["", "", "", "", "#f", "#{f}", "#{f?}", "#{f:int}"]
    private static let traits = [
        "", "", "", "", "caseSensitive: false, ", "maxAppVersion: '1', ", "minAppVersion: '2', ", "origins: ['m://'], ",
        "origins: ['https://m.example'], ",
    ]
    private static let head =
        "{ apps: { app: { origins: ['m://', 'https://m.example', 'https://*.m.example'], links: [\n"

    private var generator: SeededGenerator
    private(set) var links: [String] = []
    private var count = 0
    private var lastPattern = ""

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    var text: String { Self.head + links.joined(separator: ",\n") + "\n] } } }" }

    /// Adds a link with an id of its own.
    mutating func addLink() {
        add(pattern: pattern())
    }

    /// Adds a link that fits the URLs of the last one: its captures have other names. Half of the time nearly so.
    mutating func addTwin() {
        var pattern = lastPattern.replacing("{x", with: "{y").replacing("{q", with: "{p")
        if generator.once(in: 2) { pattern += generator.pick(["#f", "&k", "?k", "/a", "/{o?}"]) }
        add(pattern: pattern)
    }

    private mutating func pattern() -> String {
        var path = ""
        for _ in 0..<generator.count(upTo: 2) {
            let name = "x\(path.utf8.count)"
            path += "/" + generator.pick(Self.segments).replacing("{x", with: "{\(name)")
        }
        path += generator.pick(Self.ends)
        if path.isEmpty { path = "/" }
        return path + generator.pick(Self.queries) + generator.pick(Self.fragments)
    }

    private mutating func add(pattern: String) {
        links.append("{ id: 'l\(count)', pattern: '\(pattern)', \(generator.pick(Self.traits))routes: [\(count)] }")
        count += 1
        lastPattern = pattern
    }

    mutating func removeLast() {
        links.removeLast()
    }

    /// URLs that meet what the patterns are made of.
    static let urls: [String] = {
        let texts = ["a", "A", "b", "c", "1", "4", "7", "0.5", "true", "a-b", "ab"]
        var paths = [""] + texts
        for first in ["a", "4", "a-b"] { for second in texts { paths.append("\(first)/\(second)") } }
        paths += ["a/b/a", "a/b/b", "4/4/b", "b/a/b/a", "a/a/a/b"]
        let queries = ["", "?k", "?k=v", "?k=4&l=a", "?k=true", "?l=", "?k=v&l=9", "?K=1"]
        var urls: [String] = []
        for path in paths {
            for query in queries { urls.append("m://\(path)\(query)") }
            for rest in ["#f", "#4", "?k=4#4", "?l=x#g"] { urls.append("https://m.example/\(path)\(rest)") }
            urls.append("https://x.m.example/\(path)")
        }
        return urls
    }()
}
