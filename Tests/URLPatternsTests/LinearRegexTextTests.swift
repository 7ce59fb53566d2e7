import Testing
import URLPatterns

@Suite struct LinearRegexTextTests {
    private func text(_ bytes: [UInt8]?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

    @Test(
        "an example is short and can be read in a URL",
        arguments: [
            ("[a-z]+", "a"), ("[A-Z]{2}", "AA"), (#"\d+|x\d"#, "0"), (#"\W{2}"#, "--"), ("", ""), ("a*", "a"),
            ("(|ab)", "ab"), (#"[^\s\S]"#, nil), (#"[^\s\S]*"#, ""), ("a[^\\s\\S]", nil), ("é", "é"),
            (" |longer", "longer"), (" ", " "), ("[^a-z]", "0"), ("[^\\w~-]", "."), ("(ab|c)d", "cd"),
            ("[\u{80}-\u{FF}]", "à"), ("[\u{10000}-\u{10FFFF}]", "\u{10000}"), (".", "a"), (#"\."#, "."),
            ("[\u{D7FF}-\u{E000}]", "\u{E000}"),
        ] as [(String, String?)])
    func example(_ source: String, _ expected: String?) throws {
        #expect(text(try regex(source).example()) == expected)
    }

    @Test(
        "a text in common is found if there is one",
        arguments: [
            ("[a-f]+", #"\w{2}"#, "aa"), ("[a-f]+", #"\d+"#, nil), ("a*", "b*", ""), ("a|b", "b|c", "b"),
            ("(ab)*", "(aba?b?)*", "ab"), ("a{10}", "a{5,}", "aaaaaaaaaa"), ("a{21}", "a+", nil),
            ("(a{2})+", "(a{3})+", "aaaaaa"), ("", "", ""), ("", "a", nil),
        ] as [(String, String, String?)])
    func common(_ left: String, _ right: String, _ expected: String?) throws {
        #expect(text(LinearRegex.common(try regex(left), try regex(right), maximumLength: 20)) == expected)
        #expect(text(LinearRegex.common(try regex(right), try regex(left), maximumLength: 20)) == expected)
    }

    @Test(
        "a subset is told, the empty text aside",
        arguments: [
            ("[a-f]{2}", #"\w+"#, true), (#"\d+"#, #"\d{1,4}"#, false), (#"\d{1,4}"#, #"\d+"#, true),
            ("a*", "a+", true),
            ("(ab)+", "a(ba)*b", true), ("a(ba)*b", "(ab)+", true), (".", #"[\s\S]"#, true), (#"[\s\S]"#, ".", true),
            ("é", #"\W"#, true), ("[^\\s\\S]", "a", true), ("a", "[^\\s\\S]", false),
            ("a|é|\u{1F4A9}", ".", true), (".", "a|é", false),
        ] as [(String, String, Bool)])
    func subset(_ left: String, _ right: String, _ expected: Bool) throws {
        #expect(try regex(left).isSubset(of: regex(right)) == expected)
    }

    @Test("a question that would take too long is not answered")
    func tooLong() throws {
        // What the right side can be in after n letters depends on each of the last thirty.
        let left = try regex("[ab]*")
        let right = try regex("[ab]*a[ab]{30}|[ab]*")
        #expect(left.isSubset(of: right) == nil)
    }
}
