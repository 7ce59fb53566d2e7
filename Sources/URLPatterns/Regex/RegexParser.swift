/// Reads the text of a `LinearRegex` into a tree.
struct RegexParser {
    static let maximumPositions = 64
    static let maximumDepth = 32

    let source: [UInt8]
    var place = 0
    /// Positions so far, repetitions counted out.
    var positions = 0
    private var depth = 0

    init(_ source: [UInt8]) {
        self.source = source
    }

    mutating func parse() throws(LinearRegexError) -> RegexNode {
        let node = try choice()
        // Only a `)` ends a choice before the end.
        if place < source.count { throw error(.unopenedGroup, from: place, 1) }
        return node
    }

    func error(_ reason: LinearRegexError.Reason, from offset: Int, _ length: Int) -> LinearRegexError {
        LinearRegexError(reason: reason, offset: offset, length: length)
    }

    func error(_ reason: LinearRegexError.Reason, from offset: Int) -> LinearRegexError {
        error(reason, from: offset, place - offset)
    }

    var next: UInt8? { place < source.count ? source[place] : nil }

    /// Steps over the byte, if it is next.
    mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        place += 1
        return true
    }

    private mutating func choice() throws(LinearRegexError) -> RegexNode {
        var branches = [try sequence()]
        while skip(UInt8(ascii: "|")) { branches.append(try sequence()) }
        return branches.count == 1 ? branches[0] : .choice(branches)
    }

    private mutating func sequence() throws(LinearRegexError) -> RegexNode {
        var parts: [RegexNode] = []
        while let byte = next, byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
            parts.append(try repeated())
        }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    /// One atom with the repetition after it.
    private mutating func repeated() throws(LinearRegexError) -> RegexNode {
        let start = place
        let before = positions
        let atom = try atom()
        guard let (minimum, maximum) = try repetition() else { return atom }
        let copies = RegexNode.copies(minimum: minimum, maximum: maximum)
        // The counts are capped, so that the product cannot overflow.
        positions = before + (positions - before) * copies
        if positions > Self.maximumPositions { throw error(.tooLarge, from: start) }
        try refuseMark()
        return .repeated(atom, minimum: minimum, maximum: maximum)
    }

    private mutating func atom() throws(LinearRegexError) -> RegexNode {
        let start = place
        guard let byte = next else { return .sequence([]) }
        switch byte {
        case UInt8(ascii: "("): return try group()
        case UInt8(ascii: "["): return try position(try characterClass(), from: start)
        case UInt8(ascii: "."):
            place += 1
            return try position(.all, from: start)
        case UInt8(ascii: "\\"): return try position(try escape(), from: start)
        case UInt8(ascii: "^"), UInt8(ascii: "$"): throw error(.anchor, from: start, 1)
        case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"):
            throw error(.nothingToRepeat, from: start, 1)
        case UInt8(ascii: "]"), UInt8(ascii: "}"): throw error(.bareBracket(byte), from: start, 1)
        default:
            let scalar = try scalar()
            return try position(ScalarSet(scalar...scalar), from: start)
        }
    }

    private mutating func position(_ set: ScalarSet, from start: Int) throws(LinearRegexError) -> RegexNode {
        positions += 1
        if positions > Self.maximumPositions { throw error(.tooLarge, from: start) }
        return .scalar(set)
    }

    /// The next scalar as it stands.
    mutating func scalar() throws(LinearRegexError) -> UInt32 {
        let rest = source[place...]
        guard let (scalar, length) = UTF8Scalar.decode(rest.span, at: 0) else {
            throw error(.notUTF8, from: place, 1)
        }
        place += length
        return scalar
    }

    private mutating func group() throws(LinearRegexError) -> RegexNode {
        let start = place
        place += 1
        if skip(UInt8(ascii: "?")), !skip(UInt8(ascii: ":")) { throw unknownGroup(from: start) }
        depth += 1
        if depth > Self.maximumDepth { throw error(.tooDeep, from: start, 1) }
        let node = try choice()
        guard skip(UInt8(ascii: ")")) else { throw error(.unclosedGroup, from: start, 1) }
        depth -= 1
        return node
    }

    /// Names what stands after `(?`.
    private func unknownGroup(from start: Int) -> LinearRegexError {
        let rest = source[place...]
        for mark in ["=", "!", "<=", "<!"] where rest.starts(with: mark.utf8) {
            return error(.lookAround, from: start, 2 + mark.utf8.count)
        }
        for mark in ["<", "P<", "'"] where rest.starts(with: mark.utf8) {
            return error(.namedGroup, from: start, 2 + mark.utf8.count)
        }
        return error(.unknownGroup, from: start, min(3, source.count - start))
    }
}
