extension JSONScanner {
    /// Reads the number that begins at the position.
    mutating func scanNumber(in source: Span<UInt8>) throws(JSONError) {
        let start = position
        skipSign(in: source)
        if isJSON5 {
            if byte(in: source) == UInt8(ascii: "I") || byte(in: source) == UInt8(ascii: "N") {
                throw isNotFinite(wordEnd(in: source), in: source)
                    ? JSONError(.notFinite, at: start) : expected(.digit, in: source)
            }
            if byte(in: source) == UInt8(ascii: "0"), position + 1 < source.count,
                source[position + 1] | 0x20 == UInt8(ascii: "x")
            {
                return try scanHexadecimal(in: source)
            }
        }
        let whole = position
        let wholeDigits = skipDigits(in: source)
        guard wholeDigits > 0 || (isJSON5 && byte(in: source) == UInt8(ascii: ".")) else {
            throw expected(.digit, in: source)
        }
        if wholeDigits > 1 && source[whole] == UInt8(ascii: "0") { throw JSONError(.leadingZero, at: whole) }
        if byte(in: source) == UInt8(ascii: ".") {
            position += 1
            guard skipDigits(in: source) > 0 || (isJSON5 && wholeDigits > 0) else {
                throw expected(.digit, in: source)
            }
        }
        if byte(in: source) | 0x20 == UInt8(ascii: "e") {
            position += 1
            skipSign(in: source)
            guard skipDigits(in: source) > 0 else { throw expected(.digit, in: source) }
        }
    }

    /// The byte at the position; NUL at the end.
    private func byte(in source: Span<UInt8>) -> UInt8 { position < source.count ? source[position] : 0 }

    private mutating func skipSign(in source: Span<UInt8>) {
        if byte(in: source) == UInt8(ascii: "-") || byte(in: source) == UInt8(ascii: "+") { position += 1 }
    }

    /// Skips digits and says how many.
    private mutating func skipDigits(in source: Span<UInt8>) -> Int {
        let start = position
        while position < source.count, source[position].isASCIIDigit { position += 1 }
        return position - start
    }

    private mutating func scanHexadecimal(in source: Span<UInt8>) throws(JSONError) {
        position += 2
        let first = position
        while position < source.count, source[position].hexadecimalDigit != nil { position += 1 }
        guard position > first else { throw expected(.hexadecimalDigit, in: source) }
        guard position - first <= JSONNumber.maximumHexadecimalDigits else {
            throw JSONError(.hexadecimalTooLong, at: first)
        }
    }
}
