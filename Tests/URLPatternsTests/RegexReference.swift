import SeededRandom

/// Another way to match, slow and obvious: from a place, all the places where a part of an expression can end.
indirect enum ReferenceRegex {
    case scalar(String, Set<UnicodeScalar>, isInverted: Bool)
    case sequence([ReferenceRegex])
    case choice([ReferenceRegex])
    case repeated(ReferenceRegex, minimum: Int, maximum: Int?)

    static let alphabet: [UnicodeScalar] = ["a", "b", "0", "é", "\u{1F4A9}"]

    /// A random expression of few positions.
    static func random(_ generator: inout SeededGenerator, depth: Int) -> ReferenceRegex {
        switch depth == 0 ? 0 : generator.below(6) {
        case 0, 1: return randomScalar(&generator)
        case 2: return .sequence((0..<generator.below(4)).map { _ in random(&generator, depth: depth - 1) })
        case 3: return .choice((0..<1 + generator.below(3)).map { _ in random(&generator, depth: depth - 1) })
        default:
            let minimum = generator.below(3)
            return .repeated(
                random(&generator, depth: depth - 1), minimum: minimum,
                maximum: generator.below(2) == 0 ? nil : minimum + generator.below(2))
        }
    }

    private static func randomScalar(_ generator: inout SeededGenerator) -> ReferenceRegex {
        switch generator.below(6) {
        case 0: return .scalar(".", [], isInverted: true)
        case 1: return .scalar(#"\d"#, ["0"], isInverted: false)
        case 2: return .scalar(#"\W"#, ["a", "b", "0"], isInverted: true)
        case 3:
            let members = Set((0..<1 + generator.below(3)).map { _ in generator.pick(alphabet) })
            let isInverted = generator.below(2) == 0
            let text = members.map { String($0) }.joined()
            return .scalar("[\(isInverted ? "^" : "")\(text)]", members, isInverted: isInverted)
        default:
            let scalar = generator.pick(alphabet)
            return .scalar(String(scalar), [scalar], isInverted: false)
        }
    }

    var source: String {
        switch self {
        case .scalar(let text, _, _): text
        case .sequence(let parts): parts.map(\.source).joined()
        case .choice(let branches): "(" + branches.map(\.source).joined(separator: "|") + ")"
        case .repeated(let part, 0, nil): "(?:\(part.source))*"
        case .repeated(let part, 1, nil): "(\(part.source))+"
        case .repeated(let part, 0, 1): "(\(part.source))?"
        case .repeated(let part, let minimum, nil): "(\(part.source)){\(minimum),}"
        case .repeated(let part, let minimum, let maximum?):
            "(\(part.source)){\(minimum == maximum ? "\(minimum)" : "\(minimum),\(maximum)")}"
        }
    }

    func matches(_ text: [UnicodeScalar]) -> Bool { ends(in: text, from: 1)[text.count] }

    /// The places where this can end, for the places where it can start. Places are bits of a number.
    private func ends(in text: [UnicodeScalar], from starts: UInt32) -> UInt32 {
        switch self {
        case .scalar(_, let members, let isInverted):
            var ends: UInt32 = 0
            for (place, scalar) in text.enumerated() where members.contains(scalar) != isInverted && starts[place] {
                ends |= 2 << UInt32(place)
            }
            return ends
        case .sequence(let parts):
            return parts.reduce(starts) { $1.ends(in: text, from: $0) }
        case .choice(let branches):
            return branches.reduce(0) { $0 | $1.ends(in: text, from: starts) }
        case .repeated(let part, let minimum, let maximum):
            var ends: UInt32 = minimum == 0 ? starts : 0
            var starts = starts
            // After as many rounds as there are scalars, another one can only repeat the empty text.
            for round in 1...max(minimum + text.count + 1, maximum ?? 0) where round <= maximum ?? Int.max {
                starts = part.ends(in: text, from: starts)
                if round >= minimum { ends |= starts }
            }
            return ends
        }
    }
}

extension UInt32 {
    fileprivate subscript(place: Int) -> Bool { self >> UInt32(place) & 1 == 1 }
}
