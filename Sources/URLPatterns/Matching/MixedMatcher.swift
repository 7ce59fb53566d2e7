/// Splits text by `{id:int}-{slug}`: shortest first from the left, with retry.
///
/// Each pair (capture, place in the text) is looked at once and remembered. From one place the ends of a capture are
/// looked through one by one; a capture that is asked from several places and could reach far from each of them (plain
/// text, a regular expression) is then looked at for all places together, from the end of the text. So the cost is
/// linear in the text, see `cost(of:)`.
struct MixedMatcher {
    private enum Known: UInt8 {
        case unknown, fits, fails
    }

    let pieces: [Pattern.Piece]
    let checker: ValueChecker
    /// Choices and mapped texts are compared without the case of ASCII letters.
    let folding: Bool
    /// Literal text is so too.
    let foldsLiterals: Bool
    /// How many places were looked at.
    private(set) var tried = 0
    private var text: [UInt8] = []
    private var range = 0..<0
    private var known: [Known] = []
    /// For each piece: from how many places it was asked.
    private var asked: [Int] = []

    /// How often a capture is looked at from one place before it is looked at for all.
    fileprivate static let fewPlaces = 2
    /// Numbers and dates inside a segment have no more bytes.
    static let longestNumber = 64

    init(_ pieces: [Pattern.Piece], checker: ValueChecker, folding: Bool, foldsLiterals: Bool) {
        self.pieces = pieces
        self.checker = checker
        self.folding = folding
        self.foldsLiterals = foldsLiterals
    }

    /// The ranges of the captures in order; nil where the text does not fit.
    mutating func split(_ text: [UInt8], _ range: Range<Int>) -> [Range<Int>]? {
        self.text = text
        self.range = range
        guard hasEnds() else { return nil }
        known = Array(repeating: .unknown, count: pieces.count * (range.count + 1))
        asked = Array(repeating: 0, count: pieces.count)
        guard fits(0, range.lowerBound) else { return nil }
        var found: [Range<Int>] = []
        var place = range.lowerBound
        for index in pieces.indices {
            switch pieces[index] {
            case .text(let literal): place += literal.count
            case .capture(let capture):
                guard let end = end(of: capture, index, place) else { return nil }
                found.append(place..<end)
                place = end
            }
        }
        return found
    }

    /// The text at both ends is compared before anything is reserved.
    private func hasEnds() -> Bool {
        if case .text(let first)? = pieces.first, !hasText(first, at: range.lowerBound) { return false }
        if case .text(let last)? = pieces.last, !hasText(last, at: range.upperBound - last.count) { return false }
        return true
    }

    /// Whether the pieces from this one on take the text from this place on.
    private mutating func fits(_ piece: Int, _ place: Int) -> Bool {
        guard piece < pieces.count else { return place == range.upperBound }
        switch pieces[piece] {
        case .text(let literal): return hasText(literal, at: place) && fits(piece + 1, place + literal.count)
        case .capture(let capture):
            let memo = piece * (range.count + 1) + place - range.lowerBound
            if known[memo] == .unknown {
                asked[piece] += 1
                let reachesFar = capture.type.isPlain || capture.type.isRegex
                if asked[piece] > Self.fewPlaces, reachesFar, piece + 2 < pieces.count {
                    lookFromTheEnd(capture, piece)
                } else {
                    known[memo] = end(of: capture, piece, place) == nil ? .fails : .fits
                }
            }
            return known[memo] == .fits
        }
    }

    // MARK: From one place

    /// The nearest end of a capture that begins at a place, behind which the other pieces fit.
    private mutating func end(of capture: Pattern.Capture, _ piece: Int, _ place: Int) -> Int? {
        guard piece + 1 < pieces.count, case .text(let literal) = pieces[piece + 1] else {
            tried += 1
            return accepts(place..<range.upperBound, capture) ? range.upperBound : nil
        }
        if piece + 2 == pieces.count {
            tried += 1
            let end = range.upperBound - literal.count
            return end >= place && hasText(literal, at: end) && accepts(place..<end, capture) ? end : nil
        }
        if case .regex(let regex) = capture.type.base { return end(of: regex, piece, place, literal) }
        let last = min(range.upperBound - literal.count, reach(of: capture, from: place))
        var end = place
        while end <= last {
            tried += 1
            if hasText(literal, at: end), accepts(place..<end, capture), fits(piece + 2, end + literal.count) {
                return end
            }
            end += 1
        }
        return nil
    }

    /// A regular expression goes on from end to end.
    private mutating func end(of regex: LinearRegex, _ piece: Int, _ place: Int, _ literal: [UInt8]) -> Int? {
        var candidates = regex.first
        var end = place
        while end + literal.count < range.upperBound {
            tried += 1
            let (mask, length) = regex.taken(text, at: end, in: range)
            let alive = candidates & mask
            guard alive != 0 else { return nil }
            end += length
            if alive & regex.last != 0, hasText(literal, at: end), fits(piece + 2, end + literal.count) { return end }
            candidates = regex.successors(of: alive)
        }
        return nil
    }

