import Testing
import URLPatterns

/// An expression, and what is said about it, with a line of carets under the place.
struct RegexErrorCase: CustomTestStringConvertible, Sendable {
    var source: String
    var carets: String
    var reason: LinearRegexError.Reason

    init(_ source: String, _ carets: String, _ reason: LinearRegexError.Reason) {
        (self.source, self.carets, self.reason) = (source, carets, reason)
    }

    var testDescription: String { source }
}

@Suite struct LinearRegexErrorTests {
    @Test(
        "what is not known is refused at its place",
        arguments: [
            RegexErrorCase("^a", "^", .anchor),
            RegexErrorCase("ab$", "  ^", .anchor),
            RegexErrorCase("a(?=b)", " ^^^", .lookAround),
            RegexErrorCase("a(?!b)", " ^^^", .lookAround),
            RegexErrorCase("(?<=b)a", "^^^^", .lookAround),
            RegexErrorCase("(?<!b)a", "^^^^", .lookAround),
            RegexErrorCase("(?<year>a)", "^^^", .namedGroup),
            RegexErrorCase("(?P<year>a)", "^^^^", .namedGroup),
            RegexErrorCase("(?'year'a)", "^^^", .namedGroup),
            RegexErrorCase("(?i)a", "^^^", .unknownGroup),
            RegexErrorCase("(?>a)", "^^^", .unknownGroup),
            RegexErrorCase("(?", "^^", .unknownGroup),
            RegexErrorCase(#"(a)\1"#, "   ^^", .backReference),
            RegexErrorCase(#"\k<a>"#, "^^", .backReference),
            RegexErrorCase(#"a\b"#, " ^^", .boundary),
            RegexErrorCase(#"[\b]"#, " ^^", .boundary),
            RegexErrorCase(#"\p{L}"#, "^^", .unicodeProperty),
            RegexErrorCase(#"a\n"#, " ^^", .unknownEscape),
            RegexErrorCase(#"\x41"#, "^^", .unknownEscape),
            RegexErrorCase(#"\0"#, "^^", .unknownEscape),
            RegexErrorCase(#"\é"#, "^^^", .unknownEscape),
            RegexErrorCase(#"a\"#, " ^", .endsInBackslash),
            RegexErrorCase("a+?", "  ^", .lazyMark),
            RegexErrorCase("a{1}?", "    ^", .lazyMark),
            RegexErrorCase("a*+", "  ^", .possessiveMark),
            RegexErrorCase("a**", "  ^", .doubleRepetition),
            RegexErrorCase("a+{2}", "  ^", .doubleRepetition),
            RegexErrorCase("*a", "^", .nothingToRepeat),
            RegexErrorCase("(+a)", " ^", .nothingToRepeat),
            RegexErrorCase("a|?", "  ^", .nothingToRepeat),
            RegexErrorCase("{2}", "^", .nothingToRepeat),
            RegexErrorCase("a{", " ^", .malformedRepetition),
            RegexErrorCase("a{x}", " ^", .malformedRepetition),
            RegexErrorCase("a{,3}", " ^", .malformedRepetition),
            RegexErrorCase("a{1,2", " ^", .malformedRepetition),
            RegexErrorCase("a{3,2}", " ^^^^^", .reversedRepetition),
            RegexErrorCase("a(b", " ^", .unclosedGroup),
            RegexErrorCase("(a(b)", "^", .unclosedGroup),
            RegexErrorCase("a)b", " ^", .unopenedGroup),
            RegexErrorCase("a[b", " ^", .unclosedClass),
            RegexErrorCase("a[b-", " ^", .unclosedClass),
            RegexErrorCase("a[]", " ^^", .emptyClass),
            RegexErrorCase("[^]", "^^^", .emptyClass),
            RegexErrorCase("[z-a]", " ^^^", .reversedRange),
            RegexErrorCase(#"[a-\d]"#, " ^^^^", .malformedRange),
            RegexErrorCase(#"[\d-z]"#, " ^^^^", .malformedRange),
            RegexErrorCase("a]", " ^", .bareBracket(UInt8(ascii: "]"))),
            RegexErrorCase("a}", " ^", .bareBracket(UInt8(ascii: "}"))),
            RegexErrorCase("[[:alpha:]]", " ^", .bareBracket(UInt8(ascii: "["))),
            RegexErrorCase("a{65}", "^^^^^", .tooLarge),
            RegexErrorCase("b(a{9}){8}", " ^^^^^^^^^", .tooLarge),
            RegexErrorCase("a{999999999999999999999999}", String(repeating: "^", count: 27), .tooLarge),
            RegexErrorCase("((((a{9}){9}){9}){9})", "   ^^^^^^^^^", .tooLarge),
            RegexErrorCase(
                String(repeating: "a", count: 65), String(repeating: " ", count: 64) + "^", .tooLarge),
            RegexErrorCase(String(repeating: "(", count: 9_000), String(repeating: " ", count: 32) + "^", .tooDeep),
        ])
    func refused(_ expected: RegexErrorCase) throws {
        let error = try #require(throws: LinearRegexError.self) { try regex(expected.source) }
        #expect(error.reason == expected.reason)
        let carets = String(repeating: " ", count: error.offset) + String(repeating: "^", count: error.length)
        #expect(carets == expected.carets)
    }

    @Test("text that is not UTF-8 is refused")
    func notUTF8() {
        #expect(throws: LinearRegexError(reason: .notUTF8, offset: 1, length: 1)) {
            try LinearRegex([UInt8(ascii: "a"), 0xFF])
        }
    }

    @Test("every error says what to do")
    func wording() {
        let all: [(LinearRegexError.Reason, String)] = [
            (.notUTF8, "the expression is not UTF-8"),
            (
                .anchor,
                #"^ and $ are not needed: the whole value is matched anyway; the characters are \^ and \$"#
            ),
            (
                .lookAround,
                "look-around cannot be matched in linear time: write what may follow as part of the expression"
            ),
            (
                .namedGroup,
                "groups capture nothing here: write ( ) and give the name to the capture, {name:/…/}"
            ),
            (.unknownGroup, "after (? only : is known, for a group: (?: )"),
            (.backReference, "back-references cannot be matched in linear time"),
            (.boundary, "boundaries are not known: the whole value is matched, write what it may hold"),
            (
                .unicodeProperty,
                "Unicode properties are not known: write a class with ranges, such as [a-zà-ÿ]"
            ),
            (
                .unknownEscape,
                #"this escape is not known: there are \d \w \s \D \W \S and escaped punctuation"#
            ),
            (.endsInBackslash, #"a backslash must be followed by a character; the backslash itself is \\"#),
            (.lazyMark, "lazy marks change nothing where the whole value is matched: leave the ? out"),
            (.possessiveMark, "possessive marks are not known: leave the second + out"),
            (.doubleRepetition, "a repetition cannot be repeated: put the first into a group ( )"),
            (
                .nothingToRepeat,
                "there is nothing to repeat here; the character itself is written with a backslash"
            ),
            (.malformedRepetition, #"a repetition is {m}, {m,} or {m,n}; the brace itself is \{"#),
            (
                .reversedRepetition,
                "the first number of a repetition may not be greater than the second"
            ),
            (.unclosedGroup, #"this ( has no ); the character itself is \("#),
            (.unopenedGroup, #"this ) has no (; the character itself is \)"#),
            (.tooDeep, "groups may be 32 deep at most"),
            (.unclosedClass, #"this [ has no ]; the character itself is \["#),
            (.emptyClass, #"a class must hold something; the bracket itself is \]"#),
            (.reversedRange, "the first character of a range may not be greater than the second"),
            (.malformedRange, #"a range goes from one character to another; the dash itself is \-"#),
            (.bareBracket(0x7D), #"write \} here"#),
            (
                .tooLarge,
                "an expression may have 64 characters and classes at most, repetitions counted out: a{3} has 3"
            ),
        ]
        for (reason, text) in all {
            #expect(LinearRegexError(reason: reason, offset: 7, length: 1).description == "\(text) (byte 7)")
        }
    }
}
