import Foundation

/// A directory for the files of one run, and the programs that it starts.
final class Workshop {
    let directory: URL
    let ourselves: String
    let program: String

    init() throws {
        directory = FileManager.default.temporaryDirectory.appendingPathComponent("benchmarks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        ourselves = executable
        program = URL(fileURLWithPath: executable).deletingLastPathComponent().appendingPathComponent("deeplinkd").path
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw BenchmarkError.missingProgram(program)
        }
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    func file(_ name: String) -> String { directory.appendingPathComponent(name).path }

    func write(_ text: String, to name: String) throws -> String {
        try text.write(toFile: file(name), atomically: false, encoding: .utf8)
        return file(name)
    }

    func text(of name: String) throws -> String { try String(contentsOfFile: file(name), encoding: .utf8) }

    /// The program with one thread, on a free port. `under` is what runs it: a tool and its options.
    func startProgram(_ question: Question, under tool: [String] = []) throws -> ServerProcess {
        let options = question.options + ["--threads", "1", "--listen", "127.0.0.1:0", "--log-format", "json"]
        return try ServerProcess(tool + [program] + options, log: file("program.log"))
    }

    /// The bare server, with the answer that the program gives.
    func startBare(_ question: Question, under tool: [String] = []) throws -> ServerProcess {
        let answer = file("answer")
        let server = try startProgram(question)
        try Curl(question, 1, self).run(against: server, printing: ["--include", "--output", answer])
        server.stop()
        return try ServerProcess(tool + [ourselves, "bare", answer], log: file("bare.log"))
    }

    /// Runs a command to its end.
    @discardableResult
    func run(_ command: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw BenchmarkError.failed(command: command[0], log: text) }
        return text
    }
}
