import DeepLinkAPI
import DeepLinks
import HTTPMessages
import MicroHTTPD
import SystemIO

/// The command `serve`, from reading the table to the last answer.
struct Serving {
    private let options: ServeOptions
    private let logger: Logger

    init(_ options: ServeOptions) {
        self.options = options
        logger = Logger(format: options.logFormat)
    }

    func run() -> Int32 {
        // Before any thread is made: threads inherit what is blocked.
        let signals = SignalQueue(Signal.allCases)
        ignoreBrokenPipes()
        let files = TableFiles(paths: options.routes)
        let watched = FileWatch(files, tokenFile: options.tokenFile)
        let table: RouteTable
        var tokens: BearerTokens?
        do throws(TableFiles.Failure) {
            table = try files.read()
        } catch {
            printError("\(error)\ndeeplinkd: the route table cannot be used; see deeplinkd check")
            return Deeplinkd.usageStatus
        }
        do throws(TokenFile.Failure) {
            if let path = options.tokenFile { tokens = BearerTokens(try TokenFile(path: path).read()) }
        } catch {
            printError("deeplinkd: \(error)")
            return Deeplinkd.usageStatus
        }
        report(table)
        let counter = ConnectionCounter()
        let service = DeepLinkService(table: table, configuration: configuration(tokens, counter))
        let servers: [HTTPServer]
        do throws(HTTPServerError) {
            servers = try start(service)
        } catch {
            logger.error("cannot start", LogField("reason", "\(error)"))
            return 1
        }
        counter.count { servers.reduce(0) { $0 + $1.connectionCount } }
        var reloading = Reloading(
            files: files, tokenFile: options.tokenFile, service: service, tokens: tokens, watched: watched,
            logger: logger)
        wait(signals, &reloading)
        end(service, servers, signals)
        return 0
    }

    // MARK: Starting

    private func report(_ table: RouteTable) {
        if options.routes.isEmpty {
            logger.warning("no --routes: the embedded demo table answers")
        }
        for warning in table.warnings { logger.warning("route table", LogField("diagnostic", warning.description)) }
        logger.info(
            "route table read", LogField("apps", table.apps.count), LogField("links", table.linkCount),
            LogField("revision", table.revision))
    }

    private func configuration(_ tokens: BearerTokens?, _ counter: ConnectionCounter) -> ServiceConfiguration {
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
    private func start(_ service: DeepLinkService) throws(HTTPServerError) -> [HTTPServer] {
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
        let server = try HTTPServer.start(configuration, responder: responder) { event in
            logger.warning("\(event)")
        }
        for address in server.boundAddresses { logger.info(message, LogField("address", address.description)) }
        return server
    }

    // MARK: Running and ending

    /// Returns when the service is to end.
    private func wait(_ signals: SignalQueue, _ reloading: inout Reloading) {
        while true {
            let signal = options.watches ? signals.next(withinMilliseconds: 1000) : signals.next()
            switch signal {
            case .hangUp:
                logger.info("SIGHUP: reading the route table again")
                reloading.reload()
            case .interrupt, .terminate:
                logger.info("\(signal?.name ?? ""): ending", LogField("drainDelay", options.drainDelay))
                return
            case nil: if options.watches { reloading.reloadIfChanged() }
            }
        }
    }

    private func end(_ service: DeepLinkService, _ servers: [HTTPServer], _ signals: SignalQueue) {
        service.beginDrain()
        servers.last?.beginDrain()
        // A second signal ends the waiting, not the good order.
        if options.drainDelay > 0 {
            let end = monotonicNanoseconds() + UInt64(options.drainDelay) * 1_000_000_000
            while true {
                let now = monotonicNanoseconds()
                guard now < end else { break }
                let signal = signals.next(withinMilliseconds: Int((end - now) / 1_000_000) + 1)
                if signal == .terminate || signal == .interrupt { break }
            }
        }
        logger.info("accepting no more connections")
        for server in servers.reversed() { server.stop() }
        logger.info("ended")
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
