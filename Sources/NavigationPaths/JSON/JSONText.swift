/// Writes JSON text (RFC 8259) as UTF-8 bytes.
///
/// ```swift
/// var output = Array("{\"title\":".utf8)
/// JSONText.appendString("a/b \"c\"\n".utf8, to: &output)   // "a/b \"c\"\n"
/// output.append(UInt8(ascii: "}"))
/// ```
public enum JSONText {
    /// Appends a string: quoted, `"`, `\` and control characters escaped, all else as it is (slashes too).
    ///
    /// The bytes must be UTF-8: bytes that are not give text that no reader takes.
    @inlinable
    public static func appendString(_ bytes: some Collection<UInt8>, to output: inout [UInt8]) {
        output.append(0x22)
        appendEscaped(bytes, to: &output)
        output.append(0x22)
    }

    /// Appends what stands between the quotes of a string, see ``appendString(_:to:)``.
    @inlinable
    public static func appendEscaped(_ bytes: some Collection<UInt8>, to output: inout [UInt8]) {
        // Most text needs no escape, so it is copied in runs.
        var runStart = bytes.startIndex
        var index = runStart
        while index != bytes.endIndex {
            let byte = bytes[index]
            if byte < 0x20 || byte == 0x22 || byte == 0x5C {
                output.append(contentsOf: bytes[runStart..<index])
                appendEscape(byte, to: &output)
                bytes.formIndex(after: &index)
                runStart = index
            } else {
                bytes.formIndex(after: &index)
            }
        }
        output.append(contentsOf: bytes[runStart...])
    }

    @usableFromInline
    static func appendEscape(_ byte: UInt8, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x08: output.append(UInt8(ascii: "b"))
        case 0x09: output.append(UInt8(ascii: "t"))
        case 0x0A: output.append(UInt8(ascii: "n"))
        case 0x0C: output.append(UInt8(ascii: "f"))
        case 0x0D: output.append(UInt8(ascii: "r"))
        case 0..<0x20:
            let low = byte & 0xF
            output.append(contentsOf: "u00".utf8)
            output.append(UInt8(ascii: "0") + byte >> 4)
            output.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
        default: output.append(byte)
        }
    }

    /// Appends a whole number.
    public static func appendInteger(_ value: Int, to output: inout [UInt8]) {
        output.append(contentsOf: String(value).utf8)
    }

    /// Appends the shortest text that reads back as the same number. A whole number has no `.0`: 3.0 is `3`, as
    /// Foundation's encoder writes it.
    ///
    /// JSON has no text for infinity and "not a number": these become `null`, as in JavaScript.
    public static func appendDouble(_ value: Double, to output: inout [UInt8]) {
        guard value.isFinite else { return output.append(contentsOf: "null".utf8) }
        let text = value.description
        output.append(contentsOf: text.utf8)
        if text.utf8.reversed().starts(with: "0.".utf8) { output.removeLast(2) }
    }
}
