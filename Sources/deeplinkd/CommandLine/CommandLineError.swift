/// What is wrong with the command line or the environment.
enum CommandLineError: Error, Equatable, Sendable {
    case unknownCommand(String)
    case unknownOption(String, CommandName)
    /// A known option that this command does not have.
    case foreignOption(OptionName, CommandName)
    case missingValue(OptionName, CommandName)
    /// `--demo=yes`.
    case unexpectedValue(OptionName, CommandName)
    case repeatedOption(OptionName, CommandName)
    case unexpectedOperand(String, CommandName)
    case missingFiles(CommandName)
    /// Not the two files that `diff` compares.
    case notTwoFiles(Int)
    case exclusiveOptions(OptionName, OptionName)
    case unknownVariable(String)
    /// `source` is the option or variable as it was written.
    case invalidValue(source: String, value: String, expected: String)
    case invalidAddress(source: String, value: String, reason: String)
    case tooLittleMemory(body: Int, memory: Int)
}
