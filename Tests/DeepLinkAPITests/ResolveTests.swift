import DeepLinkAPI
import HTTPMessages
import NavigationPaths
import Testing

@Suite("GET /resolve")
struct ResolveTests {
    @Test("a resolution as a whole")
    func whole() throws {
        let response = try TestService.demo().get(
            "/resolve?url=cookbook%3A%2F%2Frecipe%2F42%3Fcategory%3Ddessert%26utm_source%3Dpush%26x%3D1"
                + "&include=navigationPath")
        #expect(response.status == .ok)
        #expect(response["Content-Type"] == "application/json")
        #expect(
            response.text == """
                {"url":"cookbook://recipe/42?category=dessert&utm_source=push&x=1","app":"cookbook","link":"recipe",\
                "routes":[{"category":{"_0":"dessert"}},{"recipe":{"_0":42}}],"mode":"reset",\
                "params":{"category":"dessert","id":42},"query":{"x":["1"]},"tracking":{"utm_source":["push"]},\
                "navigationPath":["Cookbook.Route","{\\"recipe\\":{\\"_0\\":42}}",\
                "Cookbook.Route","{\\"category\\":{\\"_0\\":\\"dessert\\"}}"]}
                """)
    }

    static let spellings = [
        "/resolve?url=shop%3A%2F%2Fproducts%2F7",
        "/resolve?url=shop://products/7",
        "/resolve?u%72l=shop:/products/7",
        "/resolve?&app=shop&&url=shop:products/7&",
        "/resolve?platform=ios&appVersion=2&include=&url=https://shop.example.com/products/7",
        "/resolve?app=shop&url=/products/7",
        "/resolve?app=shop&url=%2Fproducts%2F7",
    ]

    @Test("a question may be spelt in many ways", arguments: spellings)
    func spelling(_ target: String) throws {
        let response = try TestService().get(target)
        #expect(response.status == .ok, "\(response.text)")
        #expect(response.text.contains(#""routes":[{"product":{"id":7}}]"#))
    }

    @Test("a url is decoded once, and its + stays +")
    func decodedOnce() throws {
        let service = try TestService()
        let plus = try service.get("/resolve?url=shop://tagged?tag=a%2Bb").json()
        #expect(plus["url"]?.string == "shop://tagged?tag=a+b")
        let raw = try service.get("/resolve?url=shop://tagged?tag=a+b").json()
        #expect(raw["url"]?.string == "shop://tagged?tag=a+b")
        let twice = try service.get("/resolve?url=shop%3A%2F%2Ftagged%3Ftag%3D%2525").json()
        #expect(twice["url"]?.string == "shop://tagged?tag=%25")
        #expect(twice["params"]?["tag"]?.string == "%")
    }

    @Test("an unencoded link without a second parameter is understood")
    func unencoded() throws {
        #expect(try TestService().get("/resolve?url=shop://tagged?tag=a").status == .ok)
        #expect(try TestService().get("/resolve?app=shop&url=shop://tagged?tag=a").status == .ok)
    }

    @Test("a redirect is named in via")
    func redirect() throws {
        let body = try TestService().get("/resolve?url=shop:p/7").json()
        #expect(body["via"]?[0]?.string == "old")
        #expect(body["link"]?.string == "product")
    }

    @Test("without a type there is no navigationPath, but a warning")
    func untyped() throws {
        let body = try TestService().get("/resolve?url=bare:only&include=navigationPath").json()
        #expect(body["navigationPath"] == nil)
        #expect(body["warnings"]?[0]?.string?.contains("routeType") == true)
    }

    @Test("a link to the root of its tab has no routes, and is no miss")
    func root() throws {
        let response = try TestService().get("/resolve?url=https://shop.example.com/")
        #expect(response.status == .ok)
        #expect(try response.json()["routes"]?.count == 0)
    }

    @Test("explain names the pattern")
    func explain() throws {
        let body = try TestService().get("/resolve?include=explain&url=shop:products/7").json()
        #expect(body["explain"]?["pattern"]?.string == "/products/{id:int}")
    }

    @Test(
        "every Accept that takes JSON is fine",
        arguments: [
            "application/json", "*/*", "text/html, application/*;q=0.5", "application/JSON; charset=utf-8", "",
        ])
    func accept(_ accept: String) throws {
        #expect(try TestService().get("/resolve?url=shop:products/7", ["Accept": accept]).status == .ok)
    }
}
