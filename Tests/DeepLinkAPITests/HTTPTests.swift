import DeepLinkAPI
import DeepLinks
import HTTPMessages
import Testing

@Suite("What every answer has")
struct HTTPTests {
    static let requests: [HTTPRequest] = [
        HTTPRequest(.get, "/resolve?url=shop:products/7"), HTTPRequest(.get, "/resolve"), HTTPRequest(.get, "/nowhere"),
        HTTPRequest(.get, "/healthz"), HTTPRequest(.get, "/metrics"), HTTPRequest(.options, "/resolve"),
        HTTPRequest(.get, "/openapi.yaml"), HTTPRequest(HTTPMethod("DELETE"), "/link"),
        HTTPRequest(.post, "/resolve", body: "{"),
    ]

    @Test("every answer has the header fields of the contract", arguments: requests)
    func headers(_ request: HTTPRequest) throws {
        let service = try TestService().service
        let response = service.respond(to: request)
        #expect(response["Cache-Control"] == "no-cache")
        #expect(response["X-Content-Type-Options"] == "nosniff")
        #expect(response["Deeplinkd-Table"] == service.table.revision)
        #expect(response["X-Request-Id"]?.utf8.count == 16)
        #expect(Set(response.headers.map { $0.name.lowercased() }).count == response.headers.count)
    }

    @Test(
        "a visible request id is given back, any other replaced",
        arguments: [
            ("abc-123", true), (String(repeating: "x", count: 128), true), (String(repeating: "x", count: 129), false),
            ("", false), ("a b", false), ("a\u{7F}", false), ("é", false),
        ])
    func requestID(_ id: String, isKept: Bool) throws {
        let response = try TestService().get("/healthz", ["X-Request-Id": id])
        #expect((response["X-Request-Id"] == id) == isKept)
    }

    @Test("no two requests get the same id")
    func uniqueIDs() throws {
        let service = try TestService()
        let ids = (0..<1_000).map { _ in service.get("/healthz")["X-Request-Id"] ?? "" }
        #expect(Set(ids).count == 1_000)
    }

    @Test(
        "OPTIONS and 405 name the methods",
        arguments: [
            ("/resolve", "GET, HEAD, POST, OPTIONS"), ("/path/encode", "GET, HEAD, POST, OPTIONS"),
            ("/path/decode", "GET, HEAD, POST, OPTIONS"), ("/link", "POST, OPTIONS"), ("/links", "GET, HEAD, OPTIONS"),
            ("/healthz", "GET, HEAD, OPTIONS"), ("/readyz", "GET, HEAD, OPTIONS"), ("/metrics", "GET, HEAD, OPTIONS"),
            ("/openapi.yaml", "GET, HEAD, OPTIONS"),
        ])
    func allow(_ path: String, allow: String) throws {
        let service = try TestService().service
        let options = service.respond(to: HTTPRequest(.options, path))
        #expect(options.status.code == 204)
        #expect(options["Allow"] == allow)
        let refused = service.respond(to: HTTPRequest(HTTPMethod("PATCH"), path))
        #expect(refused.status == .methodNotAllowed)
        #expect(refused["Allow"] == allow)
        #expect(service.respond(to: HTTPRequest(.options, "*"))["Allow"] == "GET, HEAD, POST, OPTIONS")
    }

    @Test(
        "HEAD is answered as GET is; the transport leaves the body out",
        arguments: [
            "/resolve?url=shop:products/7", "/resolve", "/path/decode?path=%5B%5D", "/healthz", "/links",
            "/openapi.yaml",
        ])
    func head(_ target: String) throws {
        let service = try TestService()
        let head = service.service.respond(to: HTTPRequest(.head, target))
        let get = service.get(target)
        #expect(head.status == get.status)
        #expect(head.body == get.body)
        #expect(head["Content-Type"] == get["Content-Type"])
    }

    @Test("the service says when it is ready")
    func readiness() throws {
        let service = try TestService()
        #expect(service.get("/healthz").text == #"{"status":"ok"}"#)
        #expect(service.get("/readyz").text == #"{"status":"ready"}"#)
        service.service.beginDrain()
        #expect(service.get("/readyz").status == .serviceUnavailable)
        #expect(try service.get("/readyz").json()["code"]?.string == "draining")
        #expect(service.get("/healthz").status == .ok)
        #expect(service.get("/resolve?url=shop:products/7").status == .ok)
    }

    @Test("a table is replaced as a whole")
    func replace() throws {
        let service = try TestService()
        let before = service.get("/resolve?url=shop:products/7")
        service.service.replace(table: try RouteTable.demo())
        let after = service.get("/resolve?url=shop:products/7")
        #expect(before["Deeplinkd-Table"] != after["Deeplinkd-Table"])
        #expect(after.text.contains(#"{"productDetail":{"id":"7"}}"#))
    }

    @Test("the operations answer health, readiness and metrics alone")
    func operations() throws {
        let operations = try TestService().service.operations
        for path in ["/healthz", "/readyz", "/metrics"] {
            #expect(operations.respond(to: HTTPRequest(.get, path)).status == .ok)
        }
        for path in ["/resolve?url=shop:a", "/links", "/openapi.yaml"] {
            #expect(operations.respond(to: HTTPRequest(.get, path)).status == .notFound)
        }
    }

    @Test("many threads ask while the table is replaced, and each gets a whole answer of one table")
    func concurrency() async throws {
        let service = try TestService().service
        let tables = [service.table, try RouteTable.demo()]
        await withTaskGroup(of: Bool.self) { group in
            for worker in 0..<8 {
                group.addTask {
                    (0..<500).allSatisfy { index in
                        if worker == 0, index % 10 == 0 { service.replace(table: tables[index / 10 % 2]) }
                        let response = service.respond(to: HTTPRequest(.get, "/resolve?url=shop:products/\(index)"))
                        let isFirst = response["Deeplinkd-Table"] == tables[0].revision
                        let routes =
                            isFirst
                            ? "[{\"product\":{\"id\":\(index)}}]" : "[{\"productDetail\":{\"id\":\"\(index)\"}}]"
                        return response.status == .ok && response.text.contains(routes)
                    }
                }
            }
            for await isWhole in group { #expect(isWhole) }
        }
    }
}
