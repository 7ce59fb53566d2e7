import DeepLinkAPI
import DeepLinks
import HTTPMessages
import MicroHTTPD
import SystemIO

/// What stands before the first answer.
extension Serving {
    func report(_ table: RouteTable) {
        if options.routes.isEmpty { logger.warning("no --routes: the embedded demo table answers") }
        for name in options.passedOver {
            logger.warning(
                "passed over: Kubernetes makes variables of such names; the address is set by DEEPLINKD_LISTEN",
                LogField("variable", name))
        }
        for warning in table.warnings { logger.warning("route table", LogField("diagnostic", warning.description)) }
        logger.info(
            "route table read", LogField("apps", table.apps.count), LogField("links", table.linkCount),
            LogField("revision", table.revision))
    }

    func configuration(_ tokens: BearerTokens?, _ counter: ConnectionCounter) -> ServiceConfiguration {
        var configuration = ServiceConfiguration(
            version: Deeplinkd.version, libraryVersion: HTTPServer.libraryVersion)
        configuration.tokens = tokens
        configuration.monotonicNanoseconds = monotonicNanoseconds
        configuration.wallClockSeconds = { Double(wallClockNanoseconds() / 1_000_000) / 1000 }
        configuration.connections = { counter.value }
        configuration.process = { ProcessStatistics.read().map(ProcessMetrics.init) }
        if options.logsAccess {
            let logger = logger
            configuration.onAnswer = { answer in
                logger.info(
                    "answered", LogField("method", answer.method), LogField("path", answer.path),
                    LogField("status", answer.status), LogField("bytes", answer.bytes),
                    LogField("seconds", seconds: Double(answer.nanoseconds / 1000) / 1_000_000),
                    LogField("requestID", answer.requestID))
            }
        }
        return configuration
    }

    /// The service, and apart from it the listener for operations, which starts first and ends last.
    func start(_ service: DeepLinkService) throws(HTTPServerError) -> [HTTPServer] {
        // Each connection takes one descriptor; files, listeners and the threads' own take the rest.
        let wanted = options.maxConnections + 64 + options.threads * 8
        let limit = raiseDescriptorLimit(to: wanted)
        if limit < wanted {
            logger.warning(
                "the limit of descriptors is below --max-connections", LogField("limit", limit),
                LogField("wanted", wanted))
        }
        var servers: [HTTPServer] = []
        if let address = options.adminListener {
            var configuration = HTTPServerConfiguration(listeners: [address])
            configuration.maxConnections = 64
            configuration.drainTimeout = 1
            servers.append(try start(configuration, service.operations, "listening for operations"))
        }
        var configuration = HTTPServerConfiguration(listeners: options.listeners, threads: options.threads)
        configuration.requestTimeout = options.requestTimeout
        configuration.idleTimeout = options.idleTimeout
        configuration.drainTimeout = options.drainTimeout
        configuration.maxBody = options.maxBody
        configuration.maxConnections = options.maxConnections
        configuration.maxMemory = options.maxMemory
        servers.append(try start(configuration, service, "listening"))
        return servers
    }

    private func start(
        _ configuration: HTTPServerConfiguration, _ responder: any HTTPResponder, _ message: String
    ) throws(HTTPServerError) -> HTTPServer {
        let logger = logger
        let server = try HTTPServer.start(configuration, responder: responder) { logger.tell($0) }
        for address in server.boundAddresses { logger.info(message, LogField("address", address.description)) }
        return server
    }
}

extension ProcessMetrics {
    init(_ statistics: ProcessStatistics) {
        self.init(
            cpuSeconds: statistics.cpuSeconds, residentBytes: statistics.residentBytes,
            virtualBytes: statistics.virtualBytes, openDescriptors: statistics.openDescriptors,
            descriptorLimit: statistics.descriptorLimit, startTime: statistics.startTime)
    }
}

extension Logger {
    /// What a server has to tell.
    fileprivate func tell(_ event: HTTPServerEvent) {
        switch event {
        case .cannotAccept(let error): warning("a connection cannot be accepted", LogField("reason", "\(error)"))
        case .connectionsFull(let limit):
            warning("--max-connections are open, more wait in the backlog", LogField("limit", limit))
        case .cut(let connections):
            warning("connections were cut, --drain-timeout was over", LogField("connections", connections))
        }
    }
}
