extension JSONText {
    /// Escapes in place what stands from `start` on.
    @usableFromInline
    static func escape(_ output: inout [UInt8], from start: Int) {
        let oldCount = output.count
        var added = 0
        do {
            // Without a way out of the loop the compiler looks at many bytes at once. Escapes are rare.
            let slice = output[start...]
            let text = slice.span
            var escapes: UInt8 = 0
            for index in text.indices { escapes |= text[index].needsEscape ? 1 : 0 }
            guard escapes != 0 else { return }
            for index in text.indices where text[index].needsEscape { added += escapeLength(text[index]) - 1 }
        }
        output.append(contentsOf: repeatElement(0, count: added))
        // From the end, so that nothing is overwritten before it was read. Where both places meet, the rest stays.
        var (read, write) = (oldCount, oldCount + added)
        while read < write {
            read -= 1
            let byte = output[read]
            if byte.needsEscape {
                write -= escapeLength(byte)
                writeEscape(byte, to: &output, at: write)
            } else {
                write -= 1
                output[write] = byte
            }
        }
    }

    private static func escapeLength(_ byte: UInt8) -> Int { shortEscape(byte) == nil ? 6 : 2 }

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

    private static func writeEscape(_ byte: UInt8, to text: inout [UInt8], at index: Int) {
        text[index] = UInt8(ascii: "\\")
        if let letter = shortEscape(byte) {
            text[index + 1] = letter
            return
        }
        let low = byte & 0xF
        text[index + 1] = UInt8(ascii: "u")
        text[index + 2] = UInt8(ascii: "0")
        text[index + 3] = UInt8(ascii: "0")
        text[index + 4] = UInt8(ascii: "0") + byte >> 4
        text[index + 5] = low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10
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
