extension JSONScanner {
    /// Reads a key without quotes, JSON5 only: an IdentifierName of ECMAScript 5.1, section 7.6.
    mutating func scanBareKey(in source: Span<UInt8>) throws(JSONError) {
        guard isJSON5 else { throw expected(.quotedKey, in: source) }
        let start = position
        isEscaped = false
        scan: while position < source.count {
            let byte = source[position]
            if byte.isWordByte {
                if position == start && byte.isASCIIDigit { break scan }
                if isEscaped { decoded.append(byte) }
                position += 1
            } else if byte == UInt8(ascii: "\\") {
                if !isEscaped { decoded = (start..<position).map { source[$0] } }
                isEscaped = true
                try scanEscapedKeyCharacter(isFirst: position == start, in: source)
            } else if byte >= 0x80 {
                guard let (scalar, next) = source.scalar(at: position) else {
                    throw JSONError(.invalidUTF8, at: position)
                }
                guard scalar.isKeyCharacter(first: position == start) else { break scan }
                if isEscaped { decoded.append(scalar) }
                position = next
            } else {
                break scan
            }
        }
        guard position > start else { throw expected(.key, in: source) }
    }

    /// `\u0061` in a key stands for its character, which must be one that a key may have.
    private mutating func scanEscapedKeyCharacter(isFirst: Bool, in source: Span<UInt8>) throws(JSONError) {
        guard position + 1 < source.count, source[position + 1] == UInt8(ascii: "u") else {
            throw expected(.key, in: source)
        }
        let escape = try escape(at: position, in: source)
        guard let scalar = escape.scalar, scalar.isKeyCharacter(first: isFirst) else {
            throw expected(.key, in: source)
        }
        decoded.append(scalar)
        position = escape.end
    }
}

extension Unicode.Scalar {
    // Not inlined: the Unicode tables it asks would weigh on every key.
    @inline(never)
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
