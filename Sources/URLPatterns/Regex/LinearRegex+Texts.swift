extension LinearRegex {
    /// A shortest text that is accepted, of characters that stand in a URL as they are if there is one.
    ///
    /// `\d{3}|[^a]` gives `b`. The empty text only where no other is accepted; nil where none is (`[^\s\S]`).
    public func example() -> [UInt8]? {
        Self.common(self, self, maximumLength: Int.max)
    }

    /// A shortest text that both accept, as `example()` chooses it; nil where there is none.
    ///
    /// ```
    /// [a-f]+   \w{2}   gives "aa"
    /// [a-f]+   \d+     gives nil
    /// ```
    /// The search is over pairs of positions, at most 64 × 64, so it always ends with the answer. `maximumLength`
    /// counts Unicode scalars.
    public static func common(_ left: LinearRegex, _ right: LinearRegex, maximumLength: Int) -> [UInt8]? {
        let letters = RegexAlphabet(left, right).letters
        let readable = letters.filter { $0.rank <= RegexAlphabet.readable }
        if let text = PairSearch(left, right).text(of: readable, maximumLength: maximumLength)
            ?? PairSearch(left, right).text(of: letters, maximumLength: maximumLength)
        {
            return text
        }
        return left.acceptsEmpty && right.acceptsEmpty ? [] : nil
    }
}

/// A breadth-first search over pairs of positions, one of each expression.
private struct PairSearch {
    struct Step {
        var left: Int
        var right: Int
        /// The step before, -1 for none.
        var before: Int
        var scalar: UInt32
        var length: Int
    }

    let left: LinearRegex
    let right: LinearRegex
    var steps: [Step] = []
    /// For each position on the left those on the right that it was seen with.
    var seen: [UInt64]

    init(_ left: LinearRegex, _ right: LinearRegex) {
        self.left = left
        self.right = right
        seen = [UInt64](repeating: 0, count: left.follow.count)
    }

    /// A shortest text of these letters that both accept.
    func text(of letters: [RegexAlphabet.Letter], maximumLength: Int) -> [UInt8]? {
        var search = self
        if let text = search.step(from: -1, to: (left.first, right.first), by: letters, length: 1, maximumLength) {
            return text
        }
        var index = 0
        while index < search.steps.count {
            let step = search.steps[index]
            let next = (left.follow[step.left], right.follow[step.right])
            if let text = search.step(from: index, to: next, by: letters, length: step.length + 1, maximumLength) {
                return text
            }
            index += 1
        }
        return nil
    }

    /// Notes the pairs that a letter leads to. The text, if one of them can be last.
    private mutating func step(
        from before: Int, to next: (left: UInt64, right: UInt64), by letters: [RegexAlphabet.Letter], length: Int,
        _ maximumLength: Int
    ) -> [UInt8]? {
        guard length <= maximumLength else { return nil }
        for letter in letters {
            var lefts = next.left & letter.left
            while lefts != 0 {
                let position = lefts.trailingZeroBitCount
                lefts &= lefts &- 1
                var rights = next.right & letter.right & ~seen[position]
                seen[position] |= rights
                while rights != 0 {
                    let other = rights.trailingZeroBitCount
                    rights &= rights &- 1
                    steps.append(
                        Step(left: position, right: other, before: before, scalar: letter.scalar, length: length))
                    if left.last >> UInt64(position) & 1 == 1, right.last >> UInt64(other) & 1 == 1 { return text() }
                }
            }
        }
        return nil
    }

    /// The text that leads to the last step.
    private func text() -> [UInt8] {
        var scalars: [UInt32] = []
        var index = steps.count - 1
        while index >= 0 {
            scalars.append(steps[index].scalar)
            index = steps[index].before
        }
        var text: [UInt8] = []
        for scalar in scalars.reversed() { UTF8Scalar.append(scalar, to: &text) }
        return text
    }
}
