extension JSONScanner {
    func refuseByteOrderMark() throws(JSONError) {
        guard end - position >= 3 else { return }
        if bytes[position] == 0xEF && bytes[position + 1] == 0xBB && bytes[position + 2] == 0xBF {
            throw JSONError(.byteOrderMark, at: position)
        }
    }

    @inline(__always)
    mutating func skipWhiteSpace() throws(JSONError) {
        while position < end {
            let byte = bytes[position]
            if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
                position += 1
            } else if isJSON5 && (byte >= 0x80 || byte == UInt8(ascii: "/") || byte == 0x0B || byte == 0x0C) {
                guard try skipJSON5Space() else { return }
            } else {
                return
            }
        }
    }

    /// Skips one comment or one of JSON5's other white space; false if something else stands here.
    private mutating func skipJSON5Space() throws(JSONError) -> Bool {
        if current == UInt8(ascii: "/") { return try skipComment() }
        if current < 0x80 {
            position += 1
            return true
        }
        guard let (scalar, end) = scalar(at: position) else { return false }
        // Unicode's blanks, U+FEFF, and the two line ends of ECMAScript beyond ASCII.
        switch scalar.value {
        case 0xFEFF, 0x2028, 0x2029: break
        default: guard scalar.properties.generalCategory == .spaceSeparator else { return false }
        }
        position = end
        return true
    }

    private mutating func skipComment() throws(JSONError) -> Bool {
        let start = position
        guard position + 1 < end else { return false }
        switch bytes[position + 1] {
        case UInt8(ascii: "/"):
            position += 2
            while position < end, !isLineEnd(at: position) { try skipCharacter() }
            return true
        case UInt8(ascii: "*"):
            position += 2
            while position + 1 < end {
                if bytes[position] == UInt8(ascii: "*") && bytes[position + 1] == UInt8(ascii: "/") {
                    position += 2
                    return true
                }
                try skipCharacter()
            }
            throw JSONError(.unterminatedComment, at: start)
        default: return false
        }
    }

    private mutating func skipCharacter() throws(JSONError) {
        if bytes[position] < 0x80 {
            position += 1
        } else {
            guard let (_, next) = scalar(at: position) else { throw JSONError(.invalidUTF8, at: position) }
            position = next
        }
    }

    /// Whether one of ECMAScript's line ends begins here: LF, CR, U+2028, U+2029.
    func isLineEnd(at index: Int) -> Bool {
        switch bytes[index] {
        case 0x0A, 0x0D: true
        case 0xE2:
            end - index >= 3 && bytes[index + 1] == 0x80 && (bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9)
        default: false
        }
    }

    /// The character here and where the next one begins; nil if the bytes are not UTF-8.
    ///
    /// RFC 3629: no longer form than needed, no surrogates, nothing above U+10FFFF.
    func scalar(at index: Int) -> (scalar: Unicode.Scalar, end: Int)? {
        let first = bytes[index]
        let count: Int
        var value: UInt32
        var smallest: UInt32
        switch first {
        case 0..<0x80: return (Unicode.Scalar(first), index + 1)
        case 0xC2..<0xE0: (count, value, smallest) = (2, UInt32(first & 0x1F), 0x80)
        case 0xE0..<0xF0: (count, value, smallest) = (3, UInt32(first & 0x0F), 0x800)
        case 0xF0..<0xF5: (count, value, smallest) = (4, UInt32(first & 0x07), 0x10000)
        default: return nil
        }
        guard end - index >= count else { return nil }
        for offset in 1..<count {
            let byte = bytes[index + offset]
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        guard value >= smallest, let scalar = Unicode.Scalar(value) else { return nil }
        return (scalar, index + count)
    }
}
