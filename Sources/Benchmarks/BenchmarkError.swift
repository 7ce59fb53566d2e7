/// Why nothing could be measured.
enum BenchmarkError: Error, CustomStringConvertible {
    case usage(String)
    case missingProgram(String)
    case failed(command: String, log: String)
    case unreadable(String)

    var description: String {
        switch self {
        case .usage(let text): "usage: \(text)"
        case .missingProgram(let path): "\(path) is not there: swift build -c release"
        case .failed(let command, let log): "\(command) failed: \(log)"
        case .unreadable(let what): "cannot read \(what)"
        }
    }
}
