extension JSONText {
    /// Escapes what stands from `start` on.
    @usableFromInline
    static func escape(_ output: inout [UInt8], from start: Int) {
        let bytes: ContiguousArray<UInt8>
        do {
            let text = output[start...]
            guard hasEscapes(text.span) else { return }
            bytes = ContiguousArray(text)
        }
        output.removeLast(bytes.count)
        for byte in bytes {
            if byte.needsEscape { appendEscape(byte, to: &output) } else { output.append(byte) }
        }
    }

    /// Without a way out of the loop the compiler looks at many bytes at once. Escapes are rare.
    private static func hasEscapes(_ text: Span<UInt8>) -> Bool {
        var escapes: UInt8 = 0
        for index in text.indices { escapes |= text[index].needsEscape ? 1 : 0 }
        return escapes != 0
    }

    private static func shortEscape(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
        case 0x08: UInt8(ascii: "b")
        case 0x09: UInt8(ascii: "t")
        case 0x0A: UInt8(ascii: "n")
        case 0x0C: UInt8(ascii: "f")
        case 0x0D: UInt8(ascii: "r")
        default: nil
        }
    }

    private static func appendEscape(_ byte: UInt8, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\\"))
        if let letter = shortEscape(byte) { return output.append(letter) }
        let low = byte & 0xF
        output.append(contentsOf: "u00".utf8)
        output.append(UInt8(ascii: "0") + byte >> 4)
        output.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
    }
}

extension UInt8 {
    /// What RFC 8259 does not allow in a string as it is.
    @inline(__always)
    fileprivate var needsEscape: Bool {
        let isControl: UInt8 = self < 0x20 ? 1 : 0
        let isQuote: UInt8 = self == UInt8(ascii: "\"") ? 1 : 0
        let isBackslash: UInt8 = self == UInt8(ascii: "\\") ? 1 : 0
        return isControl | isQuote | isBackslash != 0
    }
}
