/// The options of all commands. Each is `--name` on the command line; those of `serve` are `DEEPLINKD_NAME` in the
/// environment too.
enum OptionName: String, CaseIterable, Sendable {
    case routes, demo, listen
    case adminListen = "admin-listen"
    case threads
    case requestTimeout = "request-timeout"
    case idleTimeout = "idle-timeout"
    case drainDelay = "drain-delay"
    case drainTimeout = "drain-timeout"
    case maxBody = "max-body"
    case maxConnections = "max-connections"
    case maxMemory = "max-memory"
    case tokenFile = "token-file"
    case logFormat = "log-format"
    case accessLog = "access-log"
    case watch
    case app
    case appVersion = "app-version"
    case platform
    case navigationPath = "navigation-path"
    case explain, type, format, host, aasa

    var flag: String { "--" + rawValue }

    /// `DEEPLINKD_ADMIN_LISTEN`.
    var variable: String {
        let name = rawValue.utf8.map { byte -> UInt8 in
            if byte == UInt8(ascii: "-") { return UInt8(ascii: "_") }
            return byte &- 0x61 < 26 ? byte & 0xDF : byte
        }
        return "DEEPLINKD_" + String(decoding: name, as: UTF8.self)
    }

    /// What stands for the value in help; nil for a flag.
    var valueName: String? {
        switch self {
        case .routes, .tokenFile, .aasa: "FILE"
        case .listen, .adminListen: "ADDRESS"
        case .threads, .maxConnections: "N"
        case .requestTimeout, .idleTimeout, .drainDelay, .drainTimeout: "SECONDS"
        case .maxBody, .maxMemory: "BYTES"
        case .logFormat: "json|text"
        case .app: "APP"
        case .appVersion: "VERSION"
        case .platform: "ios|android"
        case .type: "TYPE"
        case .format: "FORM"
        case .host: "HOST"
        case .demo, .accessLog, .watch, .navigationPath, .explain: nil
        }
    }

    var isRepeatable: Bool { self == .routes || self == .listen }

    var help: String {
        switch self {
        case .routes: "the route table, JSON5; repeatable; a directory stands for its *.json5 files"
        case .demo: "answer from the embedded table of three example apps"
        case .listen:
            "HOST:PORT (0: a free one), [IPV6]:PORT, unix:PATH or systemd; repeatable (127.0.0.1:8080)"
        case .adminListen: "health, readiness and metrics at an address of their own (none)"
        case .threads: "threads that answer (one for each processor)"
        case .requestTimeout: "from connecting to the last byte of a request (10)"
        case .idleTimeout: "a kept connection without a request (75); longer than the proxy's"
        case .drainDelay: "after SIGTERM: not ready, but still answering (0)"
        case .drainTimeout: "then: what is under way may take so long (10)"
        case .maxBody: "of one request (4194304)"
        case .maxConnections: "at once; more wait (2000)"
        case .maxMemory: "of bodies and answers at once; beyond it \"overloaded\" (268435456)"
        case .tokenFile: "tokens, one a line; requests then need Authorization: Bearer (none)"
        case .logFormat: "form of the log on standard error (text on a terminal, else json)"
        case .accessLog: "log every request, without its query"
        case .watch: "read the table again when a file changes"
        case .app: "only this app; a URL may then be a path"
        case .appVersion: "the version of the app that asks (the newest)"
        case .platform: "the platform of the app that asks (any)"
        case .navigationPath: "add the routes as NavigationPath.CodableRepresentation"
        case .explain: "add which other links fit, and why this one won"
        case .format: "links: json, markdown or html (json); diff: text, json or markdown (text)"
        case .aasa: "the apple-app-site-association file as deployed; tells where it and the table disagree"
        case .host: "the host that serves the file (the one of the table, where it has one)"
        case .type: "the type of every route, such as MyApp.Route"
        }
    }
}
