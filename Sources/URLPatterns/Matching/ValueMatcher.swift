/// Compares one decoded text of a URL with one value of a pattern.
struct ValueMatcher {
    let checker: ValueChecker
    /// Choices and mapped texts are compared without the case of ASCII letters.
    let folding: Bool
    /// Literal text is so too: that of paths is, that of values keeps its case.
    let foldsLiterals: Bool

    /// Appends a range for each capture. False where the text does not fit; then nothing is appended.
    func match(
        _ value: Pattern.Value, _ text: [UInt8], _ range: Range<Int>, into captures: inout [Captured]
    ) -> Bool {
        switch value {
        case .literal(let literal):
            return isEqual(literal, text, range)
        case .whole(let capture):
            guard checker.accepts(text, range, capture.type, folding: folding) else { return false }
            captures.append(.text(range))
            return true
        case .mixed(let pieces):
            var matcher = MixedMatcher(pieces, checker: checker, folding: folding, foldsLiterals: foldsLiterals)
            guard let ranges = matcher.split(text, range) else { return false }
            for range in ranges { captures.append(.text(range)) }
            return true
        }
    }

    func fits(_ value: Pattern.Value, _ text: [UInt8], _ range: Range<Int>) -> Bool {
        var captures: [Captured] = []
        return match(value, text, range, into: &captures)
    }

    /// The same, with the bytes of a value that captures are split from counted as steps.
    func fits(_ value: Pattern.Value, _ text: [UInt8], _ range: Range<Int>, steps: inout Int) -> Bool {
        guard case .mixed(let pieces) = value else { return fits(value, text, range) }
        var matcher = MixedMatcher(pieces, checker: checker, folding: folding, foldsLiterals: foldsLiterals)
        defer { steps &+= matcher.tried / BoundFinder.bytesOfStep }
        return matcher.split(text, range) != nil
    }

    func isEqual(_ literal: [UInt8], _ text: [UInt8], _ range: Range<Int>) -> Bool {
        guard literal.count == range.count else { return false }
        var index = range.lowerBound
        for byte in literal {
            guard byte == text[index] || (foldsLiterals && byte.lowercased == text[index].lowercased) else {
                return false
            }
            index += 1
        }
        return true
    }
}
