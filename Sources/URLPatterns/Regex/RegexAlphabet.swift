/// Scalars that two expressions cannot tell apart, one of them to show for all.
///
/// The searches for texts go over these few letters instead of a million scalars.
struct RegexAlphabet {
    struct Letter {
        /// The positions of the first and of the second expression that take it.
        var left: UInt64
        var right: UInt64
        var scalar: UInt32
        /// How well it can be read in a URL; less is better.
        var rank: Int
    }

    /// The letters, best to read first.
    let letters: [Letter]

    init(_ left: LinearRegex, _ right: LinearRegex) {
        var best: [[UInt64]: Letter] = [:]
        func add(_ scalar: UInt32, _ left: UInt64, _ right: UInt64) {
            let letter = Letter(left: left, right: right, scalar: scalar, rank: Self.rank(scalar))
            if let known = best[[left, right]], known.rank <= letter.rank { return }
            best[[left, right]] = letter
        }
        for scalar in 0..<UInt32(0x80) { add(scalar, left.ascii[Int(scalar)], right.ascii[Int(scalar)]) }
        let bounds = Set(left.bounds + right.bounds).sorted()
        for (index, bound) in bounds.enumerated() {
            let end = index + 1 < bounds.count ? bounds[index + 1] : ScalarSet.maximum + 1
            guard bound < end, let scalar = Self.example(from: bound, below: end) else { continue }
            add(scalar, left.mask(of: bound), right.mask(of: bound))
        }
        letters = best.values.sorted { ($0.rank, $0.scalar) < ($1.rank, $1.scalar) }
    }

    /// The last rank of what stands in a URL as it is.
    static let readable = 4

    private static func rank(_ scalar: UInt32) -> Int {
        switch scalar {
        case 0x61...0x7A: 0
        case 0x30...0x39: 1
        case 0x41...0x5A: 2
        case 0x2D, 0x5F, 0x7E: 3
        case 0x2E: readable
        case 0x21, 0x24, 0x27...0x2A, 0x2C, 0x3A, 0x3B, 0x40: 5
        case 0x21...0x7E: 6
        case 0xC0...0x24F: 7
        case 0xA1...ScalarSet.maximum: 8
        case 0x20: 9
        default: 10
        }
    }

    /// A scalar of a range beyond ASCII: a Latin letter, or one that is no control character; nil for surrogates.
    private static func example(from start: UInt32, below end: UInt32) -> UInt32? {
        let candidates: [UInt32] = [0xE0, 0xC0, 0xA1, 0xE000]
        let scalars = candidates.filter { $0 >= start && $0 < end } + [start]
        return scalars.first { UnicodeScalar($0) != nil }
    }
}
