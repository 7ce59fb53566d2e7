/// Reads a host: a name, an IPv4 address of four plain decimals, or an IPv6 address in brackets.
///
/// Names take letters, digits, `-` and `_`. That is less than RFC 3986 and WHATWG allow: no name that is registered
/// or served holds more, and characters such as `*` mean something else in an origin.
enum HostReader {
    static let maximumName = 253
    static let maximumLabel = 63

    /// Appends the host in lower-case ASCII to `text`, and tells where it stands there.
    static func read(
        _ bytes: Span<UInt8>, _ range: Range<Int>, hostToASCII: HostToASCII?, into text: inout [UInt8]
    ) throws(DeepLinkURLError) -> Range<Int> {
        let start = text.count
        guard !range.isEmpty else { throw DeepLinkURLError(.emptyHost, at: range.lowerBound) }
        if bytes[range.lowerBound] == UInt8(ascii: "[") {
            guard let address = IPv6Address(bytes, range.lowerBound + 1..<range.upperBound - 1) else {
                throw DeepLinkURLError(.malformedIPv6, at: range.lowerBound)
            }
            address.append(to: &text)
            return start..<text.count
        }
        var beyondASCII: Int?
        for place in range {
            let byte = bytes[place]
            if byte >= 0x80 {
                beyondASCII = beyondASCII ?? place
            } else if byte == UInt8(ascii: "%") {
                throw DeepLinkURLError(.escapeInHost, at: place)
            } else if !ByteSet.host.contains(byte) {
                throw DeepLinkURLError(.malformedHost, at: place)
            }
            text.append(byte.lowercased)
        }
        if let beyondASCII {
            guard let hostToASCII else { throw DeepLinkURLError(.nonASCIIHost, at: beyondASCII) }
            try convert(hostToASCII, at: range.lowerBound, start, in: &text)
        } else if try checkName(from: start, in: &text, offset: range.lowerBound), let hostToASCII {
            // What claims to be converted must be what the conversion gives.
            try convert(hostToASCII, at: range.lowerBound, start, in: &text)
        }
        return start..<text.count
    }

    /// Replaces the text from `start` on by its conversion, and checks that like any other host.
    private static func convert(
        _ hostToASCII: HostToASCII, at offset: Int, _ start: Int, in text: inout [UInt8]
    ) throws(DeepLinkURLError) {
        guard let name = hostToASCII(Array(text[start...])) else { throw DeepLinkURLError(.malformedHost, at: offset) }
        text.removeLast(text.count - start)
        for byte in name {
            guard ByteSet.host.contains(byte) else { throw DeepLinkURLError(.malformedHost, at: offset) }
            text.append(byte.lowercased)
        }
        do {
            _ = try checkName(from: start, in: &text, offset: offset)
        } catch {
            // Places in the converted name are no places in the URL.
            throw DeepLinkURLError(error.reason, at: offset)
        }
    }

    /// Checks labels and lengths, cuts one trailing dot, and tells whether a label is a converted one (`xn--`).
    private static func checkName(
        from start: Int, in text: inout [UInt8], offset: Int
    ) throws(DeepLinkURLError) -> Bool {
        if text.count > start, text[text.count - 1] == UInt8(ascii: ".") { text.removeLast() }
        guard text.count > start else { throw DeepLinkURLError(.emptyHost, at: offset) }
        guard text.count - start <= maximumName else { throw DeepLinkURLError(.malformedHost, at: offset) }
        var label = start
        var isConverted = false
        for place in start...text.count where place == text.count || text[place] == UInt8(ascii: ".") {
            guard place > label, place - label <= maximumLabel else {
                throw DeepLinkURLError(.malformedHost, at: offset + label - start)
            }
            if place - label >= 4, text[label] == UInt8(ascii: "x"), text[label + 1] == UInt8(ascii: "n"),
                text[label + 2] == UInt8(ascii: "-"), text[label + 3] == UInt8(ascii: "-")
            {
                isConverted = true
            }
            if place == text.count, isNumber(text, label..<place), !isIPv4(text, start..<place) {
                throw DeepLinkURLError(.malformedIPv4, at: offset)
            }
            label = place + 1
        }
        return isConverted
    }

    /// Whether WHATWG would read the last label as a number: digits, or `0x` and hexadecimal digits if any.
    private static func isNumber(_ text: [UInt8], _ label: Range<Int>) -> Bool {
        let isHex =
            label.count >= 2 && text[label.lowerBound] == 0x30 && text[label.lowerBound + 1] == UInt8(ascii: "x")
        return isHex
            ? text[label].dropFirst(2).allSatisfy { $0.hexValue != nil }
            : text[label].allSatisfy(\.isDigit)
    }

    /// Four decimals up to 255 without leading zeros.
    private static func isIPv4(_ text: [UInt8], _ range: Range<Int>) -> Bool {
        var count = 0
        for part in text[range].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
            guard IPv6Address.decimal(part) != nil else { return false }
            count += 1
        }
        return count == 4
    }
}
