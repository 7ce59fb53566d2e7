extension JSONScanner {
    /// Reads the string whose quote stands at the position. Its text is decoded only if it has escapes.
    mutating func scanString(in source: Span<UInt8>) throws(JSONError) {
        let quote = source[position]
        var index = position + 1
        while index < source.count {
            let byte = source[index]
            // Nearly every byte of nearly every text is one of these.
            if byte &- 0x20 < 0x60 && byte != quote && byte != UInt8(ascii: "\\") {
                index &+= 1
            } else if byte == quote {
                isEscaped = false
                position = index + 1
                return
            } else if byte == UInt8(ascii: "\\") {
                return try scanEscapedString(in: source, firstEscape: index)
            } else {
                index = try endOfCharacter(at: index, in: source)
            }
        }
        throw JSONError(.unterminatedString, at: position)
    }

    private mutating func scanEscapedString(in source: Span<UInt8>, firstEscape: Int) throws(JSONError) {
        let quote = source[position]
        isEscaped = true
        decoded.removeAll(keepingCapacity: true)
        if decoded.capacity == 0 { decoded.reserveCapacity(128) }
        for index in position + 1..<firstEscape { decoded.append(source[index]) }
        var index = firstEscape
        while index < source.count {
            let byte = source[index]
            if byte == quote {
                position = index + 1
                return
            } else if byte == UInt8(ascii: "\\") {
                // Most escapes stand for their own letter: JSON inside JSON is full of them.
                if index + 1 < source.count, source[index + 1].standsForItself {
                    decoded.append(source[index + 1])
                    index += 2
                    continue
                }
                let escape = try escape(at: index, in: source)
                if let scalar = escape.scalar { decoded.append(scalar) }
                index = escape.end
            } else if byte >= 0x20 && byte < 0x80 {
                decoded.append(byte)
                index += 1
            } else {
                let end = try endOfCharacter(at: index, in: source)
                for index in index..<end { decoded.append(source[index]) }
                index = end
            }
        }
        throw JSONError(.unterminatedString, at: position)
    }

    /// The end of a character in a string that is a control character or beyond ASCII.
    private func endOfCharacter(at index: Int, in source: Span<UInt8>) throws(JSONError) -> Int {
        let byte = source[index]
        if byte < 0x20 && (!isJSON5 || byte == 0x0A || byte == 0x0D) {
            throw JSONError(.controlCharacter(byte), at: index)
        }
        guard let (_, end) = source.scalar(at: index) else { throw JSONError(.invalidUTF8, at: index) }
        return end
    }
}

extension UInt8 {
    /// What means itself after a backslash, in both dialects.
    fileprivate var standsForItself: Bool {
        self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") || self == UInt8(ascii: "/")
    }
}

extension [UInt8] {
    mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
            append(contentsOf: String(Character(scalar)).utf8)
        }
    }
}
