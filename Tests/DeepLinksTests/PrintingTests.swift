import DeepLinks
import NavigationPaths
import Testing

@Suite("Routes back to URLs")
struct PrintingTests {
    static let table = """
        { apps: { app: {
          origins: ["app://", "https://{tenant}.example.com", "https://*.other.example", "https://example.com/base",
                    "https://hash.example/#"],
          types: { kind: { "top-sites": "topSites", "history": { deep: 1 } } },
          links: [
            { id: "item", pattern: "/items/{id:int}-{slug}?page={page:int=1}&tag={tags:string[]}#{section?}",
              routes: [{ item: { id: "{id}", slug: "{slug}", page: "{page}", tags: "{tags}", section: "{section}" } }] },
            { id: "file", pattern: "/files/{path*}", routes: [{ file: "{path}" }] },
            { id: "between", pattern: "/from/{a+}/to/{b+}", routes: [{ a: "{a}", b: "{b}" }] },
            { id: "kind", pattern: "/kinds/{kind:kind}/{_:(x|y)}", routes: [["{kind}"]] },
            { id: "title", pattern: "/titles/{n:int}", routes: [{ title: "Item #{n}" }] },
            { id: "pair", pattern: "/pairs/{a}/{b}", routes: [{ pair: "{a}/{b}" }] },
            { id: "user", pattern: "/users/{id:uuid}/{flag:bool?}", routes: ["users", { id: "{id}", flag: "{flag}" }] },
            { id: "tenant", pattern: "/home", origins: ["https://{tenant}.example.com"], routes: [{ home: "{tenant}" }] },
            { id: "any", pattern: "/any", origins: ["https://*.other.example"], routes: ["any"] },
            { id: "words", pattern: "/words/{w:string[,]}?q={q:text?}&flag", routes: ["{w}", { q: "{q}" }] },
            { id: "open", pattern: "/open?{data*}", routes: [{ open: "{data}" }] },
            { id: "root", pattern: "/", routes: [], tab: "home" },
            { id: "other", pattern: "/other", routes: [], tab: "other" },
            { id: "lost", pattern: "/lost/{a}/{b}", routes: [{ lost: "{a}" }] },
          ],
        } } }
        """

    let table: RouteTable

    init() throws {
        table = try RouteTable([RouteTable.Source(name: "t.json5", text: Self.table)])
    }

    func routes(_ text: String) throws -> [JSONValue] {
        guard case .array(let values) = try JSONValue(reading: Array(text.utf8), dialect: .rfc8259).content else {
            return []
        }
        return values
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var routes: String
        var urls: [String]
        var tab: String?
        var testDescription: String { routes }
    }

