import HTTPMessages
import NavigationPaths
import Testing

@testable import DeepLinkAPI

@Suite("POST /resolve")
struct BatchTests {
    @Test("one URL, with an id that is echoed as it is")
    func one() throws {
        let response = try TestService().post(
            "/resolve", #"{"id": {"b":1.10, "a":[1]} , "url":"\/products\/7","app":"shop"}"#)
        #expect(response.status == .ok)
        #expect(response["Content-Type"] == "application/json")
        #expect(response.text.utf8.starts(with: #"{"id":{"b":1.10, "a":[1]},"url":"/products/7","app":"shop""#.utf8))
    }

    @Test("one URL that opens nothing has the status of its problem")
    func oneMiss() throws {
        let response = try TestService().post("/resolve", #"{"url":"shop:products/x"}"#)
        #expect(response.status == .notFound)
        #expect(try response.json()["code"]?.string == "no-match")
    }

    @Test("many URLs are answered in order, each with its own status")
    func many() throws {
        let body = """
            {"urls": ["shop:products/1", {"url": "shop:offers", "appVersion": "1", "id": 5},
              {"url": "/only", "app": "bare", "id": null}, 7, {"id": "x", "ulr": "a"}, {"id": [2]},
              {"url": "shop:products/2", "app": "nobody", "id": "y"}, "a b"], "platform": null}
            """
        let response = try TestService().post("/resolve", body)
        #expect(response.status == .ok)
        let results = try #require(try response.json()["results"])
        let statuses = (0..<results.count).map { results[$0]?["status"]?.number }
        #expect(statuses == [200, 404, 200, 400, 400, 400, 400, 400])
        #expect(results[0]?["routes"]?[0]?["product"]?["id"]?.number == 1)
        #expect(results[1]?["code"]?.string == "app-too-old")
        #expect(results[1]?["id"]?.number == 5)
        #expect(results[1]?["url"]?.string == "shop:offers")
        #expect(results[2]?["id"] == nil)
        #expect(results[2]?["app"]?.string == "bare")
        #expect(results[4]?["id"]?.string == "x")
        #expect(results[5]?["id"]?[0]?.number == 2)
        #expect(results[5]?["code"]?.string == "missing-parameter")
        #expect(results[6]?["code"]?.string == "unknown-app")
        #expect(results[7]?["code"]?.string == "invalid-url")
    }

    @Test("the query holds for every element, the body's keys win, the element's own keys win over both")
    func defaults() throws {
        let service = try TestService()
        let url = #"{"url":"shop:offers"}"#
        #expect(try service.post("/resolve?appVersion=1", url).json()["code"]?.string == "app-too-old")
        let own = #"{"url":"shop:offers","appVersion":"2.1"}"#
        #expect(service.post("/resolve?appVersion=1", own).status == .ok)
        let batch = #"{"urls":["shop:offers",{"url":"shop:offers","appVersion":"3"}],"appVersion":"2"}"#
        let results = try #require(try service.post("/resolve?appVersion=9", batch).json()["results"])
        #expect(results[0]?["code"]?.string == "app-too-old")
        #expect(results[1]?["link"]?.string == "offers")
    }

    @Test("include is a list or a text")
    func include() throws {
        let service = try TestService()
        for include in [#"["navigationPath","explain"]"#, #""navigationPath,explain""#] {
            let body = try service.post("/resolve", #"{"url":"shop:products/1","include":"# + include + "}").json()
            #expect(body["navigationPath"]?.count == 2)
            #expect(body["explain"] != nil)
        }
        let none = try service.post("/resolve?include=explain", #"{"url":"shop:products/1","include":[]}"#).json()
        #expect(none["explain"] == nil)
    }

    @Test("lines give lines, malformed ones too")
    func lines() throws {
        let body = "\"shop:products/1\"\r\n\n{\"url\":\"shop:products/x\",\"id\":2}\n{\n \t\n7\n\"shop:offers\""
        let response = try TestService().post("/resolve", body, type: "application/x-ndjson; charset=utf-8")
        #expect(response.status == .ok)
        #expect(response["Content-Type"] == "application/x-ndjson")
        let lines = try response.text.split(separator: "\n").map {
            try JSONValue(reading: Array($0.utf8), dialect: .rfc8259)
        }
        #expect(lines.map { $0["status"]?.number } == [200, 404, 400, 400, 200])
        #expect(lines[1]["id"]?.number == 2)
        #expect(lines[2]["code"]?.string == "invalid-json")
        #expect(response.text.utf8.last == UInt8(ascii: "\n"))
    }

    @Test("ten thousand URLs are answered")
    func tenThousand() throws {
        let urls = (0..<10_000).map { "\"shop:products/\($0)\"" }.joined(separator: ",")
        let results = try #require(try TestService().post("/resolve", "{\"urls\":[\(urls)]}").json()["results"])
        #expect(results.count == 10_000)
        #expect(results[9_999]?["params"]?["id"]?.number == 9_999)
    }

    @Test("an answer that grows too long is refused")
    func tooLong() throws {
        let service = try TestService().service
        var batch = ResolutionBatch(snapshot: service.current, question: ResolutionQuestion())
        batch.longestAnswer = 1000
        var resolver = Resolver()
        var output: [UInt8] = []
        let line = Array("\"shop:products/1\"\n".utf8)
        try batch.appendLines(line, &resolver, to: &output)
        let error = #expect(throws: RequestFailure.self) {
            try batch.appendLines(Array(repeatElement(line, count: 10).joined()), &resolver, to: &output)
        }
        #expect(Problem(try #require(error)).code == .tooManyURLs)
        #expect(throws: RequestFailure.self) {
            let urls = Array(repeatElement("\"shop:products/1\"", count: 10)).joined(separator: ",")
            try batch.appendAnswer(Array("{\"urls\":[\(urls)]}".utf8), &resolver, to: &output)
        }
    }
}
