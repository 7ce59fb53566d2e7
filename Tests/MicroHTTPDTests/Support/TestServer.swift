import HTTPMessages
import MicroHTTPD
import Testing

/// A server on a free port of the loopback, for one test.
struct TestServer: ~Copyable {
    let server: HTTPServer

    init(
        threads: Int = 2, responder: any HTTPResponder = EchoResponder(),
        adjust: (inout HTTPServerConfiguration) -> Void = { _ in }
    ) throws {
        var configuration = try HTTPServerConfiguration(listeners: [ListenAddress("127.0.0.1:0")], threads: threads)
        configuration.drainTimeout = 5
        adjust(&configuration)
        server = try HTTPServer.start(configuration, responder: responder)
    }

    deinit { server.stop() }

    var port: UInt16 { server.boundAddresses.first?.port ?? 0 }

    func connect() throws -> TestClient { try TestClient(port: port) }
}
