extension PatternError: CustomStringConvertible {
    public var description: String {
        switch reason {
        case .missingSlash: "expected \"/\" at the start of a path; a pattern begins with a slash"
        case .emptySegment: "an empty segment; doubled slashes in a URL do not matter, so write one slash"
        case .dotSegment: "a segment \".\" or \"..\" is resolved before matching, so no URL can hold it"
        case .strayBrace(let byte):
            "a brace \"\(Character(Unicode.Scalar(byte)))\" that belongs to no capture; write %7B or %7D for a literal one"
        case .doubledBrace: "doubled braces mean nothing in a pattern; write %7B and %7D for literal ones"
        case .unclosedBrace: "expected \"}\" to end the capture"
        case .malformedEscape: "expected two hexadecimal digits after \"%\"; write %25 for a percent sign"
        case .notUTF8: "the percent-escapes are not UTF-8"
        case .controlCharacter: "a control character, which no URL that is read can hold here"
        case .controlInExpression:
            "a control character in an expression; to mean a backslash, write it twice in JSON"
        case .wholeURL: "a pattern is a path, such as /products/{id}; scheme and host belong in \"origins\""
        case .missingName: "expected a name after \"{\"; write {_} to capture nothing"
        case .malformedName(let name):
            "\"\(name)\" is no name; a name is a letter, then letters, digits, \"_\" and \"-\""
        case .repeatedName(let name): "\"\(name)\" is captured twice"
        case .repeatedKey(let key): "the query key \"\(key)\" stands twice"
        case .unknownType(let name, let suggestion):
            "unknown type \"\(name)\"" + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "; declare it in \"types\"")
        case .expected(let what): "expected \(what)"
        case .emptyRange: "the range is empty: its lower end is above its upper end"
        case .numberOutOfRange: "the number does not fit into 64 bits"
        case .emptyChoice: "an empty choice; a value is never empty"
        case .repeatedChoice(let choice): "the choice \"\(choice)\" stands twice"
        case .malformedOrigin(let error): error.description
        case .regex(let error): error.reason.explanation
        case .defaultNotOfType(let text, let type): "the default \"\(text)\" is not of type \(type)"
        case .adjacentCaptures: "two captures side by side; write text between them"
        case .notWhole(let what): "\(what) must be the whole segment, query value or fragment"
        case .manyOutsidePath: "{name+} and {name*} stand for whole segments of a path, and only there"
        case .optionalNotLast:
            "after an optional segment only optional ones or one {name*} can follow; write an alias without it"
        case .optionalAfterMany: "an optional segment after {name+} or {name*}; write an alias"
        case .belowOptional: "a nested path below an optional segment; write two links"
        case .tooManyManys: "more than two {name+} or {name*} in one pattern"
        case .manysWithoutLiteral: "two runs of segments need a literal segment between them"
        case .belowManyWithoutLiteral: "a nested path below {name+} or {name*} must begin with a literal segment"
        case .manyType(let type): "a run of segments can be string, url, a regex or a named type, not \(type)"
        case .listOutsideQuery: "a list \"[]\" of repeated keys can stand only in a query"
        case .listOptional: "a list is never required, so it takes no \"?\" and no default"
        case .emptyValue: "an empty value; write the key alone to ask for its presence, or {name:text}"
        case .emptyKey: "an empty query key"
        case .restNotAlone: "{name*} in a query stands alone between \"&\", without a key"
        case .twoRests: "two {name*} in one query"
        case .twoFragments: "two fragments: the parent has one already"
        case .emptyFragment: "an empty fragment; leave the \"#\" out to accept any, or write #{name} to ask for one"
        case .mixedFragment: "a fragment is either a path (with \"/\") or a query (with \"=\"), not both"
        case .tooManyCaptures: "more than 8 captures in one segment"
        case .tooManySegments: "more than 256 segments"
        }
    }
}
