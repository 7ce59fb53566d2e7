import Foundation

/// What things cost. Each command prints what its numbers mean.
///
/// ```
/// Benchmarks                        the parser in nanoseconds, beside Foundation
/// Benchmarks instructions           the server in instructions and system calls, beside bare libmicrohttpd; exit 1 over a bar
/// Benchmarks instructions tables    10,000 links beside ten
/// Benchmarks http                   the same in time, under load
/// Benchmarks lines                  many links at once: through a pipe, and in a batch
/// ```
/// All but the first need the program: `swift build -c release` puts it beside this one.
@main
enum Benchmarks {
    static func main() {
        do {
            try run()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    /// A line that can be read while the next one is measured.
    static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

    private static func run() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch (arguments.first, arguments.dropFirst().first) {
        case (nil, _): try LibraryBenchmarks.run()
        case ("instructions", nil): exit(try InstructionCounts.run() ? 0 : 1)
        case ("instructions", "tables"): exit(try InstructionCounts.runTables() ? 0 : 1)
        case ("http", nil): try HTTPComparison.run(rounds: 12)
        case ("http", let rounds?): try HTTPComparison.run(rounds: max(1, Int(rounds) ?? 12))
        case ("lines", nil): try LineBenchmarks.run()
        // What the others start as the server to be compared with.
        case ("bare", let answer?): try BareServer.run(try RecordedAnswer(contentsOf: answer))
        default: throw BenchmarkError.usage("Benchmarks [instructions [tables] | http [ROUNDS] | lines]")
        }
    }
}
