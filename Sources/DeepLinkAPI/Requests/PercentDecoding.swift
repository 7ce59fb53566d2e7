/// Percent-decoding of a query parameter: once, and `+` stays `+`, for a link may hold one.
enum PercentDecoding {
    /// Appends the decoded bytes. False, with what came before appended, at a `%` without two hexadecimal digits.
    static func append(_ bytes: ArraySlice<UInt8>, to output: inout [UInt8]) -> Bool {
        var start = bytes.startIndex
        while let mark = bytes[start...].firstIndex(of: UInt8(ascii: "%")) {
            output.append(contentsOf: bytes[start..<mark])
            guard mark + 2 < bytes.endIndex, let high = digit(bytes[mark + 1]), let low = digit(bytes[mark + 2]) else {
                return false
            }
            output.append(high << 4 | low)
            start = mark + 3
        }
        output.append(contentsOf: bytes[start...])
        return true
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}
