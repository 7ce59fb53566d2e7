import MicroHTTPD
import SystemIO

/// The options of `serve`, read and checked.
struct ServeOptions: Sendable {
    /// Empty for the embedded table.
    var routes: [String]
    var listeners: [ListenAddress]
    var adminListener: ListenAddress?
    var threads: Int
    var requestTimeout: Int
    var idleTimeout: Int
    var drainDelay: Int
    var drainTimeout: Int
    var maxBody: Int
    var maxConnections: Int
    var maxMemory: Int
    var tokenFile: String?
    var logFormat: LogFormat
    var logsAccess: Bool
    var watches: Bool
    /// Variables of the environment that are no options and look as if they were meant to be.
    var passedOver: [String]

    init(_ values: OptionValues, passedOver: [String] = []) throws(CommandLineError) {
        self.passedOver = passedOver
        let standard = HTTPServerConfiguration(listeners: [])
        let longest = 1_000_000
        routes = try values.routes()
        let addresses = try values.addresses(.listen)
        listeners = addresses.isEmpty ? [.host("127.0.0.1", port: 8080)] : addresses
        adminListener = try values.addresses(.adminListen).first
        threads = try values.number(.threads, 1...1024, default: min(processorCount(), 1024))
        requestTimeout = try values.number(.requestTimeout, 1...longest, default: standard.requestTimeout)
        idleTimeout = try values.number(.idleTimeout, 1...longest, default: standard.idleTimeout)
        drainDelay = try values.number(.drainDelay, 0...longest, default: 0)
        drainTimeout = try values.number(.drainTimeout, 0...longest, default: standard.drainTimeout)
        maxBody = try values.number(.maxBody, 0...1 << 40, default: standard.maxBody)
        maxConnections = try values.number(.maxConnections, 1...10_000_000, default: standard.maxConnections)
        maxMemory = try values.number(.maxMemory, 0...1 << 50, default: standard.maxMemory)
        if maxMemory < maxBody { throw .tooLittleMemory(body: maxBody, memory: maxMemory) }
        tokenFile = values.text(.tokenFile)
        logFormat = try values.choice(.logFormat, LogFormat.self) ?? (isTerminal(2) ? .text : .json)
        logsAccess = try values.flag(.accessLog)
        watches = try values.flag(.watch)
    }
}
