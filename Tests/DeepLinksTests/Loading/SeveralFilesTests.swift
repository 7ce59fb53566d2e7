import DeepLinks
import Testing

@Suite("A table of several files")
struct SeveralFilesTests {
    private static func read(_ texts: [String]) -> (table: RouteTable?, messages: [String]) {
        let sources = texts.enumerated().map { RouteTable.Source(name: "\($0.offset).json5", text: $0.element) }
        let (table, diagnostics) = RouteTable.read(sources)
        return (table, diagnostics.filter { $0.severity == .error }.map(\.description))
    }

    @Test("an app in two files: links are joined in the order of the files, other keys stand once")
    func joins() throws {
        let (table, messages) = Self.read([
            #"{ version: 1, apps: { a: { origins: ["a://"], links: [{ id: "x", pattern: "/x", routes: [1] }] } } }"#,
            #"{ apps: { b: { origins: ["b://"], links: [] }, a: { routeType: "T", links: [{ id: "y", pattern: "/y", routes: [2] }] } } }"#,
            #"{ "$schema": "routes.schema.json", apps: { a: { links: [{ id: "z", pattern: "/z", routes: [3] }] } } }"#,
        ])
        #expect(messages == [])
        let apps = try #require(table?.apps)
        #expect(apps.map(\.name) == ["a", "b"])
        #expect(apps[0].links.map(\.id) == ["x", "y", "z"])
        #expect(apps[0].routeType == "T")
        #expect(try table?.resolve("a://z").link == "z")
    }

    @Test("a key in two files is an error, in the second one")
    func twice() {
        let (_, messages) = Self.read([
            #"{ apps: { a: { origins: ["a://"], links: [] } } }"#,
            #"{ apps: { a: { origins: ["b://"], links: [] } } }"#,
        ])
        #expect(
            messages == [
                """
                1.json5:1:16: error: "origins" of this app stands in another file too; only links are joined
                  { apps: { a: { origins: ["b://"], links: [] } } }
                                 ^~~~~~~
                  at apps.a.origins
                """
            ])
    }

    @Test("an id is unique over all files of an app, and free in another app")
    func ids() {
        let link = #"{ id: "x", pattern: "/NAME", routes: [] }"#
        let (_, messages) = Self.read([
            #"{ apps: { a: { origins: ["a://"], links: [LINK] }, b: { origins: ["b://"], links: [LINK] } } }"#
                .replacing("LINK", with: link),
            #"{ apps: { a: { links: [LINK] } } }"#.replacing("LINK", with: link.replacing("NAME", with: "other")),
        ])
        #expect(
            messages == [
                """
                1.json5:1:30: error: the id "x" is taken by apps.a.links[0].pattern; give each of the two an "id" of its own
                  { apps: { a: { links: [{ id: "x", pattern: "/other", routes: [] }] } } }
                                               ^~~
                  at apps.a.links[0].id
                """
            ])
    }

    @Test("the revision is that of the bytes")
    func revision() throws {
        let text = #"{ apps: { a: { origins: ["a://"], links: [] } } }"#
        let one = try RouteTable(json5: text)
        #expect(one.revision == (try RouteTable([.init(name: "other", text: text)])).revision)
        #expect(one.revision != (try RouteTable(json5: text + " ")).revision)
        #expect(one.revision.utf8.count == 16)
    }

    @Test("links are counted, nested ones each")
    func counts() throws {
        #expect(try RouteTable.demo().linkCount == 9)
        #expect(try RouteTable.demo().app("shop")?.links.map(\.id) == ["product", "review", "settings", "web"])
        #expect(try RouteTable.demo().app("nobody")?.name == nil)
    }
}
