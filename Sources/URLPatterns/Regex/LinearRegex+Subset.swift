extension LinearRegex {
    /// Whether `other` accepts every text that this accepts, the empty one aside (a value is never empty).
    ///
    /// ```
    /// [a-f]{2}   is a subset of   \w+
    /// \d+        is not one of    \d{1,4}
    /// ```
    /// Nil where the answer would take too long: what `other` makes of a text is a set of positions, and there can
    /// be very many sets. At most `maximumSteps` are looked at.
    public func isSubset(of other: LinearRegex) -> Bool? {
        isSubset(of: other, maximumSteps: 4_096)
    }

    func isSubset(of other: LinearRegex, maximumSteps: Int) -> Bool? {
        let letters = RegexAlphabet(self, other).letters
        // A position here, with the positions that can come next there.
        struct State: Hashable {
            var position: Int
            var others: UInt64
        }
        var seen: Set<State> = []
        var queue: [State] = []
        /// False once a text is found that ends here and not there.
        func step(_ positions: UInt64, _ others: UInt64) -> Bool {
            for letter in letters {
                var rest = positions & letter.left
                let alive = others & letter.right
                while rest != 0 {
                    let position = rest.trailingZeroBitCount
                    rest &= rest &- 1
                    if last >> UInt64(position) & 1 == 1, alive & other.last == 0 { return false }
                    let state = State(position: position, others: other.successors(of: alive))
                    if seen.insert(state).inserted { queue.append(state) }
                }
            }
            return true
        }
        guard step(first, other.first) else { return false }
        var index = 0
        while index < queue.count {
            guard queue.count <= maximumSteps else { return nil }
            guard step(follow[queue[index].position], queue[index].others) else { return false }
            index += 1
        }
        return true
    }
}
