/// Percent-escapes in the text of an association file or a URL, as scalars.
enum EscapedText {
    /// `%c3` as `%C3`: RFC 3986 (6.2.2.1) says that both are the same, Apple says nothing.
    static func withCapitals(_ text: [UInt32]) -> [UInt32] {
        var text = text
        for index in text.indices where isEscape(text, at: index) {
            for place in [index + 1, index + 2] where text[place] &- 0x61 < 6 { text[place] &= 0xdf }
        }
        return text
    }

    /// The escapes as the characters that they stand for. Bytes that are no UTF-8 become U+FFFD; a `%` without two
    /// digits stays.
    ///
    /// - Parameter keepsSlash: `%2F` stays as it is.
    static func decoded(_ text: ArraySlice<UInt8>, keepsSlash: Bool) -> [UInt32] {
        var bytes: [UInt8] = []
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == 0x25, index + 2 < text.endIndex, let high = digit(UInt32(text[index + 1])),
                let low = digit(UInt32(text[index + 2])), !(keepsSlash && high == 2 && low == 15)
            {
                bytes.append(UInt8(high << 4 | low))
                index += 3
            } else {
                bytes.append(text[index])
                index += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
    }

    static func isEscape(_ text: [UInt32], at index: Int) -> Bool {
        text[index] == 0x25 && index + 2 < text.count && digit(text[index + 1]) != nil && digit(text[index + 2]) != nil
    }

    private static func digit(_ scalar: UInt32) -> UInt32? {
        if scalar &- 0x30 < 10 { return scalar - 0x30 }
        let lower = scalar | 0x20
        return lower &- 0x61 < 6 ? lower - 0x61 + 10 : nil
    }
}
