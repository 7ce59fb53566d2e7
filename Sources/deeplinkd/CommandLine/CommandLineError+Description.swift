import URLPatterns

extension CommandLineError: CustomStringConvertible {
    /// What is wrong, and what to do.
    var description: String {
        switch self {
        case .unknownCommand(let word):
            "there is no command \"\(word)\"\(Self.didYouMean(word, CommandName.allCases.map(\.rawValue))); see deeplinkd --help"
        case .unknownOption(let option, let command):
            "\(command.rawValue) has no option \(option)\(Self.didYouMean(option, command.options.map(\.flag)));"
                + Self.seeHelp(command)
        case .foreignOption(let option, let command):
            "\(option.flag) is an option of "
                + CommandName.allCases.filter { $0.options.contains(option) }.map(\.rawValue).joined(separator: ", ")
                + ", not of \(command.rawValue);" + Self.seeHelp(command)
        case .missingValue(let option, let command):
            "\(option.flag) needs a value: \(option.flag) \(option.valueName ?? "");" + Self.seeHelp(command)
        case .unexpectedValue(let option, let command):
            "\(option.flag) takes no value;" + Self.seeHelp(command)
        case .repeatedOption(let option, let command):
            "\(option.flag) stands more than once;" + Self.seeHelp(command)
        case .unexpectedOperand(let text, let command):
            "\(command.rawValue) takes options only, not \"\(text)\";" + Self.seeHelp(command)
        case .missingFiles(let command):
            "\(command.rawValue) needs a file: deeplinkd \(command.rawValue) "
                + (command == .aasaMatch ? "apple-app-site-association /path" : "routes.json5")
        case .notTwoFiles(let count): "diff compares two files, not \(count): deeplinkd diff old.json5 new.json5"
        case .exclusiveOptions(let one, let other): "give either \(one.flag) or \(other.flag), not both"
        case .unknownVariable(let name):
            "there is no option for the environment variable \(name)"
                + Self.didYouMean(name, CommandName.serve.options.map(\.variable))
                + "; remove it, or see deeplinkd serve --help"
        case .invalidValue(let source, let value, let expected): "\(source): \"\(value)\" is not \(expected)"
        case .invalidAddress(let source, let value, let reason): "\(source): \"\(value)\": \(reason)"
        case .tooLittleMemory(let body, let memory):
            "--max-memory (\(memory)) must hold one body of --max-body (\(body)) at least"
        }
    }

    private static func didYouMean(_ word: String, _ candidates: [String]) -> String {
        EditDistance.nearest(to: word, among: candidates).map { "; did you mean \($0)?" } ?? ""
    }

    private static func seeHelp(_ command: CommandName) -> String { " see deeplinkd \(command.rawValue) --help" }
}
