/// What `--help` prints.
enum HelpText {
    /// Nil is the page about all commands.
    static func text(for command: CommandName?) -> String {
        guard let command else { return overview }
        var lines = ["\(usage(command))", "", sentence(command.summary)]
        if !command.options.isEmpty {
            lines += ["", "Options:"]
            let names = command.options.map { option in option.flag + (option.valueName.map { " " + $0 } ?? "") }
            let width = (names.map(\.utf8.count).max() ?? 0) + 2
            for (name, option) in zip(names, command.options) { lines.append("  " + padded(name, width) + option.help) }
        }
        if command == .serve { lines += ["", environment] }
        if command == .resolve { lines += ["", "Exit status 1 if a URL opens nothing."] }
        if command == .diff {
            lines += ["", "Exit status 0 if every link opens what it opened, 1 if not, 2 for a table with errors."]
        }
        if command == .aasaMatch { lines += ["", associationMatching] }
        return lines.joined(separator: "\n")
    }

    private static var overview: String {
        var lines = [
            "deeplinkd answers what a deep link opens: the stack of routes that the app itself would compute.", "",
            "Usage:",
        ]
        for command in CommandName.allCases { lines.append("  " + usage(command, prefix: "")) }
        lines += ["  deeplinkd --version | --help | COMMAND --help", "", "Commands:"]
        for command in CommandName.allCases { lines.append("  " + padded(command.rawValue, 15) + command.summary) }
        return lines.joined(separator: "\n")
    }

    private static func usage(_ command: CommandName, prefix: String = "Usage: ") -> String {
        let word = command == .serve ? "[serve]" : command.rawValue
        let operands =
            switch command.operands {
            case .none: ""
            case .urls: " [URL…]"
            case .files: " FILE…"
            case .twoFiles: " OLD NEW"
            case .fileAndURLs: " FILE [URL-or-path…]"
            }
        return prefix + "deeplinkd \(word)" + (command.options.isEmpty ? "" : " [options]") + operands
    }

    private static let environment = """
        Every option also as an environment variable: DEEPLINKD_ROUTES, DEEPLINKD_ADMIN_LISTEN and so on; repeatable
        ones separated by commas, flags true or false. The command line wins.

        Signals: SIGHUP reads the table and the tokens again; SIGTERM and SIGINT end in good order.
        """

    private static let associationMatching = """
        What looks wrong in the file goes to standard error. An app that no component decides is left out of "apps".
        Exit status 2 for a file that is no apple-app-site-association.
        """

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.utf8.count))
    }

    private static func sentence(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst() + "."
    }
}
