extension Span<UInt8> {
    /// The character here and where the next one begins; nil if the bytes are not UTF-8.
    ///
    /// RFC 3629: no longer form than needed, no surrogates, nothing above U+10FFFF.
    func scalar(at index: Int) -> (scalar: Unicode.Scalar, end: Int)? {
        let first = self[index]
        let length: Int
        var value: UInt32
        let smallest: UInt32
        switch first {
        case 0..<0x80: return (Unicode.Scalar(first), index + 1)
        case 0xC2..<0xE0: (length, value, smallest) = (2, UInt32(first & 0x1F), 0x80)
        case 0xE0..<0xF0: (length, value, smallest) = (3, UInt32(first & 0x0F), 0x800)
        case 0xF0..<0xF5: (length, value, smallest) = (4, UInt32(first & 0x07), 0x10000)
        default: return nil
        }
        guard count - index >= length else { return nil }
        for offset in 1..<length {
            let byte = self[index + offset]
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        guard value >= smallest, let scalar = Unicode.Scalar(value) else { return nil }
        return (scalar, index + length)
    }

    /// The value of so many hexadecimal digits here.
    func hexadecimal(at index: Int, digits: Int) -> UInt32? {
        guard count - index >= digits else { return nil }
        var value: UInt32 = 0
        for offset in 0..<digits {
            guard let digit = self[index + offset].hexadecimalDigit else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }
}
