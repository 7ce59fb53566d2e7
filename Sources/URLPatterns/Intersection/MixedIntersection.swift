/// Finds a text that two values with captures both fit, like `a-{x}` and `{y}-z`.
///
/// Each value is read as a chain of places: a literal byte leads to the next place, a capture stays and leads on. A
/// search over pairs of places gives a shortest text. What a capture takes is known only roughly (digits for an int,
/// anything for a plain one), so the text is a candidate, to be tried.
struct MixedIntersection {
    private enum Place {
        case literal(UInt8)
        /// One byte of a class, then more of it.
        case some(ClassOfBytes)
    }

    private enum ClassOfBytes {
        case any, digits

        func contains(_ byte: UInt8) -> Bool {
            switch self {
            case .any: true
            case .digits: byte.isDigit
            }
        }
    }

    private let left: [Place]
    private let right: [Place]
    private let folding: Bool

    init(_ left: [Pattern.Piece], _ right: [Pattern.Piece], folding: Bool) {
        self.left = Self.places(left)
        self.right = Self.places(right)
        self.folding = folding
    }

    private static func places(_ pieces: [Pattern.Piece]) -> [Place] {
        pieces.flatMap { piece -> [Place] in
            switch piece {
            case .text(let text): return text.map { .literal($0) }
            case .capture(let capture):
                switch capture.type.base {
                case .string, .text: return [.some(.any)]
                case .int: return [.some(.digits)]
                default: return capture.type.sample.map { .literal($0) }
                }
            }
        }
    }

    /// A shortest text; nil where there is none.
    func text() -> [UInt8]? {
        struct Step {
            var left: Int
            var right: Int
            var before: Int
            var byte: UInt8
        }
        var steps = [Step(left: 0, right: 0, before: -1, byte: 0)]
        let width = right.count + 1
        var seen = [Bool](repeating: false, count: (left.count + 1) * width)
        var index = 0
        while index < steps.count {
            let step = steps[index]
            if step.left == left.count, step.right == right.count {
                var text: [UInt8] = []
                var place = index
                while place > 0 {
                    text.append(steps[place].byte)
                    place = steps[place].before
                }
                return text.reversed()
            }
            defer { index += 1 }
            guard step.left < left.count, step.right < right.count,
                let byte = common(left[step.left], right[step.right])
            else { continue }
            for nextLeft in next(step.left, left) {
                for nextRight in next(step.right, right) where !seen[nextLeft * width + nextRight] {
                    seen[nextLeft * width + nextRight] = true
                    steps.append(Step(left: nextLeft, right: nextRight, before: index, byte: byte))
                }
            }
        }
        return nil
    }

    private func next(_ place: Int, _ places: [Place]) -> [Int] {
        if case .some = places[place] { [place + 1, place] } else { [place + 1] }
    }

    private func common(_ a: Place, _ b: Place) -> UInt8? {
        switch (a, b) {
        case (.literal(let a), .literal(let b)):
            return a == b || (folding && a.lowercased == b.lowercased) ? a : nil
        case (.literal(let byte), .some(let set)), (.some(let set), .literal(let byte)):
            return set.contains(byte) ? byte : nil
        case (.some(.any), .some(.any)): return UInt8(ascii: "a")
        case (.some, .some): return UInt8(ascii: "1")
        }
    }
}
