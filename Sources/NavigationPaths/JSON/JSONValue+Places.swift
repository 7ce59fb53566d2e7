extension JSONValue {
    /// Where in the source a byte of a string was written: for a caret under a place inside a pattern.
    ///
    /// ```swift
    /// let source = Array(#"{ pattern: "/caf\u00e9/{id}" }"#.utf8)
    /// // "/café/{id}": its byte 7, "{", was written at source byte 23, because of the escape before it.
    /// ```
    ///
    /// `index` counts bytes of the decoded text. A byte inside a character that was written as an escape stands
    /// where its escape begins. An index at or past the end stands at the closing quote. A value that is no string,
    /// or a source that is not the one it was read from, gives the beginning of the value.
    public func sourceOffset(ofByte index: Int, in source: [UInt8]) -> Int {
        guard case .string = content, index >= 0, range.count >= 2, range.lowerBound >= 0,
            range.upperBound <= source.count
        else { return range.lowerBound }
        let scanner = JSONScanner(.json5)
        let closingQuote = range.upperBound - 1
        var offset = range.lowerBound + 1
        var decodedCount = 0
        while offset < closingQuote {
            var next = offset + 1
            var count = 1
            if source[offset] == UInt8(ascii: "\\") {
                guard let escape = try? scanner.escape(at: offset, in: source[...]) else { return range.lowerBound }
                next = escape.end
                count = escape.scalar.map { UTF8.width($0) } ?? 0
            }
            if decodedCount + count > index { return offset }
            decodedCount += count
            offset = next
        }
        return closingQuote
    }
}

extension JSONValue {
    /// What kind of value this is, for messages: `a string`, `an array`.
    public var kind: String {
        switch content {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
