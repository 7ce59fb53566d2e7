/// One character of a URL that is not plain ASCII: percent-escapes, or raw bytes beyond ASCII.
struct URLCharacter {
    var scalar: UInt32
    /// How many bytes it takes in the URL.
    var length: Int

    /// A control character by Unicode (Cc): it has no place in a path.
    var isControl: Bool { scalar < 0x20 || (scalar >= 0x7F && scalar < 0xA0) }

    /// Reads the character at `start`, where no byte of `ByteSet.plain` stands.
    ///
    /// Raw and escaped bytes do not mix: a raw byte that is no UTF-8 by itself was never text. Malformed sequences
    /// are those of the Unicode standard, table 3-7: overlong forms and surrogates too.
    init(_ bytes: [UInt8], at start: Int, end: Int) throws(DeepLinkURLError) {
        let isEscaped = bytes[start] == UInt8(ascii: "%")
        let step = isEscaped ? 3 : 1
        let first = isEscaped ? try Self.escape(bytes, at: start, end: end) : bytes[start]
        if first < 0x80 {
            if first == 0 { throw DeepLinkURLError(.nul, at: start) }
            if !isEscaped { throw DeepLinkURLError(Self.refusal(of: first), at: start) }
            (scalar, length) = (UInt32(first), step)
            return
        }
        guard let shape = Shape(first: first) else { throw DeepLinkURLError(.notUTF8, at: start) }
        scalar = UInt32(first) & shape.mask
        length = step * shape.count
        for index in 1..<shape.count {
            let place = start + index * step
            guard place < end, (bytes[place] == UInt8(ascii: "%")) == isEscaped else {
                throw DeepLinkURLError(.notUTF8, at: start)
            }
            let byte = isEscaped ? try Self.escape(bytes, at: place, end: end) : bytes[place]
            guard byte >= (index == 1 ? shape.lowest : 0x80), byte <= (index == 1 ? shape.highest : 0xBF) else {
                throw DeepLinkURLError(.notUTF8, at: start)
            }
            scalar = scalar << 6 | UInt32(byte & 0x3F)
        }
    }

    /// The byte of the escape at `start`, where a `%` stands.
    private static func escape(_ bytes: [UInt8], at start: Int, end: Int) throws(DeepLinkURLError) -> UInt8 {
        guard end - start > 2, let high = bytes[start + 1].hexValue, let low = bytes[start + 2].hexValue else {
            throw DeepLinkURLError(.malformedEscape, at: start)
        }
        return high << 4 | low
    }

    /// Why a raw ASCII byte outside `ByteSet.plain` is refused.
    private static func refusal(of byte: UInt8) -> DeepLinkURLError.Reason {
        byte < 0x20 || byte == 0x7F ? .controlCharacter : .forbiddenCharacter(byte)
    }

    /// How a sequence goes on after its first byte.
    private struct Shape {
        var count: Int
        var mask: UInt32
        /// The range of the second byte; later ones are `80` to `BF`.
        var lowest: UInt8 = 0x80
        var highest: UInt8 = 0xBF

        init?(first: UInt8) {
            switch first {
            case 0xC2...0xDF: (count, mask) = (2, 0x1F)
            case 0xE0...0xEF: (count, mask) = (3, 0x0F)
            case 0xF0...0xF4: (count, mask) = (4, 0x07)
            default: return nil
            }
            switch first {
            case 0xE0: lowest = 0xA0
            case 0xED: highest = 0x9F
            case 0xF0: lowest = 0x90
            case 0xF4: highest = 0x8F
            default: break
            }
        }
    }
}
