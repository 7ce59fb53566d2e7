import HTTPMessages
import MicroHTTPD
import Testing

extension SocketTests {
    @Suite struct ServingTests {
        @Test("a GET is answered, with the target as it came")
        func get() throws {
            let server = try TestServer.shared()
            let client = try server.connect()
            let target = "/a%2Fb/%00?x=%26&&y+z=1?2"
            let response = try #require(
                try client.exchange("GET \(target) HTTP/1.1\r\nHost: a\r\nX-Probe:  v \r\n\r\n"))
            #expect(response.status == 200)
            #expect(response.text == "GET \(target)\nHost: a\nX-Probe: v\n\n")
            #expect(response["Content-Length"] == String(response.body.count))
            #expect(response["Content-Type"] == "text/plain")
            #expect(response["Date"]?.hasSuffix(" GMT") == true)
            #expect(!response.closes)
        }

        @Test("requests on one connection do not see each other")
        func keptAlive() throws {
            let server = try TestServer.shared()
            let client = try server.connect()
            for number in 1...50 {
                let body = String(repeating: "b", count: number % 3 * 700)
                let request =
                    "POST /\(number) HTTP/1.1\r\nHost: h\r\nX-Probe: p\(number)\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
                let response = try #require(try client.exchange(request + body))
                #expect(
                    response.text
                        == "POST /\(number)\nHost: h\nX-Probe: p\(number)\nContent-Length: \(body.utf8.count)\n\n\(body)"
                )
            }
        }

        @Test("requests sent at once are answered in their order")
        func pipelining() throws {
            let server = try TestServer.shared()
            let client = try server.connect()
            let requests = (0..<100).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }
            try client.send(requests.joined())
            for number in 0..<100 {
                let response = try #require(try client.response())
                #expect(response.text.hasPrefix("GET /\(number)\n"))
            }
        }

        @Test("HEAD has the head of GET and no body")
        func head() throws {
            let server = try TestServer.shared()
            let client = try server.connect()
            let head = try #require(try client.exchange("HEAD /x HTTP/1.1\r\nHost: a\r\n\r\n"))
            #expect(head.status == 200)
            #expect(head["Content-Length"] == "17")
            let next = try #require(try client.exchange("GET /x HTTP/1.1\r\nHost: a\r\n\r\n"))
            #expect(next.text == "GET /x\nHost: a\n\n")
        }

        @Test("a chunked body is joined, in pieces of any size")
        func chunked() throws {
            let server = try TestServer.shared()
            let client = try server.connect()
            let long = String(repeating: "x", count: 100_000)
            let size = String(long.utf8.count, radix: 16)
            let head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
            let body = "3\r\nabc\r\n1\r\nd\r\n\(size)\r\n\(long)\r\n0\r\n\r\n"
            let response = try #require(try client.exchange(head + body))
            #expect(response.text == "POST /\nHost: a\n\nabcd\(long)")
            let small = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n"
            for byte in small.utf8 { try client.send([byte]) }
            #expect(try client.response()?.text == "POST /\nHost: a\n\nabc")
        }

        @Test("a client that asks first is told to go on")
        func expectContinue() throws {
            let server = try TestServer.shared()
            let client = try server.connect()
            try client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
            #expect(try client.response()?.status == 100)
            try client.send("abc")
            #expect(try client.response()?.text == "POST /\nHost: a\nContent-Length: 3\n\nabc")
        }

        @Test("HTTP/1.0 closes after its answer, or keeps alive when asked to")
        func oldVersion() throws {
            let server = try TestServer.shared()
            let client = try server.connect()
            let kept = try #require(try client.exchange("GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n"))
            #expect(kept.status == 200)
            #expect(kept["Connection"]?.lowercased() == "keep-alive")
            let last = try #require(try client.exchange("GET / HTTP/1.0\r\n\r\n"))
            #expect(last.closes)
            #expect(client.isClosed())
        }

        @Test("Connection: close is kept")
        func close() throws {
            let server = try TestServer.shared()
            let client = try server.connect()
            let response = try #require(try client.exchange("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"))
            #expect(response.closes)
            #expect(client.isClosed())
        }

        @Test(
            "every form of target is read",
            arguments: [
                ("GET http://example.com/a?b HTTP/1.1", "GET /a?b\nHost: example.com\n\n"),
                ("GET HTTPS://example.com:8080 HTTP/1.1", "GET /\nHost: example.com:8080\n\n"),
                ("GET http://e?x=/y HTTP/1.1", "GET /?x=/y\nHost: e\n\n"),
                ("OPTIONS * HTTP/1.1", "OPTIONS *\nHost: a\n\n"),
                ("DELETE /%ff//x;y HTTP/1.1", "DELETE /%ff//x;y\nHost: a\n\n"),
                ("M-SEARCH /caf\u{E9} HTTP/1.1", "M-SEARCH /caf\u{E9}\nHost: a\n\n"),
                ("get / HTTP/1.1", "get /\nHost: a\n\n"),
            ])
        func targets(line: String, expected: String) throws {
            let server = try TestServer.shared()
            let client = try server.connect()
            let response = try #require(try client.exchange("\(line)\r\nHost: a\r\n\r\n"))
            #expect(response.status == 200)
            #expect(response.text == expected)
        }

        @Test("an answer of many megabytes arrives whole, also to a slow reader")
        func longAnswer() throws {
            let body = [UInt8]((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
            let server = try TestServer(responder: ConstantResponder(body: body))
            let client = try TestClient(port: server.port, receiveBuffer: 8192)
            try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try client.response()?.body == body)
            #expect(try client.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n")?.body == body)
        }

        @Test("header fields with a line end in their value are left out, whoever wrote them")
        func responseSplitting() throws {
            let server = try TestServer(
                responder: ConstantResponder(headers: [.init("X-Bad", "a\r\nX-Injected: b"), .init("X-Good", "c")]))
            let client = try server.connect()
            let response = try #require(try client.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n"))
            #expect(response["X-Injected"] == nil)
            #expect(response["X-Good"] == "c")
        }
    }
}
