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
        // The copy is fast for every kind of text, and the bytes of an array are fast to look at. Escapes are rare.
        let start = output.count
        output.append(contentsOf: bytes)
        escape(&output, from: start)
    }

    /// Appends a whole number.
    public static func appendInteger(_ value: Int, to output: inout [UInt8]) {
        if value < 0 { output.append(UInt8(ascii: "-")) }
        let number = value.magnitude
        var unit: UInt = 1
        while number / unit >= 10 { unit *= 10 }
        while unit > 0 {
            output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / unit % 10))
            unit /= 10
        }
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
