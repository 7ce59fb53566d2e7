import DeepLinks
import Testing

@Suite("Differences of two tables")
struct TableDifferencesTests {
    private func table(_ links: String) throws -> RouteTable {
        let text = "{ apps: { shop: { origins: ['https://shop.example.com'], links: [\(links)] } } }"
        return try RouteTable([RouteTable.Source(name: "routes.json5", text: text)])
    }

    struct Case: CustomTestStringConvertible, Sendable {
        var old: String
        var new: String
        var text: String

        var testDescription: String { "\(old) -> \(new)" }
    }

    @Test(
        "each change is told with a URL and both answers",
        arguments: [
            Case(
                old: "{ id: 'p', pattern: '/p/{id:int}', routes: [{ product: { id: '{id}' } }] }",
                new: "{ id: 'p', pattern: '/p/{id:int}', tab: 'home', routes: [{ product: { number: '{id}' } }] }",
                text: """
                    0 links added, 0 removed, 1 changed

                    ~ shop: p changed
                        https://shop.example.com/p/42
                        before: opens product (id: 42)
                        now:    opens product (number: 42), in the tab home
                    """),
            Case(
                old: "{ id: 'a', pattern: '/a', routes: [{ a: {} }] }",
                new: "{ id: 'b', pattern: '/b', routes: [{ b: { _0: 1 } }] }",
                text: """
                    1 link added, 1 removed, 0 changed

                    + shop: b is new
                        https://shop.example.com/b
                        before: opens nothing
                        now:    opens b (1)

                    - shop: a is gone
                        https://shop.example.com/a
                        before: opens a
                        now:    opens nothing
                    """),
            Case(
                old: "{ id: 'a', pattern: '/a', routes: [] }",
                new: "{ id: 'a', pattern: '/a', routes: [], minAppVersion: '2.1' }",
                text: """
                    0 links added, 0 removed, 1 changed

                    ~ shop: a changed
                        https://shop.example.com/a (version 0)
                        before: opens the first screen
                        now:    needs a newer app: 2.1 or newer
                    """),
            Case(
                old: "{ id: 'any', pattern: '/{x}', routes: ['{x}'] }",
                new: "{ id: 'any', pattern: '/{x}', routes: ['{x}'] }, { id: 'help', pattern: '/help', exclude: true }",
                text: """
                    1 link added, 0 removed, 1 changed

                    ~ shop: any changed
                        https://shop.example.com/help
                        before: opens help
                        now:    stays in the browser, on purpose

                    + shop: help is new
                        https://shop.example.com/help
                        before: opens help
                        now:    stays in the browser, on purpose
                    """),
        ])
    func change(_ item: Case) throws {
        let differences = TableDifferences(from: try table(item.old), to: try table(item.new))
        #expect(differences.text(.text) == item.text)
        #expect(!differences.isEmpty)
    }

    @Test(
        "a table does not differ from itself",
        arguments: ["bluesky", "home-assistant-companion", "home-assistant-my", "rocket-chat", "wordpress"])
    func same(_ name: String) throws {
        let source = RouteTable.Source(name: name, bytes: try Fixture.bytes("\(name).json5"))
        let table = try RouteTable([source])
        let differences = TableDifferences(from: table, to: try RouteTable([source]))
        #expect(differences.isEmpty)
        #expect(differences.text(.text) == "Nothing changed: every link opens what it opened before.")
        #expect(differences.text(.json) == #"{"changes":[]}"#)
    }

    @Test("what no URL shows: names of captures, comments and the order of links are no change")
    func meaning() throws {
        let first = "{ id: 'a', pattern: '/a', routes: [1] }"
        let second = "{ id: 'b', pattern: '/b/{x}', routes: ['{x}'] }"
        let differences = TableDifferences(
            from: try table("\(first), \(second)"), to: try table("/* b first */ \(second), \(first)"))
        #expect(differences.isEmpty)
    }

    @Test("Markdown and JSON say the same")
    func forms() throws {
        let differences = TableDifferences(
            from: try table("{ id: 'a', pattern: '/a', routes: [1] }"),
            to: try table("{ id: 'a', pattern: '/a', routes: [2] }"))
        #expect(
            differences.text(.markdown) == """
                0 links added, 0 removed, 1 changed

                | link | URL | before | now |
                |---|---|---|---|
                | changed: shop / a | `https://shop.example.com/a` | opens 1 | opens 2 |
                """)
        #expect(
            differences.text(.json)
                == #"{"changes":[{"kind":"changed","app":"shop","link":"a","url":"https://shop.example.com/a","before":{"app":"shop","routes":[1],"mode":"reset"},"now":{"app":"shop","routes":[2],"mode":"reset"}}]}"#
        )
    }
}
