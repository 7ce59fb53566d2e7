import Foundation
import Glibc

/// A server as a process of its own, alone or under a tool: started, asked for its address, stopped.
final class ServerProcess {
    let address: String
    private let process = Process()

    /// Returns when the server says in its log where it listens.
    init(_ command: [String], log: String) throws {
        try Data().write(to: URL(fileURLWithPath: log))
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        // Hash tables would else be laid out in another way in each run.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
        try process.run()
        // A large table takes a tool half a minute.
        for _ in 0..<2_400 {
            let text = try String(contentsOfFile: log, encoding: .utf8)
            let mark = "\"message\":\"listening\",\"address\":\""
            if let place = text.range(of: mark), let end = text[place.upperBound...].firstIndex(of: "\"") {
                address = String(text[place.upperBound..<end])
                return
            }
            guard process.isRunning else { break }
            Thread.sleep(forTimeInterval: 0.05)
        }
        process.terminate()
        throw BenchmarkError.failed(
            command: command.joined(separator: " "), log: try String(contentsOfFile: log, encoding: .utf8))
    }

    /// Asks the server to end, and waits for it. A tool that traces it has it as its child, and ends with it.
    func stop() {
        let pid = process.processIdentifier
        let children = try? String(contentsOfFile: "/proc/\(pid)/task/\(pid)/children", encoding: .utf8)
        let traced = (children ?? "").split(separator: " ").compactMap { Int32($0) }
        for target in traced.isEmpty ? [pid] : traced { kill(target, SIGTERM) }
        process.waitUntilExit()
    }

    var statistics: ChildStatistics { get throws { try ChildStatistics(of: process.processIdentifier) } }
}
