/// A JSON value with its place in the source.
///
/// Keys keep their order and numbers their text, so what is read can be written again without loss.
///
/// ```swift
/// let value = try JSONValue(reading: Array("{a: [1.10, 'x']} // JSON5".utf8), dialect: .json5)
/// var output: [UInt8] = []
/// value.append(to: &output)                // {"a":[1.10,"x"]}
///
/// try JSONValue(reading: Array("{\"a\" 1}".utf8), dialect: .rfc8259)
/// // throws JSONError: expected ':' after the key, found '1' (offset 5)
/// ```
///
/// Two values are equal if they mean the same: places do not count, see `==`.
public struct JSONValue: Sendable {
    /// What stands there.
    public enum Content: Sendable {
        /// `null`.
        case null
        /// `true` or `false`.
        case bool(Bool)
        /// A number: its text as it stands in the source, with all its digits.
        case number(String)
        /// A string, with its escapes decoded.
        case string(String)
        /// An array.
        case array([JSONValue])
        /// An object: its members in the order of the source, no name twice.
        case object([Member])
    }

    /// A key and its value.
    public struct Member: Sendable {
        /// The key, with its escapes decoded.
        public var name: String
        /// Where the key stands in the source, quotes included.
        public var nameRange: Range<Int>
        /// What the key leads to.
        public var value: JSONValue

        /// A member that was made, not read.
        public init(name: String, nameRange: Range<Int> = 0..<0, value: JSONValue) {
            self.name = name
            self.nameRange = nameRange
            self.value = value
        }
    }

    /// How many arrays and objects may stand inside each other.
    public static let maximumDepth = 512

    /// What stands there.
    public var content: Content
    /// The byte offsets in the source: quotes and brackets are inside, white space around is not.
    public var range: Range<Int>

    /// A value that was made, not read.
    public init(_ content: Content, range: Range<Int> = 0..<0) {
        self.content = content
        self.range = range
    }
}
