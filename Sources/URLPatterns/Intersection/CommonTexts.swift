/// Finds texts that two values of patterns both take.
///
/// What is found fits both. Nothing found means that there is none for literals, choices, integers, plain captures
/// and expressions; between other types a few texts of each are tried.
struct CommonTexts {
    struct Side {
        var value: Pattern.Value
        /// Choices and mapped texts are compared without the case of ASCII letters.
        var folding: Bool
        /// Literal text is so too: that of paths is, that of values keeps its case.
        var foldsLiterals: Bool

        /// A segment of a path.
        init(segment value: Pattern.Value, folding: Bool) {
            self.value = value
            self.folding = folding
            foldsLiterals = folding
        }

        /// The value of a query key, or a fragment.
        init(value: Pattern.Value, folding: Bool) {
            self.value = value
            self.folding = folding
            foldsLiterals = false
        }
    }

    let checker: ValueChecker

    func texts(_ left: Side, _ right: Side, limit: Int) -> [[UInt8]] {
        var found: [[UInt8]] = []
        func offer(_ texts: [[UInt8]]) {
            for text in texts where found.count < limit && !found.contains(text) {
                if takes(left, text), takes(right, text) { found.append(text) }
            }
        }
        // A side with few texts says more than one that takes anything.
        let (first, second) = left.value.isPlain ? (right, left) : (left, right)
        offer(own(first.value))
        offer(own(second.value))
        if found.count < limit { offer(shared(left, right)) }
        return found
    }

    func takes(_ side: Side, _ text: [UInt8]) -> Bool {
        ValueMatcher(checker: checker, folding: side.folding, foldsLiterals: side.foldsLiterals)
            .fits(side.value, text, 0..<text.count)
    }

    /// Texts that one value takes.
    private func own(_ value: Pattern.Value) -> [[UInt8]] {
        switch value {
        case .literal(let text): return [text]
        case .whole(let capture): return capture.type.variedSamples
        case .mixed(let pieces):
            let lists = pieces.map { piece in
                switch piece {
                case .text(let text): [text]
                case .capture(let capture): capture.type.variedSamples.filter { !$0.isEmpty }
                }
            }
            return Combinations.of(lists, limit: 8).map { Array($0.joined()) }
        }
    }

    /// Texts that neither side would give alone.
    private func shared(_ left: Side, _ right: Side) -> [[UInt8]] {
        switch (left.value, right.value) {
        case (.whole(let a), .whole(let b)):
            if case .int(let lower, let upper) = a.type.base, case .int(let otherLower, let otherUpper) = b.type.base {
                let bounds =
                    [lower, otherLower].compactMap(\.self).max() ?? [upper, otherUpper].compactMap(\.self).min()
                return bounds.map { [Array("\($0)".utf8)] } ?? []
            }
            guard let a = a.type.expression, let b = b.type.expression else { return [] }
            return [LinearRegex.common(a, b, maximumLength: 256)].compactMap(\.self)
        case (.mixed(let a), .mixed(let b)):
            return [MixedIntersection(a, b, folding: left.foldsLiterals || right.foldsLiterals).text()].compactMap(
                \.self)
        case (.mixed(let a), .whole(let b)), (.whole(let b), .mixed(let a)):
            return [MixedIntersection(a, [.capture(b)], folding: left.foldsLiterals || right.foldsLiterals).text()]
                .compactMap(\.self)
        default: return []
        }
    }
}

extension Pattern.Value {
    /// True for a capture of `string` or `text` that is the whole value.
    var isPlain: Bool {
        if case .whole(let capture) = self { capture.type.isPlain } else { false }
    }
}

extension ValueType {
    /// More texts of the type than `samples` gives: some for the case that the first ones are another link's.
    var variedSamples: [[UInt8]] {
        if list == .commas { return ValueType(base, spelling: spelling).variedSamples }
        switch base {
        case .string: return samples + ["value", "q7"].map { Array($0.utf8) }
        case .text: return samples + ["b", "value", "q7"].map { Array($0.utf8) }
        case .int(let lower, let upper):
            let steps = [1, 2, 3, 7, 10, 99, 1_000].flatMap {
                [lower?.advancedSafely(by: $0), upper?.advancedSafely(by: -$0), $0]
            }
            let numbers = steps.compactMap(\.self).filter { $0 >= lower ?? .min && $0 <= upper ?? .max }
            return samples + numbers.map { Array("\($0)".utf8) }
        case .double: return samples + ["-0.25", "1e3"].map { Array($0.utf8) }
        case .regex(let regex):
            let others = Self.forms.compactMap { LinearRegex.common(regex, $0, maximumLength: 64) }
            return samples + others
        default: return samples
        }
    }

    /// What texts of an expression may look like.
    private static let forms = [#"\w{2,}"#, #"\d+"#, #"[A-Za-z]+"#, #"[\s\S]{3,}"#].compactMap {
        try? LinearRegex(Array($0.utf8))
    }
}

extension Int {
    fileprivate func advancedSafely(by step: Int) -> Int? {
        let (sum, overflow) = addingReportingOverflow(step)
        return overflow ? nil : sum
    }
}
