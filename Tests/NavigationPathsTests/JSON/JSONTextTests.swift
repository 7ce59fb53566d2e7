import NavigationPaths
import Testing

@Suite("Writing JSON text")
struct JSONTextTests {
    private func written(_ write: (inout [UInt8]) -> Void) -> String {
        var output = Array("\"x".utf8)
        write(&output)
        return String(decoding: output.dropFirst(2), as: UTF8.self)
    }

    @Test(
        "escapes what must be and nothing else",
        arguments: [
            ("", ""), ("plain", "plain"), ("\"", #"\""#), ("\\", #"\\"#), ("a/b", "a/b"),
            ("\u{8}\t\n\u{C}\r", #"\b\t\n\f\r"#), ("\u{0}\u{B}\u{1F}", #"\u0000\u000b\u001f"#),
            ("\u{7F}é日🎈\u{2028}\u{2029}\u{FEFF}", "\u{7F}é日🎈\u{2028}\u{2029}\u{FEFF}"),
            (#"{"a":"b\"c"}"#, #"{\"a\":\"b\\\"c\"}"#), ("\u{1}a\u{1}", #"\u0001a\u0001"#),
        ])
    func strings(text: String, escaped: String) {
        #expect(written { JSONText.appendString(text.utf8, to: &$0) } == "\"" + escaped + "\"")
        #expect(written { JSONText.appendEscaped(text.utf8, to: &$0) } == escaped)
        #expect(written { JSONText.appendEscaped(Array(text.utf8), to: &$0) } == escaped)
        #expect(written { JSONText.appendEscaped(Array(("\"" + text).utf8)[1...], to: &$0) } == escaped)
        #expect(written { JSONText.appendEscaped(Substring(text).utf8, to: &$0) } == escaped)
    }

    @Test("writes whole numbers", arguments: [(0, "0"), (-7, "-7"), (.min, "-9223372036854775808")])
    func integers(value: Int, text: String) {
        #expect(written { JSONText.appendInteger(value, to: &$0) } == text)
    }

    @Test(
        "writes the shortest text of a number, without .0",
        arguments: [
            (0.0, "0"), (-0.0, "-0"), (3.0, "3"), (100.0, "100"), (0.1, "0.1"), (-1.5, "-1.5"), (1e16, "1e+16"),
            (.leastNonzeroMagnitude, "5e-324"), (1.0 / 3, "0.3333333333333333"), (.infinity, "null"),
            (-.infinity, "null"),
            (.nan, "null"),
            (10.05, "10.05"),
        ] as [(Double, String)])
    func doubles(value: Double, text: String) throws {
        let written = written { JSONText.appendDouble(value, to: &$0) }
        #expect(written == text)
        _ = try JSONValue(written)
        if value.isFinite { #expect(Double(written) == value) }
    }
}
