/// Makes the automaton of a tree after Glushkov: one state for each position, and no steps without a scalar.
///
/// The parser has made sure that there are no more positions than bits in a word.
struct GlushkovBuilder {
    /// What is known of a part of the tree.
    struct Part {
        var first: UInt64 = 0
        var last: UInt64 = 0
        var acceptsEmpty = true
    }

    private(set) var follow: [UInt64] = []
    private var sets: [ScalarSet] = []

    mutating func add(_ node: RegexNode) -> Part {
        switch node {
        case .scalar(let set):
            let bit: UInt64 = 1 << UInt64(sets.count)
            sets.append(set)
            follow.append(0)
            return Part(first: bit, last: bit, acceptsEmpty: false)
        case .sequence(let nodes):
            var whole = Part()
            for node in nodes { whole = join(whole, add(node)) }
            return whole
        case .choice(let nodes):
            var whole = Part(acceptsEmpty: false)
            for node in nodes {
                let part = add(node)
                whole.first |= part.first
                whole.last |= part.last
                whole.acceptsEmpty = whole.acceptsEmpty || part.acceptsEmpty
            }
            return whole
        case .repeated(let node, let minimum, let maximum):
            return addCopies(of: node, minimum: minimum, maximum: maximum)
        }
    }

    private mutating func addCopies(of node: RegexNode, minimum: Int, maximum: Int?) -> Part {
        var whole = Part()
        for index in 0..<RegexNode.copies(minimum: minimum, maximum: maximum) {
            let before = sets.count
            var part = add(node)
            // A body without positions is the empty text, however often.
            if sets.count == before { return whole }
            if maximum == nil, index == max(minimum, 1) - 1 { connect(part.last, to: part.first) }
            if index >= minimum { part.acceptsEmpty = true }
            whole = join(whole, part)
        }
        return whole
    }

    private mutating func join(_ left: Part, _ right: Part) -> Part {
        connect(left.last, to: right.first)
        return Part(
            first: left.acceptsEmpty ? left.first | right.first : left.first,
            last: right.acceptsEmpty ? left.last | right.last : right.last,
            acceptsEmpty: left.acceptsEmpty && right.acceptsEmpty)
    }

    private mutating func connect(_ positions: UInt64, to next: UInt64) {
        var rest = positions
        while rest != 0 {
            follow[rest.trailingZeroBitCount] |= next
            rest &= rest &- 1
        }
    }

    /// The positions that take each scalar: ASCII one by one, then ranges that begin at `bounds`.
    func tables() -> (ascii: [UInt64], bounds: [UInt32], masks: [UInt64]) {
        var ascii = [UInt64](repeating: 0, count: 0x80)
        var bounds: [UInt32] = [0x80]
        for (index, set) in sets.enumerated() {
            for range in set.ranges {
                for scalar in range.clamped(to: 0...0x7F) where range.contains(scalar) {
                    ascii[Int(scalar)] |= 1 << UInt64(index)
                }
                bounds.append(contentsOf: [range.lowerBound, range.upperBound + 1].filter { $0 > 0x80 })
            }
        }
        bounds = Set(bounds).sorted()
        let masks = bounds.map { bound in
            sets.indices.reduce(UInt64(0)) { mask, index in
                sets[index].ranges.contains { $0.contains(bound) } ? mask | 1 << UInt64(index) : mask
            }
        }
        return (ascii, bounds, masks)
    }
}
