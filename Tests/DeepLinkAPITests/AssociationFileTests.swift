import DeepLinks
import HTTPMessages
import Testing
import URLPatterns

@testable import DeepLinkAPI

@Suite("The files of the site, over HTTP")
struct AssociationFileTests {
    static let table = """
        { apps: {
          shop: { origins: ["shop://", "https://shop.example.com", "https://*.example.com", "https://bücher.example"],
            appIDs: ["AAAAA12345.com.example.shop"],
            android: [{ package: "com.example.shop", fingerprints: ["\(fingerprint)"] }],
            links: [
              { id: "product", pattern: "/products/{id}", routes: ["{id}"] },
              { id: "admin", pattern: "/admin", exclude: true },
              { id: "watch", pattern: "/watch?v={v}", routes: ["{v}"] },
            ] },
          blog: { origins: ["https://blog.example.com"], appIDs: ["BBBBB12345.com.example.blog"],
            links: [{ id: "post", pattern: "/Post/{id:(a|b)}", caseSensitive: false, routes: ["{id}"] }] } } }
        """
    static let fingerprint = Array(repeating: "AB", count: 32).joined(separator: ":")

    private func service(_ configuration: ServiceConfiguration = ServiceConfiguration()) throws -> DeepLinkService {
        let source = RouteTable.Source(name: "routes.json5", text: Self.table)
        let hosts: HostToASCII = { host in
            host.elementsEqual("bücher.example".utf8) ? Array("xn--bcher-kva.example".utf8) : host
        }
        return DeepLinkService(table: try RouteTable([source], hosts: hosts), configuration: configuration)
    }

    static let shop = """
        {"applinks":{"details":[{"appIDs":["AAAAA12345.com.example.shop"],"components":[\
        {"/":"/admin","exclude":true,"comment":"admin"},{"/":"/admin/","exclude":true,"comment":"admin"},\
        {"/":"/?*/?*/?*","exclude":true,"comment":"no link is longer"},{"/":"/products/?*","comment":"product"},\
        {"/":"/watch","?":{"v":"?*"},"comment":"watch"},{"/":"/watch/","?":{"v":"?*"},"comment":"watch"}]}]}}
        """

    @Test(
        "the file is that of the host, without a token and without a redirect",
        arguments: [
            ("shop.example.com", shop), ("SHOP.example.com:443", shop), ("other.example.com", shop),
            ("xn--bcher-kva.example", shop),
            (
                "blog.example.com",
                """
                {"applinks":{"substitutionVariables":{"a|b":["a","b"]},"details":[{"appIDs":["BBBBB12345.com.example.blog"],\
                "components":[{"/":"/Post/$(a|b)","caseSensitive":false,"comment":"post"},\
                {"/":"/Post/$(a|b)/","caseSensitive":false,"comment":"post"}]}]}}
                """
            ),
        ])
    func apple(_ host: String, _ file: String) throws {
        var configuration = ServiceConfiguration()
        configuration.tokens = BearerTokens(["secret"])
        let service = try service(configuration)
        let response = service.respond(
            to: HTTPRequest(.get, "/.well-known/apple-app-site-association", headers: ["Host": host]))
        #expect(response.status == .ok)
        #expect(response["Content-Type"] == "application/json")
        #expect(response.text == file)
    }

    @Test("Android's file has the statement of each package, and its rules in Android's words")
    func android() throws {
        let response = try service().respond(
            to: HTTPRequest(.get, "/.well-known/assetlinks.json", headers: ["Host": "shop.example.com"]))
        #expect(response["Content-Type"] == "application/json")
        #expect(
            response.text == """
                [{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app",\
                "package_name":"com.example.shop","sha256_cert_fingerprints":["\(Self.fingerprint)"]},\
                "relation_extensions":{"delegate_permission/common.handle_all_urls":{"dynamic_app_link_components":[\
                {"/":"/admin","exclude":true},{"/":"/admin/","exclude":true},{"/":"/?*/?*/?*","exclude":true},\
                {"/":"/products/?*"},{"/":"/watch","?":{"v":"?*"}},{"/":"/watch/","?":{"v":"?*"}},\
                {"/":"*","exclude":true}]}}}]
                """)
    }

    @Test(
        "a host without such links has no file",
        arguments: [
            ("/.well-known/apple-app-site-association", "example.com", "\"appIDs\""),
            ("/.well-known/apple-app-site-association", "a b", "\"appIDs\""),
            ("/.well-known/assetlinks.json", "blog.example.com", "\"android\""),
        ])
    func none(_ path: String, _ host: String, _ key: String) throws {
        let response = try service().respond(to: HTTPRequest(.get, path, headers: ["Host": host]))
        #expect(response.status == .notFound)
        #expect(try response.json()["detail"]?.string?.contains("links at \(host) and \(key)") == true)
    }
}
