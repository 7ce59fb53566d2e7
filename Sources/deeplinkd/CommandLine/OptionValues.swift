import DeepLinks
import MicroHTTPD

/// Reads the values of options, each with an error that names where it came from.
struct OptionValues {
    private let values: [OptionName: Arguments.Value]

    /// The command line wins over the environment.
    init(_ arguments: Arguments, environment: [OptionName: Arguments.Value] = [:]) {
        values = environment.merging(arguments.values) { _, word in word }
    }

    func texts(_ option: OptionName) -> [String] { values[option]?.texts ?? [] }

    func text(_ option: OptionName) -> String? { values[option]?.texts.first }

    func flag(_ option: OptionName) throws(CommandLineError) -> Bool {
        guard let value = values[option], let text = value.texts.first else { return false }
        switch text {
        case "true": return true
        case "false": return false
        default: throw .invalidValue(source: value.source, value: text, expected: "true or false")
        }
    }

    func number(
        _ option: OptionName, _ range: ClosedRange<Int>, default standard: Int
    ) throws(CommandLineError) -> Int {
        guard let value = values[option], let text = value.texts.first else { return standard }
        guard text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let number = Int(text), range.contains(number) else {
            throw .invalidValue(
                source: value.source, value: text,
                expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    func addresses(_ option: OptionName) throws(CommandLineError) -> [ListenAddress] {
        guard let value = values[option] else { return [] }
        var addresses: [ListenAddress] = []
        for text in value.texts {
            do throws(ListenAddressError) {
                addresses.append(try ListenAddress(text))
            } catch {
                throw .invalidAddress(source: value.source, value: text, reason: error.description)
            }
        }
        return addresses
    }

    func choice<Choice: RawRepresentable & CaseIterable>(
        _ option: OptionName, _ type: Choice.Type
    ) throws(CommandLineError) -> Choice? where Choice.RawValue == String {
        guard let value = values[option], let text = value.texts.first else { return nil }
        if let choice = Choice(rawValue: text) { return choice }
        let all = Choice.allCases.map(\.rawValue).joined(separator: " or ")
        throw .invalidValue(source: value.source, value: text, expected: all)
    }

    func version(_ option: OptionName) throws(CommandLineError) -> AppVersion? {
        guard let value = values[option], let text = value.texts.first else { return nil }
        if let version = AppVersion(text) { return version }
        throw .invalidValue(source: value.source, value: text, expected: "a version of dotted integers, like 2.10")
    }

    /// The files of the table; none for the embedded one.
    func routes() throws(CommandLineError) -> [String] {
        guard try flag(.demo) else { return texts(.routes) }
        // Asked for by name, the demo wins over what the environment says.
        if let routes = values[.routes], routes.source == OptionName.routes.flag {
            throw .exclusiveOptions(.routes, .demo)
        }
        return []
    }
}
