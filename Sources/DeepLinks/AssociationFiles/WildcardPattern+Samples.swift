extension WildcardPattern {
    /// A few texts that fit: with nothing, one segment and two segments where `*` stands.
    ///
    /// - Parameter strange: The wildcards stand for a character that no pattern holds.
    func samples(strange: Bool = false) -> [[UInt32]] {
        var result: [[UInt32]] = []
        let one: UInt32 = strange ? 0x10_fffd : 0x78
        for run in [[], [one], [one, 0x2f, one]] {
            guard let text = sample(one: one, run: run) else { return [] }
            if !result.contains(text) { result.append(text) }
        }
        return result
    }

    /// The text with `fill` where wildcards stand: once for `?*`, and a letter for `?` alone. Nil where a variable has
    /// no text.
    func text(filling fill: String) -> String? {
        let run = fill.unicodeScalars.map(\.value)
        guard let first = run.first, let text = sample(one: first, run: Array(run.dropFirst())) else { return nil }
        return String(String.UnicodeScalarView(text.compactMap { Unicode.Scalar($0) }))
    }

    /// Nil where a variable has no text.
    private func sample(one: UInt32, run: [UInt32]) -> [UInt32]? {
        var text: [UInt32] = []
        var index = start
        while true {
            switch nodes[index] {
            case .scalar(let scalar, let next):
                text.append(scalar)
                index = next
            case .one(let next):
                text.append(one)
                index = next
            case .run(let next):
                text += run
                index = next
            case .set(let set, let next):
                text.append(set.sample)
                index = next
            case .fork(let starts):
                guard let first = starts.first else { return nil }
                index = first
            case .end: return text
            }
        }
    }
}
