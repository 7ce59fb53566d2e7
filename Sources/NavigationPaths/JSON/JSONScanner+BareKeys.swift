extension JSONScanner {
    /// Reads a key without quotes, JSON5 only: an IdentifierName of ECMAScript 5.1, section 7.6.
    mutating func scanBareKey() throws(JSONError) {
        guard isJSON5 else { throw expected(.quotedKey) }
        let start = position
        isEscaped = false
        var runStart = start
        while position < end {
            let byte = bytes[position]
            if byte.isWordByte {
                if position == start && byte.isASCIIDigit { break }
                position += 1
            } else if byte == UInt8(ascii: "\\") {
                if !isEscaped { decoded.removeAll(keepingCapacity: true) }
                decoded.append(contentsOf: bytes[runStart..<position])
                isEscaped = true
                try appendEscapedKeyCharacter(isFirst: position == start)
                runStart = position
            } else if byte >= 0x80 {
                guard let (scalar, next) = scalar(at: position) else { throw JSONError(.invalidUTF8, at: position) }
                guard scalar.isKeyCharacter(first: position == start) else { break }
                position = next
            } else {
                break
            }
        }
        guard position > start else { throw expected(.key) }
        if isEscaped { decoded.append(contentsOf: bytes[runStart..<position]) }
    }

    /// `\u0061` in a key stands for its character, which must be one that a key may have.
    private mutating func appendEscapedKeyCharacter(isFirst: Bool) throws(JSONError) {
        guard position + 1 < end, bytes[position + 1] == UInt8(ascii: "u") else { throw expected(.key) }
        let escape = try escape(at: position)
        guard let scalar = escape.scalar, scalar.isKeyCharacter(first: isFirst) else { throw expected(.key) }
        append(scalar)
        position = escape.end
    }
}

extension Unicode.Scalar {
    fileprivate func isKeyCharacter(first: Bool) -> Bool {
        if isASCII { return UInt8(truncatingIfNeeded: value).isWordByte && !(first && ("0"..."9") ~= self) }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
            return true
        case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return !first
        // The zero-width joiners.
        default: return !first && (value == 0x200C || value == 0x200D)
        }
    }
}
