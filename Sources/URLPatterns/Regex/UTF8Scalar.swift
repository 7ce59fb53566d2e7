/// Unicode scalars in UTF-8 bytes.
enum UTF8Scalar {
    /// The scalar at `place` and how many bytes it takes; nil where the bytes are not UTF-8 (Unicode, table 3-7).
    static func decode(_ bytes: Span<UInt8>, at place: Int) -> (scalar: UInt32, length: Int)? {
        let first = bytes[place]
        let length: Int
        var scalar: UInt32
        switch first {
        case 0..<0x80: return (UInt32(first), 1)
        case 0xC2...0xDF: (length, scalar) = (2, UInt32(first & 0x1F))
        case 0xE0...0xEF: (length, scalar) = (3, UInt32(first & 0x0F))
        case 0xF0...0xF4: (length, scalar) = (4, UInt32(first & 0x07))
        default: return nil
        }
        guard place + length <= bytes.count else { return nil }
        for index in place + 1..<place + length {
            guard bytes[index] & 0xC0 == 0x80 else { return nil }
            scalar = scalar << 6 | UInt32(bytes[index] & 0x3F)
        }
        // Overlong forms, surrogates and what is beyond Unicode.
        let isShortest = length == 2 || (length == 3 ? scalar >= 0x800 : scalar >= 0x1_0000)
        guard isShortest, UnicodeScalar(scalar) != nil else { return nil }
        return (scalar, length)
    }

    /// Appends the scalar as UTF-8.
    static func append(_ scalar: UInt32, to text: inout [UInt8]) {
        guard let scalar = UnicodeScalar(scalar) else { return }
        text.append(contentsOf: UTF8.encode(scalar) ?? .init())
    }
}
