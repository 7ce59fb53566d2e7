extension JSONScanner {
    /// Reads the number that begins at the position.
    mutating func scanNumber() throws(JSONError) {
        let start = position
        if current == UInt8(ascii: "-") || current == UInt8(ascii: "+") { position += 1 }
        if isJSON5 {
            if current == UInt8(ascii: "I") || current == UInt8(ascii: "N") { return try refuseNotFinite(from: start) }
            if current == UInt8(ascii: "0"), position + 1 < end, bytes[position + 1] | 0x20 == UInt8(ascii: "x") {
                return try scanHexadecimal()
            }
        }
        let whole = position
        skipDigits()
        let wholeDigits = position - whole
        guard wholeDigits > 0 || (isJSON5 && current == UInt8(ascii: ".")) else { throw expected(.digit) }
        if wholeDigits > 1 && bytes[whole] == UInt8(ascii: "0") { throw JSONError(.leadingZero, at: whole) }
        if current == UInt8(ascii: ".") {
            position += 1
            let fraction = position
            skipDigits()
            guard position > fraction || (isJSON5 && wholeDigits > 0) else { throw expected(.digit) }
        }
        if current | 0x20 == UInt8(ascii: "e") {
            position += 1
            if current == UInt8(ascii: "-") || current == UInt8(ascii: "+") { position += 1 }
            let exponent = position
            skipDigits()
            guard position > exponent else { throw expected(.digit) }
        }
    }

    private mutating func skipDigits() {
        while position < end, bytes[position].isASCIIDigit { position += 1 }
    }

    private mutating func scanHexadecimal() throws(JSONError) {
        position += 2
        let first = position
        while position < end, bytes[position].hexadecimalDigit != nil { position += 1 }
        guard position > first else { throw expected(.hexadecimalDigit) }
        guard position - first <= JSONNumber.maximumHexadecimalDigits else {
            throw JSONError(.hexadecimalTooLong, at: first)
        }
    }

    /// `Infinity` and `NaN`, with a sign or without, are JSON5 but not JSON.
    private mutating func refuseNotFinite(from start: Int) throws(JSONError) {
        let word = letters(from: position)
        if word.elementsEqual("Infinity".utf8) || word.elementsEqual("NaN".utf8) {
            throw JSONError(.notFinite, at: start)
        }
        throw expected(.digit)
    }

    /// Reads `true`, `false` or `null`.
    mutating func word() throws(JSONError) -> Token {
        let word = letters(from: position)
        let token: Token
        switch word.count {
        case 4 where word.elementsEqual("true".utf8): token = .true
        case 4 where word.elementsEqual("null".utf8): token = .null
        case 5 where word.elementsEqual("false".utf8): token = .false
        default:
            if isJSON5 && (word.elementsEqual("Infinity".utf8) || word.elementsEqual("NaN".utf8)) {
                throw JSONError(.notFinite, at: position)
            }
            throw JSONError(.unknownWord(String(decoding: word.prefix(40), as: UTF8.self)), at: position)
        }
        position += word.count
        return token
    }

    private func letters(from index: Int) -> ArraySlice<UInt8> {
        var end = index
        while end < self.end, bytes[end].isWordByte { end += 1 }
        return bytes[index..<end]
    }
}

extension UInt8 {
    /// A letter, a digit, `_` or `$`.
    var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"):
            true
        default: isASCIIDigit
        }
    }
}
