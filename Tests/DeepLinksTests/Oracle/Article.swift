import Foundation

/// One of the articles that the embedded table comes from: its enum of routes, and what its code makes of a URL.
protocol Article: SendableMetatype {
    associatedtype Route: Codable & Hashable & Sendable

    /// The app's name in the table, which is its custom scheme too.
    static var name: String { get }
    static var host: String { get }
    /// What the article's code looks at: the host and path of a custom scheme, or the path of a universal link.
    static var readsCustomScheme: Bool { get }
    /// The routes, root first; none where the code opens nothing.
    static func routes(for url: URL) -> [Route]
}

/// A router that resets the stack to one screen. The first segment chooses, what follows its value is ignored.
enum MyApp: Article {
    static let name = "myapp"
    static let host = "app.example.com"
    static let readsCustomScheme = true

    enum Route: Codable, Hashable, Sendable {
        case profile(userID: UUID)
        case articleDetail(slug: String)
        case settings
        case webView(url: URL)
    }

    static func routes(for url: URL) -> [Route] {
        // `host` is the action; of the path the first component that is not a slash counts.
        let value = url.pathComponents.first { $0 != "/" }
        switch url.host {
        case "settings": return [.settings]
        case "article": return value.map { [.articleDetail(slug: $0)] } ?? []
        case "profile": return value.flatMap(UUID.init(uuidString:)).map { [.profile(userID: $0)] } ?? []
        // The article has the case and no URL for it; the embedded table gives it one.
        case "web" where value == nil: return WebPage(url, plusIsSpace: true).map { [.webView(url: $0.address)] } ?? []
        default: return []
        }
    }
}

/// A router that pushes two screens at once: the category, then the recipe.
enum Cookbook: Article {
    static let name = "cookbook"
    static let host = "cookbook.example.com"
    static let readsCustomScheme = true

    enum Route: Codable, Hashable, Sendable {
        case category(String)
        case recipe(Int)
    }

    static func routes(for url: URL) -> [Route] {
        guard url.scheme == "cookbook", url.host() == "recipe", let id = Int(url.lastPathComponent) else { return [] }
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        // The first item with the name decides, also where it has no value.
        let category = items.first { $0.name == "category" }.flatMap(\.value)
        return [.category(category ?? "all"), .recipe(id)]
    }
}

/// An enum that reads itself from the path of a universal link.
enum Shop: Article {
    static let name = "shop"
    static let host = "shop.example.com"
    static let readsCustomScheme = false

    enum Route: Codable, Hashable, Sendable {
        case productDetail(id: String)
        case reviewEditor(productID: String)
        case settings
        case webPage(title: String, url: URL)
    }

    static func routes(for url: URL) -> [Route] {
        let parts = url.pathComponents
        if parts.count == 3, parts[1] == "products" { return [.productDetail(id: parts[2])] }
        // The article has these cases and no URL for them; the embedded table gives them one.
        if parts.count == 4, parts[1] == "products", parts[3] == "review" {
            return [.productDetail(id: parts[2]), .reviewEditor(productID: parts[2])]
        }
        if parts == ["/", "settings"] { return [.settings] }
        if parts == ["/", "web"], let page = WebPage(url, plusIsSpace: true), let title = page.title {
            return [.webPage(title: title, url: page.address)]
        }
        return []
    }
}

/// What a `/web` link shows: an address below example.com, and a title.
private struct WebPage {
    var address: URL
    var title: String?

    init?(_ url: URL, plusIsSpace: Bool) {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        func value(_ name: String) -> String? {
            let value = items.first { $0.name == name }?.value
            guard let value, !value.isEmpty else { return nil }
            return plusIsSpace ? value.replacingOccurrences(of: "+", with: " ") : value
        }
        guard let text = value("url"), let address = URL(string: text), let scheme = address.scheme?.lowercased(),
            scheme == "https" || scheme == "http", let host = address.host?.lowercased(),
            host.hasSuffix(".example.com"), address.user == nil, address.port == nil
        else { return nil }
        self.address = address
        title = value("title")
    }
}
