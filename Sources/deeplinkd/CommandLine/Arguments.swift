/// The words of a command line, sorted: the command, its options with their values, the rest. Values are not read.
struct Arguments {
    /// What the values of an option came from, for messages.
    struct Value {
        var source: String
        var texts: [String]
    }

    var command = CommandName.serve
    var wantsHelp = false
    var wantsVersion = false
    var values: [OptionName: Value] = [:]
    var operands: [String] = []

    init(_ words: [String]) throws(CommandLineError) {
        var rest = words[...]
        // The command may be left out: then options of `serve` stand first.
        let hasCommand = rest.first.map { !$0.utf8.starts(with: "-".utf8) } ?? false
        if hasCommand, let word = rest.popFirst() {
            if word == "help" {
                wantsHelp = true
                guard let topic = rest.popFirst() else { return }
                guard let command = CommandName(rawValue: topic) else { throw .unknownCommand(topic) }
                self.command = command
                isTopLevel = false
                return
            }
            guard let command = CommandName(rawValue: word) else { throw .unknownCommand(word) }
            self.command = command
        }
        isTopLevel = !hasCommand
        while let word = rest.popFirst() {
            if word == "--" {
                for operand in rest { try add(operand: operand) }
                return
            }
            if word.utf8.starts(with: "-".utf8), word != "-" {
                try read(option: word, &rest)
            } else {
                try add(operand: word)
            }
        }
    }

    /// True where no command was named: `--help` is then about all of them.
    private(set) var isTopLevel = true

    private mutating func read(option word: String, _ rest: inout ArraySlice<String>) throws(CommandLineError) {
        switch word {
        case "--help", "-h": wantsHelp = true
        case "--version" where isTopLevel: wantsVersion = true
        default:
            let bytes = word.utf8
            let equals = bytes.firstIndex(of: UInt8(ascii: "="))
            let name = String(decoding: bytes[..<(equals ?? bytes.endIndex)], as: UTF8.self)
            let attached = equals.map { String(decoding: bytes[bytes.index(after: $0)...], as: UTF8.self) }
            guard let option = OptionName.allCases.first(where: { $0.flag.utf8.elementsEqual(name.utf8) }) else {
                throw .unknownOption(name, command)
            }
            guard command.options.contains(option) else { throw .foreignOption(option, command) }
            try add(option, attached, &rest)
        }
    }

    private mutating func add(
        _ option: OptionName, _ attached: String?, _ rest: inout ArraySlice<String>
    ) throws(CommandLineError) {
        if values[option] != nil, !option.isRepeatable { throw .repeatedOption(option, command) }
        guard option.valueName != nil else {
            guard attached == nil else { throw .unexpectedValue(option, command) }
            values[option] = Value(source: option.flag, texts: ["true"])
            return
        }
        // A word with dashes is the next option, not a value: "--routes --demo".
        guard let text = attached ?? rest.first, attached != nil || !text.utf8.starts(with: "--".utf8) else {
            throw .missingValue(option, command)
        }
        if attached == nil { rest.removeFirst() }
        values[option, default: Value(source: option.flag, texts: [])].texts.append(text)
    }

    private mutating func add(operand: String) throws(CommandLineError) {
        if command.operands == .none { throw .unexpectedOperand(operand, command) }
        operands.append(operand)
    }
}
