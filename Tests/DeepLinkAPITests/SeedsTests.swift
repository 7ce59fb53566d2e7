import DeepLinkAPI
import HTTPMessages
import NavigationPaths
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The apps' own types decode the answers, as Swift's synthesized Codable does.
@Suite("Answers in the types of the apps")
struct SeedsTests {
    enum MyAppRoute: Codable, Hashable {
        case profile(userID: UUID)
        case articleDetail(slug: String)
        case settings
        case webView(url: URL)
    }

    enum CookbookRoute: Codable, Hashable {
        case category(String)
        case recipe(Int)
    }

    enum AppRoute: Codable, Hashable {
        case productDetail(id: String)
        case reviewEditor(productID: String)
        case settings
        case webPage(title: String, url: URL)
    }

    private struct Answer<Route: Decodable>: Decodable {
        var routes: [Route]
        var navigationPath: [String]?
    }

    private func routes<Route: Decodable>(_ url: String, as type: Route.Type) throws -> [Route] {
        let encoded = url.utf8.reduce(into: "") { $0 += "%" + ($1 < 16 ? "0" : "") + String($1, radix: 16) }
        let response = try TestService.demo().get("/resolve?include=navigationPath&url=" + encoded)
        #expect(response.status == .ok)
        let answer = try JSONDecoder().decode(Answer<Route>.self, from: Data(response.body))
        // The path holds the same routes, the last one first.
        let items = try #require(answer.navigationPath)
        #expect(items.count == answer.routes.count * 2)
        return answer.routes
    }

    @Test("myapp")
    func myApp() throws {
        let id = UUID()
        #expect(
            try routes("myapp://article/hello-swiftui", as: MyAppRoute.self) == [.articleDetail(slug: "hello-swiftui")])
        #expect(
            try routes("https://app.example.com/profile/\(id.uuidString.lowercased())", as: MyAppRoute.self)
                == [.profile(userID: id)])
        #expect(try routes("myapp://settings", as: MyAppRoute.self) == [.settings])
        let page = try #require(URL(string: "https://blog.example.com/a?b=c"))
        #expect(
            try routes("myapp://web?url=https%3A%2F%2Fblog.example.com%2Fa%3Fb%3Dc", as: MyAppRoute.self)
                == [.webView(url: page)])
    }

    @Test("cookbook")
    func cookbook() throws {
        #expect(
            try routes("cookbook://recipe/42?category=디저트", as: CookbookRoute.self) == [.category("디저트"), .recipe(42)])
        #expect(try routes("cookbook://recipe/-7", as: CookbookRoute.self) == [.category("all"), .recipe(-7)])
    }

    @Test("shop")
    func shop() throws {
        #expect(
            try routes("https://shop.example.com/products/42/review", as: AppRoute.self)
                == [.productDetail(id: "42"), .reviewEditor(productID: "42")])
        let page = try #require(URL(string: "https://help.example.com/"))
        #expect(
            try routes("shop://web?url=https://help.example.com/&title=Hilfe+%26+Kontakt", as: AppRoute.self)
                == [.webPage(title: "Hilfe & Kontakt", url: page)])
    }
}
