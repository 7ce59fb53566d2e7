import DeepLinks
import NavigationPaths
import Testing
import SeededRandom

/// A table of `app-route-tables.json`, written in the format of this project.
struct AppTable: Sendable, CustomTestStringConvertible {
    /// The app's name in the corpus.
    var app: String
    var file: String

    var testDescription: String { app }

    static let all = [
        AppTable(app: "Bluesky", file: "bluesky.json5"),
        AppTable(app: "Home Assistant (My links)", file: "home-assistant-my.json5"),
        AppTable(app: "Home Assistant companion iOS", file: "home-assistant-companion.json5"),
        AppTable(app: "Rocket.Chat", file: "rocket-chat.json5"),
        AppTable(app: "WordPress / Jetpack iOS", file: "wordpress.json5"),
    ]

    func table() throws -> RouteTable {
        try RouteTable([.init(name: file, bytes: Fixture.bytes(file))])
    }

    func corpus() throws -> JSONValue {
        try #require(try Fixture.json("app-route-tables.json")["apps"]?.elements.first { $0["app"]?.string == app })
    }
}

@Suite("Tables of real apps")
struct AppTableTests {
    @Test("every case of the corpus is answered", arguments: AppTable.all)
    func cases(app: AppTable) throws {
        let table = try app.table()
        let cases = try app.corpus()["cases"]?.elements ?? []
        #expect(cases.count >= 5)
        for example in cases {
            let url = try #require(example["url"]?.string)
            let expected = try #require(example["expected"])
            if expected.isNull {
                #expect(throws: ResolutionFailure.self, "\(url)") { try table.resolve(url) }
                continue
            }
            let resolution = try table.resolve(url)
            let routes = try JSONValue(reading: resolution.routesJSON, dialect: .rfc8259)
            #expect(routes == JSONValue(.array([expected])), "\(url) opens \(routes.text)")
            if let inner = example["inner"] {
                let meta = try JSONValue(reading: resolution.json, dialect: .rfc8259)["meta"]?["inner"]
                #expect(meta?["name"] == inner["name"])
                #expect(meta?["thread"] == inner["thread"])
            }
        }
    }

    @Test("every row of the corpus has its link", arguments: AppTable.all)
    func rows(app: AppTable) throws {
        let ids = Set(try app.table().apps.flatMap { $0.links.map(\.id) })
        for row in try app.corpus()["table"]?.elements ?? [] {
            let screen = try #require(row["screen"]?.string)
            let id =
                screen.hasPrefix("appBanner") ? "appBanner" : screen.replacing("reader.team ", with: "reader.team.")
            #expect(ids.contains(id), "\(screen)")
        }
    }

    @Test(
        "a server's name is normalised",
        arguments: [
            ("open.rocket.chat", "https://open.rocket.chat"), ("localhost", "http://localhost"),
            ("localhost:3000", "http://localhost:3000"), ("http://example.com", "https://example.com"),
            ("https://example.com/", "https://example.com"), ("https%3A%2F%2Fexample.com", "https://example.com"),
        ])
    func rocketChatHosts(host: String, normalised: String) throws {
        let table = try AppTable.all[3].table()
        for path in ["", "&path=p", "&path=group/general", "&path=group/general/thread/t"] {
            let routes = try table.resolve("rocketchat://room?host=\(host)\(path)").routesJSON
            let value = try JSONValue(reading: routes, dialect: .rfc8259)
            #expect(value.elements.first?["params"]?["host"]?.string == normalised, "\(path)")
        }
    }

    @Test("shuffled links answer the same, but for pairs that check names", arguments: AppTable.all + [AppTable.demo])
    func shuffled(app: AppTable) throws {
        let bytes = app.file.isEmpty ? Array(RouteTable.demoText.utf8) : try Fixture.bytes(app.file)
        let source = RouteTable.Source(name: "routes.json5", bytes: bytes)
        let table = try RouteTable([source])
        #expect(table.lint([source]).filter { $0.message.contains("place in the file") }.isEmpty)
        let cases = app.file.isEmpty ? [] : try app.corpus()["cases"]?.elements.compactMap { $0["url"]?.string } ?? []
        let urls = cases + table.apps.flatMap { SampleURLs($0).urls }
        let answers = urls.map { Self.answer($0, table) }
        // Most samples open something, or the law would say little.
        #expect(answers.count { !$0.hasPrefix("no-match") } * 2 > urls.count)
        var random = SeededGenerator(seed: 7)
        for _ in 0..<3 {
            let value = Self.shuffled(try JSONValue(reading: bytes, dialect: .json5), &random)
            let shuffled = try RouteTable([.init(name: "shuffled.json5", text: value.text)])
            for (url, answer) in zip(urls, answers) { #expect(Self.answer(url, shuffled) == answer, "\(url)") }
        }
    }

    private static func answer(_ url: String, _ table: RouteTable) -> String {
        do throws(ResolutionFailure) {
            let resolution = try table.resolve(url)
            return "\(resolution.link) \(String(decoding: resolution.routesJSON, as: UTF8.self))"
        } catch {
            return error.code
        }
    }

    /// The links of each list in another order.
    private static func shuffled(_ value: JSONValue, _ random: inout SeededGenerator) -> JSONValue {
        var value = value
        switch value.content {
        case .array(let elements): value.content = .array(elements.map { shuffled($0, &random) })
        case .object(let members):
            value.content = .object(
                members.map { member in
                    var below = shuffled(member.value, &random)
                    if member.name == "links" { below.content = .array(below.elements.shuffled(using: &random)) }
                    return JSONValue.Member(name: member.name, value: below)
                })
        default: break
        }
        return value
    }
}

extension AppTable {
    /// The embedded table.
    static let demo = AppTable(app: "demo", file: "")
}
