extension JSONNumber {
    /// Appends a number's text, in JSON or JSON5, as RFC 8259 text; `null` if it is no number.
    static func append(_ text: String, to output: inout [UInt8]) {
        if isPlain(text) { return output.append(contentsOf: text.utf8) }
        let bytes = Array(text.utf8)
        var scanner = JSONScanner(.json5)
        guard let token = try? scanner.next(in: bytes[...]), token == .number, scanner.tokenRange == bytes.indices
        else {
            return output.append(contentsOf: "null".utf8)
        }
        var rest = bytes[...]
        if rest.first == UInt8(ascii: "-") { output.append(UInt8(ascii: "-")) }
        if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        if rest.count > 2, rest[rest.startIndex + 1] | 0x20 == UInt8(ascii: "x") {
            return output.append(contentsOf: decimal(hexadecimal: rest.dropFirst(2)) ?? [])
        }
        if rest.first == UInt8(ascii: ".") { output.append(UInt8(ascii: "0")) }
        // A point without digits after it goes: `5.e3` is `5e3`.
        for index in rest.indices {
            if rest[index] == UInt8(ascii: "."), index + 1 == rest.endIndex || !rest[index + 1].isASCIIDigit {
                continue
            }
            output.append(rest[index])
        }
    }

    /// Whether the text is digits only and needs no closer look.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.utf8.first, text.utf8.allSatisfy(\.isASCIIDigit) else { return false }
        return first != UInt8(ascii: "0") || text.utf8.count == 1
    }
}
