import CMicroHTTPD
public import HTTPMessages
import Glibc
import Synchronization

/// An HTTP/1.1 server on libmicrohttpd: a few threads, each of which accepts, reads, answers and cuts off by itself.
///
/// ```swift
/// let server = try HTTPServer.start(
///     HTTPServerConfiguration(listeners: [ListenAddress("127.0.0.1:0")], threads: 2), responder: Hello())
/// print(server.boundAddresses[0])     // 127.0.0.1:41234
/// server.stop()                       // returns when every request under way is answered
/// ```
public final class HTTPServer: Sendable {
    /// Where it listens, with the ports that were free for port 0.
    public let boundAddresses: [BoundAddress]

    private let state: ServerState
    private let threads: [WorkerThread]
    private let isStopping = Atomic<Bool>(false)
    private let hasStopped = Atomic<Bool>(false)

    /// The version of libmicrohttpd that runs, such as `0.9.75`.
    public static var libraryVersion: String {
        guard let version = unsafe MHD_get_version() else { return "unknown" }
        return unsafe String(cString: version)
    }

    /// Listens and starts to answer. `report` hears of rare events; it is called on the server's threads and must
    /// return soon.
    ///
    /// Throws `HTTPServerError.cannotListen` when, for one, the port is taken.
    public static func start(
        _ configuration: HTTPServerConfiguration, responder: any HTTPResponder,
        report: @escaping @Sendable (HTTPServerEvent) -> Void = { _ in }
    ) throws(HTTPServerError) -> HTTPServer {
        try configuration.check()
        map_large_blocks()
        let state = ServerState(configuration, responder, report: report)
        let listeners = SharedListeners(try ListeningSockets(opening: configuration.listeners))
        var workers: [Worker] = []
        for _ in 0..<configuration.threads { workers.append(try Worker(state, listeners)) }
        var threads: [WorkerThread] = []
        do throws(SocketError) {
            for worker in workers { threads.append(try WorkerThread(running: worker)) }
        } catch {
            state.drain(from: 0, seconds: 0)
            for thread in threads { _ = thread.join() }
            throw .cannotCreateThread(error)
        }
        return HTTPServer(state, threads, boundAddresses: listeners.addresses)
    }

    private init(_ state: ServerState, _ threads: [WorkerThread], boundAddresses: [BoundAddress]) {
        self.state = state
        self.threads = threads
        self.boundAddresses = boundAddresses
    }

    /// Ends at once, whatever is under way.
    deinit {
        state.drain(from: 0, seconds: 0)
        stop()
    }

    /// Connections that are open now.
    public var connectionCount: Int { state.connections.load(ordering: .relaxed) }

    /// From now on every answer closes its connection; everything else goes on. For the time in which load
    /// balancers look away.
    public func beginDrain() {
        state.advance(to: .closing)
    }

    /// Accepts what waits in the backlog and nothing more, answers what is under way, closes the connections that
    /// stay idle for a second, and returns when all are closed or `drainTimeout` is over. A second call waits for the
    /// first. Must not be called by the responder.
    public func stop() {
        guard !isStopping.exchange(true, ordering: .acquiringAndReleasing) else {
            while !hasStopped.load(ordering: .acquiring) { pauseThread(milliseconds: 1) }
            return
        }
        if state.currentStage < .draining {
            state.drain(from: monotonicMilliseconds(), seconds: state.configuration.drainTimeout)
        }
        let cut = threads.reduce(0) { $0 + $1.join() }
        if cut > 0 { state.report(.cut(connections: cut)) }
        hasStopped.store(true, ordering: .releasing)
    }
}

extension HTTPServerConfiguration {
    fileprivate func check() throws(HTTPServerError) {
        let positive = [
            ("threads", threads), ("requestTimeout", requestTimeout), ("idleTimeout", idleTimeout),
            ("slowestReader", slowestReader), ("maxConnections", maxConnections), ("maxTarget", maxTarget),
            ("maxHeaders", maxHeaders),
        ]
        for (name, value) in positive where value < 1 { throw .invalidConfiguration(name) }
        let natural = [("drainTimeout", drainTimeout), ("maxBody", maxBody), ("maxMemory", maxMemory)]
        for (name, value) in natural where value < 0 { throw .invalidConfiguration(name) }
        // Seconds are counted in milliseconds; a thousand threads are a mistake.
        for (name, value) in [
            ("requestTimeout", requestTimeout), ("idleTimeout", idleTimeout), ("drainTimeout", drainTimeout),
        ] where value > 1_000_000 { throw .invalidConfiguration(name) }
        if threads > 1024 { throw .invalidConfiguration("threads") }
        if listeners.isEmpty { throw .invalidConfiguration("listeners") }
    }
}
