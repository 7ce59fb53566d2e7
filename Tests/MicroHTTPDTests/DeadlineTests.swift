import HTTPMessages
import MicroHTTPD
import SystemIO
import Testing

/// Slow clients, with a request timeout of one second.
extension SocketTests {
    @Suite struct DeadlineTests {
        private func server(_ adjust: (inout HTTPServerConfiguration) -> Void = { _ in }) throws -> TestServer {
            try TestServer {
                $0.requestTimeout = 1
                $0.idleTimeout = 1
                adjust(&$0)
            }
        }

        /// Sends a byte every 50 ms until the server has had enough. Returns the answer and the seconds it took.
        private func drip(_ client: TestClient, _ bytes: String) throws -> (response: TestResponse?, seconds: Double) {
            let time = Stopwatch()
            for byte in bytes.utf8 {
                do { try client.send([byte]) } catch is TestClient.Failure { break }
                if client.hasInput { break }
                sleep(milliseconds: 50)
            }
            let response = try client.response()
            return (response, time.seconds)
        }

        @Test(
            "a request that drips in is cut at the request timeout, with 408",
            arguments: [
                "GET / HTTP/1.1\r\nHost: a\r\nX-Long: \(String(repeating: "x", count: 200))",
                "GET /\(String(repeating: "x", count: 200))",
                "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 200\r\n\r\n\(String(repeating: "x", count: 200))",
            ])
        func dripping(bytes: String) throws {
            let server = try server()
            let (response, seconds) = try drip(server.connect(), bytes)
            #expect(response?.status == 408)
            #expect(response?.text == "the request was not complete within 1 seconds\n")
            #expect(response?.closes == true)
            #expect(seconds > 0.9 && seconds < 3, "\(seconds)")
        }

        @Test("a body that drips in after a head that came at once is cut at the request timeout")
        func drippingBody() throws {
            let server = try server()
            for head in ["Content-Length: 1000", "Transfer-Encoding: chunked"] {
                let client = try server.connect()
                try client.send("POST / HTTP/1.1\r\nHost: a\r\n\(head)\r\n\r\n")
                let start = head.hasPrefix("C") ? "" : "ff\r\n"
                let (response, seconds) = try drip(client, start + String(repeating: "b", count: 200))
                #expect(response?.status == 408)
                #expect(seconds > 0.8 && seconds < 3, "\(seconds)")
            }
        }

        @Test("a body over the limit that drips in is cut with its 413")
        func drippingTooMuch() throws {
            let server = try server { $0.maxBody = 10 }
            let client = try server.connect()
            try client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n")
            let (response, _) = try drip(client, String(repeating: "b", count: 200))
            #expect(response?.status == 413)
        }

        @Test(
            "a connection that never says anything is told so after the request timeout, an idle one is closed in silence"
        )
        func silence() throws {
            let server = try server()
            let silent = try server.connect()
            let idle = try server.connect()
            #expect(try idle.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n")?.status == 200)
            let time = Stopwatch()
            #expect(idle.isClosed())
            #expect(time.seconds < 3)
            #expect(try silent.response()?.status == 408)
            #expect(silent.isClosed())
        }

        @Test("on a kept-alive connection the time runs from the request line, not from connecting")
        func keptAlive() throws {
            let server = try server()
            let client = try server.connect()
            for _ in 0..<4 {
                try client.send("GET / HTTP/1.1\r\n")
                sleep(milliseconds: 400)
                #expect(try client.exchange("Host: a\r\n\r\n")?.status == 200)
            }
        }

        @Test("good requests beside dripping ones are all answered")
        func goodBesideDripping() throws {
            let server = try server()
            let drippers = try (0..<40).map { _ in try server.connect() }
            let time = Stopwatch()
            let good = try server.connect()
            var answered = 0
            var cut = Set<Int>()
            while cut.count < drippers.count && time.seconds < 5 {
                for _ in 0..<20 {
                    if try good.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n")?.status == 200 { answered += 1 }
                }
                for (index, dripper) in drippers.enumerated() where !cut.contains(index) {
                    if dripper.hasInput {
                        #expect(try dripper.response()?.status == 408)
                        cut.insert(index)
                    } else {
                        try? dripper.send("x")
                    }
                }
            }
            #expect(cut.count == drippers.count)
            #expect(time.seconds > 0.9 && time.seconds < 3)
            #expect(answered > 100)
        }

        @Test("a client that does not take its answer is cut, and the memory comes back")
        func notReading() throws {
            let server = try TestServer(responder: ConstantResponder(body: [UInt8](repeating: 0x61, count: 20_000_000)))
            {
                $0.requestTimeout = 1
                $0.slowestReader = 20_000_000
                $0.maxMemory = 30_000_000
            }
            let stuck = try TestClient(port: server.port, receiveBuffer: 4096)
            try stuck.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(waitUntil { stuck.hasInput })
            #expect(try server.connect().exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n")?.status == 503)
            #expect(waitUntil(seconds: 4) { server.server.connectionCount == 0 })
            #expect(try server.connect().exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n")?.status == 200)
        }

        @Test("resets in the middle of heads and bodies leave nothing behind")
        func resets() throws {
            let server = try TestServer { $0.maxMemory = 1_000_000 }
            for number in 0..<200 {
                let client = try server.connect()
                client.resetOnClose()
                switch number % 4 {
                case 0: try client.send("GET / HTTP/1.1\r\nHo")
                case 1:
                    try client.send(
                        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 50000\r\n\r\n\(String(repeating: "b", count: 40_000))"
                    )
                case 2: try client.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabc")
                default: try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                }
                if number % 8 > 3 { sleep(milliseconds: 1) }
            }
            #expect(waitUntil(seconds: 3) { server.server.connectionCount == 0 })
            let client = try server.connect()
            try client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 400000\r\n\r\n")
            try client.send([UInt8](repeating: 0x62, count: 400_000))
            #expect(try client.response()?.status == 200)
        }

        @Test("connections that their clients closed for writing are answered or forgotten")
        func halfClosed() throws {
            let server = try server()
            for text in ["", "GET / HT", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab"] {
                let client = try server.connect()
                try client.send(text)
                client.shutdownWriting()
                // The library does not see an end that comes together with bytes, so the deadline closes.
                if let response = try client.response() { #expect(response.status == 408) }
                #expect(client.isClosed())
            }
            let client = try server.connect()
            try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            client.shutdownWriting()
            #expect(try client.response()?.status == 200)
            #expect(client.isClosed())
            #expect(waitUntil(seconds: 3) { server.server.connectionCount == 0 })
        }
    }
}
