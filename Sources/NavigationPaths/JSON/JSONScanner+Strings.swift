extension JSONScanner {
    /// Reads the string whose quote stands at the position. Its text is decoded only if it has escapes.
    mutating func scanString() throws(JSONError) {
        let start = position
        let quote = bytes[start]
        isEscaped = false
        // What stands between this and the position is not in `decoded` yet.
        var runStart = start + 1
        var index = start + 1
        while index < end {
            let byte = bytes[index]
            if byte == quote {
                if isEscaped { decoded.append(contentsOf: bytes[runStart..<index]) }
                position = index + 1
                return
            } else if byte == UInt8(ascii: "\\") {
                if !isEscaped { decoded.removeAll(keepingCapacity: true) }
                isEscaped = true
                decoded.append(contentsOf: bytes[runStart..<index])
                let escape = try escape(at: index)
                if let scalar = escape.scalar { append(scalar) }
                index = escape.end
                runStart = index
            } else if byte >= 0x80 {
                guard let (_, next) = scalar(at: index) else { throw JSONError(.invalidUTF8, at: index) }
                index = next
            } else if byte < 0x20 && (!isJSON5 || byte == 0x0A || byte == 0x0D) {
                throw JSONError(.controlCharacter(byte), at: index)
            } else {
                index += 1
            }
        }
        throw JSONError(.unterminatedString, at: start)
    }

    mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            decoded.append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
            decoded.append(contentsOf: UTF8.encode(scalar)?.lazy.map { $0 } ?? [])
        }
    }

    /// The escape whose backslash stands here: the character it means (none for a line that goes on) and its end.
    func escape(at index: Int) throws(JSONError) -> (scalar: Unicode.Scalar?, end: Int) {
        guard index + 1 < end else { throw JSONError(.unknownEscape(nil), at: index) }
        let byte = bytes[index + 1]
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return (Unicode.Scalar(byte), index + 2)
        case UInt8(ascii: "b"): return ("\u{8}", index + 2)
        case UInt8(ascii: "f"): return ("\u{C}", index + 2)
        case UInt8(ascii: "n"): return ("\n", index + 2)
        case UInt8(ascii: "r"): return ("\r", index + 2)
        case UInt8(ascii: "t"): return ("\t", index + 2)
        case UInt8(ascii: "u"): return try unicodeEscape(at: index)
        default:
            if isJSON5 { return try json5Escape(at: index) }
            guard let (scalar, _) = scalar(at: index + 1) else { throw JSONError(.invalidUTF8, at: index + 1) }
            throw JSONError(.unknownEscape(scalar), at: index)
        }
    }

    private func json5Escape(at index: Int) throws(JSONError) -> (scalar: Unicode.Scalar?, end: Int) {
        guard let (scalar, next) = scalar(at: index + 1) else { throw JSONError(.invalidUTF8, at: index + 1) }
        switch scalar {
        case "v": return ("\u{B}", next)
        case "0" where next == end || !bytes[next].isASCIIDigit: return ("\0", next)
        case "x":
            guard let value = hexadecimal(at: next, digits: 2), let character = Unicode.Scalar(value) else {
                throw JSONError(.malformedEscape(scalar, hint: true), at: index)
            }
            return (character, next + 2)
        case "\r": return (nil, next < end && bytes[next] == 0x0A ? next + 1 : next)
        case "\n", "\u{2028}", "\u{2029}": return (nil, next)
        case "a"..."z", "A"..."Z", "0"..."9": throw JSONError(.unknownEscape(scalar), at: index)
        default: return (scalar, next)
        }
    }

    /// `\uXXXX`, or two of them for a character beyond U+FFFF.
    private func unicodeEscape(at index: Int) throws(JSONError) -> (scalar: Unicode.Scalar?, end: Int) {
        guard let first = hexadecimal(at: index + 2, digits: 4) else {
            throw JSONError(.malformedEscape("u", hint: isJSON5), at: index)
        }
        if let scalar = Unicode.Scalar(first) { return (scalar, index + 6) }
        let loneSurrogate = JSONError(.loneSurrogate(UInt16(truncatingIfNeeded: first)), at: index)
        guard first < 0xDC00, end - index >= 12, bytes[index + 6] == UInt8(ascii: "\\"),
            bytes[index + 7] == UInt8(ascii: "u"), let second = hexadecimal(at: index + 8, digits: 4),
            0xDC00..<0xE000 ~= second,
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw loneSurrogate }
        return (scalar, index + 12)
    }

    private func hexadecimal(at index: Int, digits: Int) -> UInt32? {
        guard end - index >= digits else { return nil }
        var value: UInt32 = 0
        for offset in 0..<digits {
            guard let digit = bytes[index + offset].hexadecimalDigit else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }
}

extension UInt8 {
    var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

    /// What the byte means as a hexadecimal digit.
    var hexadecimalDigit: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
