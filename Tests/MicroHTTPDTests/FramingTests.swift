import HTTPMessages
import MicroHTTPD
import Testing

/// From 1.0 on libmicrohttpd refuses most of these by itself, in its own words.
private let libraryIsOld = HTTPServer.libraryVersion.hasPrefix("0.")

/// Requests that two readers could take for two different ones are refused, and the connection is closed.
extension SocketTests {
    @Suite struct FramingTests {
        struct Case: Sendable, CustomTestStringConvertible {
            let request: String
            let fault: HTTPFramingFault

            init(_ request: String, _ fault: HTTPFramingFault) {
                self.request = request
                self.fault = fault
            }

            var testDescription: String { "\(request.prefix(100).debugDescription): \(fault)" }
        }

        @Test(
            "a request that cannot be framed for certain is refused", .enabled(if: libraryIsOld),
            arguments: [
                Case(
                    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 3\r\n\r\nabc",
                    .duplicateContentLength),
                Case(
                    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\ncontent-length: 4\r\n\r\nabcd",
                    .duplicateContentLength),
                Case(
                    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\n",
                    .duplicateContentLength),
                Case(
                    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                    .contentLengthWithTransferEncoding),
                Case("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n", .invalidContentLength),
                Case("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +3\r\n\r\nabc", .invalidContentLength),
                Case("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", .invalidContentLength),
                Case("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3, 3\r\n\r\nabc", .invalidContentLength),
                Case("POST / HTTP/1.1\r\nHost: a\r\nContent-Length:\r\n\r\n", .invalidContentLength),
                Case(
                    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n", .invalidContentLength),
                Case(
                    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9999999999999999999\r\n\r\n", .invalidContentLength),
                Case(
                    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", .transferEncoding
                ),
                Case("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n", .transferEncoding),
                Case("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: identity\r\n\r\n", .transferEncoding),
                Case(
                    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                    .transferEncoding),
                Case("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", .transferEncoding),
                Case("GET / HTTP/1.1\r\n\r\n", .missingHost),
                Case("GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", .duplicateHost),
                Case("GET / HTTP/1.1\r\nHost: a b\r\n\r\n", .invalidHost),
                Case("GET / HTTP/1.1\r\nHost: user@a\r\n\r\n", .invalidHost),
                Case("GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", .invalidHost),
                Case("POST / HTTP/1.1\r\nHost: a\r\nContent-Length : 3\r\n\r\nabc", .headerName),
                Case("GET / HTTP/1.1\r\nHost: a\r\nX(y): 1\r\n\r\n", .headerName),
                Case("GET / HTTP/1.1\r\nHost: a\r\n: 1\r\n\r\n", .headerName),
                Case("GET / HTTP/1.1\r\n: 1\r\nHost: a\r\n\r\n", .headerName),
                Case("GET / HTTP/1.1\r\nHost: a\r\n:\r\nContent-Length: 3\r\n\r\nabc", .headerName),
                Case("GET / HTTP/1.0\r\nX: a\n:\n\r\n", .headerName),
                Case("GET / HTTP/1.1\r\nX: a\u{0}b\r\nHost: a\r\n\r\n", .headerValue),
                Case("GET / HTTP/1.1\r\nHost: a\r\nX: a\u{0}b\r\n\r\n", .headerName),
                Case("GET / HTTP/1.1\r\nHost: a\r\nX\u{E9}: 1\r\n\r\n", .headerName),
                Case("GET / HTTP/1.1\r\nHost: a\r\nX: 1\r\n Content-Length: 5\r\n\r\n", .headerName),
                Case("GET / HTTP/1.1\r\nHost: a\r\nX: 1\r\n\tfolded\r\n\r\n", .headerName),
                Case("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n", .headerName),
                Case("GET / HTTP/1.1\r\nHost: a\r\nX: a\u{1}b\r\n\r\n", .headerValue),
                Case("GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n", .headerValue),
                Case("GET / HTTP/1.1\r\nHost: a\r\nX: a\u{7F}\r\n\r\n", .headerValue),
                Case("GET / HTTP/1.1\r\nHost: a\r\nX: a\u{0}b\r\nY: c\r\n\r\n", .headerValue),
                Case("GET /a\u{0}b HTTP/1.1\r\nHost: a\r\n\r\n", .target),
                Case("GET /a b HTTP/1.1\r\nHost: a\r\n\r\n", .target),
                Case("GET /a\tb HTTP/1.1\r\nHost: a\r\n\r\n", .target),
                Case("GET /a?b\u{7F} HTTP/1.1\r\nHost: a\r\n\r\n", .target),
                Case("GET a HTTP/1.1\r\nHost: a\r\n\r\n", .target),
                Case("GET * HTTP/1.1\r\nHost: a\r\n\r\n", .target),
                Case("GET ftp://a/ HTTP/1.1\r\nHost: a\r\n\r\n", .target),
                Case("GET http:///a HTTP/1.1\r\nHost: a\r\n\r\n", .target),
                Case("GET http://u@a/ HTTP/1.1\r\nHost: a\r\n\r\n", .target),
                Case("G(T / HTTP/1.1\r\nHost: a\r\n\r\n", .method),
                Case("G\u{E9}T / HTTP/1.1\r\nHost: a\r\n\r\n", .method),
            ])
        func refused(_ example: Case) throws {
            let server = try TestServer.shared()
            let client = try server.connect()
            let response = try #require(
                try client.exchange(example.request + "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n"))
            #expect(response.status == 400)
            #expect(response.text == "bad request: \(example.fault)\n")
            #expect(response.closes)
            #expect(response.count(of: "Content-Length") == 1)
            #expect(client.isClosed(), "nothing may follow, and no second header block")
        }

        @Test(
            "what looks odd but is clear is answered",
            arguments: [
                "POST / HTTP/1.1\r\nHost:a\r\nContent-Length:3\r\n\r\nabc",
                "POST / HTTP/1.1\r\nHost: a\r\nX: caf\u{E9}\t!\r\nContent-Length: 003\r\n\r\nabc",
                "POST / HTTP/1.1\r\nHost: a \t\r\ncontent-LENGTH:   3\r\n\r\nabc",
                "POST / HTTP/1.1\r\nHost: a\r\nX:\r\nTransfer-Encoding: CHUNKED\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
                "\r\nPOST / HTTP/1.1\r\nHost: [::1]:80\r\nContent-Length: 3\r\n\r\nabc",
                "POST / HTTP/1.1\r\nHost:\r\nContent-Length: 3\r\n\r\nabc",
                "POST / HTTP/1.1\nHost: a\nContent-Length: 3\n\nabc",
            ])
        func accepted(_ request: String) throws {
            let server = try TestServer.shared()
            let client = try server.connect()
            let response = try #require(try client.exchange(request))
            #expect(response.status == 200)
            #expect(response.text.hasSuffix("\n\nabc"))
        }

        @Test(
            "nothing follows a request with trailers, which the library does not read well", .enabled(if: libraryIsOld))
        func trailers() throws {
            let server = try TestServer.shared()
            let client = try server.connect()
            try client.send(
                "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: a\r\n: b\r\nGET /smuggled HTTP/1.1\r\n\r\n"
            )
            let response = try #require(try client.response())
            #expect(response.status == 200)
            #expect(response.closes)
            #expect(client.isClosed())
        }

        @Test("a long head that comes in many pieces is read like one that comes whole")
        func manyPieces() throws {
            let server = try TestServer.shared()
            let client = try server.connect()
            let fields = (0..<60).map { "X-Field-\($0): \(String(repeating: "v", count: $0 * 5))\r\n" }.joined()
            let request =
                "GET /\(String(repeating: "t", count: 9000)) HTTP/1.1\r\nHost: a\r\n\(fields)X-Probe: end\r\n\r\n"
            let bytes = Array(request.utf8)
            for size in [1000, 333, 4096, 77] {
                for start in stride(from: 0, to: bytes.count, by: size) {
                    try client.send(Array(bytes[start..<min(start + size, bytes.count)]))
                }
                let response = try #require(try client.response())
                #expect(response.status == 200)
                #expect(response.text.hasSuffix("X-Probe: end\n\n"))
            }
        }

        @Test(
            "what the library refuses by itself is one answer or a close",
            arguments: [
                "GET\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/9.9\r\nHost: a\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n",
                "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}\u{1}\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabcd\r\n0\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
            ])
        func refusedByLibrary(_ request: String) throws {
            let server = try TestServer.shared()
            let client = try server.connect()
            try client.send(request)
            client.shutdownWriting()
            if let response = try client.response() {
                #expect((400...505).contains(response.status))
                #expect(response.closes)
            }
            #expect(client.isClosed())
        }
    }
}
