extension WildcardPattern {
    /// Whether the whole text fits.
    ///
    /// - Parameter folding: Letters are compared without their case.
    func matches(_ text: [UInt32], folding: Bool) -> Bool {
        guard begins(text, folding: folding) else { return false }
        var active = ActiveNodes(count: nodes.count)
        var following = ActiveNodes(count: nodes.count)
        reach(start, &active)
        for scalar in text {
            guard !active.list.isEmpty else { return false }
            following.removeAll()
            for index in active.list {
                switch nodes[index] {
                case .scalar(let own, let next):
                    if own == scalar || (folding && Self.folded(own) == Self.folded(scalar)) { reach(next, &following) }
                case .one(let next): reach(next, &following)
                case .run: reach(index, &following)
                case .set(let set, let next): if set.contains(scalar, folding: folding) { reach(next, &following) }
                case .fork, .end: break
                }
            }
            swap(&active, &following)
        }
        return active.list.contains { if case .end = nodes[$0] { true } else { false } }
    }

    /// Whether the text begins as the pattern does: most patterns differ there already.
    private func begins(_ text: [UInt32], folding: Bool) -> Bool {
        var index = start
        for scalar in text {
            guard case .scalar(let own, let next) = nodes[index] else { return true }
            guard own == scalar || (folding && Self.folded(own) == Self.folded(scalar)) else { return false }
            index = next
        }
        if case .scalar = nodes[index] { return false }
        return true
    }

    /// Adds a node and those that are reached from it without a character.
    private func reach(_ first: Int, _ active: inout ActiveNodes) {
        var rest = [first]
        while let index = rest.popLast() {
            guard active.insert(index) else { continue }
            switch nodes[index] {
            case .run(let next): rest.append(next)
            case .fork(let starts): rest += starts
            case .scalar, .one, .set, .end: break
            }
        }
    }

    /// Without case where the lower-case form is one character too.
    static func folded(_ scalar: UInt32) -> UInt32 {
        if scalar < 0x80 { return scalar &- 0x41 < 26 ? scalar | 0x20 : scalar }
        guard let lower = Unicode.Scalar(scalar)?.properties.lowercaseMapping.unicodeScalars, lower.count == 1 else {
            return scalar
        }
        return lower.first?.value ?? scalar
    }

    private struct ActiveNodes {
        private(set) var list: [Int] = []
        private var isIn: [Bool]

        init(count: Int) {
            isIn = Array(repeating: false, count: count)
        }

        mutating func insert(_ index: Int) -> Bool {
            if isIn[index] { return false }
            isIn[index] = true
            list.append(index)
            return true
        }

        mutating func removeAll() {
            for index in list { isIn[index] = false }
            list.removeAll(keepingCapacity: true)
        }
    }
}

extension WildcardPattern.CharacterClass {
    /// Without case, `upper` and `lower` are the same letters.
    func contains(_ scalar: UInt32, folding: Bool) -> Bool {
        let isUpper = scalar &- 0x41 < 26
        let isLower = scalar &- 0x61 < 26
        let isDigit = scalar &- 0x30 < 10
        switch self {
        case .alpha: return isUpper || isLower
        case .upper: return isUpper || (folding && isLower)
        case .lower: return isLower || (folding && isUpper)
        case .alnum: return isUpper || isLower || isDigit
        case .digit: return isDigit
        case .xdigit: return isDigit || (scalar | 0x20) &- 0x61 < 6
        }
    }

    /// A letter of each kind.
    var sample: UInt32 {
        switch self {
        case .alpha, .lower, .alnum, .xdigit: 0x61
        case .upper: 0x41
        case .digit: 0x37
        }
    }
}
