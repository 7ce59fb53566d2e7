import NavigationPaths
import Testing

@testable import deeplinkd

@Suite("Log lines")
struct LogLineTests {
    private func line(_ format: LogFormat, _ message: String, _ fields: LogField...) -> String {
        String(decoding: LogLine.line(format, "T", .warning, message, fields), as: UTF8.self)
    }

    @Test("fields of every kind in both forms")
    func forms() {
        let fields = [
            LogField("path", "/resolve"), LogField("reason", "no \"file\""), LogField("empty", ""),
            LogField("status", 200), LogField("seconds", seconds: 0.25),
        ]
        #expect(
            String(decoding: LogLine.line(.json, "T", .info, "a b", fields), as: UTF8.self)
                == #"{"time":"T","level":"info","message":"a b","path":"/resolve","reason":"no \"file\"","empty":"","#
                + "\"status\":200,\"seconds\":0.25}\n")
        #expect(
            String(decoding: LogLine.line(.text, "T", .info, "a b", fields), as: UTF8.self)
                == #"T info a b path=/resolve reason="no \"file\"" empty="" status=200 seconds=0.25"# + "\n")
    }

    static let texts = [
        "a\nb", "a\r\nb", "a\u{0}b", "\u{1B}[2J", "a\u{7F}b", "a\u{85}b", "a\u{9B}31mb", "a\u{2028}b", "a\u{2029}b",
        "a\u{202E}b", "a\u{2066}b", "\u{FEFF}a", "a\u{200F}b",
    ]

    @Test("nothing breaks a line or gives a terminal orders", arguments: texts, [LogFormat.json, .text])
    func hostile(_ text: String, format: LogFormat) throws {
        let line = line(format, text, LogField("path", text))
        let hidden = line.unicodeScalars.dropLast().filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
        #expect(hidden.isEmpty, "\(line.debugDescription)")
        #expect(line.unicodeScalars.last == "\n")
        if format == .json {
            let value = try JSONValue(reading: Array(line.utf8.dropLast()), dialect: .rfc8259)
            guard case .object(let members) = value.content, case .string(let path) = members[3].value.content else {
                Issue.record("the line has no path")
                return
            }
            #expect(path.utf8.elementsEqual(text.utf8))
        }
    }
}
