import NavigationPaths
import Testing

@Suite("JSON5 text")
struct JSON5ReadingTests {
    static let accepted: [JSONCase] = [
        .accepted("// comment\n1 // end", "1"),
        .accepted("/* a * / ** */ 1 /**/", "1"),
        .accepted("// ends at CR\r1", "1"),
        .accepted("// ends at U+2028\u{2028}1", "1"),
        .accepted("// é 日本 🎈\n1", "1"),
        .accepted("\u{FEFF}\u{B}\u{C}\u{A0}\u{2003}\u{3000}\u{2029}1\u{1680}", "1"),
        .accepted("[1,2,]", "[1,2]"),
        .accepted("[1,/* c */]", "[1]"),
        .accepted("{a:1,}", #"{"a":1}"#),
        .accepted("{}", "{}"),
        .accepted("{ a1: 1, $b: 2, _c: 3, été: 4, 日本: 5 }", #"{"a1":1,"$b":2,"_c":3,"été":4,"日本":5}"#),
        .accepted(#"{ \u0061b: 1, c\u0064: 2 }"#, #"{"ab":1,"cd":2}"#),
        .accepted("{ a\u{200C}\u{301}\u{660}: 1 }", "{\"a\u{200C}\u{301}\u{660}\":1}"),
        .accepted("{ null: 1, true: 2, Infinity: 3 }", #"{"null":1,"true":2,"Infinity":3}"#),
        .accepted("{ 'a b': 1, \"c\": 2 }", #"{"a b":1,"c":2}"#),
        .accepted("{a/**/:/**/1}", #"{"a":1}"#),
        .accepted(#"'it\'s "quoted"'"#, #""it's \"quoted\"""#),
        .accepted(#""it's \"quoted\"""#, #""it's \"quoted\"""#),
        .accepted("'a\\\nb\\\r\nc\\\rd\\\u{2028}e'", "\"abcde\""),
        .accepted("'tab\there'", #""tab\there""#),
        .accepted("'\u{2028}'", "\"\u{2028}\""),
        .accepted(#"'\x41\v\0\é\.\$'"#, #""A\u000b\u0000é.$""#),
        .accepted(#"'\ud83c\udf88'"#, "\"🎈\""),
        .accepted(#"'\\d+'"#, #""\\d+""#),
        .accepted("+1", "1"),
        .accepted("-1", "-1"),
        .accepted(".5", "0.5"),
        .accepted("-.5", "-0.5"),
        .accepted("+.5e1", "0.5e1"),
        .accepted("5.", "5"),
        .accepted("5.e3", "5e3"),
        .accepted("0.", "0"),
        .accepted("0x10", "16"),
        .accepted("-0XfF", "-255"),
        .accepted("+0x0", "0"),
        .accepted("0xFFFFFFFFFFFFFFFFFF", "4722366482869645213695"),
        .accepted("1.10", "1.10"),
    ]

    @Test("is read, and written as RFC 8259 text", arguments: accepted)
    func accepts(_ example: JSONCase) throws {
        let value = try JSONValue(reading: example.bytes, dialect: .json5)
        #expect(value.text == example.output)
        #expect(try JSONValue(value.text) == value)
    }

    static let refused: [JSONCase] = [
        .refused("", .expected(.value, found: nil), at: 0),
        .refused("// only a comment", .expected(.value, found: nil), at: 17),
        .refused("/* no end", .unterminatedComment, at: 0),
        .refused("1 /*/", .unterminatedComment, at: 2),
        .refused("1 /", .expected(.endOfText, found: "/"), at: 2),
        .refused([0x2F, 0x2F, 0xFF, 0x0A, 0x31], .invalidUTF8, at: 2),
        .refused([0x2F, 0x2A, 0xC3, 0x2A, 0x2F, 0x31], .invalidUTF8, at: 2),
        .refused("[,]", .expected(.value, found: ","), at: 1),
        .refused("[1,,]", .expected(.value, found: ","), at: 3),
        .refused("{,}", .expected(.key, found: ","), at: 1),
        .refused("{a:1,,}", .expected(.key, found: ","), at: 5),
        .refused("{1a:1}", .expected(.key, found: "1"), at: 1),
        .refused("{a-b:1}", .expected(.colon, found: "-"), at: 2),
        .refused("{\u{301}a:1}", .expected(.key, found: "\u{301}"), at: 1),
        .refused(#"{\u0031a:1}"#, .expected(.key, found: "\\"), at: 1),
        .refused(#"{a\u0020:1}"#, .expected(.key, found: "\\"), at: 2),
        .refused(#"{a\n:1}"#, .expected(.key, found: "\\"), at: 2),
        .refused("{a:1,'a':2}", .duplicateKey("a"), at: 5),
        .refused(#"{a:1,\u0061:2}"#, .duplicateKey("a"), at: 5),
        .refused("{pattern: yes}", .unknownWord("yes"), at: 10),
        .refused("Infinity", .notFinite, at: 0),
        .refused("[-Infinity]", .notFinite, at: 1),
        .refused("+NaN", .notFinite, at: 0),
        .refused("NaN", .notFinite, at: 0),
        .refused("-Inf", .expected(.digit, found: "I"), at: 1),
        .refused("012", .leadingZero, at: 0),
        .refused("0x", .expected(.hexadecimalDigit, found: nil), at: 2),
        .refused("0xg", .expected(.hexadecimalDigit, found: "g"), at: 2),
        .refused("0x" + String(repeating: "f", count: 257), .hexadecimalTooLong, at: 2),
        .refused(".", .expected(.digit, found: nil), at: 1),
        .refused("+", .expected(.digit, found: nil), at: 1),
        .refused("1.5.", .expected(.endOfText, found: "."), at: 3),
        .refused("'a\nb'", .controlCharacter(0x0A), at: 2),
        .refused("'a\rb'", .controlCharacter(0x0D), at: 2),
        .refused("'abc\"", .unterminatedString, at: 0),
        .refused(#"'/recipe/{id:/\d+/}'"#, .unknownEscape("d"), at: 14),
        .refused(#"'\w'"#, .unknownEscape("w"), at: 1),
        .refused(#"'\1'"#, .unknownEscape("1"), at: 1),
        .refused(#"'\01'"#, .unknownEscape("0"), at: 1),
        .refused(#"'\x4'"#, .malformedEscape("x", hint: true), at: 1),
        .refused(#"'\u12'"#, .malformedEscape("u", hint: true), at: 1),
        .refused(#"'\ud800'"#, .loneSurrogate(0xD800), at: 1),
        .refused("{\"a\" 1}", .expected(.colon, found: "1"), at: 5),
        .refused("1\u{0}", .expected(.endOfText, found: "\u{0}"), at: 1),
    ]

    @Test("that is none is refused with its reason and place", arguments: refused)
    func refuses(_ example: JSONCase) throws {
        let error = try #require(refusal(of: example.bytes, .json5))
        #expect(error.reason == example.error)
        #expect(error.offset == example.offset)
    }
}
