import DeepLinkAPI
import HTTPMessages
import NavigationPaths
import Testing

@Suite("Problems")
struct ProblemTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var request: HTTPRequest
        var status: Int
        var code: String
        /// Part of the detail.
        var detail: String
        /// Further members that must be there, as JSON text.
        var members: [String] = []

        var testDescription: String {
            "\(request.method) \(String(decoding: request.target, as: UTF8.self)) \(code)"
        }
    }

    static func get(_ target: String, _ headers: HTTPHeaders = HTTPHeaders()) -> HTTPRequest {
        HTTPRequest(.get, target, headers: headers)
    }

    static func post(_ target: String, _ body: String, type: String = "application/json") -> HTTPRequest {
        HTTPRequest(.post, target, headers: ["Content-Type": type], body: body)
    }

    static let queries: [Case] = [
        Case(
            request: get("/resolve"), status: 400, code: "missing-parameter",
            detail: "the query parameter \"url\" is missing", members: [#""parameter":"url""#]),
        Case(
            request: get("/resolve?url=shop%3A%2F%2F&url=shop%3A%2F%2F"), status: 400, code: "duplicate-parameter",
            detail: "more than once"),
        Case(
            request: get("/resolve?url=shop%3A%2F%2F&u%72l=x"), status: 400, code: "duplicate-parameter",
            detail: "\"url\""),
        Case(
            request: get("/resolve?link=shop%3A%2F%2F"), status: 400, code: "unexpected-parameter",
            detail: "there is no query parameter \"link\" here; there are \"url\", \"app\""),
        Case(
            request: get("/resolve?URL=shop%3A%2F%2F"), status: 400, code: "unexpected-parameter",
            detail: "did you mean \"url\"?"),
        Case(
            request: get("/resolve?url=shop://tagged?tag=a&utm_source=push"), status: 400,
            code: "unexpected-parameter",
            detail: "curl -G --data-urlencode 'url=shop://tagged?tag=a&utm_source=push'",
            members: [#""parameter":"utm_source""#]),
        Case(
            request: get("/resolve?url=shop://products/1&x=1"), status: 400, code: "unexpected-parameter",
            detail: "'url=shop://products/1&x=1'"),
        Case(
            request: get("/resolve?url=shop://tagged?tag=a&app=shop"), status: 400, code: "unexpected-parameter",
            detail: "the parameter \"app\" after url"),
        Case(
            request: get("/resolve?url=shop%3A%2F%2Ftagged%3Ftag%3Da&ap=shop"), status: 400,
            code: "unexpected-parameter", detail: "'url=shop://tagged?tag=a&ap=shop' …; or did you mean \"app\"?"),
        Case(
            request: get("/resolve?url=shop://a'b&x=1"), status: 400, code: "unexpected-parameter",
            detail: "'url=shop://a%27b&x=1'"),
        Case(
            request: get("/resolve?url=%zz"), status: 400, code: "invalid-parameter",
            detail: "url: a % without two hexadecimal digits after byte 0"),
        Case(
            request: get("/resolve?url=ab%4"), status: 400, code: "invalid-parameter", detail: "after byte 2"),
        Case(
            request: get("/resolve?url=shop:a&appVersion=1.2-beta"), status: 400, code: "invalid-parameter",
            detail: "\"1.2-beta\" is no version", members: [#""parameter":"appVersion""#]),
        Case(
            request: get("/resolve?url=shop:a&platform=symbian"), status: 400, code: "invalid-parameter",
            detail: "there are \"ios\" and \"android\""),
        Case(
            request: get("/resolve?url=shop:a&include=explain,paths"), status: 400, code: "invalid-parameter",
            detail: "\"paths\" cannot be included"),
        Case(
            request: get("/resolve?url=shop:a&app=%ff"), status: 400, code: "invalid-parameter",
            detail: "app: the decoded bytes are not UTF-8"),
        Case(
            request: get("/resolve?url=shop:a&app=shp"), status: 400, code: "unknown-app",
            detail: "the table has no app \"shp\"; did you mean \"shop\"?"),
        Case(
            request: get("/resolve?url=https%3A%2F%2Fshop.example.com%40evil.com%2F"), status: 400,
            code: "invalid-url", detail: "user", members: [#""offset":24"#, #""reason":"user-information""#]),
        Case(
            request: get("/resolve?url=https%3A%2F%2Fshop.example.com%2Fa%20b"), status: 400, code: "invalid-url",
            detail: "a space", members: [#""suggestion":"https://shop.example.com/a%20b""#]),
        Case(request: get("/resolve?url="), status: 400, code: "invalid-url", detail: "no URL"),
        Case(request: get("/resolve?url"), status: 400, code: "invalid-url", detail: "no URL"),
        Case(request: get("/healthz?x=1"), status: 400, code: "unexpected-parameter", detail: "\"x\""),
    ]

    static let misses: [Case] = [
        Case(
            request: get("/resolve?url=shop%3A%2F%2Fproducts%2Fabc"), status: 404, code: "no-match",
            detail: "\"product\"",
            members: [
                #""routes":[]"#, #""app":"shop""#,
                #"{"link":"product","pattern":"/products/{id:int}","at":"path[1]","expected":"int","actual":"abc"}"#,
            ]),
        Case(
            request: get("/resolve?url=https%3A%2F%2Felsewhere.example%2F"), status: 404, code: "no-match",
            detail: "no app of the table has this origin", members: [#""routes":[],"nearest":[]"#]),
        Case(
            request: get("/resolve?url=shop%3Aadmin"), status: 404, code: "excluded", detail: "browser",
            members: [#""routes":[]"#, #""link":"admin""#]),
        Case(
            request: get("/resolve?url=shop%3Aoffers&appVersion=2.0"), status: 404, code: "app-too-old",
            detail: "2.1 or newer",
            members: [
                #""routes":[]"#,
                #""versions":{"ios":{"minAppVersion":"2.1"},"android":{"minAppVersion":"2.1"}}"#,
            ]),
        Case(
            request: get("/resolve?url=shop%3Abasket&appVersion=3.1&platform=ios"), status: 404, code: "app-too-new",
            detail: "up to 3.0", members: [#""maxAppVersion":"3.0""#]),
        Case(
            request: post("/link", #"{"app":"shop","routes":[{"nothing":{}}]}"#), status: 404, code: "no-link",
            detail: "no link of the app \"shop\""),
    ]

    static let bodies: [Case] = [
        Case(
            request: post("/resolve", ""), status: 400, code: "missing-parameter",
            detail: "the request has no body"),
        Case(request: post("/resolve", " \n"), status: 400, code: "missing-parameter", detail: "no body"),
        Case(
            request: post("/resolve", "{}"), status: 400, code: "missing-parameter",
            detail: "the body has no \"url\""),
        Case(
            request: post("/resolve", #"{"url":"shop:a"#), status: 400, code: "invalid-json",
            detail: "(byte 7)", members: [#""offset":7"#]),
        Case(
            request: post("/resolve", #"{"url":"shop:a","url":"b"}"#), status: 400, code: "invalid-json",
            detail: "twice"),
        Case(
            request: post("/resolve", #"{"url":"shop:a","aps":"shop"}"#), status: 400, code: "unexpected-parameter",
            detail: "there is no key \"aps\" here; did you mean \"app\"?", members: [#""parameter":"aps""#]),
        Case(
            request: post("/resolve", #"{"url":7}"#), status: 400, code: "invalid-parameter",
            detail: "url: expected a string"),
        Case(
            request: post("/resolve", #"["shop:a"]"#), status: 400, code: "invalid-parameter",
            detail: "expected an object"),
        Case(
            request: post("/resolve", #"{"url":"shop:a","urls":[]}"#), status: 400, code: "invalid-parameter",
            detail: "not both"),
        Case(
            request: post("/resolve", #"{"urls":"shop:a"}"#), status: 400, code: "invalid-parameter",
            detail: "urls: expected an array"),
        Case(
            request: post("/resolve", #"{"urls":[],"id":1}"#), status: 400, code: "unexpected-parameter",
            detail: "\"id\""),
        Case(
            request: post("/resolve?url=shop%3Aa", #"{"url":"shop:a"}"#), status: 400, code: "unexpected-parameter",
            detail: "\"url\""),
        Case(
            request: post(
                "/resolve", #"{"urls":["# + Array(repeating: "0", count: 10_001).joined(separator: ",") + "]}"),
            status: 400, code: "too-many-urls", detail: "10000", members: [#""limit":10000"#]),
        Case(
            request: post(
                "/resolve", String(repeating: "0\n", count: 10_001), type: "application/x-ndjson"),
            status: 400, code: "too-many-urls", detail: "10000"),
        Case(
            request: post("/path/decode", #"["Swift.Int"]"#), status: 400, code: "invalid-path", detail: "odd"),
        Case(
            request: post("/path/decode", #"["Swift.Int","x"]"#), status: 400, code: "invalid-path",
            detail: "not JSON", members: [#""index":1"#]),
        Case(
            request: post("/path/decode", #"["Swift.Int",42]"#), status: 400, code: "invalid-path",
            detail: "no string", members: [#""index":1"#]),
        Case(
            request: post("/path/decode", #"["Swift.Int""#), status: 400, code: "invalid-json",
            detail: "ends here", members: [#""offset":12"#]),
        Case(
            request: post("/path/encode", "[1]"), status: 400, code: "missing-parameter",
            detail: "the routes have no type", members: [#""parameter":"type""#]),
        Case(
            request: post("/path/encode", #"{"types":[]}"#), status: 400, code: "missing-parameter",
            detail: "no \"routes\""),
        Case(
            request: post("/path/encode", #"{"routes":[1],"type":["a"]}"#), status: 400,
            code: "unexpected-parameter", detail: "did you mean \"types\"?"),
        Case(
            request: post("/path/encode", #"{"routes":[1,2],"types":["a"]}"#), status: 400,
            code: "invalid-parameter", detail: "2 routes, but 1 types"),
        Case(
            request: post("/path/encode", #"{"routes":[1],"types":[2]}"#), status: 400, code: "invalid-parameter",
            detail: "no string", members: [#""index":0"#]),
        Case(
            request: post("/path/encode?type=A", "[0" + String(repeating: ",0", count: 262_144) + "]"), status: 400,
            code: "invalid-path", detail: "262144 routes", members: [#""limit":262144"#]),
        Case(
            request: post(
                "/path/encode?type=A", "{\"routes\":[0" + String(repeating: ",0", count: 262_144) + "]}"),
            status: 400, code: "invalid-path", detail: "262144 routes"),
        Case(
            request: post("/path/encode?app=bare", "[1]"), status: 400, code: "invalid-parameter",
            detail: "has no \"routeType\""),
        Case(
            request: post("/path/encode?app=shop&type=A", "[1]"), status: 400, code: "invalid-parameter",
            detail: "not both"),
        Case(
            request: post("/path/encode?app=shopp", "[1]"), status: 400, code: "unknown-app",
            detail: "did you mean \"shop\"?"),
        Case(request: get("/path/decode"), status: 400, code: "missing-parameter", detail: "\"path\""),
        Case(request: get("/path/encode?type=A"), status: 400, code: "missing-parameter", detail: "\"routes\""),
        Case(
            request: post("/link", #"{"routes":[]}"#), status: 400, code: "missing-parameter", detail: "\"app\""),
        Case(
            request: post("/link", #"{"app":"shop"}"#), status: 400, code: "missing-parameter", detail: "\"routes\""),
        Case(
            request: post("/link", #"{"app":"sop","routes":[]}"#), status: 400, code: "unknown-app",
            detail: "did you mean \"shop\"?"),
        Case(
            request: post("/link", #"{"app":"shop","routes":{}}"#), status: 400, code: "invalid-parameter",
            detail: "routes: expected an array"),
        Case(
            request: post("/link", #"{"app":"shop","routes":[""# + String(repeating: "a", count: 262_144) + #""]}"#),
            status: 413, code: "payload-too-large", detail: "262144 bytes", members: [#""limit":262144"#]),
    ]

    static let http: [Case] = [
        Case(request: get("/elsewhere/entirely"), status: 404, code: "not-found", detail: "/openapi.yaml"),
        Case(request: get("/resolv"), status: 404, code: "not-found", detail: "did you mean /resolve?"),
        Case(request: get("/resolve/?url=a"), status: 404, code: "not-found", detail: "did you mean /resolve?"),
        Case(request: get("/re%73olve?url=a"), status: 404, code: "not-found", detail: "/re%73olve"),
        Case(request: get("/resolve%00?url=a"), status: 404, code: "not-found", detail: "/resolve%00"),
        Case(
            request: HTTPRequest(HTTPMethod("DELETE"), "/resolve"), status: 405, code: "method-not-allowed",
            detail: "/resolve takes GET, HEAD, POST, OPTIONS, not DELETE"),
        Case(
            request: get("/link"), status: 405, code: "method-not-allowed", detail: "/link takes POST, OPTIONS"),
        Case(
            request: HTTPRequest(HTTPMethod("get"), "/healthz"), status: 405, code: "method-not-allowed",
            detail: "not get"),
        Case(
            request: get("/resolve?url=shop:a", ["Accept": "text/html"]), status: 406, code: "not-acceptable",
            detail: "application/json"),
        Case(
            request: get("/resolve?url=shop:a", ["Accept": "*/*, application/json;q=0"]), status: 406,
            code: "not-acceptable", detail: "application/json"),
        Case(
            request: get("/links", ["Accept": "image/*"]), status: 406, code: "not-acceptable",
            detail: "application/json, text/html, text/markdown"),
        Case(
            request: post("/resolve", "{}", type: "application/x-www-form-urlencoded"), status: 415,
            code: "unsupported-media-type", detail: "Content-Type: application/json"),
        Case(
            request: post("/path/decode", "[]", type: "application/x-ndjson"), status: 415,
            code: "unsupported-media-type", detail: "application/x-ndjson"),
        Case(
            request: HTTPRequest(.post, "/path/decode", headers: ["Content-Encoding": "gzip"], body: "[]"),
            status: 415, code: "unsupported-media-type", detail: "gzip"),
    ]

    @Test("a mistake is answered with its own code and with what to do", arguments: queries + misses + bodies + http)
    func problem(_ example: Case) throws {
        let response = try TestService().service.respond(to: example.request)
        #expect(response.status.code == example.status)
        #expect(response["Content-Type"] == "application/problem+json")
        let body = try response.json()
        #expect(body["code"]?.string == example.code)
        #expect(body["type"]?.string == "urn:deeplinkd:problem:" + example.code)
        #expect(body["status"]?.number == example.status)
        #expect(body["title"]?.string?.isEmpty == false)
        let detail = try #require(body["detail"]?.string)
        #expect(detail.contains(example.detail), "\(detail)")
        for member in example.members { #expect(response.text.contains(member), "\(response.text)") }
    }

    static let faults: [(HTTPFault, Int, String)] = [
        (.badRequest(.duplicateHost), 400, "bad-request"),
        (.requestTimeout(seconds: 10), 408, "request-timeout"),
        (.payloadTooLarge(limit: 4_194_304), 413, "payload-too-large"),
        (.targetTooLong(limit: 25_000), 414, "uri-too-long"),
        (.headersTooLarge(limit: 16_384), 431, "headers-too-large"),
        (.overloaded(retryAfter: 1), 503, "overloaded"),
    ]

    @Test("what the transport refuses is a problem too", arguments: faults)
    func fault(_ fault: HTTPFault, status: Int, code: String) throws {
        let request = HTTPRequest(method: .get, target: [])
        let response = try TestService().service.respond(to: fault, in: request)
        #expect(response.status.code == status)
        #expect(try response.json()["code"]?.string == code)
        #expect(response["X-Request-Id"] != nil)
        #expect(response["Retry-After"] == (status == 503 ? "1" : nil))
    }

    @Test("a problem as a whole")
    func whole() throws {
        #expect(
            try TestService().get("/resolve").text == """
                {"type":"urn:deeplinkd:problem:missing-parameter","title":"A parameter is missing","status":400,\
                "detail":"the query parameter \\"url\\" is missing","code":"missing-parameter","parameter":"url"}
                """)
    }
}
