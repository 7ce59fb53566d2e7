import SystemIO

/// Writes events as one line each to standard error.
final class Logger: Sendable {
    enum Level: String, Sendable {
        case info, warning, error
    }

    private let format: LogFormat
    private let output: LogOutput

    init(format: LogFormat, output: LogOutput = LogOutput(descriptor: 2)) {
        self.format = format
        self.output = output
    }

    /// Lines that could not be written until now.
    var lostLines: Int { output.lostLines }

    func info(_ message: String, _ fields: LogField...) { write(.info, message, fields) }
    func warning(_ message: String, _ fields: LogField...) { write(.warning, message, fields) }
    func error(_ message: String, _ fields: LogField...) { write(.error, message, fields) }

    private func write(_ level: Level, _ message: String, _ fields: [LogField]) {
        output.write(LogLine.line(format, timestamp(wallClockNanoseconds()), level, message, fields))
    }
}

/// A name and a value beside the message of a log line.
struct LogField: Sendable {
    enum Value: Sendable {
        case text(String)
        case integer(Int)
        case seconds(Double)
    }

    var name: String
    var value: Value

    init(_ name: String, _ text: String) {
        self.name = name
        value = .text(text)
    }

    init(_ name: String, _ integer: Int) {
        self.name = name
        value = .integer(integer)
    }

    init(_ name: String, seconds: Double) {
        self.name = name
        value = .seconds(seconds)
    }
}
