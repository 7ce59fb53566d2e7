/// What the readers of this module ask of single bytes.
enum ASCII {
    static func lowercased(_ byte: UInt8) -> UInt8 {
        byte &- 0x41 < 26 ? byte | 0x20 : byte
    }

    static func uppercased(_ byte: UInt8) -> UInt8 {
        byte &- 0x61 < 26 ? byte & 0xdf : byte
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26
    }

    static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}
