/// Splits text by `{id:int}-{slug}`: shortest first from the left, with retry.
///
/// Each pair (capture, place in the text) is looked at once: what failed there once fails again.
struct MixedMatcher {
    let pieces: [Pattern.Piece]
    let checker: ValueChecker
    /// Choices and mapped texts are compared without the case of ASCII letters.
    let folding: Bool
    /// Literal text is so too.
    let foldsLiterals: Bool
    private var failed: [Bool] = []

    init(_ pieces: [Pattern.Piece], checker: ValueChecker, folding: Bool, foldsLiterals: Bool) {
        self.pieces = pieces
        self.checker = checker
        self.folding = folding
        self.foldsLiterals = foldsLiterals
    }

    /// The ranges of the captures in order; nil where the text does not fit.
    mutating func split(_ text: [UInt8], _ range: Range<Int>) -> [Range<Int>]? {
        let width = range.count + 1
        failed = Array(repeating: false, count: pieces.count * width)
        var found: [Range<Int>] = []
        return match(0, range.lowerBound, text, range, &found) ? found : nil
    }

    private mutating func match(
        _ piece: Int, _ position: Int, _ text: [UInt8], _ range: Range<Int>, _ found: inout [Range<Int>]
    ) -> Bool {
        guard piece < pieces.count else { return position == range.upperBound }
        switch pieces[piece] {
        case .text(let literal):
            guard hasPrefix(literal, at: position, text, range) else { return false }
            return match(piece + 1, position + literal.count, text, range, &found)
        case .capture(let capture):
            let memo = piece * (range.count + 1) + position - range.lowerBound
            if failed[memo] { return false }
            guard piece + 1 < pieces.count, case .text(let literal) = pieces[piece + 1] else {
                return accept(position..<range.upperBound, capture, text, &found) || fail(memo)
            }
            var end = position
            while end + literal.count <= range.upperBound {
                if hasPrefix(literal, at: end, text, range), accept(position..<end, capture, text, &found) {
                    if match(piece + 2, end + literal.count, text, range, &found) { return true }
                    found.removeLast()
                }
                end += 1
            }
            return fail(memo)
        }
    }

    private mutating func fail(_ memo: Int) -> Bool {
        failed[memo] = true
        return false
    }

    private func accept(
        _ range: Range<Int>, _ capture: Pattern.Capture, _ text: [UInt8], _ found: inout [Range<Int>]
    ) -> Bool {
        // Only a key without value is `true` without a text.
        if range.isEmpty, case .bool = capture.type.base { return false }
        guard checker.accepts(text, range, capture.type, folding: folding) else { return false }
        found.append(range)
        return true
    }

    private func hasPrefix(_ literal: [UInt8], at position: Int, _ text: [UInt8], _ range: Range<Int>) -> Bool {
        guard position + literal.count <= range.upperBound else { return false }
        for (offset, byte) in literal.enumerated() {
            let other = text[position + offset]
            guard byte == other || (foldsLiterals && byte.lowercased == other.lowercased) else { return false }
        }
        return true
    }
}
