import DeepLinks
import Testing

@Suite("App versions and platforms")
struct VersionTests {
    private static let links = """
        { id: "new", pattern: "/a", minAppVersion: "2.10", routes: ["new"] },
        { id: "old", pattern: "/{x}", maxAppVersion: "2.9", routes: ["old"] },
        { id: "both", pattern: "/b", minAppVersion: 2, maxAppVersion: "3.0", routes: ["both"] },
        { id: "phones", pattern: "/c", minAppVersion: { ios: "5", android: "7" }, routes: ["phones"] },
        { id: "iPhones", pattern: "/d", maxAppVersion: { ios: "1" }, minAppVersion: { ios: "1" }, routes: ["iPhones"] },
        { id: "oldest", pattern: "/e", maxAppVersion: "1", routes: ["oldest"] },
        { id: "nested", pattern: "/n", minAppVersion: "3", routes: ["n"], links: [
          { id: "same", pattern: "/same", routes: ["same"] },
          { id: "newer", pattern: "/newer", minAppVersion: "4", routes: ["newer"] } ] },
        """

    @Test(
        "a link exists only for its versions; without a version the newest app is asked for",
        arguments: [
            Question("app://a", #"new ["new"]"#),
            Question("app://a", #"new ["new"]"#, version: "2.10"),
            Question("app://a", #"new ["new"]"#, version: "2.10.0"),
            Question("app://a", #"new ["new"]"#, version: "3"),
            Question("app://a", #"old ["old"]"#, version: "2.9"),
            Question("app://a", #"old ["old"]"#, version: "2.9.0.0"),
            Question("app://a", "app-too-old", version: "2.9.1"),
            Question("app://x", "app-too-new"),
            Question("app://x", "app-too-new", version: "3"),
            Question("app://x", #"old ["old"]"#, version: "1"),
            Question("app://b", #"both ["both"]"#, version: "2"),
            Question("app://b", #"both ["both"]"#, version: "3"),
            Question("app://b", #"both ["both"]"#, version: "2.99.99"),
            Question("app://b", #"old ["old"]"#, version: "1.99"),
            Question("app://b", "app-too-new", version: "3.0.1"),
            Question("app://b/c", "no-match", version: "1"),
            Question("app://n/same", #"same ["n","same"]"#, version: "3"),
            Question("app://n/same", "app-too-old", version: "2.9.9"),
            Question("app://n/newer", "app-too-old", version: "3"),
            Question("app://n/newer", #"newer ["n","newer"]"#, version: "4"),
        ])
    func versions(question: Question) throws {
        try question.check(RouteTable(links: Self.links))
    }

    @Test(
        "asked without a platform a link exists if it does on one",
        arguments: [
            Question("app://c", "app-too-old", version: "4"),
            Question("app://c", #"phones ["phones"]"#, version: "5"),
            Question("app://c", #"phones ["phones"]"#, version: "5", platform: .ios),
            Question("app://c", "app-too-old", version: "5", platform: .android),
            Question("app://c", #"phones ["phones"]"#, version: "7", platform: .android),
            Question("app://d", #"iPhones ["iPhones"]"#, version: "1", platform: .ios),
            Question("app://d", "app-too-new", version: "3", platform: .ios),
            Question("app://d", #"iPhones ["iPhones"]"#, version: "3", platform: .android),
            Question("app://d", #"iPhones ["iPhones"]"#, version: "3"),
            Question("app://c", #"phones ["phones"]"#, platform: .android),
        ])
    func platforms(question: Question) throws {
        try question.check(RouteTable(links: Self.links))
    }

    @Test(
        "the failure says which versions would do",
        arguments: [
            ("app://a", "2.9.1", nil, #"the link "new" needs a newer app: 2.10 or newer"#),
            ("app://e", "2.9.1", nil, #"the link "oldest" is for older apps: up to 1"#),
            ("app://b", "4", nil, #"the link "both" is for older apps: 2 to 3.0"#),
            ("app://c", "4", Platform.ios, #"the link "phones" needs a newer app: ios 5 or newer, android 7 or newer"#),
        ])
    func failures(url: String, version: String, platform: Platform?, message: String) throws {
        let table = try RouteTable(links: Self.links)
        let options = ResolutionOptions(appVersion: AppVersion(version), platform: platform)
        let failure = #expect(throws: ResolutionFailure.self) { try table.resolve(url, options) }
        #expect(failure?.description == message)
    }

    @Test(
        "versions are dotted integers",
        arguments: [
            ("1", "1.0", 0), ("1.2", "1.10", -1), ("2", "1.99", 1), ("1.0.1", "1", 1), ("01", "1", 0), ("0", "0.0", 0),
        ])
    func compares(first: String, second: String, order: Int) throws {
        let a = try #require(AppVersion(first))
        let b = try #require(AppVersion(second))
        #expect((a < b ? -1 : b < a ? 1 : 0) == order)
        #expect((a == b) == (order == 0))
        if a == b { #expect(a.hashValue == b.hashValue) }
    }

    @Test(
        "anything else is no version",
        arguments: [
            "", ".", "1.", ".1", "1..2", "1.2-beta", "v1", "1,2", "-1", "1.2.3.4.5.6.7.8.9", "1234567890", "１", " 1",
        ])
    func refuses(text: String) {
        #expect(AppVersion(text) == nil)
    }

    @Test("among equal patterns limited origins, higher minimum and lower maximum come first")
    func order() throws {
        let table = try RouteTable(
            links: """
                { id: "any", pattern: "/a", routes: [] },
                { id: "from1", pattern: "/a", minAppVersion: 1, routes: [] },
                { id: "from2", pattern: "/a", minAppVersion: 2, routes: [] },
                { id: "from2to9", pattern: "/a", minAppVersion: 2, maxAppVersion: 9, routes: [] },
                { id: "from2to8", pattern: "/a", minAppVersion: 2, maxAppVersion: 8, routes: [] },
                { id: "web", pattern: "/a", origins: ["https://a.b"], routes: [] },
                { id: "alias", pattern: "/b", aliases: ["/c"], routes: [] },
                { id: "own", pattern: "/c", routes: [] },
                """)
        func link(_ url: String, _ version: String?) throws -> String {
            try table.resolve(url, ResolutionOptions(appVersion: version.flatMap { AppVersion($0) })).link
        }
        #expect(try link("app://a", "0.9") == "any")
        #expect(try link("app://a", "1") == "from1")
        #expect(try link("app://a", "2") == "from2to8")
        #expect(try link("app://a", "8.1") == "from2to9")
        #expect(try link("app://a", "10") == "from2")
        #expect(try link("app://a", nil) == "from2")
        #expect(try link("https://a.b/a", "2") == "web")
        #expect(try link("app://c", nil) == "own")
    }
}
