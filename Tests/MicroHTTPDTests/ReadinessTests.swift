import HTTPMessages
import MicroHTTPD
import SystemIO
import Testing

/// The library's own threads stop answering when exactly 128 sockets are ready at once, or a multiple of it.
extension SocketTests {
    @Suite struct ReadinessTests {
        @Test(
            "every one of so many sockets that are ready at once is answered",
            arguments: [127, 128, 129, 255, 256, 257, 512], [1, 2])
        func readyAtOnce(count: Int, threads: Int) throws {
            // Both ends of every connection are in this process.
            raiseDescriptorLimit(to: 4096)
            let rounds = isSlowRun ? 50 : 2
            let responder = GateResponder()
            let server = try TestServer(threads: threads, responder: responder)
            // Connections that have been answered once belong to a worker.
            let clients = try (0..<count).map { _ in try server.connect() }
            for client in clients { try client.send("GET /first HTTP/1.1\r\nHost: a\r\n\r\n") }
            for client in clients { #expect(try client.response()?.status == 200) }
            for round in 0..<rounds {
                let gate = try responder.hold(server, threads: threads)
                for client in clients { try client.send("GET /\(round) HTTP/1.1\r\nHost: a\r\n\r\n") }
                let time = Stopwatch()
                responder.release()
                for client in gate { #expect(try client.response()?.status == 200) }
                for client in clients { #expect(try client.response()?.status == 200) }
                #expect(time.seconds < 2, "\(time.seconds) s in round \(round)")
            }
        }
    }
}
