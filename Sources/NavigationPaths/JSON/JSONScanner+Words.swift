extension JSONScanner {
    /// Reads `true`, `false` or `null`.
    mutating func scanWord(in source: Span<UInt8>) throws(JSONError) -> Token {
        let end = wordEnd(in: source)
        let token: Token
        if isWord("true", end: end, in: source) {
            token = .true
        } else if isWord("false", end: end, in: source) {
            token = .false
        } else if isWord("null", end: end, in: source) {
            token = .null
        } else if isJSON5 && isNotFinite(end, in: source) {
            throw JSONError(.notFinite, at: position)
        } else {
            // The beginning is enough to know it again.
            let word = (position..<min(end, position + 40)).map { source[$0] }
            throw JSONError(.unknownWord(String(decoding: word, as: UTF8.self)), at: position)
        }
        position = end
        return token
    }

    /// Where the word ends that begins at the position.
    func wordEnd(in source: Span<UInt8>) -> Int {
        var end = position
        while end < source.count, source[end].isWordByte { end += 1 }
        return end
    }

    /// Whether one of the two words of JSON5 ends here that no JSON text stands for.
    func isNotFinite(_ end: Int, in source: Span<UInt8>) -> Bool {
        isWord("Infinity", end: end, in: source) || isWord("NaN", end: end, in: source)
    }

    private func isWord(_ word: String, end: Int, in source: Span<UInt8>) -> Bool {
        guard end - position == word.utf8.count else { return false }
        var index = position
        for byte in word.utf8 {
            if source[index] != byte { return false }
            index += 1
        }
        return true
    }
}
