import NavigationPaths
import Testing

@Suite("The wording of JSON errors")
struct JSONErrorWordingTests {
    @Test(
        "says what is wrong and what would be right",
        arguments: [
            (#"{"a" 1}"#, "expected ':' after the key, found '1'"),
            (#"{"a":1,"a":2}"#, #"a key stands twice: "a""#),
            (#"{"a\nb":1,"a\nb":2}"#, #"a key stands twice: "a\nb""#),
            ("[1", "expected ',' or ']' after the element, but the text ends here"),
            ("{x:1", "expected ',' or '}' after the member, but the text ends here"),
            ("[1 2]", "expected ',' or ']' after the element, found '2'"),
            ("1 \u{1}", "expected nothing more after the value, found U+0001"),
            ("1 U", "expected nothing more after the value, found 'U'"),
            ("", "expected a value, but the text ends here"),
            ("{-}", "expected a key, found '-'"),
            ("-x", "expected a digit, found 'x'"),
            ("0xz", "expected a hexadecimal digit, found 'z'"),
            ("yes", "unknown word: yes (JSON knows true, false and null; texts stand in quotes)"),
            ("NaN", "no JSON text stands for Infinity or NaN"),
            ("007", "a number does not begin with 0 before other digits"),
            ("0x" + String(repeating: "1", count: 300), "a hexadecimal number has at most 256 digits"),
            ("'x", "the string that begins here has no end"),
            ("/*", "the comment that begins here has no end"),
            ("'\n'", #"a control character in a string: write \n"#),
            (#"'\d'"#, #"unknown escape: \d (to mean a backslash, write a backslash twice)"#),
            (#"'\x'"#, #"\x needs two hexadecimal digits (to mean a backslash, write a backslash twice)"#),
            (#"'\u12'"#, #"\u needs four hexadecimal digits (to mean a backslash, write a backslash twice)"#),
            (#"'\udead'"#, #"half of a surrogate pair: \uDEAD"#),
            ("'\\", "a backslash at the end of the text"),
        ])
    func json5(text: String, wording: String) {
        #expect(refusal(of: Array(text.utf8), .json5)?.description == wording)
    }

    @Test(
        "of RFC 8259 text names what JSON5 would allow",
        arguments: [
            ("{a:1}", "expected a key in double quotes, found 'a'"),
            ("\u{FEFF}1", "the text begins with a byte-order mark (U+FEFF): JSON has none"),
            (#""\u12""#, #"\u needs four hexadecimal digits"#),
            ("\"\u{1}\"", #"a control character in a string: write \u0001"#),
            (
                String(repeating: "[", count: 513),
                "more than 512 arrays and objects inside each other"
            ),
        ])
    func strict(text: String, wording: String) {
        #expect(refusal(of: Array(text.utf8), .rfc8259)?.description == wording)
    }

    @Test("says that bytes are not UTF-8")
    func invalidUTF8() {
        #expect(refusal(of: [0x22, 0xFF, 0x22], .rfc8259)?.description == "these bytes are not UTF-8")
    }
}
