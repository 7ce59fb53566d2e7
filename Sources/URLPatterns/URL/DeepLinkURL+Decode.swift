extension DeepLinkURL {
    /// Decodes a raw range of `bytes` to the end of `text`, and tells where it stands there.
    ///
    /// Percent-escapes become their bytes, `+` stays `+`. Nothing can fail: what is in `bytes` was checked when it
    /// was read. Each call appends, so keep the answer.
    public mutating func decode(_ raw: Range<Int>) -> Range<Int> {
        decode(raw, plusIsSpace: false)
    }

    mutating func decode(_ raw: Range<Int>, plusIsSpace: Bool) -> Range<Int> {
        let first = text.count
        let raw = raw.clamped(to: 0..<bytes.count)
        var place = raw.lowerBound
        while place < raw.upperBound {
            let byte = bytes[place]
            if byte == UInt8(ascii: "%"), raw.upperBound - place > 2,
                let high = bytes[place + 1].hexValue, let low = bytes[place + 2].hexValue
            {
                text.append(high << 4 | low)
                place += 3
            } else {
                text.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
                place += 1
            }
        }
        return first..<text.count
    }
}
