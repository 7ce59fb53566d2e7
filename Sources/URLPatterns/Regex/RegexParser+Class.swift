extension RegexParser {
    /// `[…]` or `[^…]`.
    mutating func characterClass() throws(LinearRegexError) -> ScalarSet {
        let start = place
        place += 1
        let isInverted = skip(UInt8(ascii: "^"))
        var set = ScalarSet()
        while let byte = next, byte != UInt8(ascii: "]") {
            let first = place
            let lower = try member()
            // A dash before the closing bracket is itself.
            guard next == UInt8(ascii: "-"), place + 1 < source.count, source[place + 1] != UInt8(ascii: "]") else {
                set.formUnion(lower)
                continue
            }
            place += 1
            let upper = try member()
            guard let low = lower.single, let high = upper.single else { throw error(.malformedRange, from: first) }
            guard low <= high else { throw error(.reversedRange, from: first) }
            set.insert(low...high)
        }
        if next == nil { throw error(.unclosedClass, from: start, 1) }
        place += 1
        if set.isEmpty { throw error(.emptyClass, from: start) }
        return isInverted ? set.inverted : set
    }

    /// One character or escape inside a class.
    private mutating func member() throws(LinearRegexError) -> ScalarSet {
        if next == UInt8(ascii: "\\") { return try escape() }
        if next == UInt8(ascii: "[") { throw error(.bareBracket(UInt8(ascii: "[")), from: place, 1) }
        let scalar = try scalar()
        return ScalarSet(scalar...scalar)
    }

    /// A backslash and what is after it.
    mutating func escape() throws(LinearRegexError) -> ScalarSet {
        let start = place
        place += 1
        guard let byte = next else { throw error(.endsInBackslash, from: start, 1) }
        guard byte < 0x80 else {
            _ = try scalar()
            throw error(.unknownEscape, from: start)
        }
        place += 1
        switch byte {
        case UInt8(ascii: "d"): return .digits
        case UInt8(ascii: "D"): return ScalarSet.digits.inverted
        case UInt8(ascii: "w"): return .word
        case UInt8(ascii: "W"): return ScalarSet.word.inverted
        case UInt8(ascii: "s"): return .space
        case UInt8(ascii: "S"): return ScalarSet.space.inverted
        case UInt8(ascii: "1")...UInt8(ascii: "9"), UInt8(ascii: "k"), UInt8(ascii: "g"):
            throw error(.backReference, from: start)
        case UInt8(ascii: "b"), UInt8(ascii: "B"), UInt8(ascii: "A"), UInt8(ascii: "Z"), UInt8(ascii: "z"),
            UInt8(ascii: "G"):
            throw error(.boundary, from: start)
        case UInt8(ascii: "p"), UInt8(ascii: "P"), UInt8(ascii: "X"): throw error(.unicodeProperty, from: start)
        default:
            guard !byte.isDigit, !byte.isLetter else { throw error(.unknownEscape, from: start) }
            return ScalarSet(UInt32(byte)...UInt32(byte))
        }
    }
}

extension ScalarSet {
    /// The only scalar of the set.
    fileprivate var single: UInt32? {
        guard ranges.count == 1, ranges[0].count == 1 else { return nil }
        return ranges[0].lowerBound
    }
}
