import DeepLinks
import NavigationPaths
import Testing

@Suite("What check says of random tables")
struct LintLawsTests {
    /// Two links that a message names, and a URL that is said to fit both.
    struct Finding {
        var first: String
        var second: String
        var url: String
        var options: ResolutionOptions
    }

    /// The parts of `"one" (apps.…) and "two" both fit URL (version 1), and only …`.
    static func tie(_ message: String) throws -> Finding? {
        let form =
            /^"(?<first>[^"]+)" \([^)]*\) and "(?<second>[^"]+)" both fit (?<url>[^ ]+)(?: \((?<notes>[^)]*)\))?, and only/
        guard let match = try form.firstMatch(in: message) else { return nil }
        return Finding(
            first: String(match.first), second: String(match.second), url: String(match.url),
            options: options(match.notes.map { String($0) }))
    }

    /// The parts of `no URL reaches "two": "one" (apps.…) answers all of its URLs, URL for one`.
    static func shadow(_ message: String) throws -> Finding? {
        let form =
            /^no URL reaches "(?<second>[^"]+)": "(?<first>[^"]+)" \([^)]*\) answers all of its URLs, (?<url>[^ ]+)(?: \((?<notes>[^)]*)\))? for one/
        guard let match = try form.firstMatch(in: message) else { return nil }
        return Finding(
            first: String(match.first), second: String(match.second), url: String(match.url),
            options: options(match.notes.map { String($0) }))
    }

    private static func options(_ notes: String?) -> ResolutionOptions {
        var options = ResolutionOptions()
        for note in (notes ?? "").split(separator: ", ") {
            if note == "a path of the app" { options.app = "app" }
            if note.hasPrefix("version ") { options.appVersion = AppVersion(note.dropFirst("version ".count)) }
        }
        return options
    }

    /// The link that answers, and those that fit too, each with what decided against it.
    static func fitting(
        _ url: String, _ options: ResolutionOptions, _ table: RouteTable
    ) throws -> (answer: String, others: [(link: String, decidedBy: String)])? {
        guard let resolution = try? table.resolve(url, options, including: .explain) else { return nil }
        let json = try JSONValue(reading: resolution.json, dialect: .rfc8259)
        let others = try #require(json["explain"]?["alsoFits"]?.elements).map { other in
            (link: other["link"]?.string ?? "", decidedBy: other["decidedBy"]?.string ?? "")
        }
        return (resolution.link, others)
    }

    /// A table of six links. Links that no URL tells from another one are left out, for they stop loading.
    static func table(seed: UInt64) throws -> (text: String, table: RouteTable, found: [Diagnostic]) {
        var random = RandomTable(seed: seed)
        while random.links.count < 6 {
            random.addLink()
            let (table, found) = RouteTable.read([.init(name: "t", text: random.text)])
            guard table == nil else { continue }
            for error in found where error.severity == .error {
                try #require(error.message.hasPrefix("no URL tells this pattern from that of"), "\(error)")
            }
            random.removeLast()
        }
        let (table, found) = RouteTable.check([.init(name: "t", text: random.text)])
        return (random.text, try #require(table), found)
    }

    @Test("what is reported is true, and no tie is left out", arguments: 0..<8)
    func ties(seed: Int) throws {
        let (text, table, found) = try Self.table(seed: UInt64(seed))
        var named: Set<[String]> = []
        var shadowed: Set<String> = []
        for message in found.map(\.message) {
            if let tie = try Self.tie(message) {
                named.insert([tie.first, tie.second].sorted())
                let fitting = try #require(try Self.fitting(tie.url, tie.options, table), "\(message)\n\(text)")
                let tied = [fitting.answer] + fitting.others.filter { $0.decidedBy == "place in the file" }.map(\.link)
                #expect(tied.contains(tie.first) && tied.contains(tie.second), "\(message)\n\(text)")
            } else if let shadow = try Self.shadow(message) {
                named.insert([shadow.first, shadow.second].sorted())
                shadowed.insert(shadow.second)
                let fitting = try #require(try Self.fitting(shadow.url, shadow.options, table), "\(message)\n\(text)")
                let all = [fitting.answer] + fitting.others.map(\.link)
                #expect(all.contains(shadow.first) && all.contains(shadow.second), "\(message)\n\(text)")
            }
        }
        let versions = text.contains("AppVersion") ? [nil, AppVersion("1"), AppVersion("1.5")] : [nil]
        for url in RandomTable.urls {
            for version in versions {
                let options = ResolutionOptions(appVersion: version)
                guard let fitting = try Self.fitting(url, options, table) else { continue }
                #expect(!shadowed.contains(fitting.answer), "\(url) reaches \(fitting.answer)\n\(text)")
                for other in fitting.others where other.decidedBy == "place in the file" {
                    let pair = [fitting.answer, other.link].sorted()
                    #expect(named.contains(pair), "\(pair) are tied for \(url) \(version?.description ?? "")\n\(text)")
                }
            }
        }
    }

    @Test("links that are said to be the same fit the same URLs")
    func duplicates() throws {
        var pairs = 0
        for seed in 0..<100 {
            var random = RandomTable(seed: UInt64(seed))
            random.addLink()
            random.addTwin()
            let (table, found) = RouteTable.read([.init(name: "t", text: random.text)])
            guard table == nil, found.contains(where: { $0.message.hasPrefix("no URL tells this pattern from") }) else {
                continue
            }
            pairs += 1
            let (first, second) = (try Self.alone(random.links[0]), try Self.alone(random.links[1]))
            for url in RandomTable.urls {
                let isSame = ((try? first.resolve(url)) == nil) == ((try? second.resolve(url)) == nil)
                #expect(isSame, "\(url): \(random.links)")
            }
        }
        #expect(pairs > 8)
    }

    private static func alone(_ link: String) throws -> RouteTable {
        let head = "{ apps: { app: { origins: ['m://', 'https://m.example', 'https://*.m.example'], links: ["
        return try RouteTable([.init(name: "t", text: head + link + "] } } }")])
    }
}
