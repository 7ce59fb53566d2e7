extension DeepLinkURL {
    /// Decodes a raw range of `bytes`, and tells where its text stands in `text`.
    ///
    /// Percent-escapes become their bytes, `+` stays `+`. Nothing can fail: what is in `bytes` was checked when it
    /// was read. A range that holds escapes is appended each time, so keep the answer.
    public mutating func decode(_ raw: Range<Int>) -> Range<Int> {
        decode(raw.clamped(to: 0..<count), plusIsSpace: false)
    }

    mutating func decode(_ raw: Range<Int>, plusIsSpace: Bool) -> Range<Int> {
        var place = skip(.item, from: raw.lowerBound, to: raw.upperBound)
        while place < raw.upperBound, !isEncoded(text[place], plusIsSpace) { place += 1 }
        guard place < raw.upperBound else { return raw }
        let start = text.count
        for index in raw.lowerBound..<place { text.append(text[index]) }
        while place < raw.upperBound {
            let byte = text[place]
            if byte == UInt8(ascii: "%"), raw.upperBound - place > 2,
                let high = text[place + 1].hexValue, let low = text[place + 2].hexValue
            {
                text.append(high << 4 | low)
                place += 3
            } else {
                text.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
                place += 1
            }
        }
        return start..<text.count
    }

    private func isEncoded(_ byte: UInt8, _ plusIsSpace: Bool) -> Bool {
        byte == UInt8(ascii: "%") || (plusIsSpace && byte == UInt8(ascii: "+"))
    }
}