    /// The last place where a value of the type can end that begins here.
    private func reach(of capture: Pattern.Capture, from place: Int) -> Int {
        switch capture.type.base {
        case .string, .text, .url, .regex: return range.upperBound
        case .bool: return place + 5
        case .uuid: return place + 36
        case .choice(let set): return place + set.longest
        case .mapped(let map): return place + map.texts.longest
        case .int, .double, .date:
            let limit = min(range.upperBound, place + Self.longestNumber)
            return capture.type.base.numberEnd(text, place..<limit)
        }
    }

    private func accepts(_ range: Range<Int>, _ capture: Pattern.Capture) -> Bool {
        // Only a key without value is `true` without a text.
        if range.isEmpty, case .bool = capture.type.base { return false }
        return checker.accepts(text, range, capture.type, folding: folding)
    }

    private func hasText(_ literal: [UInt8], at place: Int) -> Bool {
        guard place >= range.lowerBound, place + literal.count <= range.upperBound else { return false }
        for (offset, byte) in literal.enumerated() {
            let other = text[place + offset]
            guard byte == other || (foldsLiterals && byte.lowercased == other.lowercased) else { return false }
        }
        return true
    }

    // MARK: From all places

    /// Notes for every place whether a capture that begins there fits with what follows.
    private mutating func lookFromTheEnd(_ capture: Pattern.Capture, _ piece: Int) {
        guard case .text(let literal) = pieces[piece + 1] else { return }
        let row = piece * (range.count + 1) - range.lowerBound
        func isEnd(_ place: Int, _ matcher: inout MixedMatcher) -> Bool {
            matcher.tried += 1
            return matcher.hasText(literal, at: place) && matcher.fits(piece + 2, place + literal.count)
        }
        if case .regex(let regex) = capture.type.base {
            let ends = (range.lowerBound...range.upperBound).map { isEnd($0, &self) }
            let starts = regex.starts(text, range) { ends[$0 - range.lowerBound] }
            for place in range { known[row + place] = starts[place - range.lowerBound] ? .fits : .fails }
            known[row + range.upperBound] = .fails
            return
        }
        var takesEmpty = false
        if case .text = capture.type.base { takesEmpty = true }
        var hasEnd = false
        for place in (range.lowerBound...range.upperBound).reversed() {
            let isEnd = isEnd(place, &self)
            known[row + place] = hasEnd || (takesEmpty && isEnd) ? .fits : .fails
            hasEnd = hasEnd || isEnd
        }
    }
}

extension MixedMatcher {
    /// How many places a value can cost to be looked at, for each byte of the text: an upper bound.
    static func cost(of value: Pattern.Value) -> Int {
        guard case .mixed(let pieces) = value else { return 0 }
        var cost = 0
        for (index, piece) in pieces.enumerated() {
            guard case .capture(let capture) = piece else { continue }
            // The first capture begins at one place, the last one ends at one; and the ranges are read once more.
            let isFirst = cost == 0
            guard index + 2 < pieces.count, case .text(let literal) = pieces[index + 1] else {
                cost += 1
                continue
            }
            cost += 1 + (isFirst ? 1 : capture.type.base.reachCost(before: literal))
        }
        return cost
    }
}

extension ValueType.Base {
    /// How many places are looked at for each byte of a text, where a value may begin at every byte.
    fileprivate func reachCost(before literal: [UInt8]) -> Int {
        switch self {
        case .string, .text, .regex: MixedMatcher.fewPlaces + 1
        case .bool: 6
        case .uuid: 37
        case .choice(let set): set.longest + 1
        case .mapped(let map): map.texts.longest + 1
        case .int, .double, .date: MixedMatcher.longestNumber + 1
        case .url: DeepLinkURLReader.maximumLength
        }
    }

    /// Where the longest text ends that a number or a date can begin with.
    fileprivate func numberEnd(_ text: [UInt8], _ range: Range<Int>) -> Int {
        var place = range.lowerBound
        func next(_ isTaken: (UInt8) -> Bool) -> Bool {
            guard place < range.upperBound, isTaken(text[place]) else { return false }
            place += 1
            return true
        }
        func sign() { _ = next { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") } }
        if case .date = self {
            // A day, then what a time may hold.
            for index in 0..<10 {
                let isDash = index == 4 || index == 7
                guard next({ isDash ? $0 == UInt8(ascii: "-") : $0.isDigit }) else { return place }
            }
            while next({ $0.isDigit || "Tt:.Zz+-".utf8.contains($0) }) {}
            return place
        }
        sign()
        while next(\.isDigit) {}
        guard case .double = self else { return place }
        if next({ $0 == UInt8(ascii: ".") }) { while next(\.isDigit) {} }
        guard next({ $0 | 0x20 == UInt8(ascii: "e") }) else { return place }
        sign()
        while next(\.isDigit) {}
        return place
    }
}

extension ValueType {
    fileprivate var isRegex: Bool {
        if case .regex = base { true } else { false }
    }
}
