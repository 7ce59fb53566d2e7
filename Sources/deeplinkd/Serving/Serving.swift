import DeepLinkAPI
import DeepLinks
import HTTPMessages
import MicroHTTPD
import SystemIO

/// The command `serve`, from reading the table to the last answer.
struct Serving {
    let options: ServeOptions
    let logger: Logger

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
}
