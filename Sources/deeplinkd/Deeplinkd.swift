import DeepLinks
import Glibc
import SystemIO

/// The program: reads its command line, runs one command, ends with its status.
enum Deeplinkd {
    static let version = "0.1.0"

    /// What goes wrong with the command line, the environment or the table: nothing was done.
    static let usageStatus: Int32 = 2

    static func run() -> Never {
        exit(status(of: Array(CommandLine.arguments.dropFirst()), environment: environmentVariables()))
    }

    private static func status(of arguments: [String], environment: [(name: String, value: String)]) -> Int32 {
        do throws(CommandLineError) {
            switch try Invocation(arguments, environment: environment) {
            case .version:
                printLine("deeplinkd \(version)")
                return 0
            case .help(let command):
                printLine(HelpText.text(for: command))
                return 0
            case .serve(let options): return Serving(options).run()
            case .resolve(let options): return ResolveCommand(options).run()
            case .convert(let options): return ConvertCommand(options).run()
            case .check(let files, let aasa, let host):
                return CheckCommand(files: files, aasa: aasa, host: host).run()
            case .links(let options):
                guard let table = TableFiles(paths: options.files).readOrComplain(isDemo: true) else {
                    return usageStatus
                }
                printLine(String(decoding: table.catalogue(options.format), as: UTF8.self))
                return 0
            case .schema:
                printLine(RouteTable.jsonSchema)
                return 0
            case .diff(let old, let new, let format): return DiffCommand(old: old, new: new, format: format).run()
            case .aasa(let files, let host): return AssociationCommand(files: files, host: host).run()
            case .intentFilters(let files):
                guard let table = TableFiles(paths: files).readOrComplain(isDemo: true) else { return usageStatus }
                printLine(table.intentFilters)
                return 0
            case .aasaMatch(let file, let urls): return AssociationMatchCommand(file: file, urls: urls).run()
            }
        } catch {
            printError("deeplinkd: \(error)")
            return usageStatus
        }
    }
}

/// One line on standard output.
func printLine(_ text: String) {
    write(text, to: 1)
}

/// One line on standard error.
func printError(_ text: String) {
    write(text, to: 2)
}

private func write(_ text: String, to descriptor: Int32) {
    var writer = ByteWriter(descriptor: descriptor)
    // Nobody is left to be told.
    try? writer.write((text + "\n").utf8)
    try? writer.flush()
}
