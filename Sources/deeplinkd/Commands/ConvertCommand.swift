import DeepLinkAPI
import DeepLinks
import HTTPMessages
import SystemIO
import URLPatterns

/// `encode`, `decode` and `link`: standard input to standard output, by the endpoints of the same names.
struct ConvertCommand {
    private let options: ConvertOptions

    init(_ options: ConvertOptions) {
        self.options = options
    }

    func run() -> Int32 {
        ignoreBrokenPipes()
        let needsTable = options.command == .link || options.app != nil
        guard let table = TableFiles(paths: options.routes).readOrComplain(isDemo: options.isDemo || !needsTable)
        else { return Deeplinkd.usageStatus }
        do throws(SystemError) {
            let request = HTTPRequest(method: .post, target: Array(target.utf8), body: try readAll(0))
            let response = DeepLinkService(table: table).respond(to: request)
            var output = ByteWriter(descriptor: 1)
            try output.write(response.body)
            try output.write("\n".utf8)
            try output.flush()
            return response.status == .ok ? 0 : 1
        } catch {
            if !error.isBrokenPipe { printError("deeplinkd: \(error)") }
            return 1
        }
    }

    private var target: String {
        switch options.command {
        case .decode: return "/path/decode"
        case .link: return "/link"
        default: break
        }
        if let type = options.type { return "/path/encode?type=" + encoded(type) }
        if let app = options.app { return "/path/encode?app=" + encoded(app) }
        return "/path/encode"
    }

    private func encoded(_ text: String) -> String {
        String(decoding: PercentEncoding.component(text.utf8), as: UTF8.self)
    }
}
