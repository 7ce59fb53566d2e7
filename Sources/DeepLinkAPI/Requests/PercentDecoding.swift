/// Percent-decoding of a query parameter: once, and `+` stays `+`, for a link may hold one.
enum PercentDecoding {
    /// Appends the decoded bytes. False, with what came before appended, at a `%` without two hexadecimal digits.
    static func append(_ bytes: ArraySlice<UInt8>, to output: inout [UInt8]) -> Bool {
        var write = output.count
        // Copied as a block and then decoded in place: an append for each run between escapes costs three times that.
        output.append(contentsOf: bytes)
        var isWhole = true
        var text = output.mutableSpan
        var read = write
        while read < text.count {
            var byte = text[read]
            if byte == UInt8(ascii: "%") {
                guard read + 2 < text.count, let high = digit(text[read + 1]), let low = digit(text[read + 2]) else {
                    isWhole = false
                    break
                }
                byte = high << 4 | low
                read &+= 2
            }
            text[write] = byte
            write &+= 1
            read &+= 1
        }
        output.removeLast(output.count - write)
        return isWhole
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
