extension JSONError: CustomStringConvertible {
    /// What is wrong, in words for the one who wrote the text. The place is not part of it.
    public var description: String { reason.description }
}

extension JSONError.Reason: CustomStringConvertible {
    /// What is wrong, in words for the one who wrote the text.
    public var description: String {
        switch self {
        case .expected(let expectation, nil): "expected \(expectation), but the text ends here"
        case .expected(let expectation, let found?): "expected \(expectation), found \(named(found))"
        case .byteOrderMark: "the text begins with a byte-order mark (U+FEFF): JSON has none"
        case .invalidUTF8: "these bytes are not UTF-8"
        case .unknownWord(let word): "unknown word: \(word) (JSON knows true, false and null; texts stand in quotes)"
        case .notFinite: "no JSON text stands for Infinity or NaN"
        case .leadingZero: "a number does not begin with 0 before other digits"
        case .hexadecimalTooLong: "a hexadecimal number has at most \(JSONNumber.maximumHexadecimalDigits) digits"
        case .unterminatedString: "the string that begins here has no end"
        case .unterminatedComment: "the comment that begins here has no end"
        case .controlCharacter(let byte): "a control character in a string: write \(escapeText(byte))"
        case .unknownEscape(nil): "a backslash at the end of the text"
        case .unknownEscape(let character?): "unknown escape: \\\(written(character)) (\(Self.backslashHint))"
        case .malformedEscape("x", let hint):
            "\\x needs two hexadecimal digits" + (hint ? " (\(Self.backslashHint))" : "")
        case .malformedEscape(let character, let hint):
            "\\\(written(character)) needs four hexadecimal digits" + (hint ? " (\(Self.backslashHint))" : "")
        case .loneSurrogate(let unit): "half of a surrogate pair: \\u\(hexadecimal(UInt32(unit), digits: 4))"
        case .duplicateKey(let name): "a key stands twice: \(quoted(name))"
        case .tooDeep(let limit): "more than \(limit) arrays and objects inside each other"
        }
    }

    private static var backslashHint: String { "to mean a backslash, write a backslash twice" }
}

extension JSONError.Expectation: CustomStringConvertible {
    /// What could have stood there, in words.
    public var description: String {
        switch self {
        case .value: "a value"
        case .quotedKey: "a key in double quotes"
        case .key: "a key"
        case .colon: "':' after the key"
        case .commaOrBracket: "',' or ']' after the element"
        case .commaOrBrace: "',' or '}' after the member"
        case .digit: "a digit"
        case .hexadecimalDigit: "a hexadecimal digit"
        case .endOfText: "nothing more after the value"
        }
    }
}

/// A character in quotes, or by its number if it would not show.
private func named(_ scalar: Unicode.Scalar) -> String {
    let text = written(scalar)
    return text.utf8.starts(with: "U+".utf8) && text.utf8.count > 2 ? text : "'\(text)'"
}

private func written(_ scalar: Unicode.Scalar) -> String {
    if scalar == " " { return " " }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .spaceSeparator:
        "U+" + hexadecimal(scalar.value, digits: 4)
    default: String(Character(scalar))
    }
}

private func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}

private func escapeText(_ byte: UInt8) -> String {
    var output: [UInt8] = []
    JSONText.appendEscaped(CollectionOfOne(byte), to: &output)
    return String(decoding: output, as: UTF8.self)
}

private func quoted(_ text: String) -> String {
    var output: [UInt8] = []
    JSONText.appendString(text.utf8, to: &output)
    return String(decoding: output, as: UTF8.self)
}
