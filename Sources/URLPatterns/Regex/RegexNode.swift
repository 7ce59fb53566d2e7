/// A regular expression as a tree. Its depth is bounded by the parser.
indirect enum RegexNode: Sendable {
    /// One scalar of a set: a position of the automaton.
    case scalar(ScalarSet)
    /// One after the other; none is the empty text.
    case sequence([RegexNode])
    case choice([RegexNode])
    /// `minimum` times or more, up to `maximum` where there is one.
    case repeated(RegexNode, minimum: Int, maximum: Int?)

    /// How often the body of a repetition stands in the automaton: `a{2,}` is `aa+`, `a{2,4}` is `aaa?a?`.
    static func copies(minimum: Int, maximum: Int?) -> Int { maximum ?? max(minimum, 1) }
}
