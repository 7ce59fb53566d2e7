import Testing
import URLPatterns

func regex(_ source: String) throws -> LinearRegex { try LinearRegex(Array(source.utf8)) }

extension LinearRegex {
    func matches(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return matches(bytes, in: 0..<bytes.count)
    }
}

/// An expression with texts that it accepts and texts that it refuses.
struct RegexCase: CustomTestStringConvertible, Sendable {
    var source: String
    var accepts: [String]
    var refuses: [String]

    init(_ source: String, _ accepts: [String], not refuses: [String]) {
        (self.source, self.accepts, self.refuses) = (source, accepts, refuses)
    }

    var testDescription: String { source }
}

@Suite struct LinearRegexTests {
    @Test(
        "an expression accepts whole values, by Unicode scalars",
        arguments: [
            RegexCase("", [""], not: ["a"]),
            RegexCase("abc", ["abc"], not: ["", "ab", "abcd", "xabc", "ABC"]),
            RegexCase("a|bc|", ["a", "bc", ""], not: ["b", "abc"]),
            RegexCase("(a|b)c", ["ac", "bc"], not: ["c", "abc"]),
            RegexCase("(?:a|b)c", ["ac", "bc"], not: ["c"]),
            RegexCase("()", [""], not: ["a"]),
            RegexCase("a*", ["", "a", "aaaa"], not: ["b", "ab"]),
            RegexCase("a+b?", ["a", "ab", "aaab"], not: ["", "b", "abb"]),
            RegexCase("a{3}", ["aaa"], not: ["aa", "aaaa"]),
            RegexCase("a{2,}", ["aa", "aaaaa"], not: ["", "a"]),
            RegexCase("a{1,3}", ["a", "aa", "aaa"], not: ["", "aaaa"]),
            RegexCase("a{0}b", ["b"], not: ["ab"]),
            RegexCase("a{0,0}", [""], not: ["a"]),
            RegexCase("(ab|c){2,3}", ["abab", "cab", "ccc"], not: ["ab", "abababab", "abc c"]),
            RegexCase("(a*)*b", ["b", "ab", "aaab"], not: ["a", ""]),
            RegexCase("(a|b?){2}", ["", "a", "b", "ab", "ba"], not: ["aab"]),
            RegexCase(".", ["a", "é", "日", "\u{1F4A9}", "\n", "\r"], not: ["", "ab", "e\u{301}", "\r\n"]),
            RegexCase("caf.", ["café"], not: ["cafe\u{301}"]),
            RegexCase("é", ["é"], not: ["e\u{301}", "è"]),
            RegexCase("[abc]", ["a", "b", "c"], not: ["d", "", "ab"]),
            RegexCase("[^abc]", ["d", "é", "\n"], not: ["a", "", "dd"]),
            RegexCase("[a-cx-z]+", ["abcxyz"], not: ["d", "w"]),
            RegexCase("[à-ÿ]+", ["éü"], not: ["e", "Ā"]),
            RegexCase("[\u{1F300}-\u{1FAFF}]", ["\u{1F4A9}"], not: ["\u{1FB00}", "a"]),
            RegexCase("[a-]", ["a", "-"], not: ["b"]),
            RegexCase("[-a]", ["a", "-"], not: ["b"]),
            RegexCase("[a^]", ["a", "^"], not: ["b"]),
            RegexCase(#"[\]\\\-\^]+"#, [#"]\-^"#], not: ["a"]),
            RegexCase(#"[\--/]+"#, ["-./"], not: [",", "0"]),
            RegexCase("[.*+?(){}|$]+", [".*+?(){}|$"], not: ["a"]),
            RegexCase(#"[\d_]+"#, ["1_2"], not: ["a"]),
            RegexCase(#"[^\d]"#, ["a", "٣"], not: ["1"]),
            RegexCase(#"\d+"#, ["0123456789"], not: ["٣", "a"]),
            RegexCase(#"\D"#, ["a", "٣"], not: ["0"]),
            RegexCase(#"\w+"#, ["azAZ09_"], not: ["é", "-", "ſ"]),
            RegexCase(#"\W"#, ["é", "-", " "], not: ["_"]),
            RegexCase(#"\s+"#, [" \t\n\r\u{B}\u{C}"], not: ["\u{A0}", "a"]),
            RegexCase(#"\S+"#, ["a\u{A0}"], not: ["a b"]),
            RegexCase(#"[^\s\S]"#, [], not: ["", "a"]),
            RegexCase(#"\.\/\-\\\*\(\)\[\]\{\}\^\$\|\?\+\_\ "#, [#"./-\*()[]{}^$|?+_ "#], not: ["a"]),
            RegexCase(#"\d{4}-\d{2}-\d{2}"#, ["2024-02-30"], not: ["2024-2-30", "2024-02-301"]),
            RegexCase("v\\d+(\\.\\d+){0,2}", ["v1", "v1.2", "v1.2.33"], not: ["v", "v1.", "v1.2.3.4"]),
            RegexCase("a{0064}", [String(repeating: "a", count: 64)], not: [String(repeating: "a", count: 63)]),
        ])
    func matching(_ test: RegexCase) throws {
        let regex = try regex(test.source)
        for text in test.accepts { #expect(regex.matches(text), "\(text.debugDescription)") }
        for text in test.refuses { #expect(!regex.matches(text), "\(text.debugDescription)") }
    }

    @Test(
        "bytes that are not UTF-8 are never accepted",
        arguments: [
            [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
        ] as [[UInt8]])
    func malformed(_ bytes: [UInt8]) throws {
        #expect(!(try regex(".*").matches(bytes, in: 0..<bytes.count)))
    }

    @Test("a range of a buffer is matched alone")
    func range() throws {
        #expect(try regex("b+").matches(Array("abbc".utf8), in: 1..<3))
        #expect(try regex("").matches(Array("abbc".utf8), in: 2..<2))
    }

    @Test("expressions are equal by their text")
    func equality() throws {
        #expect(try regex("a|b") == regex("a|b"))
        #expect(try regex("a|b") != regex("b|a"))
    }
}
