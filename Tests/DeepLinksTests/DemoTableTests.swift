import DeepLinks
import Testing

@Suite("The embedded table")
struct DemoTableTests {
    let table: RouteTable

    init() throws {
        table = try RouteTable.demo()
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var url: String
        var routes: String
        var testDescription: String { url }
    }

    @Test(
        "opens the articles' links",
        arguments: [
            Case(
                url: "cookbook://recipe/42?category=dessert",
                routes: #"[{"category":{"_0":"dessert"}},{"recipe":{"_0":42}}]"#),
            Case(
                url: "https://cookbook.example.com/recipe/42",
                routes: #"[{"category":{"_0":"all"}},{"recipe":{"_0":42}}]"#),
            Case(url: "cookbook://recipe/1/2/3?category=", routes: #"[{"category":{"_0":""}},{"recipe":{"_0":3}}]"#),
            Case(url: "myapp://article/a%2Fb/more", routes: #"[{"articleDetail":{"slug":"a/b"}}]"#),
            Case(url: "myapp:settings/x/y", routes: #"[{"settings":{}}]"#),
            Case(
                url: "myapp://profile/e621e1f8-c36c-495a-93fc-0c247a3e6e5f",
                routes: #"[{"profile":{"userID":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}}]"#),
            Case(
                url: "shop://products/42/review",
                routes: #"[{"productDetail":{"id":"42"}},{"reviewEditor":{"productID":"42"}}]"#),
            Case(
                url: "shop://web?url=https%3A%2F%2Fx.example.com%2F&title=A+b",
                routes: #"[{"webPage":{"title":"A b","url":"https://x.example.com/"}}]"#),
        ])
    func opens(_ example: Case) throws {
        let resolution = try table.resolve(example.url)
        #expect(String(decoding: resolution.routesJSON, as: UTF8.self) == example.routes)
    }

    @Test("the answer is one JSON object with its members in a fixed order")
    func answer() throws {
        let resolution = try table.resolve(
            "cookbook://recipe/42?category=dessert&utm_source=push&x=1", including: [.navigationPath, .explain])
        #expect(
            String(decoding: resolution.json, as: UTF8.self) == #"""
                {"url":"cookbook://recipe/42?category=dessert&utm_source=push&x=1","app":"cookbook","link":"recipe",\#
                "routes":[{"category":{"_0":"dessert"}},{"recipe":{"_0":42}}],"mode":"reset",\#
                "params":{"category":"dessert","id":42},"query":{"x":["1"]},"tracking":{"utm_source":["push"]},\#
                "navigationPath":["Cookbook.Route","{\"recipe\":{\"_0\":42}}",\#
                "Cookbook.Route","{\"category\":{\"_0\":\"dessert\"}}"],\#
                "explain":{"pattern":"/recipe/{_*}/{id:int}?category={category:text=all}","alsoFits":[]}}
                """#)
    }

    @Test("a miss names the nearest link and the place")
    func miss() {
        let failure = #expect(throws: ResolutionFailure.self) { try table.resolve("myapp://web?url=https://a.b/") }
        #expect(failure?.miss?.nearest.first?.at == "query.url")
        #expect(failure?.miss?.nearest.first?.expected == "url(https://*.example.com)")
        #expect(failure?.miss?.nearest.first?.actual == "https://a.b/")
    }
}
