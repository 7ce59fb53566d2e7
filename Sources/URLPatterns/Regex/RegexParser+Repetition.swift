extension RegexParser {
    /// The repetition that stands here, if there is one.
    mutating func repetition() throws(LinearRegexError) -> (minimum: Int, maximum: Int?)? {
        switch next {
        case UInt8(ascii: "*"):
            place += 1
            return (0, nil)
        case UInt8(ascii: "+"):
            place += 1
            return (1, nil)
        case UInt8(ascii: "?"):
            place += 1
            return (0, 1)
        case UInt8(ascii: "{"): return try counts()
        default: return nil
        }
    }

    /// `{m}`, `{m,}` or `{m,n}`.
    private mutating func counts() throws(LinearRegexError) -> (minimum: Int, maximum: Int?) {
        let start = place
        place += 1
        guard let minimum = number() else { throw error(.malformedRepetition, from: start, 1) }
        var maximum: Int? = minimum
        if skip(UInt8(ascii: ",")) { maximum = number() }
        guard skip(UInt8(ascii: "}")) else { throw error(.malformedRepetition, from: start, 1) }
        if let maximum, maximum < minimum { throw error(.reversedRepetition, from: start) }
        return (minimum, maximum)
    }

    /// Digits as a number; what is too large for any expression is capped.
    private mutating func number() -> Int? {
        var number: Int?
        while let digit = next, digit.isDigit {
            number = min((number ?? 0) * 10 + Int(digit &- 0x30), 1_000_000)
            place += 1
        }
        return number
    }

    /// Refuses a second mark after a repetition.
    func refuseMark() throws(LinearRegexError) {
        switch next {
        case UInt8(ascii: "?"): throw error(.lazyMark, from: place, 1)
        case UInt8(ascii: "+"): throw error(.possessiveMark, from: place, 1)
        case UInt8(ascii: "*"), UInt8(ascii: "{"): throw error(.doubleRepetition, from: place, 1)
        default: break
        }
    }
}
