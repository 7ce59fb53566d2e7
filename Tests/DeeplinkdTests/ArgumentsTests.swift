import DeepLinks
import MicroHTTPD
import Testing

@testable import deeplinkd

@Suite("The command line")
struct ArgumentsTests {
    struct ErrorCase: CustomTestStringConvertible, Sendable {
        var words: [String]
        var environment: [String: String] = [:]
        var message: String

        var testDescription: String { (environment.map { "\($0)=\($1)" } + words).joined(separator: " ") }
    }

    static let errors: [ErrorCase] = [
        ErrorCase(
            words: ["serv"], message: "there is no command \"serv\"; did you mean serve?; see deeplinkd --help"),
        ErrorCase(words: ["frobnicate"], message: "there is no command \"frobnicate\"; see deeplinkd --help"),
        ErrorCase(
            words: ["--rotes", "x"],
            message: "serve has no option --rotes; did you mean --routes?; see deeplinkd serve --help"),
        ErrorCase(
            words: ["resolve", "--listen", "x"],
            message: "--listen is an option of serve, not of resolve; see deeplinkd resolve --help"),
        ErrorCase(
            words: ["--routes"], message: "--routes needs a value: --routes FILE; see deeplinkd serve --help"),
        ErrorCase(
            words: ["--routes", "--watch"],
            message: "--routes needs a value: --routes FILE; see deeplinkd serve --help"),
        ErrorCase(words: ["--demo=yes"], message: "--demo takes no value; see deeplinkd serve --help"),
        ErrorCase(
            words: ["--threads", "1", "--threads=2"],
            message: "--threads stands more than once; see deeplinkd serve --help"),
        ErrorCase(
            words: ["serve", "routes.json5"],
            message: "serve takes options only, not \"routes.json5\"; see deeplinkd serve --help"),
        ErrorCase(words: ["check"], message: "check needs a file: deeplinkd check routes.json5"),
        ErrorCase(words: ["links"], message: "links needs a file: deeplinkd links routes.json5"),
        ErrorCase(
            words: ["--routes", "a.json5", "--demo"], message: "give either --routes or --demo, not both"),
        ErrorCase(
            words: ["encode", "--type", "A", "--app", "b"], message: "give either --app or --type, not both"),
        ErrorCase(
            words: ["--threads", "0"], message: "--threads: \"0\" is not a whole number from 1 to 1024"),
        ErrorCase(
            words: ["--drain-delay=-1"],
            message: "--drain-delay: \"-1\" is not a whole number from 0 to 1000000"),
        ErrorCase(words: ["--log-format", "xml"], message: "--log-format: \"xml\" is not json or text"),
        ErrorCase(
            words: ["resolve", "--platform", "web"], message: "--platform: \"web\" is not ios or android"),
        ErrorCase(
            words: ["resolve", "--app-version", "1.2-beta"],
            message: "--app-version: \"1.2-beta\" is not a version of dotted integers, like 2.10"),
        ErrorCase(
            words: ["--listen", "8080"],
            message: "--listen: \"8080\": the host is missing; for every interface write 0.0.0.0:8080 or [::]:8080"),
        ErrorCase(
            words: ["--max-memory", "1000", "--max-body", "1001"],
            message: "--max-memory (1000) must hold one body of --max-body (1001) at least"),
        ErrorCase(
            words: [], environment: ["DEEPLINKD_ROUTE": "x"],
            message: "there is no option for the environment variable DEEPLINKD_ROUTE; did you mean DEEPLINKD_ROUTES?"
                + "; remove it, or see deeplinkd serve --help"),
        ErrorCase(
            words: [], environment: ["DEEPLINKD_WATCH": "1"],
            message: "DEEPLINKD_WATCH: \"1\" is not true or false"),
        ErrorCase(
            words: [], environment: ["DEEPLINKD_REQUEST_TIMEOUT": "10s"],
            message: "DEEPLINKD_REQUEST_TIMEOUT: \"10s\" is not a whole number from 1 to 1000000"),
    ]