    @Test(
        "are printed for each origin",
        arguments: [
            Case(
                routes: #"[{"item":{"id":7,"slug":"é a/b","page":1,"tags":["x&y","z"],"section":"s t"}}]"#,
                urls: [
                    "app://items/7-%C3%A9%20a%2Fb?tag=x%26y&tag=z#s%20t",
                    "https://example.com/base/items/7-%C3%A9%20a%2Fb?tag=x%26y&tag=z#s%20t",
                ]),
            Case(
                routes: #"[{"item":{"id":7.0,"slug":"a","page":2,"tags":[]}}]"#,
                urls: [
                    "app://items/7-a?page=2", "https://example.com/base/items/7-a?page=2",
                    "https://hash.example/#/items/7-a?page=2",
                ]),
            Case(
                routes: #"[{"file":"a/b//c d"}]"#,
                urls: [
                    "app://files/a/b//c%20d", "https://example.com/base/files/a/b//c%20d",
                    "https://hash.example/#/files/a/b//c%20d",
                ]),
            Case(
                routes: #"[{"file":"/a/"}]"#,
                urls: [
                    "app://files/%2Fa%2F", "https://example.com/base/files/%2Fa%2F",
                    "https://hash.example/#/files/%2Fa%2F",
                ]),
            Case(
                routes: #"[{"file":""}]"#,
                urls: ["app://files", "https://example.com/base/files", "https://hash.example/#/files"]),
            Case(
                routes: #"[["topSites"]]"#,
                urls: [
                    "app://kinds/top-sites/x", "https://example.com/base/kinds/top-sites/x",
                    "https://hash.example/#/kinds/top-sites/x",
                ]),
            Case(
                routes: #"[[{"deep":1.0}]]"#,
                urls: [
                    "app://kinds/history/x", "https://example.com/base/kinds/history/x",
                    "https://hash.example/#/kinds/history/x",
                ]),
            Case(
                routes: #"[{"title":"Item #12"}]"#,
                urls: ["app://titles/12", "https://example.com/base/titles/12", "https://hash.example/#/titles/12"]),
            Case(
                routes: #"[{"pair":"x/y/z"}]"#,
                urls: [
                    "app://pairs/x/y%2Fz", "https://example.com/base/pairs/x/y%2Fz",
                    "https://hash.example/#/pairs/x/y%2Fz",
                ]),
            Case(routes: #"[{"home":"acme"}]"#, urls: ["https://acme.example.com/home"]),
            Case(
                routes: #"[["a","b"],{"q":""}]"#,
                urls: [
                    "app://words/a,b?q=&flag", "https://example.com/base/words/a,b?q=&flag",
                    "https://hash.example/#/words/a,b?q=&flag",
                ]),
            Case(
                routes: #"[{"open":{"k":"v w"}}]"#,
                urls: [
                    "app://open?k=v%20w", "https://example.com/base/open?k=v%20w",
                    "https://hash.example/#/open?k=v%20w",
                ]),
            Case(routes: "[]", urls: ["app://", "https://example.com/base", "https://hash.example/#/"]),
            Case(
                routes: "[]", urls: ["app://other", "https://example.com/base/other", "https://hash.example/#/other"],
                tab: "other"),
        ])
    func printed(_ example: Case) throws {
        let urls = try table.url(for: routes(example.routes), app: "app", tab: example.tab).urls
        #expect(urls == example.urls)
    }

    @Test(
        "are refused with the reason",
        arguments: [
            (
                #"[{"title":"Item #007"}]"#,
                "the link \"title\" gives routes of this form, but its URL app://titles/007 does not open these routes again"
            ),
            (#"[{"nothing":1}]"#, "no link of the app \"app\" gives routes of this form"),
            (
                #"[{"title":5}]"#,
                "no link of the app \"app\" gives routes of this form; the nearest one, \"title\", differs at routes[0].title: expected a string, not a number"
            ),
            (
                #"[{"tittle":"Item #7"}]"#,
                "no link of the app \"app\" gives routes of this form; the nearest one, \"title\", differs at routes[0].tittle: expected \"title\""
            ),
            (
                #"["users",{"idd":"e621e1f8-c36c-495a-93fc-0c247a3e6e5f"}]"#,
                "no link of the app \"app\" gives routes of this form; the nearest one, \"user\", differs at routes[1].idd: expected \"id\""
            ),
            (
                #"["users"]"#,
                "no link of the app \"app\" gives routes of this form; the nearest one, \"user\", differs at routes: expected 2 routes, not 1"
            ),
            (#"["any"]"#, "the link \"any\" gives these routes, but only at hosts with \"*\", which have no one name"),
            (
                #"[{"lost":"a"}]"#,
                "the link \"lost\" gives routes of this form, but its URL needs \"b\", string, which they do not hold"
            ),
            (
                #"["users",{"id":"e621e1f8-c36c-495a-93fc-0c247a3e6e5f"}]"#,
                "the link \"user\" gives routes of this form, but its URL app://users/e621e1f8-c36c-495a-93fc-0c247a3e6e5f does not open these routes again"
            ),
        ])
    func refused(routes text: String, message: String) throws {
        let routes = try routes(text)
        let failure = #expect(throws: PrintingFailure.self) { try table.url(for: routes, app: "app") }
        #expect(failure.map { "\($0)" } == message)
    }
}
