import Glibc
import HTTPMessages
import MicroHTTPD
import SystemIO
import Testing

extension SocketTests {
    @Suite struct ShutdownTests {
        private let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

        private func server(threads: Int = 2, _ responder: any HTTPResponder = EchoResponder()) throws -> TestServer {
            try TestServer(threads: threads, responder: responder) { $0.drainTimeout = 5 }
        }

        @Test("while closing, everything is answered and every answer closes")
        func closing() throws {
            let server = try server()
            let client = try server.connect()
            #expect(try client.exchange(request)?.closes == false)
            server.server.beginDrain()
            #expect(try client.exchange(request)?.closes == true)
            #expect(client.isClosed())
            #expect(try server.connect().exchange(request)?.status == 200)
        }

        @Test("what is under way when the server stops is answered whole")
        func inFlight() throws {
            let responder = GateResponder()
            let server = try server(threads: 1, responder)
            let gate = try server.connect()
            let uploading = try server.connect()
            try uploading.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\n\r\nabc")
            sleep(milliseconds: 100)
            try gate.send("GET /gate HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(waitUntil { responder.heldNow == 1 })
            // These get no further than the backlog: the only thread is held.
            let waiting = try (0..<20).map { _ in try server.connect() }
            for client in waiting { try client.send(request) }
            let stopping = TestThread { [server = server.server] in server.stop() }
            sleep(milliseconds: 200)
            responder.release()
            for client in [gate] + waiting {
                let response = try #require(try client.response())
                #expect(response.status == 200)
                #expect(response.closes)
            }
            sleep(milliseconds: 300)
            try uploading.send("def")
            #expect(try uploading.response()?.text.hasSuffix("abcdef") == true)
            stopping.join()
            #expect(server.server.connectionCount == 0)
            #expect(throws: TestClient.Failure(call: "connect", code: ECONNREFUSED)) { try server.connect() }
        }

        @Test("idle connections hold nothing up for longer than a second, whether they have been used or not")
        func idle() throws {
            let server = try server()
            let used = try server.connect()
            #expect(try used.exchange(request)?.status == 200)
            let unused = try server.connect()
            #expect(waitUntil { server.server.connectionCount == 2 })
            let time = Stopwatch()
            server.server.stop()
            #expect(time.seconds < 3, "\(time.seconds)")
            #expect(used.isClosed())
            #expect(unused.isClosed())
        }

        @Test("an upload that never ends is cut when the time to drain is over")
        func drainTimeout() throws {
            let cut = Counter()
            var configuration = HTTPServerConfiguration(listeners: [try ListenAddress("127.0.0.1:0")])
            configuration.drainTimeout = 1
            let server = try HTTPServer.start(configuration, responder: EchoResponder()) { event in
                if case .cut(let connections) = event { cut.add(connections) }
            }
            let client = try TestClient(port: #require(server.boundAddresses.first?.port))
            try client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab")
            #expect(waitUntil { server.connectionCount == 1 })
            let time = Stopwatch()
            server.stop()
            #expect(time.seconds > 0.9 && time.seconds < 3, "\(time.seconds)")
            #expect(cut.value == 1)
            #expect(client.isClosed())
        }

        @Test("stopping twice, and from two threads, is stopping once")
        func stopTwice() throws {
            let server = try server()
            onThreads(2) { [server = server.server] _ in server.stop() }
            server.server.stop()
        }

        @Test("stopping under load loses no request that was sent on an accepted connection")
        func underLoad() throws {
            for round in 0..<(isSlowRun ? 20 : 3) {
                let server = try server()
                let load = Load(port: server.port)
                let threads = (0..<16).map { _ in TestThread { load.run() } }
                #expect(waitUntil { load.answered.value > 500 })
                server.server.stop()
                load.stop.set()
                for thread in threads { thread.join() }
                #expect(
                    load.lost.value == 0, "round \(round): \(load.lost.value) of \(load.answered.value) requests lost")
                #expect(server.server.connectionCount == 0)
            }
        }

        @Test("starting and stopping leaks no descriptor")
        func descriptors() throws {
            let start = { _ = try TestServer().connect().exchange(request) }
            try start()
            let before = try listDirectory("/proc/self/fd").count
            for _ in 0..<20 { try start() }
            #expect(try listDirectory("/proc/self/fd").count < before + 10)
        }
    }
}

/// Keeps asking over one kept-alive connection after another until nobody listens any more.
private final class Load: Sendable {
    let port: UInt16
    let stop = Flag()
    let answered = Counter()
    let lost = Counter()

    init(port: UInt16) { self.port = port }

    func run() {
        while !stop.isSet {
            guard let client = try? TestClient(port: port) else { return }
            var closes = false
            while !closes {
                guard (try? client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")) != nil,
                    let response = try? client.response(), response.status == 200
                else {
                    lost.add()
                    return
                }
                answered.add()
                closes = response.closes
            }
        }
    }
}
