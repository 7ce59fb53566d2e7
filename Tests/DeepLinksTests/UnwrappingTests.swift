import DeepLinks
import Testing

@Suite("Links that carry the real link")
struct UnwrappingTests {
    private let table: RouteTable

    init() throws {
        let text = """
            { apps: {
                store: { origins: ["store://", "https://store.example"], links: [
                  { id: "root", pattern: "/", routes: [] },
                  { id: "product", pattern: "/product/{id:int}", routes: [{ product: "{id}" }] },
                  { id: "wrapper", pattern: "/open?link={link:text}", unwrap: "link" },
                ] },
                other: { origins: ["other://"], links: [{ id: "page", pattern: "/{name}", routes: ["{name}"] }] },
            } }
            """
        table = try RouteTable([RouteTable.Source(name: "routes.json5", text: text)])
    }

    @Test(
        "a wrapped link is a URL of any app, or a path of its own app with or without its first slash",
        arguments: [
            ("https%3A%2F%2Fstore.example%2Fproduct%2F42", "product"),
            ("/product/42", "product"), ("product/42", "product"), ("product%2F42", "product"),
            ("product/42?a=b:c", "product"), ("/", "root"), ("?x", "root"), ("other:page", "page"),
        ])
    func wrapped(_ inner: String, link: String) throws {
        let resolution = try table.resolve("store://open?link=\(inner)")
        #expect(resolution.link == link)
    }

    @Test(
        "a wrapped link that opens nothing is a miss",
        arguments: ["", "product:42", "store.example/product/42", "//store.example/product/42"])
    func missed(_ inner: String) {
        #expect(throws: ResolutionFailure.self) { try table.resolve("store://open?link=\(inner)") }
    }
}
