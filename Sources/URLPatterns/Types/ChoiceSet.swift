/// The texts of `(a|b|c)`, in the order they stand.
public struct ChoiceSet: Sendable {
    public let choices: [[UInt8]]
    /// How many bytes the longest one has.
    let longest: Int
    private var exact = ByteTable()
    private var folded = ByteTable()

    /// Nil where two choices are equal.
    init?(_ choices: [[UInt8]]) {
        self.choices = choices
        longest = choices.map(\.count).max() ?? 0
        for (index, choice) in choices.enumerated() {
            guard exact.insert(scope: 0, key: choice, make: { index }) == index else { return nil }
            _ = folded.insert(scope: 0, key: choice.map(\.lowercased), make: { index })
        }
    }

    /// Which choice the text is.
    public func index(of text: [UInt8], _ range: Range<Int>, folding: Bool) -> Int? {
        if let index = exact.find(scope: 0, in: text, range: range, folding: false) { return index }
        return folding ? folded.find(scope: 0, in: text, range: range, folding: true) : nil
    }
}
