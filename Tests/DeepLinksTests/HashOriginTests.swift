import DeepLinks
import Testing

@Suite("Origins with hash routing beside others")
struct HashOriginTests {
    private static func table(_ origins: String) throws -> RouteTable {
        let text = """
            { apps: { shop: { origins: [\(origins)], links: [
                { id: "root", pattern: "/", routes: [] },
                { id: "item", pattern: "/item/{id:int}", routes: [{ item: "{id}" }] },
                { id: "page", pattern: "/pages/{path+}", routes: [{ page: "{path}" }] },
            ] } } }
            """
        return try RouteTable([RouteTable.Source(name: "routes.json5", text: text)])
    }

    @Test(
        "the fragment is the path, whichever other origins fit too",
        arguments: [
            #""https://shop.example/#""#, #""https://shop.example/#", "https://*""#,
            #""https://shop.example/#", "https://*.example""#, #""https://shop.example/#", "https://*.example/#""#,
            #""https://*.example/#", "https://*", "https://shop.example/#""#,
        ])
    func fragment(_ origins: String) throws {
        let table = try Self.table(origins)
        #expect(try table.resolve("https://shop.example/#/item/42").link == "item")
        #expect(try table.resolve("https://shop.example/#!/pages/a/b?x=1").link == "page")
        #expect(try table.resolve("https://shop.example/").link == "root")
        let routes = try table.resolve("https://shop.example/#/item/42").routesJSON
        #expect(String(decoding: routes, as: UTF8.self) == #"[{"item":42}]"#)
    }

    @Test("beside a hash origin, a path is answered by the origin that takes paths")
    func path() throws {
        let table = try Self.table(#""https://shop.example/#", "https://*""#)
        let resolution = try table.resolve("https://shop.example/pages/a/b#/item/1")
        #expect(String(decoding: resolution.routesJSON, as: UTF8.self) == #"[{"page":"a/b"}]"#)
    }
}
