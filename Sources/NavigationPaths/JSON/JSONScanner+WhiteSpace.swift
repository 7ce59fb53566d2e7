extension JSONScanner {
    func refuseByteOrderMark(in source: Span<UInt8>) throws(JSONError) {
        guard source.count - position >= 3, source[position] == 0xEF else { return }
        if source[position + 1] == 0xBB && source[position + 2] == 0xBF {
            throw JSONError(.byteOrderMark, at: position)
        }
    }

    @inline(__always)
    mutating func skipWhiteSpace(in source: Span<UInt8>) throws(JSONError) {
        while position < source.count {
            let byte = source[position]
            if byte.isJSONSpace {
                position += 1
            } else if isJSON5 && (byte >= 0x80 || byte == UInt8(ascii: "/") || byte == 0x0B || byte == 0x0C) {
                guard try skipJSON5Space(in: source) else { return }
            } else {
                return
            }
        }
    }

    /// Skips one comment or one of JSON5's other white space; false if something else stands here.
    // Not inlined: the Unicode tables it asks would weigh on every token.
    @inline(never)
    private mutating func skipJSON5Space(in source: Span<UInt8>) throws(JSONError) -> Bool {
        if source[position] == UInt8(ascii: "/") { return try skipComment(in: source) }
        if source[position] < 0x80 {
            position += 1
            return true
        }
        guard let (scalar, next) = source.scalar(at: position) else { return false }
        // Unicode's blanks, U+FEFF, and the two line ends of ECMAScript beyond ASCII.
        switch scalar.value {
        case 0xFEFF, 0x2028, 0x2029: break
        default: guard scalar.properties.generalCategory == .spaceSeparator else { return false }
        }
        position = next
        return true
    }

    private mutating func skipComment(in source: Span<UInt8>) throws(JSONError) -> Bool {
        let start = position
        guard position + 1 < source.count else { return false }
        switch source[position + 1] {
        case UInt8(ascii: "/"):
            position += 2
            while position < source.count {
                let scalar = try nextScalar(in: source)
                if scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}" { break }
            }
            return true
        case UInt8(ascii: "*"):
            position += 2
            while position + 1 < source.count {
                if source[position] == UInt8(ascii: "*") && source[position + 1] == UInt8(ascii: "/") {
                    position += 2
                    return true
                }
                _ = try nextScalar(in: source)
            }
            throw JSONError(.unterminatedComment, at: start)
        default: return false
        }
    }

    private mutating func nextScalar(in source: Span<UInt8>) throws(JSONError) -> Unicode.Scalar {
        guard let (scalar, next) = source.scalar(at: position) else { throw JSONError(.invalidUTF8, at: position) }
        position = next
        return scalar
    }
}
