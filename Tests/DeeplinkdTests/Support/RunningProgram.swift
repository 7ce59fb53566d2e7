import Foundation
import Synchronization

/// The built program as a process of its own, with what it writes to standard error line by line.
final class RunningProgram: Sendable {
    struct TookTooLong: Error {
        var what: String
        var log: [String]
    }

    private let process: Mutex<Process>
    private let log = Mutex<[String]>([])

    /// The program lies beside the tests.
    static var executable: URL {
        get throws {
            let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            return URL(filePath: own).deletingLastPathComponent().appending(path: "deeplinkd")
        }
    }

    /// Nothing of the tester's own, but for what tells a sanitizer what to look for.
    private static let basis = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
        .merging(["PATH": "/usr/bin:/bin"]) { $1 }

    init(_ arguments: [String], environment: [String: String] = [:]) throws {
        let process = Process()
        process.executableURL = try Self.executable
        process.arguments = arguments
        process.environment = Self.basis.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        self.process = Mutex(process)
        let handle = pipe.fileHandleForReading
        Thread.detachNewThread { [weak self] in
            var rest: [UInt8] = []
            while true {
                let data = handle.availableData
                if data.isEmpty { return }
                rest += data
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    let line = String(decoding: rest[..<end], as: UTF8.self)
                    self?.log.withLock { $0.append(line) }
                    rest.removeFirst(end + 1)
                }
            }
        }
    }

    deinit { process.withLock { if $0.isRunning { kill($0.processIdentifier, SIGKILL) } } }

    var lines: [String] { log.withLock { $0 } }

    /// Waits for a line that holds a text, at most ten seconds; the `number`th one of them.
    @discardableResult
    func line(with text: String, number: Int = 1) throws -> String {
        for _ in 0..<1000 {
            let found = lines.filter { $0.contains(text) }
            if found.count >= number { return found[number - 1] }
            Thread.sleep(forTimeInterval: 0.01)
        }
        throw TookTooLong(what: text, log: lines)
    }

    /// The port of the first line that says where it listens.
    func port(_ message: String = "\"listening\"") throws -> UInt16 {
        let line = try line(with: message)
        let digits = line.reversed().drop { !$0.isNumber }.prefix { $0.isNumber }.reversed()
        guard let port = UInt16(String(digits)) else { throw TookTooLong(what: "a port", log: lines) }
        return port
    }

    func signal(_ number: Int32) {
        process.withLock { _ = kill($0.processIdentifier, number) }
    }

    /// Waits for its end, at most ten seconds.
    func status() throws -> Int32 {
        for _ in 0..<1000 {
            if process.withLock({ !$0.isRunning }) { return process.withLock { $0.terminationStatus } }
            Thread.sleep(forTimeInterval: 0.01)
        }
        throw TookTooLong(what: "the end", log: lines)
    }

    /// Runs the program to its end: status, standard output, standard error.
    static func run(
        _ arguments: [String], input: String = "", environment: [String: String] = [:]
    ) throws -> (status: Int32, output: String, error: String) {
        let process = Process()
        process.executableURL = try executable
        process.arguments = arguments
        process.environment = Self.basis.merging(environment) { $1 }
        let (inputPipe, outputPipe, errorPipe) = (Pipe(), Pipe(), Pipe())
        process.standardInput = inputPipe
        process.standardOutput = outputPipe
        process.standardError = errorPipe
        try process.run()
        Thread.detachNewThread {
            try? inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            try? inputPipe.fileHandleForWriting.close()
        }
        let output = outputPipe.fileHandleForReading.readDataToEndOfFile()
        let error = errorPipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: output, as: UTF8.self), String(decoding: error, as: UTF8.self)
        )
    }
}
