import DeepLinkAPI
import HTTPMessages
import NavigationPaths
import Testing

@Suite("/path/encode and /path/decode")
struct PathTests {
    @Test("decoding keeps every digit, and encoding its answer gives the input again, byte for byte")
    func roundTrip() throws {
        let service = try TestService()
        let path = #"["MyApp.User","{\"id\":12345678901234567890,\"x\":1.10}","Swift.Int","42"]"#
        let decoded = service.post("/path/decode", path)
        #expect(decoded.status == .ok)
        #expect(
            decoded.text == #"{"routes":[42,{"id":12345678901234567890,"x":1.10}],"types":["Swift.Int","MyApp.User"]}"#)
        let encoded = service.post("/path/encode", decoded.text)
        #expect(encoded.status == .ok)
        #expect(encoded["Content-Type"] == "application/json")
        #expect(encoded.text == path)
    }

    @Test("the type of all routes is named, or is the app's")
    func types() throws {
        let service = try TestService()
        let expected = #"["Shop.Route","{\"b\":2}","Shop.Route","{\"a\": 1}"]"#
        #expect(service.post("/path/encode?app=shop", #"[{"a": 1},{"b":2}]"#).text == expected)
        #expect(service.post("/path/encode?type=Shop%2ERoute", #"[{"a": 1},{"b":2}]"#).text == expected)
        #expect(service.post("/path/encode", "[]").text == "[]")
    }

    @Test("GET takes the same from the query")
    func query() throws {
        let service = try TestService()
        #expect(
            service.get("/path/decode?path=%5B%22Swift.Int%22,%2242%22%5D").text
                == #"{"routes":[42],"types":["Swift.Int"]}"#)
        #expect(service.get("/path/encode?routes=%5B42%5D&type=Swift.Int").text == #"["Swift.Int","42"]"#)
    }

    @Test("without a Content-Type a body is taken for JSON")
    func noContentType() throws {
        let request = HTTPRequest(.post, "/path/decode", body: "[]")
        #expect(try TestService().service.respond(to: request).text == #"{"routes":[],"types":[]}"#)
    }
}
