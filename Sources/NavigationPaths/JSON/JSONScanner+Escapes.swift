extension JSONScanner {
    /// What an escape means: no character for a line that goes on.
    typealias Escape = (scalar: Unicode.Scalar?, end: Int)

    /// The escape whose backslash stands here.
    @inline(__always)
    func escape(at index: Int, in source: Span<UInt8>) throws(JSONError) -> Escape {
        guard index + 1 < source.count else { throw JSONError(.unknownEscape(nil), at: index) }
        let byte = source[index + 1]
        // By far the most frequent one: an item is JSON inside a string.
        if byte == UInt8(ascii: "\"") { return ("\"", index + 2) }
        return try otherEscape(byte, at: index, in: source)
    }

    private func otherEscape(_ byte: UInt8, at index: Int, in source: Span<UInt8>) throws(JSONError) -> Escape {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "/"): return (Unicode.Scalar(byte), index + 2)
        case UInt8(ascii: "b"): return ("\u{8}", index + 2)
        case UInt8(ascii: "f"): return ("\u{C}", index + 2)
        case UInt8(ascii: "n"): return ("\n", index + 2)
        case UInt8(ascii: "r"): return ("\r", index + 2)
        case UInt8(ascii: "t"): return ("\t", index + 2)
        case UInt8(ascii: "u"): return try unicodeEscape(at: index, in: source)
        default: break
        }
        guard let (scalar, next) = source.scalar(at: index + 1) else { throw JSONError(.invalidUTF8, at: index + 1) }
        guard isJSON5 else { throw JSONError(.unknownEscape(scalar), at: index) }
        return try json5Escape(scalar, at: index, next: next, in: source)
    }

    private func json5Escape(
        _ scalar: Unicode.Scalar, at index: Int, next: Int, in source: Span<UInt8>
    ) throws(JSONError) -> Escape {
        switch scalar {
        case "v": return ("\u{B}", next)
        case "0" where next == source.count || !source[next].isASCIIDigit: return ("\0", next)
        case "x":
            guard let value = source.hexadecimal(at: next, digits: 2), let character = Unicode.Scalar(value) else {
                throw JSONError(.malformedEscape(scalar, hint: true), at: index)
            }
            return (character, next + 2)
        case "\r": return (nil, next < source.count && source[next] == 0x0A ? next + 1 : next)
        case "\n", "\u{2028}", "\u{2029}": return (nil, next)
        // JSON5 takes `\d` for `d`. Whoever writes that means a regex, and would lose the backslash.
        case "a"..."z", "A"..."Z", "0"..."9": throw JSONError(.unknownEscape(scalar), at: index)
        default: return (scalar, next)
        }
    }

    /// `\uXXXX`, or two of them for a character beyond U+FFFF.
    private func unicodeEscape(at index: Int, in source: Span<UInt8>) throws(JSONError) -> Escape {
        guard let first = source.hexadecimal(at: index + 2, digits: 4) else {
            throw JSONError(.malformedEscape("u", hint: isJSON5), at: index)
        }
        if let scalar = Unicode.Scalar(first) { return (scalar, index + 6) }
        guard first < 0xDC00, source.count - index >= 12, source[index + 6] == UInt8(ascii: "\\"),
            source[index + 7] == UInt8(ascii: "u"), let second = source.hexadecimal(at: index + 8, digits: 4),
            0xDC00..<0xE000 ~= second,
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw JSONError(.loneSurrogate(UInt16(truncatingIfNeeded: first)), at: index) }
        return (scalar, index + 12)
    }
}
