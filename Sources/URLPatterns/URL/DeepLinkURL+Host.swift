extension DeepLinkURL {
    private static var maximumName: Int { 253 }
    private static var maximumLabel: Int { 63 }

    /// Reads a name up to the first byte that no name holds, and tells where that is, and whether a label is a
    /// converted one (`xn--`). Sets `host`: in lower case, one trailing dot cut.
    ///
    /// Names take letters, digits, `-` and `_`. That is less than RFC 3986 and WHATWG allow: no name that is
    /// registered or served holds more, and characters such as `*` mean something else in an origin.
    mutating func readName(from start: Int, to limit: Int) throws(DeepLinkURLError) -> (end: Int, isConverted: Bool) {
        var isConverted = false
        var hasCapitals = false
        var label = start
        var lastLabel = start
        var place = start
        while true {
            place = skip(.smallLabel, from: place, to: limit)
            if place < limit, text[place] != text[place].lowercased {
                hasCapitals = true
                place += 1
                continue
            }
            let isDot = place < limit && text[place] == UInt8(ascii: ".")
            if place > label {
                guard place - label <= Self.maximumLabel else { throw DeepLinkURLError(.malformedHost, at: label) }
                isConverted = isConverted || isConvertedLabel(label..<place)
                lastLabel = label
            } else if isDot {
                // Only the last label may be empty: the root after a trailing dot.
                throw DeepLinkURLError(place == start ? .emptyHost : .malformedHost, at: place)
            }
            guard isDot else { break }
            place += 1
            label = place
        }
        guard place > start else { return (place, false) }
        let name = start..<(label == place ? place - 1 : place)
        guard name.count <= Self.maximumName else { throw DeepLinkURLError(.malformedHost, at: start) }
        if text[lastLabel].isDigit, isNumber(lastLabel..<name.upperBound), !isIPv4(name) {
            throw DeepLinkURLError(.malformedIPv4, at: start)
        }
        host = hasCapitals ? lowercase(name) : name
        return (place, isConverted)
    }

    /// Converts a name, and reads what comes out like any other.
    mutating func convertHost(_ range: Range<Int>, _ hostToASCII: HostToASCII) throws(DeepLinkURLError) {
        let start = text.count
        text.append(contentsOf: hostToASCII(Array(text[range])) ?? [])
        do throws(DeepLinkURLError) {
            let (end, _) = try readName(from: start, to: text.count)
            guard end == text.count, end > start else { throw DeepLinkURLError(.malformedHost, at: end) }
        } catch {
            // Places in the converted name are no places in the URL.
            throw DeepLinkURLError(
                error.reason == .malformedIPv4 ? .malformedIPv4 : .malformedHost, at: range.lowerBound)
        }
    }

    private func isConvertedLabel(_ label: Range<Int>) -> Bool {
        text[label.lowerBound].lowercased == UInt8(ascii: "x")
            && text[label].lazy.map(\.lowercased).starts(with: "xn--".utf8)
    }

    /// Whether WHATWG would read the label as a number: digits, or `0x` and hexadecimal digits if any.
    private func isNumber(_ label: Range<Int>) -> Bool {
        text[label].lazy.map(\.lowercased).starts(with: "0x".utf8)
            ? text[label].dropFirst(2).allSatisfy { $0.hexValue != nil }
            : text[label].allSatisfy(\.isDigit)
    }

    /// Four decimals up to 255 without leading zeros.
    private func isIPv4(_ range: Range<Int>) -> Bool {
        let parts = text[range].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { IPv6Address.decimal($0) != nil }
    }
}
