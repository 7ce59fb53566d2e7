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
        // A test that is over waits for nothing.
        configuration.drainTimeout = 0
        adjust(&configuration)
        server = try HTTPServer.start(configuration, responder: responder)
    }

    deinit { server.stop() }

    /// One that many tests of single requests use; it ends with the process.
    static func shared() throws -> SharedServer { try sharedServer.get() }

    private static let sharedServer = Result { try SharedServer() }

    var port: UInt16 { server.boundAddresses.first?.port ?? 0 }

    func connect() throws -> TestClient { try TestClient(port: port) }
}

/// A copyable handle on a server that stays.
struct SharedServer: Sendable {
    private let server: HTTPServer

    fileprivate init() throws {
        let listeners = [try ListenAddress("127.0.0.1:0")]
        server = try HTTPServer.start(
            HTTPServerConfiguration(listeners: listeners, threads: 2), responder: EchoResponder())
    }

    func connect() throws -> TestClient { try TestClient(port: server.boundAddresses.first?.port ?? 0) }
}
