extension JSONValue {
    /// Reads a text as a tree.
    ///
    /// ```swift
    /// try JSONValue(reading: Array("[1, 2]".utf8), dialect: .rfc8259)
    /// try JSONValue(reading: Array("[1, 2,]".utf8), dialect: .rfc8259)
    /// // throws JSONError: expected a value, found ']' (offset 6)
    /// ```
    ///
    /// The bytes must be UTF-8 and hold one value. Errors in both dialects: a key twice in one object, half of a
    /// surrogate pair, more than 512 arrays and objects inside each other. It works without recursion.
    public init(reading bytes: [UInt8], dialect: JSONDialect) throws(JSONError) {
        var builder = JSONTreeBuilder(bytes, dialect: dialect)
        self = try builder.build()
    }
}
