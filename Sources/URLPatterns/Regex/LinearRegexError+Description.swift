extension LinearRegexError: CustomStringConvertible {
    /// One sentence for people, with the place.
    public var description: String { "\(reason.explanation) (byte \(offset))" }
}

extension LinearRegexError.Reason {
    /// What is wrong and what to do, without the place.
    public var explanation: String {
        switch self {
        case .notUTF8: "the expression is not UTF-8"
        case .anchor: "^ and $ are not needed: the whole value is matched anyway; the characters are \\^ and \\$"
        case .lookAround:
            "look-around cannot be matched in linear time: write what may follow as part of the expression"
        case .namedGroup: "groups capture nothing here: write ( ) and give the name to the capture, {name:/…/}"
        case .unknownGroup: "after (? only : is known, for a group: (?: )"
        case .backReference: "back-references cannot be matched in linear time"
        case .boundary: "boundaries are not known: the whole value is matched, write what it may hold"
        case .unicodeProperty: "Unicode properties are not known: write a class with ranges, such as [a-zà-ÿ]"
        case .unknownEscape: "this escape is not known: there are \\d \\w \\s \\D \\W \\S and escaped punctuation"
        case .endsInBackslash: "a backslash must be followed by a character; the backslash itself is \\\\"
        case .lazyMark: "lazy marks change nothing where the whole value is matched: leave the ? out"
        case .possessiveMark: "possessive marks are not known: leave the second + out"
        case .doubleRepetition: "a repetition cannot be repeated: put the first into a group ( )"
        case .nothingToRepeat: "there is nothing to repeat here; the character itself is written with a backslash"
        case .malformedRepetition: "a repetition is {m}, {m,} or {m,n}; the brace itself is \\{"
        case .reversedRepetition: "the first number of a repetition may not be greater than the second"
        case .unclosedGroup: "this ( has no ); the character itself is \\("
        case .unopenedGroup: "this ) has no (; the character itself is \\)"
        case .tooDeep: "groups may be \(RegexParser.maximumDepth) deep at most"
        case .unclosedClass: "this [ has no ]; the character itself is \\["
        case .emptyClass: "a class must hold something; the bracket itself is \\]"
        case .reversedRange: "the first character of a range may not be greater than the second"
        case .malformedRange: "a range goes from one character to another; the dash itself is \\-"
        case .bareBracket(let byte): "write \\\(UnicodeScalar(byte)) here"
        case .tooLarge:
            "an expression may have \(RegexParser.maximumPositions) characters and classes at most, "
                + "repetitions counted out: a{3} has 3"
        }
    }
}