    @Test("a mistake is named, with what to do", arguments: errors)
    func error(_ example: ErrorCase) throws {
        let error = #expect(throws: CommandLineError.self) {
            _ = try Invocation(example.words, environment: example.environment.map { ($0, $1) })
        }
        #expect(error?.description == example.message)
    }

    @Test("help and version")
    func help() throws {
        for (words, command) in [
            (["--help"], nil), (["-h"], nil), (["help"], nil), (["help", "check"], CommandName.check),
            (["resolve", "--help"], .resolve), (["serve", "--threads", "2", "-h"], .serve),
        ] {
            guard case .help(let topic) = try Invocation(words, environment: [("DEEPLINKD_X", "")]) else {
                Issue.record("\(words) is not a call for help")
                continue
            }
            #expect(topic == command)
        }
        guard case .version = try Invocation(["--version"], environment: []) else {
            Issue.record("--version is not understood")
            return
        }
    }

    @Test("help names every option of the command, in lines that fit", arguments: CommandName.allCases)
    func helpText(_ command: CommandName) {
        let text = HelpText.text(for: command)
        for option in command.options { #expect(text.contains("  \(option.flag)")) }
        for line in text.split(separator: "\n") { #expect(line.utf8.count <= 120, "\(line)") }
        #expect(HelpText.text(for: nil).contains("  \(command.rawValue) "))
    }

    private func serveOptions(
        _ words: [String], _ environment: [(name: String, value: String)] = []
    ) throws -> ServeOptions {
        guard case .serve(let options) = try Invocation(words, environment: environment) else {
            throw CommandLineError.unknownCommand(words.first ?? "")
        }
        return options
    }

    @Test("serve has the defaults of its help")
    func defaults() throws {
        let options = try serveOptions([])
        #expect(options.routes.isEmpty)
        #expect(options.listeners.map(\.description) == ["127.0.0.1:8080"])
        #expect(options.adminListener == nil)
        #expect(options.requestTimeout == 10)
        #expect(options.idleTimeout == 75)
        #expect(options.drainDelay == 0)
        #expect(options.drainTimeout == 10)
        #expect(options.maxBody == 4_194_304)
        #expect(options.maxConnections == 2000)
        #expect(options.maxMemory == 268_435_456)
        #expect(options.tokenFile == nil)
        #expect(!options.logsAccess)
        #expect(!options.watches)
    }

    @Test("every option is read, from the command line and from the environment")
    func options() throws {
        let words = [
            "--routes", "a.json5", "--routes=b", "--listen", "[::1]:0", "--listen=unix:/run/d.sock",
            "--admin-listen", "127.0.0.1:9090", "--threads", "3", "--request-timeout", "4", "--idle-timeout", "5",
            "--drain-delay", "6", "--drain-timeout", "7", "--max-body", "8", "--max-connections", "9",
            "--max-memory", "10", "--token-file", "tokens", "--log-format", "text", "--access-log", "--watch",
        ]
        let environment: [(name: String, value: String)] = [
            ("DEEPLINKD_ROUTES", "a.json5,b"), ("DEEPLINKD_LISTEN", "[::1]:0,unix:/run/d.sock"),
            ("DEEPLINKD_ADMIN_LISTEN", "127.0.0.1:9090"), ("DEEPLINKD_THREADS", "3"),
            ("DEEPLINKD_REQUEST_TIMEOUT", "4"), ("DEEPLINKD_IDLE_TIMEOUT", "5"), ("DEEPLINKD_DRAIN_DELAY", "6"),
            ("DEEPLINKD_DRAIN_TIMEOUT", "7"), ("DEEPLINKD_MAX_BODY", "8"), ("DEEPLINKD_MAX_CONNECTIONS", "9"),
            ("DEEPLINKD_MAX_MEMORY", "10"), ("DEEPLINKD_TOKEN_FILE", "tokens"), ("DEEPLINKD_LOG_FORMAT", "text"),
            ("DEEPLINKD_ACCESS_LOG", "true"), ("DEEPLINKD_WATCH", "true"), ("DEEPLINKD_DEMO", ""), ("PATH", "/bin"),
        ]
        for options in [try serveOptions(words), try serveOptions([], environment)] {
            #expect(options.routes == ["a.json5", "b"])
            #expect(options.listeners.map(\.description) == ["[::1]:0", "unix:/run/d.sock"])
            #expect(options.adminListener?.description == "127.0.0.1:9090")
            #expect(options.threads == 3)
            #expect([options.requestTimeout, options.idleTimeout] == [4, 5])
            #expect([options.drainDelay, options.drainTimeout] == [6, 7])
            #expect([options.maxBody, options.maxConnections, options.maxMemory] == [8, 9, 10])
            #expect(options.tokenFile == "tokens")
            #expect(options.logFormat == .text)
            #expect(options.logsAccess)
            #expect(options.watches)
        }
    }

    @Test("the command line wins over the environment, and --demo over a table in it")
    func precedence() throws {
        let environment: [(name: String, value: String)] = [
            ("DEEPLINKD_ROUTES", "a"), ("DEEPLINKD_THREADS", "9"), ("DEEPLINKD_WATCH", "false"),
        ]
        let options = try serveOptions(["--threads", "2", "--routes", "b"], environment)
        #expect(options.threads == 2)
        #expect(options.routes == ["b"])
        #expect(!options.watches)
        #expect(try serveOptions(["--demo"], environment).routes.isEmpty)
    }

    @Test("resolve takes URLs, also after --, and the table of the environment")
    func resolve() throws {
        let words = [
            "resolve", "a:b", "--app", "shop", "--explain", "--platform=ios", "--app-version", "2", "--", "--c",
        ]
        guard case .resolve(let options) = try Invocation(words, environment: [("DEEPLINKD_ROUTES", "t")]) else {
            Issue.record("not understood")
            return
        }
        #expect(options.urls == ["a:b", "--c"])
        #expect(options.routes == ["t"])
        #expect(options.options.app == "shop")
        #expect(options.options.platform == .ios)
        #expect(options.options.appVersion?.description == "2")
        #expect(options.parts == .explain)
    }

    @Test(
        "what Kubernetes makes for a Service is passed over, a typing error is not",
        arguments: [
            ("DEEPLINKD_PORT", true), ("DEEPLINKD_SERVICE_HOST", true), ("DEEPLINKD_SERVICE_PORT", true),
            ("DEEPLINKD_SERVICE_PORT_HTTP", true), ("DEEPLINKD_PORT_8080_TCP", true),
            ("DEEPLINKD_PORT_8080_TCP_PROTO", true), ("DEEPLINKD_PORT_8080_TCP_PORT", true),
            ("DEEPLINKD_PORT_8080_TCP_ADDR", true), ("DEEPLINKD_PORT_53_UDP_ADDR", true),
            ("DEEPLINKD_ADMIN_SERVICE_HOST", true), ("DEEPLINKD_ADMIN_PORT_9090_TCP_ADDR", true),
            ("DEEPLINKD_PORTS", false), ("DEEPLINKD_PORT_X_TCP", false), ("DEEPLINKD_PORT_8080_TCP_NAME", false),
            ("DEEPLINKD_HOST", false), ("DEEPLINKD_SERVICE", false), ("DEEPLINKD_", false), ("DEEPLINKD_ROUTE", false),
        ])
    func kubernetes(_ name: String, isPassedOver: Bool) {
        #expect(EnvironmentVariables.isKubernetes(name) == isPassedOver)
    }

    @Test("a port in Kubernetes' variable that Kubernetes did not write is told")
    func misleading() throws {
        #expect(try serveOptions([], [("DEEPLINKD_PORT", "9000")]).passedOver == ["DEEPLINKD_PORT"])
        #expect(try serveOptions([], [("DEEPLINKD_PORT", "tcp://10.0.0.1:8080")]).passedOver.isEmpty)
    }

    @Test("no option has a name that Kubernetes could make")
    func noClash() {
        for option in CommandName.serve.options { #expect(!EnvironmentVariables.isKubernetes(option.variable)) }
    }
}
