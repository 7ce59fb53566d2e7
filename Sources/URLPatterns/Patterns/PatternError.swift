/// Why a text is no pattern, and where.
public struct PatternError: Error, Sendable, Equatable {
    public enum Reason: Sendable, Equatable {
        case missingSlash
        case emptySegment
        case dotSegment
        case strayBrace(UInt8)
        case doubledBrace
        case unclosedBrace
        case malformedEscape
        case notUTF8
        case controlCharacter
        /// Mostly from `"\b"`, which JSON reads as a backspace.
        case controlInExpression
        case wholeURL
        case missingName
        case malformedName(String)
        case repeatedName(String)
        case repeatedKey(String)
        case unknownType(String, suggestion: String?)
        case expected(String)
        case emptyRange
        case numberOutOfRange
        case emptyChoice
        case repeatedChoice(String)
        indirect case malformedOrigin(OriginError)
        case regex(LinearRegexError)
        case defaultNotOfType(String, type: String)
        case adjacentCaptures
        case notWhole(String)
        case manyOutsidePath
        case optionalNotLast
        case optionalAfterMany
        case belowOptional
        case tooManyManys
        case manysWithoutLiteral
        case belowManyWithoutLiteral
        case manyType(String)
        case listOutsideQuery
        case listOptional
        case emptyValue
        case emptyKey
        case restNotAlone
        case twoRests
        case twoFragments
        case emptyFragment
        case mixedFragment
        case tooManyCaptures
        case tooManySegments
    }

    public var reason: Reason
    /// The bytes of the pattern that are at fault; empty where something is missing.
    public var range: Range<Int>

    public init(_ reason: Reason, at range: Range<Int>) {
        self.reason = reason
        self.range = range
    }
}
