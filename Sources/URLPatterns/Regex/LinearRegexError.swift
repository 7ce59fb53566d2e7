/// Why a regular expression is not taken, and where.
///
/// ```swift
/// do {
///     _ = try LinearRegex(Array("[a-z]+?".utf8))
/// } catch {
///     error.reason   // .lazyMark
///     error.offset   // 6
///     error.length   // 1
/// }
/// ```
public struct LinearRegexError: Error, Sendable, Equatable {
    public var reason: Reason
    /// The place in the text of the expression, in bytes.
    public var offset: Int
    /// How many bytes are meant.
    public var length: Int

    public init(reason: Reason, offset: Int, length: Int) {
        self.reason = reason
        self.offset = offset
        self.length = length
    }

    /// What is wrong.
    public enum Reason: Sendable, Hashable {
        /// The text is not UTF-8.
        case notUTF8
        /// `^` or `$`.
        case anchor
        /// `(?=`, `(?!`, `(?<=`, `(?<!`.
        case lookAround
        /// `(?<name>`, `(?P<name>`, `(?'name'`.
        case namedGroup
        /// Anything else after `(?`: flags, comments, atomic groups.
        case unknownGroup
        /// `\1`, `\k`, `\g`.
        case backReference
        /// `\b`, `\B`, `\A`, `\Z`, `\z`, `\G`.
        case boundary
        /// `\p`, `\P`, `\X`.
        case unicodeProperty
        /// Another letter or digit after a backslash.
        case unknownEscape
        /// A backslash at the end.
        case endsInBackslash
        /// `?` after a repetition.
        case lazyMark
        /// `+` after a repetition.
        case possessiveMark
        /// `*` or `{m,n}` after a repetition.
        case doubleRepetition
        /// A repetition with nothing before it.
        case nothingToRepeat
        /// `{` that begins no `{m}`, `{m,}` or `{m,n}`.
        case malformedRepetition
        /// `{3,2}`.
        case reversedRepetition
        /// `(` without `)`.
        case unclosedGroup
        /// `)` without `(`.
        case unopenedGroup
        /// Groups in groups in groups, more than 32 deep.
        case tooDeep
        /// `[` without `]`.
        case unclosedClass
        /// `[]` or `[^]`.
        case emptyClass
        /// `[z-a]`.
        case reversedRange
        /// `[a-\d]` or `[\d-z]`: a range between things that are no single characters.
        case malformedRange
        /// `]`, `}`, or in a class `[`: to be escaped.
        case bareBracket(UInt8)
        /// More than 64 characters and classes, repetitions counted out.
        case tooLarge
    }
}
