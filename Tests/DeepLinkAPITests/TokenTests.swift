import DeepLinkAPI
import HTTPMessages
import Testing

@Suite("Bearer tokens")
struct TokenTests {
    private func service(_ tokens: BearerTokens) throws -> TestService {
        var configuration = ServiceConfiguration()
        configuration.tokens = tokens
        return try TestService(configuration: configuration)
    }

    static let headers: [(HTTPHeaders, Int)] = [
        (HTTPHeaders(), 401), (["Authorization": "Bearer first"], 200), (["authorization": "bearer second"], 200),
        (["Authorization": "Bearer  second"], 200), (["Authorization": "Bearer firs"], 401),
        (["Authorization": "Bearer first2"], 401), (["Authorization": "Bearer "], 401),
        (["Authorization": "first"], 401), (["Authorization": "Basic first"], 401),
        (["Authorization": "Bearer first", "authorization": "Bearer first"], 401),
    ]

    @Test("a request needs one of the tokens", arguments: headers)
    func token(_ headers: HTTPHeaders, status: Int) throws {
        let service = try service(BearerTokens(["first", "second"]))
        let response = service.get("/resolve?url=shop:products/7", headers)
        #expect(response.status.code == status)
        #expect(response["WWW-Authenticate"] == (status == 401 ? "Bearer" : nil))
        if status == 401 { #expect(try response.json()["code"]?.string == "unauthorized") }
    }

    @Test(
        "probes need none, everything else does",
        arguments: [
            ("/healthz", 200), ("/readyz", 200), ("/metrics", 401), ("/links", 401), ("/openapi.yaml", 401),
            ("/nowhere", 401),
        ])
    func exceptions(_ path: String, status: Int) throws {
        #expect(try service(BearerTokens(["t"])).get(path).status.code == status)
    }

    @Test("tokens are replaced while the service answers")
    func replace() throws {
        let tokens = BearerTokens(["old"])
        let service = try service(tokens)
        tokens.replace(with: ["new"])
        #expect(service.get("/links", ["Authorization": "Bearer old"]).status == .unauthorized)
        #expect(service.get("/links", ["Authorization": "Bearer new"]).status == .ok)
    }
}
