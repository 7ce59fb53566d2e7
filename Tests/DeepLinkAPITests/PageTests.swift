import HTTPMessages
import Testing

@testable import DeepLinkAPI

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("The page")
struct PageTests {
    private func file(_ name: String) throws -> String {
        let path = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        return String(decoding: try Data(contentsOf: URL(filePath: "/\(path)/page/\(name)")), as: UTF8.self)
    }

    @Test("the service gives out the files of page/, put together; .ci/embed-page makes it so")
    func embedded() throws {
        let response = try TestService().get("/")
        #expect(response.status == .ok)
        #expect(response["Content-Type"] == "text/html; charset=utf-8")
        let parts = try file("index.html").split(separator: "{{style}}", maxSplits: 1)
        let rest = parts[1].split(separator: "{{script}}", maxSplits: 1)
        let style = try file("style.css")
        let script = try file("qr.js") + "\n" + file("page.js")
        #expect(response.text == "\(parts[0])\n\(style)\(rest[0])\n\(script)\(rest[1])")
    }

    @Test("its policy lets nothing run or load but what it holds itself")
    func policy() throws {
        let response = try TestService().get("/")
        let policy = try #require(response["Content-Security-Policy"])
        for directive in [
            "default-src 'none'", "connect-src 'self'", "base-uri 'none'", "form-action 'none'",
            "frame-ancestors 'none'", "style-src 'sha256-", "script-src 'sha256-",
        ] {
            #expect(policy.contains(directive))
        }
        #expect(!policy.contains("unsafe"))
        #expect(response["Referrer-Policy"] == "no-referrer")
        // No handlers and no styles in attributes: the policy would not let them work.
        for attribute in [" style=", " onclick=", " onload=", " onerror="] {
            #expect(!(try file("index.html").contains(attribute)))
        }
        #expect(!response.text.contains("innerHTML"))
    }

    @Test("it needs no token, and takes no notice of a query")
    func token() throws {
        var configuration = ServiceConfiguration()
        configuration.tokens = BearerTokens(["secret"])
        let service = try TestService(configuration: configuration)
        #expect(service.get("/").status == .ok)
        #expect(service.get("/?fbclid=1").status == .ok)
        #expect(service.get("/", ["Accept": "text/html,application/xhtml+xml,*/*;q=0.8"]).status == .ok)
        #expect(service.get("/", ["Accept": "application/json"]).status == .notAcceptable)
        #expect(service.post("/", "").status == .methodNotAllowed)
        #expect(service.get("/links").status == .unauthorized)
    }
}
