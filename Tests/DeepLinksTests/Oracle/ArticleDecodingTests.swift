import DeepLinks
import Foundation
import Testing

@Suite("Routes as the articles' own enums")
struct ArticleDecodingTests {
    private static let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"

    @Test("myapp")
    func myApp() throws {
        let table = try RouteTable.demo()
        func routes(_ url: String) throws -> [MyApp.Route] { try table.resolve(url).routes(as: [MyApp.Route].self) }
        #expect(try routes("myapp://article/hello") == [.articleDetail(slug: "hello")])
        #expect(
            try routes("myapp://profile/\(Self.id.lowercased())") == [
                .profile(userID: #require(UUID(uuidString: Self.id)))
            ])
        #expect(try routes("https://app.example.com/settings") == [.settings])
        let page = try #require(URL(string: "https://blog.example.com/a?b=c"))
        #expect(try routes("myapp://web?url=https%3A%2F%2Fblog.example.com%2Fa%3Fb%3Dc") == [.webView(url: page)])
    }

    @Test("cookbook")
    func cookbook() throws {
        let table = try RouteTable.demo()
        func routes(_ url: String) throws -> [Cookbook.Route] {
            try table.resolve(url).routes(as: [Cookbook.Route].self)
        }
        #expect(try routes("cookbook://recipe/42?category=dessert") == [.category("dessert"), .recipe(42)])
        #expect(try routes("cookbook://recipe/42") == [.category("all"), .recipe(42)])
        #expect(throws: ResolutionFailure.self) { try routes("cookbook://recipe/abc") }
    }

    @Test("shop")
    func shop() throws {
        let table = try RouteTable.demo()
        func routes(_ url: String) throws -> [Shop.Route] { try table.resolve(url).routes(as: [Shop.Route].self) }
        #expect(try routes("https://shop.example.com/products/42") == [.productDetail(id: "42")])
        #expect(try routes("shop://products/42/review") == [.productDetail(id: "42"), .reviewEditor(productID: "42")])
        #expect(try routes("shop://settings") == [.settings])
        let page = try #require(URL(string: "https://www.example.com/"))
        #expect(try routes("shop://web?title=A+b&url=https://www.example.com/") == [.webPage(title: "A b", url: page)])
    }

    @Test("routes of another form are an error of decoding")
    func otherForm() throws {
        let resolution = try RouteTable.demo().resolve("cookbook://recipe/42")
        #expect(throws: DecodingError.self) { try resolution.routes(as: [Shop.Route].self) }
    }
}
