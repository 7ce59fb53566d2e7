import DeepLinkAPI
import HTTPMessages
import NavigationPaths
import Testing

@Suite("/link and /links")
struct LinkTests {
    @Test("routes give the URLs that open them")
    func link() throws {
        let service = try TestService()
        let response = service.post("/link", #"{"app":"shop","routes":[{"product":{"id":7}}],"tab":"home"}"#)
        #expect(response.status == .ok)
        #expect(
            response.text == """
                {"url":"shop://products/7","urls":["shop://products/7","https://shop.example.com/products/7"],\
                "link":"product"}
                """)
        let wrongTab = service.post("/link", #"{"app":"shop","routes":[{"product":{"id":7}}],"tab":"cart"}"#)
        #expect(wrongTab.status == .notFound)
    }

    @Test("only links of the asking version are printed")
    func version() throws {
        let service = try TestService()
        let old = service.post("/link", #"{"app":"shop","routes":[{"offers":{}}],"appVersion":"1","platform":"ios"}"#)
        #expect(try old.json()["code"]?.string == "no-link")
        #expect(service.post("/link", #"{"app":"shop","routes":[{"offers":{}}]}"#).status == .ok)
    }

    @Test(
        "the catalogue comes in the form that is asked for",
        arguments: [
            ("*/*", "application/json"), ("text/html,application/xhtml+xml,*/*;q=0.8", "text/html; charset=utf-8"),
            ("text/markdown", "text/markdown; charset=utf-8"), ("text/*;q=0.1, application/json", "application/json"),
        ])
    func catalogue(_ accept: String, type: String) throws {
        let response = try TestService().get("/links", ["Accept": accept])
        #expect(response.status == .ok)
        #expect(response["Content-Type"] == type)
        #expect(response["Vary"] == "Accept")
        #expect(response.text.contains("/products/{id:int}"))
    }
}
