import DeepLinkAPI
import HTTPMessages
import NavigationPaths
import Testing

@Suite("Push payloads with the routes of their links")
struct EnrichTests {
    private func enrich(
        _ body: String, _ query: String = "link=/url&as=/path", type: String = "application/json"
    ) throws -> HTTPResponse {
        try TestService().post("/enrich?\(query)", body, type: type)
    }

    /// The header where the body is as it was.
    private func reason(_ body: String, _ query: String = "link=/url&as=/path") throws -> String? {
        let response = try enrich(body, query)
        #expect(response.status == .ok)
        #expect(response.text == body)
        return response["Deeplinkd-Enriched"]
    }

    @Test("the routes come after the last member; every other byte stays")
    func splice() throws {
        let body =
            "{ \"aps\" : {\"alert\":\"Caf\\u00e9 \u{1F388}\", \"badge\":1.0e0},\n  \"url\":\"shop:\\/\\/products/7\"\t}\n"
        let response = try enrich(body)
        #expect(response["Deeplinkd-Enriched"] == "true")
        #expect(response["Content-Type"] == "application/json")
        #expect(
            response.text
                == body.replacing("7\"\t", with: "7\",\"path\":[{\"product\":{\"id\":7}}]\t"))
    }

    @Test("as a NavigationPath, at a place that is made on the way")
    func form() throws {
        let response = try enrich(
            #"{"url":"/products/7"}"#, "link=/url&as=/app/path&form=navigationPath&app=shop&platform=ios")
        #expect(
            response.text
                == #"{"url":"/products/7","app":{"path":["Shop.Route","{\"product\":{\"id\":7}}"]}}"#)
    }

    @Test(
        "a payload that cannot be enriched comes back as it was, with the reason",
        arguments: [
            (#"{"url":"shop:products/x"}"#, "link=/url&as=/path", "no-match"),
            (#"{"url":"shop:admin"}"#, "link=/url&as=/path", "excluded"),
            (#"{"url":"shop:offers"}"#, "link=/url&as=/path&appVersion=2.0", "app-too-old"),
            (#"{"url":"shop products"}"#, "link=/url&as=/path", "invalid-url"),
            (#"{"a":1}"#, "link=/url&as=/path", "no-url"), (#"{"url":null}"#, "link=/url&as=/path", "no-url"),
            (#"{"url":7}"#, "link=/url&as=/path", "url-not-text"),
            (#"{"url":"bare:only"}"#, "link=/url&as=/path&form=navigationPath", "no-route-type"),
            (#"{"url":"shop:products/7","path":[]}"#, "link=/url&as=/path", "occupied"),
            (#"{"url":"shop:products/7","a":[]}"#, "link=/url&as=/a/b", "no-place"),
            (#"{"url":"\ud800"}"#, "link=/url&as=/path", "invalid-json"),
            (#"{"url":"shop:products/7","url":""}"#, "link=/url&as=/path", "invalid-json"),
            (#"{"url":"shop:products/7"}"#, "link=/url&as=/path&limit=30", "over-limit"),
            (#"{"url":"shop:products/7"}"#, "link=/url&as=/path&limit=10", "over-limit"),
        ])
    func unchanged(_ body: String, _ query: String, _ reason: String) throws {
        #expect(try self.reason(body, query) == "false; reason=\(reason)")
        let strict = try enrich(body, query + "&strict=true")
        #expect(strict.status.code >= 400)
        #expect(strict["Content-Type"] == "application/problem+json")
    }

    @Test("the limit counts the bytes of the result: at the limit it goes, one below it does not")
    func limit() throws {
        let body = #"{"url":"shop:products/7"}"#
        let count = try enrich(body).body.count
        #expect(try enrich(body, "link=/url&as=/path&limit=\(count)")["Deeplinkd-Enriched"] == "true")
        #expect(try reason(body, "link=/url&as=/path&limit=\(count - 1)") == "false; reason=over-limit")
        let padding = String(repeating: " ", count: 4_097 - body.utf8.count)
        #expect(try reason(body + padding) == "false; reason=over-limit")
    }

    @Test("routes that make a payload too deep are left out")
    func depth() throws {
        let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
        let table = """
            { apps: { deep: { origins: ["deep://"], links: [{ pattern: "/", routes: [\(deep)] }] } } }
            """
        let service = try TestService(table)
        let fits = service.post("/enrich?link=/u&as=/p", #"{"u":"deep:"}"#)
        #expect(fits["Deeplinkd-Enriched"] == "true")
        #expect((try? fits.json()) != nil)
        let response = service.post("/enrich?link=/u&as=\(String(repeating: "/a", count: 20))", #"{"u":"deep:"}"#)
        #expect(response["Deeplinkd-Enriched"] == "false; reason=too-deep")
        #expect(response.text == #"{"u":"deep:"}"#)
    }

    @Test(
        "strict: the problem names what is wrong, and which payload",
        arguments: [
            (#"[{"url":"shop:products/7"},{"url":"shop:products/x"}]"#, 404, "no-match", 1),
            (#"[{"url":"shop:products/7"},7]"#, 400, "invalid-parameter", 1),
            (#"{"url":"shop:products/7","path":1}"#, 400, "invalid-parameter", nil),
            (#"{"url":"shop:products/7"#, 400, "invalid-json", nil),
            (
                #"{"url":"shop:products/7","x":"\#(String(repeating: "x", count: 4_060))"}"#, 413, "payload-too-large",
                nil
            ),
        ] as [(String, Int, String, Int?)])
    func strict(_ body: String, _ status: Int, _ code: String, _ index: Int?) throws {
        let response = try enrich(body, "link=/url&as=/path&strict=true")
        #expect(response.status.code == status)
        #expect(try response.json()["code"]?.string == code)
        #expect(try response.json()["index"]?.number == index)
        #expect(response["Deeplinkd-Enriched"] == nil)
    }

    @Test("of an array and of lines each payload is taken by itself, and what stands between stays")
    func many() throws {
        let array = try enrich(#" [ {"url":"shop:products/1"} ,7, {"url":"shop:nowhere"},{"url":"shop:products/2"}] "#)
        #expect(array["Deeplinkd-Enriched"] == "2/4")
        #expect(
            array.text == #" [ {"url":"shop:products/1","path":[{"product":{"id":1}}]} ,7, {"url":"shop:nowhere"},"#
                + #"{"url":"shop:products/2","path":[{"product":{"id":2}}]}] "#)
        let lines = try enrich(
            "{\"url\":\"shop:products/1\"}\r\n\n{\"url\":\nx\n{\"url\":\"shop:products/2\"}",
            "link=/url&as=/path", type: "application/x-ndjson")
        #expect(lines["Content-Type"] == "application/x-ndjson")
        #expect(lines["Deeplinkd-Enriched"] == "2/4")
        #expect(
            lines.text == "{\"url\":\"shop:products/1\",\"path\":[{\"product\":{\"id\":1}}]}\r\n\n{\"url\":\nx\n"
                + "{\"url\":\"shop:products/2\",\"path\":[{\"product\":{\"id\":2}}]}")
        #expect(try enrich("[]")["Deeplinkd-Enriched"] == "0/0")
    }

    @Test(
        "a mistake of the request is a problem, strict or not",
        arguments: [
            ("as=/path", "{}", "missing-parameter"), ("link=/url", "{}", "missing-parameter"),
            ("link=url&as=/path", "{}", "invalid-parameter"), ("link=/url&as=", "{}", "invalid-parameter"),
            ("link=/url&as=/path&limit=0", "{}", "invalid-parameter"),
            ("link=/url&as=/path&limit=65537", "{}", "invalid-parameter"),
            ("link=/url&as=/path&form=x", "{}", "invalid-parameter"),
            ("link=/url&as=/path&strict=yes", "{}", "invalid-parameter"),
            ("link=/url&as=/path&app=x", "{}", "unknown-app"),
            ("link=/url&as=/path&url=x", "{}", "unexpected-parameter"),
            ("link=/url&as=/path", #"{"url":"shop:products/7""#, "invalid-json"),
            ("link=/url&as=/path&limit=1", "[1,]", "invalid-json"), ("link=/url&as=/path", "nonsense", "invalid-json"),
            ("link=/url&as=/path", " ", "missing-parameter"), ("link=/url&as=/path", "7", "invalid-parameter"),
            ("link=/url&as=/path", "[\(String(repeating: "1,", count: 10_000))1]", "too-many-urls"),
        ])
    func mistakes(_ query: String, _ body: String, _ code: String) throws {
        let response = try enrich(body, query)
        #expect(response.status == .badRequest)
        #expect(try response.json()["code"]?.string == code)
    }
}
