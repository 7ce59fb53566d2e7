/// Why a text is not JSON, and where.
public struct JSONError: Error, Sendable, Equatable {
    /// What is wrong. The wording stands in ``JSONError/description``.
    public enum Reason: Sendable, Equatable {
        /// Something else was expected here; `found` is nil at the end of the text.
        case expected(Expectation, found: Unicode.Scalar?)
        /// RFC 8259 only: the text begins with U+FEFF.
        case byteOrderMark
        /// The bytes here are not UTF-8.
        case invalidUTF8
        /// A word that is neither `true`, `false` nor `null`.
        case unknownWord(String)
        /// JSON5's `Infinity` or `NaN`.
        case notFinite
        /// A number such as `007`.
        case leadingZero
        /// A hexadecimal number with more than 256 digits.
        case hexadecimalTooLong
        /// A string without an end; the offset is its beginning.
        case unterminatedString
        /// A comment without an end; the offset is its beginning.
        case unterminatedComment
        /// A control character in a string that must be escaped there.
        case controlCharacter(UInt8)
        /// A backslash before a character that needs none, or before the end of the text (nil).
        case unknownEscape(Unicode.Scalar?)
        /// A `\u` without four hexadecimal digits, or a `\x` without two.
        case malformedEscape(Unicode.Scalar, hint: Bool)
        /// Half of a surrogate pair: no character.
        case loneSurrogate(UInt16)
        /// A key stands twice in one object; the offset is the second one.
        case duplicateKey(String)
        /// More arrays and objects inside each other than the limit.
        case tooDeep(limit: Int)
    }

    /// What could have stood at the place of an error.
    public enum Expectation: Sendable, Equatable {
        /// Any value.
        case value
        /// A key in double quotes.
        case quotedKey
        /// A key: a word or a string.
        case key
        /// `:` after a key.
        case colon
        /// `,` or `]` after an element.
        case commaOrBracket
        /// `,` or `}` after a member.
        case commaOrBrace
        /// A decimal digit in a number.
        case digit
        /// A hexadecimal digit after `0x`.
        case hexadecimalDigit
        /// Nothing after the value.
        case endOfText
    }

    /// What is wrong.
    public var reason: Reason
    /// The byte in the text where it is wrong, at most the length of the text.
    public var offset: Int

    /// An error at a byte of the text.
    public init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }
}
