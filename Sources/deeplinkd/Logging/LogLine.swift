import NavigationPaths

/// The bytes of one log line. Whatever the texts hold, it stays one line, and a terminal takes no orders from it.
enum LogLine {
    static func line(
        _ format: LogFormat, _ time: String, _ level: Logger.Level, _ message: String, _ fields: [LogField]
    ) -> [UInt8] {
        var line: [UInt8] = []
        switch format {
        case .json:
            line.append(contentsOf: "{\"time\":\"\(time)\",\"level\":\"\(level.rawValue)\",\"message\":".utf8)
            appendQuoted(message, to: &line)
            for field in fields {
                line.append(contentsOf: ",\"\(field.name)\":".utf8)
                append(field.value, to: &line) { appendQuoted($0, to: &$1) }
            }
            line.append(contentsOf: "}\n".utf8)
        case .text:
            line.append(contentsOf: "\(time) \(level.rawValue) ".utf8)
            appendVisible(message, to: &line)
            for field in fields {
                line.append(contentsOf: " \(field.name)=".utf8)
                append(field.value, to: &line) { text, line in
                    if isPlain(text) {
                        line.append(contentsOf: text.utf8)
                    } else {
                        appendQuoted(text, to: &line)
                    }
                }
            }
            line.append(UInt8(ascii: "\n"))
        }
        return line
    }

    private static func append(
        _ value: LogField.Value, to line: inout [UInt8], text append: (String, inout [UInt8]) -> Void
    ) {
        switch value {
        case .text(let text): append(text, &line)
        case .integer(let number): JSONText.appendInteger(number, to: &line)
        case .seconds(let seconds): JSONText.appendDouble(seconds, to: &line)
        }
    }

    /// Without a space, a quote or anything that does not show.
    private static func isPlain(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C && $0 != 0x3D }
    }

    private static func appendQuoted(_ text: String, to line: inout [UInt8]) {
        line.append(UInt8(ascii: "\""))
        appendVisible(text, to: &line)
        line.append(UInt8(ascii: "\""))
    }

    /// JSON's own escapes, and escapes for what JSON lets through and a terminal or a reader of lines may not: DEL, the
    /// controls after ASCII, the line separators and marks that turn the direction of text.
    private static func appendVisible(_ text: String, to line: inout [UInt8]) {
        var start = text.unicodeScalars.startIndex
        for index in text.unicodeScalars.indices where isHidden(text.unicodeScalars[index]) {
            JSONText.appendEscaped(text[start..<index].utf8, to: &line)
            let digits = String(text.unicodeScalars[index].value, radix: 16)
            line.append(contentsOf: "\\u".utf8)
            line.append(contentsOf: String(repeating: "0", count: 4 - digits.utf8.count).utf8)
            line.append(contentsOf: digits.utf8)
            start = text.unicodeScalars.index(after: index)
        }
        JSONText.appendEscaped(text[start...].utf8, to: &line)
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
