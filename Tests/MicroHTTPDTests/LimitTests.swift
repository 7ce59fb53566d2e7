import HTTPMessages
import MicroHTTPD
import SystemIO
import Testing

extension SocketTests {
    @Suite struct LimitTests {
        private let host = "HTTP/1.1\r\nHost: a\r\n"

        @Test("300 to 3,000 query arguments are answered", arguments: [300, 499, 500, 501, 512, 1000, 2000, 3000])
        func queryArguments(count: Int) throws {
            let client = try TestServer.shared().connect()
            let query = (0..<count).map { "a\($0 % 10)=1" }.joined(separator: "&")
            let time = Stopwatch()
            let response = try #require(try client.exchange("GET /resolve?\(query) \(host)\r\n"))
            #expect(response.status == 200)
            #expect(response.text.hasPrefix("GET /resolve?\(query)\n"))
            #expect(time.seconds < 2)
        }

        @Test("targets up to the limit are answered, and longer ones get 414")
        func targetLimit() throws {
            let server = try TestServer.shared()
            for (length, status) in [(24_999, 200), (25_000, 200), (25_001, 414), (27_000, 414)] {
                let client = try server.connect()
                let target = "/?" + String(repeating: "x", count: length - 2)
                let response = try #require(try client.exchange("GET \(target) \(host)\r\n"))
                #expect(response.status == status, "\(length)")
                if status == 414 { #expect(response.text == "the request target is longer than 25000 bytes\n") }
            }
        }

        @Test("a target of 25,000 bytes leaves room for 3 KB of header fields")
        func targetAndHeaders() throws {
            let client = try TestServer.shared().connect()
            let target = "/" + String(repeating: "x", count: 24_999)
            let fields = (0..<20).map { "X-\($0): \(String(repeating: "v", count: 140))\r\n" }.joined()
            let response = try #require(try client.exchange("GET \(target) \(host)\(fields)\r\n"))
            #expect(response.status == 200)
        }

        /// About the size of all that the library keeps for a connection it may answer by itself, or close.
        private func isAnsweredOrClosed(_ request: String) throws -> Bool {
            let client = try TestServer.shared().connect()
            let time = Stopwatch()
            do {
                try client.send(request)
                if let response = try client.response() {
                    #expect([200, 413, 414, 431].contains(response.status), "\(response.status)")
                    #expect(response.count(of: "Content-Length") == 1)
                    if response.closes { #expect(client.isClosed()) }
                }
            } catch is TestClient.Failure {
                // Closed while the client was still sending.
            }
            return time.seconds < 2
        }

        @Test("targets of 31,000 to 33,300 bytes are answered or closed at once", arguments: [0, 4096])
        func longTargets(headerBytes: Int) throws {
            let field = headerBytes == 0 ? "" : "X: \(String(repeating: "v", count: headerBytes))\r\n"
            for length in stride(from: 31_000, through: 33_300, by: 100) {
                let plain = String(repeating: "x", count: length)
                let query = String(repeating: "a=1&", count: length / 4)
                for target in ["/\(plain)", "/?\(query)"] {
                    #expect(try isAnsweredOrClosed("GET \(target) \(host)\(field)\r\n"), "\(length)")
                }
            }
        }

        @Test("cookies of 100 to 1,000 pairs are answered or closed at once")
        func cookies() throws {
            for pairs in stride(from: 100, through: 1000, by: 50) {
                let cookie = (0..<pairs).map { "name\($0)=value\($0)" }.joined(separator: "; ")
                #expect(try isAnsweredOrClosed("GET / \(host)Cookie: \(cookie)\r\n\r\n"), "\(pairs)")
            }
        }

        @Test("a cookie that the library cannot hold is told so once, by us")
        func cookieOverflow() throws {
            let client = try TestServer.shared().connect()
            let cookie = (0..<450).map { "n\($0)=v\($0)" }.joined(separator: "; ")
            let response = try #require(try client.exchange("GET / \(host)Cookie: \(cookie)\r\n\r\n"))
            #expect(response.status == 431)
            #expect(response.text == "the header fields are longer than 16384 bytes, or too many\n")
            #expect(response.closes)
            #expect(client.isClosed())
        }

        @Test("header fields over the limit get 431")
        func headerLimit() throws {
            let server = try TestServer.shared()
            let fields = { (bytes: Int) in "X: \(String(repeating: "v", count: bytes))\r\n" }
            let within = try server.connect().exchange("GET / \(host)\(fields(16_000))\r\n")
            #expect(within?.status == 200)
            let client = try server.connect()
            let over = try #require(try client.exchange("GET / \(host)\(fields(17_000))\r\n"))
            #expect(over.status == 431)
            #expect(over.closes)
            #expect(client.isClosed())
        }

        @Test("many short header fields are answered or closed at once")
        func manyHeaders() throws {
            for count in [50, 100, 150, 200, 300, 500, 1000] {
                let fields = (0..<count).map { "X-\($0): v\r\n" }.joined()
                #expect(try isAnsweredOrClosed("GET / \(host)\(fields)\r\n"), "\(count)")
            }
        }

        @Test("a body at the limit is taken")
        func bodyLimit() throws {
            let server = try TestServer { $0.maxBody = 100_000 }
            let client = try server.connect()
            let body = String(repeating: "b", count: 100_000)
            let exact = try #require(try client.exchange("POST / \(host)Content-Length: 100000\r\n\r\n\(body)"))
            #expect(exact.status == 200)
            #expect(exact.body.count > 100_000)
            let chunked = "POST / \(host)Transfer-Encoding: chunked\r\n\r\n186a0\r\n\(body)\r\n0\r\n\r\n"
            #expect(try client.exchange(chunked)?.status == 200)
        }

        @Test("a client that sends all first and reads later reads the 413", arguments: [false, true])
        func bodyOverLimit(chunked: Bool) throws {
            let server = try TestServer { $0.maxBody = 100_000 }
            let client = try server.connect()
            let body = [UInt8](repeating: 0x62, count: 8_000_000)
            if chunked {
                try client.send("POST / \(host)Transfer-Encoding: chunked\r\n\r\n7a1200\r\n")
                try client.send(body)
                try client.send("\r\n0\r\n\r\n")
            } else {
                try client.send("POST / \(host)Content-Length: 8000000\r\n\r\n")
                try client.send(body)
            }
            let response = try #require(try client.response())
            #expect(response.status == 413)
            #expect(response.text == "the body is longer than 100000 bytes\n")
            // All of it was read, so the connection is still good.
            #expect(try client.exchange("GET /next \(host)\r\n")?.status == 200)
        }

        @Test("a client that asks first hears the 413 before it sends")
        func expectContinueOverLimit() throws {
            let server = try TestServer { $0.maxBody = 1000 }
            let client = try server.connect()
            let head = "POST / \(host)Content-Length: 1001\r\nExpect: 100-continue\r\n\r\n"
            let response = try #require(try client.exchange(head))
            #expect(response.status == 413)
            #expect(response.closes)
            // It may send all the same, for a while, without a reset that would take the answer away.
            for _ in 0..<20 { try client.send([UInt8](repeating: 0x62, count: 50)) }
            client.shutdownWriting()
            #expect(client.isClosed())
        }

        @Test("bodies over the memory limit get 503, others go on, and the memory comes back")
        func memoryLimit() throws {
            let server = try TestServer {
                $0.maxBody = 1_000_000
                $0.maxMemory = 2_500_000
            }
            let body = [UInt8](repeating: 0x62, count: 999_999)
            let clients = try (0..<4).map { _ in try server.connect() }
            for client in clients {
                try client.send("POST / \(host)Content-Length: 1000000\r\n\r\n")
                try client.send(body)
            }
            #expect(try server.connect().exchange("GET / \(host)\r\n")?.status == 200)
            // The last byte of each, when all have come as far as they get.
            sleep(milliseconds: 200)
            var statuses: [Int] = []
            for client in clients {
                try client.send("b")
                let response = try #require(try client.response())
                statuses.append(response.status)
                if response.status == 503 { #expect(response["Retry-After"] == "1") }
            }
            #expect(statuses.contains(200) && statuses.contains(503), "\(statuses)")
            for _ in 0..<5 {
                #expect(try clients[0].exchange("POST / \(host)Content-Length: 3\r\n\r\nabc")?.status == 200)
            }
            let again = try server.connect()
            try again.send("POST / \(host)Content-Length: 1000000\r\n\r\n")
            try again.send(body + [0x62])
            #expect(try again.response()?.status == 200)
        }

        @Test("answers over the memory limit get 503")
        func answerMemory() throws {
            let server = try TestServer(responder: ConstantResponder(body: [UInt8](repeating: 0x61, count: 100_000))) {
                $0.maxMemory = 150_000
            }
            let idle = try server.connect()
            for _ in 0..<5 { #expect(try idle.exchange("GET / \(host)\r\n")?.status == 200) }
            let second = try TestServer(responder: ConstantResponder(body: [UInt8](repeating: 0x61, count: 200_000))) {
                $0.maxMemory = 150_000
            }
            #expect(try second.connect().exchange("GET / \(host)\r\n")?.status == 503)
        }

        @Test("over the connection limit clients wait, are served when others leave, and it is told once")
        func connectionLimit() throws {
            let full = Counter()
            var configuration = HTTPServerConfiguration(listeners: [try ListenAddress("127.0.0.1:0")], threads: 2)
            configuration.drainTimeout = 0
            configuration.maxConnections = 4
            let server = try HTTPServer.start(configuration, responder: EchoResponder()) { event in
                if event == .connectionsFull(limit: 4) { full.add() }
            }
            defer { server.stop() }
            let port = try #require(server.boundAddresses.first?.port)
            var first = try (0..<4).map { _ in try TestClient(port: port) }
            for client in first { #expect(try client.exchange("GET / \(host)\r\n")?.status == 200) }
            let waiting = try (0..<3).map { _ in try TestClient(port: port) }
            for client in waiting { try client.send("GET /waited \(host)\r\n") }
            sleep(milliseconds: 300)
            #expect(server.connectionCount == 4)
            #expect(full.value == 1)
            first = []
            for client in waiting { #expect(try client.response()?.text.hasPrefix("GET /waited\n") == true) }
        }
    }
}
