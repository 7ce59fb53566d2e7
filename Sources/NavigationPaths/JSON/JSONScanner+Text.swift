extension JSONScanner {
    /// Where the text of the last string or key stands, if it had no escapes.
    func contentRange(in source: Span<UInt8>) -> Range<Int> {
        let first = source[tokenRange.lowerBound]
        let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
        return isQuoted ? tokenRange.lowerBound + 1..<tokenRange.upperBound - 1 : tokenRange
    }

    /// What the last string or key means. `bytes` are those of the span that was read.
    func text(in bytes: [UInt8]) -> String {
        if isEscaped { return String(decoding: decoded, as: UTF8.self) }
        return String(decoding: bytes[contentRange(in: bytes[...])], as: UTF8.self)
    }

    /// The same, without the array: slower.
    func text(in source: Span<UInt8>) -> String {
        if isEscaped { return String(decoding: decoded, as: UTF8.self) }
        return String(decoding: contentRange(in: source).map { source[$0] }, as: UTF8.self)
    }

    /// Whether the last string or key means this text.
    func hasText(_ expected: String, in bytes: [UInt8]) -> Bool {
        isEscaped
            ? decoded.elementsEqual(expected.utf8)
            : bytes[contentRange(in: bytes[...])].elementsEqual(expected.utf8)
    }

    /// Reads to the end of the text.
    mutating func check(_ source: Span<UInt8>) throws(JSONError) {
        while try next(in: source) != .endOfText {}
    }

    /// Reads to the end of the value whose first token was just read.
    mutating func skipRest(of token: Token, in source: Span<UInt8>) throws(JSONError) {
        guard token == .beginArray || token == .beginObject else { return }
        let outerDepth = depth - 1
        while depth > outerDepth { _ = try next(in: source) }
    }
}
