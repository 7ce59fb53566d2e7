/// Finds segments that two paths with captures both fit.
///
/// A search over pairs of places, one in each path. A run of segments stays where it is while the other path goes on.
/// Each pair is looked at once. A run with a type takes one part of the other path and no more, so of two such paths
/// that meet only otherwise nothing is found.
struct PathIntersection {
    struct Side {
        var parts: [Pattern.PathPart]
        var folding: Bool
    }

    /// What one segment may be: each of these texts fits both paths.
    typealias Choices = [SampleURL.Segment]

    private struct State: Hashable {
        var left: Int
        var right: Int
        /// A run at the place has taken something.
        var leftTook = false
        var rightTook = false
    }

    private let left: Side
    private let right: Side
    private let texts: CommonTexts
    private let limit: Int
    private var seen: Set<State> = []
    private var found: [Choices] = []

    init(_ left: Side, _ right: Side, checker: ValueChecker, limit: Int) {
        self.left = left
        self.right = right
        self.limit = limit
        texts = CommonTexts(checker: checker)
    }

    /// For each segment what it may be; nil where no path was found.
    consuming func find() -> [Choices]? {
        search(State(left: 0, right: 0)) ? found : nil
    }

    private mutating func search(_ state: State) -> Bool {
        if state.left == left.parts.count, state.right == right.parts.count { return true }
        guard seen.insert(state).inserted else { return false }
        let a = part(left, state.left)
        let b = part(right, state.right)
        // A run ends as soon as it may.
        if let run = a?.run, state.leftTook || run.minimum == 0,
            search(State(left: state.left + 1, right: state.right, rightTook: state.rightTook))
        {
            return true
        }
        if let run = b?.run, state.rightTook || run.minimum == 0,
            search(State(left: state.left, right: state.right + 1, leftTook: state.leftTook))
        {
            return true
        }
        guard let a, let b, let choices = choices(a, b, state), !choices.isEmpty else { return false }
        found.append(choices)
        let next = State(
            left: a.run == nil ? state.left + 1 : state.left, right: b.run == nil ? state.right + 1 : state.right,
            leftTook: a.run != nil, rightTook: b.run != nil)
        if search(next) { return true }
        found.removeLast()
        return false
    }

    private func part(_ side: Side, _ index: Int) -> Pattern.PathPart? {
        index < side.parts.count ? side.parts[index] : nil
    }

    /// What one step over both parts may take; nil where none is possible.
    private func choices(_ a: Pattern.PathPart, _ b: Pattern.PathPart, _ state: State) -> Choices? {
        // A typed run takes one part; two runs take something only while one of them has to.
        if let run = a.run, !run.type.isPlain, state.leftTook { return nil }
        if let run = b.run, !run.type.isPlain, state.rightTook { return nil }
        if a.run != nil, b.run != nil, state.leftTook, state.rightTook { return nil }
        let isRun =
            (a.run.map { !$0.type.isPlain } ?? false) && b.run != nil
            || (b.run.map { !$0.type.isPlain } ?? false) && a.run != nil
        let common = texts.texts(
            .init(segment: a.value, folding: left.folding), .init(segment: b.value, folding: right.folding),
            limit: limit)
        return common.filter(isRun ? Self.isRunText : Self.isSegmentText).map { .init(text: $0, isRun: isRun) }
    }

    /// What a URL can hold in one segment: dot segments are resolved before, and control characters refused.
    private static func isSegmentText(_ text: [UInt8]) -> Bool {
        !text.isEmpty && text != [0x2e] && text != [0x2e, 0x2e] && text.allSatisfy { $0 >= 0x20 && $0 != 0x7f }
    }

    private static func isRunText(_ text: [UInt8]) -> Bool {
        text.first != 0x2f && text.last != 0x2f && text.split(separator: 0x2f).allSatisfy { isSegmentText(Array($0)) }
    }
}

extension Pattern.PathPart {
    var run: Pattern.Many? {
        if case .many(let many) = self { many } else { nil }
    }

    /// The part as one value; of a run, a capture of its type.
    var value: Pattern.Value {
        switch self {
        case .one(let value): value
        case .many(let many): .whole(many.asCapture)
        }
    }
}
