import DeepLinkAPI
import DeepLinks
import SystemIO
import URLPatterns

/// `deeplinkd resolve`: URLs from the command line, or a line each from standard input, in constant memory.
struct ResolveCommand {
    private let options: ResolveOptions

    init(_ options: ResolveOptions) {
        self.options = options
    }

    func run() -> Int32 {
        ignoreBrokenPipes()
        if let file = options.urls.first(where: { $0.hasSuffix(".json5") && !$0.contains(":") }) {
            printError("deeplinkd: \"\(file)\" is no URL; to ask that table write --routes \(file)")
            return Deeplinkd.usageStatus
        }
        guard let table = TableFiles(paths: options.routes).readOrComplain(isDemo: options.isDemo) else {
            return Deeplinkd.usageStatus
        }
        if let app = options.options.app, table.app(app) == nil {
            let nearest = EditDistance.nearest(to: app, among: table.apps.map(\.name))
            printError(
                "deeplinkd: --app: the table has no app \"\(app)\"" + (nearest.map { "; did you mean \($0)?" } ?? ""))
            return Deeplinkd.usageStatus
        }
        var resolver = StreamResolver(table: table, options: options.options, including: options.parts)
        do throws(SystemError) {
            return try options.urls.isEmpty ? resolveLines(&resolver) : resolveWords(&resolver)
        } catch {
            // `| head -1` has what it wanted.
            if !error.isBrokenPipe { printError("deeplinkd: \(error)") }
            return 1
        }
    }

    private func resolveWords(_ resolver: inout StreamResolver) throws(SystemError) -> Int32 {
        var output = ByteWriter(descriptor: 1)
        var status: Int32 = 0
        for url in options.urls {
            var answer: [UInt8] = []
            if !resolver.appendAnswer(to: Array(url.utf8), output: &answer) { status = 1 }
            answer.append(UInt8(ascii: "\n"))
            try output.write(answer)
        }
        try output.flush()
        return status
    }

    private func resolveLines(_ resolver: inout StreamResolver) throws(SystemError) -> Int32 {
        var lines = LineReader(descriptor: 0)
        var output = ByteWriter(descriptor: 1)
        var status: Int32 = 0
        var line: [UInt8] = []
        var answer: [UInt8] = []
        while try lines.next(into: &line) {
            answer.removeAll(keepingCapacity: true)
            if !resolver.appendAnswer(to: line, output: &answer) { status = 1 }
            answer.append(UInt8(ascii: "\n"))
            try output.write(answer)
            // Whoever writes a line and waits for its answer gets it.
            if !lines.hasUnreadBytes { try output.flush() }
        }
        try output.flush()
        return status
    }
}

extension TableFiles {
    /// The table, or nil after saying on standard error why there is none.
    ///
    /// - Parameter isDemo: True where the embedded table was asked for by name; else it says that it answers.
    func readOrComplain(isDemo: Bool) -> RouteTable? {
        if paths.isEmpty, !isDemo {
            printError("deeplinkd: no --routes FILE, so the embedded demo table answers (--demo leaves this line out)")
        }
        do throws(Failure) {
            return try read()
        } catch {
            printError("\(error)\ndeeplinkd: the route table cannot be used")
            return nil
        }
    }
}
