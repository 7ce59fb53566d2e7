/// A regular expression that matches whole values in time linear in their length.
///
/// ```swift
/// let year = try LinearRegex(Array(#"\d{4}"#.utf8))
/// year.matches(Array("2024".utf8), in: 0..<4)    // true
/// year.matches(Array("20245".utf8), in: 0..<5)   // false: the whole value is matched
/// try LinearRegex(Array(#"(\d)\1"#.utf8))        // throws .backReference at 4
/// ```
/// It knows literals, `.`, `[…]`, `[^…]`, ASCII `\d \w \s` and their capitals, groups, `|`, `* + ? {m,n}` and escaped
/// punctuation. `.` is any scalar, a line feed too: a value is not read by lines. Nothing is captured. Characters are
/// Unicode scalars, compared as they are: `é` is not `e` followed by U+0301.
///
/// Cost: at most 64 positions (characters and classes, repetitions counted out), kept as the bits of one word; each
/// scalar of a value costs one look-up and one step for each position that is alive, never more than 64.
public struct LinearRegex: Sendable {
    /// The text of the expression.
    public let source: [UInt8]

    /// Positions that can be first.
    let first: UInt64
    /// Positions that can be last.
    let last: UInt64
    /// Whether the empty text is accepted.
    let acceptsEmpty: Bool
    /// For each position those that can be next.
    let follow: [UInt64]
    /// For each ASCII character the positions that take it.
    let ascii: [UInt64]
    /// Scalars beyond ASCII: `masks[i]` are the positions that take those from `bounds[i]` up to the next bound.
    let bounds: [UInt32]
    let masks: [UInt64]

    /// Reads the text of an expression, without the slashes that stand around it in a pattern.
    public init(_ source: [UInt8]) throws(LinearRegexError) {
        var parser = RegexParser(source)
        var builder = GlushkovBuilder()
        let whole = builder.add(try parser.parse())
        self.source = source
        first = whole.first
        last = whole.last
        acceptsEmpty = whole.acceptsEmpty
        follow = builder.follow
        (ascii, bounds, masks) = builder.tables()
    }
}

extension LinearRegex: Equatable {
    /// The same text, not merely the same language.
    public static func == (left: LinearRegex, right: LinearRegex) -> Bool { left.source == right.source }
}
