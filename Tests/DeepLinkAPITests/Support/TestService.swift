import DeepLinkAPI
import DeepLinks
import HTTPMessages
import NavigationPaths

/// A service on a table of its own, asked by value.
struct TestService {
    let service: DeepLinkService

    init(_ table: String = TestService.table, configuration: ServiceConfiguration = ServiceConfiguration()) throws {
        service = DeepLinkService(
            table: try RouteTable([RouteTable.Source(name: "routes.json5", text: table)]), configuration: configuration)
    }

    static func demo() throws -> TestService { try TestService(RouteTable.demoText) }

    func get(_ target: String, _ headers: HTTPHeaders = HTTPHeaders()) -> HTTPResponse {
        service.respond(to: HTTPRequest(.get, target, headers: headers))
    }

    func post(_ target: String, _ body: String, type: String = "application/json") -> HTTPResponse {
        service.respond(to: HTTPRequest(.post, target, headers: ["Content-Type": type], body: body))
    }

    /// An app with every kind of miss.
    static let table = """
        { apps: { shop: {
          origins: ["shop://", "https://shop.example.com"],
          routeType: "Shop.Route",
          links: [
            { id: "home", pattern: "/", routes: [] },
            { id: "product", pattern: "/products/{id:int}", routes: [{ product: { id: "{id}" } }], tab: "home",
              meta: { from: "{$url}" } },
            { id: "admin", pattern: "/admin", exclude: true },
            { id: "offers", pattern: "/offers", routes: [{ offers: {} }], minAppVersion: "2.1" },
            { id: "basket", pattern: "/basket", routes: [{ basket: {} }], maxAppVersion: "3.0" },
            { id: "old", pattern: "/p/{id:int}", redirect: "/products/{id}" },
            { id: "tagged", pattern: "/tagged?tag={tag}", routes: [{ tagged: { tag: "{tag}" } }] },
          ],
        }, bare: {
          origins: ["bare://"],
          links: [{ id: "only", pattern: "/only", routes: [{ only: {} }] }],
        } } }
        """
}

extension HTTPResponse {
    var text: String { String(decoding: body, as: UTF8.self) }

    subscript(name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    /// The body as JSON.
    func json() throws -> JSONValue { try JSONValue(reading: body, dialect: .rfc8259) }
}

extension JSONValue {
    subscript(name: String) -> JSONValue? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }

    subscript(index: Int) -> JSONValue? {
        guard case .array(let elements) = content, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    var string: String? {
        guard case .string(let text) = content else { return nil }
        return text
    }

    var number: Int? {
        guard case .number(let text) = content else { return nil }
        return Int(text)
    }

    var count: Int {
        switch content {
        case .array(let elements): elements.count
        case .object(let members): members.count
        case .null, .bool, .number, .string: 0
        }
    }
}
