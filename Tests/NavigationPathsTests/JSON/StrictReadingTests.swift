import NavigationPaths
import Testing

@Suite("RFC 8259 text")
struct StrictReadingTests {
    static let accepted: [JSONCase] = [
        .accepted("null", "null"),
        .accepted("true", "true"),
        .accepted("false", "false"),
        .accepted(" \t\r\n 1 \n", "1"),
        .accepted("0", "0"),
        .accepted("-0", "-0"),
        .accepted("-1", "-1"),
        .accepted("12345678901234567890", "12345678901234567890"),
        .accepted("1.10", "1.10"),
        .accepted("0.000", "0.000"),
        .accepted("1e5", "1e5"),
        .accepted("1E+05", "1E+05"),
        .accepted("-1.5e-10", "-1.5e-10"),
        .accepted("1e999999", "1e999999"),
        .accepted("\"\"", "\"\""),
        .accepted(#""\"\\\/\b\f\n\r\t""#, #""\"\\/\b\f\n\r\t""#),
        .accepted(#""\u0041\u00e9\u65e5""#, "\"Aé日\""),
        .accepted(#""\uD83C\uDF88""#, "\"🎈\""),
        .accepted(#""\ud83c\udf88""#, "\"🎈\""),
        .accepted(#""\u0000""#, #""\u0000""#),
        .accepted(#""\u001f""#, #""\u001f""#),
        .accepted("\"\u{7F}\"", "\"\u{7F}\""),
        .accepted("\"\u{2028}\u{2029}\"", "\"\u{2028}\u{2029}\""),
        .accepted("\"\u{10FFFF}\u{FFFE}\"", "\"\u{10FFFF}\u{FFFE}\""),
        .accepted("\"\u{FEFF}\"", "\"\u{FEFF}\""),
        .accepted("\"'\"", "\"'\""),
        .accepted("[]", "[]"),
        .accepted("[ ]", "[]"),
        .accepted("[1,[2,[3]],{}]", "[1,[2,[3]],{}]"),
        .accepted(" [ 1 , 2 ] ", "[1,2]"),
        .accepted("{}", "{}"),
        .accepted("{\"\":0}", "{\"\":0}"),
        .accepted(#"{"b":1,"a":2}"#, #"{"b":1,"a":2}"#),
        .accepted(#"{ "a" : { "a" : [ { "a" : null } ] } }"#, #"{"a":{"a":[{"a":null}]}}"#),
        .accepted(#"{"a":1,"A":2}"#, #"{"a":1,"A":2}"#),
        .accepted(#"[{"a":1},{"a":2}]"#, #"[{"a":1},{"a":2}]"#),
        .accepted("{\"é\":1,\"e\u{301}\":2}", "{\"é\":1,\"e\u{301}\":2}"),
        .accepted(#"{"\u0061":1,"b":2}"#, #"{"a":1,"b":2}"#),
    ]

    @Test("is read, and written with its own digits and order", arguments: accepted)
    func accepts(_ example: JSONCase) throws {
        let value = try JSONValue(reading: example.bytes, dialect: .rfc8259)
        #expect(value.text == example.output)
    }

    static let refused: [JSONCase] = [
        .refused("", .expected(.value, found: nil), at: 0),
        .refused("  ", .expected(.value, found: nil), at: 2),
        .refused("\u{FEFF}1", .byteOrderMark, at: 0),
        .refused([0xFF, 0xFE, 0x31, 0x00], .invalidUTF8, at: 0),
        .refused("1 2", .expected(.endOfText, found: "2"), at: 2),
        .refused("1]", .expected(.endOfText, found: "]"), at: 1),
        .refused("{}x", .expected(.endOfText, found: "x"), at: 2),
        .refused("\u{A0}1", .expected(.value, found: "\u{A0}"), at: 0),
        .refused("1\u{B}", .expected(.endOfText, found: "\u{B}"), at: 1),
        .refused("1\u{0}", .expected(.endOfText, found: "\u{0}"), at: 1),
        .refused("// c\n1", .expected(.value, found: "/"), at: 0),
        .refused("[1 /* c */]", .expected(.commaOrBracket, found: "/"), at: 3),
        // Words.
        .refused("nul", .unknownWord("nul"), at: 0),
        .refused("True", .unknownWord("True"), at: 0),
        .refused("[truefalse]", .unknownWord("truefalse"), at: 1),
        .refused("undefined", .unknownWord("undefined"), at: 0),
        .refused("NaN", .unknownWord("NaN"), at: 0),
        .refused("Infinity", .unknownWord("Infinity"), at: 0),
        .refused("true1", .unknownWord("true1"), at: 0),
        .refused("é", .expected(.value, found: "é"), at: 0),
        .refused(String(repeating: "x", count: 100), .unknownWord(String(repeating: "x", count: 40)), at: 0),
        // Numbers.
        .refused("-", .expected(.digit, found: nil), at: 1),
        .refused("+1", .expected(.value, found: "+"), at: 0),
        .refused("01", .leadingZero, at: 0),
        .refused("-007", .leadingZero, at: 1),
        .refused("00", .leadingZero, at: 0),
        .refused("1.", .expected(.digit, found: nil), at: 2),
        .refused("[1.]", .expected(.digit, found: "]"), at: 3),
        .refused(".5", .expected(.value, found: "."), at: 0),
        .refused("-.5", .expected(.digit, found: "."), at: 1),
        .refused("1.e3", .expected(.digit, found: "e"), at: 2),
        .refused("1e", .expected(.digit, found: nil), at: 2),
        .refused("1e+", .expected(.digit, found: nil), at: 3),
        .refused("1e1.5", .expected(.endOfText, found: "."), at: 3),
        .refused("0x10", .expected(.endOfText, found: "x"), at: 1),
        .refused("1_000", .expected(.endOfText, found: "_"), at: 1),
        .refused("-Infinity", .expected(.digit, found: "I"), at: 1),
        .refused("--1", .expected(.digit, found: "-"), at: 1),
        .refused("- 1", .expected(.digit, found: " "), at: 1),
        .refused("１", .expected(.value, found: "１"), at: 0),
        // Strings.
        .refused("\"abc", .unterminatedString, at: 0),
        .refused("[\"a\\\"]", .unterminatedString, at: 1),
        .refused("\"a\nb\"", .controlCharacter(0x0A), at: 2),
        .refused("\"a\tb\"", .controlCharacter(0x09), at: 2),
        .refused("\"\u{0}\"", .controlCharacter(0), at: 1),
        .refused("\"\\n\u{1F}\"", .controlCharacter(0x1F), at: 3),
        .refused("'a'", .expected(.value, found: "'"), at: 0),
        .refused(#""\x41""#, .unknownEscape("x"), at: 1),
        .refused(#""a\d""#, .unknownEscape("d"), at: 2),
        .refused(#""\'""#, .unknownEscape("'"), at: 1),
        .refused(#""\é""#, .unknownEscape("é"), at: 1),
        .refused("\"\\\n\"", .unknownEscape("\n"), at: 1),
        .refused("\"\\", .unknownEscape(nil), at: 1),
        .refused(#""\u12""#, .malformedEscape("u", hint: false), at: 1),
        .refused(#""\u12G4""#, .malformedEscape("u", hint: false), at: 1),
        .refused(#""\U0041""#, .unknownEscape("U"), at: 1),
        .refused(#""\ud800""#, .loneSurrogate(0xD800), at: 1),
        .refused(#""\uDFFF""#, .loneSurrogate(0xDFFF), at: 1),
        .refused(#""\ud83c\u0041""#, .loneSurrogate(0xD83C), at: 1),
        .refused(#""\ud83c\n12345""#, .loneSurrogate(0xD83C), at: 1),
        .refused(#""\udf88\ud83c""#, .loneSurrogate(0xDF88), at: 1),
        .refused(#""\udf88\udf88""#, .loneSurrogate(0xDF88), at: 1),
        .refused(#""\ud83c\ud83c""#, .loneSurrogate(0xD83C), at: 1),
        // UTF-8: a lone continuation, longer forms than needed, a surrogate, too large, cut off.
        .refused([0x22, 0x80, 0x22], .invalidUTF8, at: 1),
        .refused([0x22, 0xC0, 0xAF, 0x22], .invalidUTF8, at: 1),
        .refused([0x22, 0xE0, 0x80, 0xAF, 0x22], .invalidUTF8, at: 1),
        .refused([0x22, 0xF0, 0x80, 0x80, 0xAF, 0x22], .invalidUTF8, at: 1),
        .refused([0x22, 0xED, 0xA0, 0x80, 0x22], .invalidUTF8, at: 1),
        .refused([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], .invalidUTF8, at: 1),
        .refused([0x22, 0xF8, 0x88, 0x80, 0x80, 0x80, 0x22], .invalidUTF8, at: 1),
        .refused([0x22, 0x61, 0xE6, 0x97, 0x22], .invalidUTF8, at: 2),
        .refused([0x22, 0xE6, 0x97], .invalidUTF8, at: 1),
        .refused([0x22, 0x5C, 0x6E, 0xFF, 0x22], .invalidUTF8, at: 3),
        .refused([0x22, 0x5C, 0xFF, 0x22], .invalidUTF8, at: 2),
        .refused([0x7B, 0xFF, 0x7D], .invalidUTF8, at: 1),
        // Arrays.
        .refused("[", .expected(.value, found: nil), at: 1),
        .refused("[1", .expected(.commaOrBracket, found: nil), at: 2),
        .refused("[1,", .expected(.value, found: nil), at: 3),
        .refused("[1,]", .expected(.value, found: "]"), at: 3),
        .refused("[,1]", .expected(.value, found: ","), at: 1),
        .refused("[1 2]", .expected(.commaOrBracket, found: "2"), at: 3),
        .refused("[1:2]", .expected(.commaOrBracket, found: ":"), at: 2),
        .refused("[1}", .expected(.commaOrBracket, found: "}"), at: 2),
        .refused("]", .expected(.value, found: "]"), at: 0),
        // Objects.
        .refused("{", .expected(.quotedKey, found: nil), at: 1),
        .refused("{\"a\"", .expected(.colon, found: nil), at: 4),
        .refused("{\"a\" 1}", .expected(.colon, found: "1"), at: 5),
        .refused("{\"a\":}", .expected(.value, found: "}"), at: 5),
        .refused("{\"a\":1", .expected(.commaOrBrace, found: nil), at: 6),
        .refused("{\"a\":1,}", .expected(.quotedKey, found: "}"), at: 7),
        .refused("{\"a\":1 \"b\":2}", .expected(.commaOrBrace, found: "\""), at: 7),
        .refused("{\"a\":1]", .expected(.commaOrBrace, found: "]"), at: 6),
        .refused("{a:1}", .expected(.quotedKey, found: "a"), at: 1),
        .refused("{1:1}", .expected(.quotedKey, found: "1"), at: 1),
        .refused("{'a':1}", .expected(.quotedKey, found: "'"), at: 1),
        .refused("{[1]:1}", .expected(.quotedKey, found: "["), at: 1),
        .refused(#"{"a":1,"a":1}"#, .duplicateKey("a"), at: 7),
        .refused(#"{"a":1,"\u0061":2}"#, .duplicateKey("a"), at: 7),
        .refused(#"{"\u0061":1,"b":{"c":1},"a":2}"#, .duplicateKey("a"), at: 24),
        .refused(#"{"":1,"":2}"#, .duplicateKey(""), at: 6),
        .refused(#"{"x":{"a":{"b":1},"a":2}}"#, .duplicateKey("a"), at: 18),
    ]

    @Test("that is none is refused with its reason and place", arguments: refused)
    func refuses(_ example: JSONCase) throws {
        let error = try #require(refusal(of: example.bytes, .rfc8259))
        #expect(error.reason == example.error)
        #expect(error.offset == example.offset)
    }

    @Test("finds a key that stands twice among many", arguments: [15, 16, 17, 18, 100, 5000])
    func manyKeys(count: Int) throws {
        let keys = (0..<count).map { #""key\#($0)":{"key\#($0)":0,"\u006bey":1}"# }
        let text = "{" + keys.joined(separator: ",") + "}"
        guard case .object(let members) = try JSONValue(text).content else {
            Issue.record("no object")
            return
        }
        #expect(members.map(\.name) == (0..<count).map { "key\($0)" })
        for twice in [0, count / 2, count - 1] {
            let start = "{" + keys.joined(separator: ",") + ","
            let error = refusal(of: Array((start + #""\u006bey\#(twice)":0}"#).utf8), .rfc8259)
            #expect(error?.reason == .duplicateKey("key\(twice)"))
            #expect(error?.offset == start.utf8.count)
        }
    }

    @Test("with many keys inside many keys is told apart by object")
    func manyKeysNested() throws {
        let inner = "{" + (0..<40).map { "\"k\($0)\":0" }.joined(separator: ",") + "}"
        let text = "{" + (0..<40).map { "\"k\($0)\":\(inner)" }.joined(separator: ",") + "}"
        #expect(try JSONValue(text).text == text)
        let twice = String(text.dropLast()) + ",\"k39\":0}"
        #expect(refusal(of: Array(twice.utf8), .rfc8259)?.reason == .duplicateKey("k39"))
    }
}
