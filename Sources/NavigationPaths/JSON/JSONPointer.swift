/// A place in a JSON text, as RFC 6901 writes it: `/data/url`.
///
/// ```swift
/// let pointer = try JSONPointer("/data/url")
/// let payload = Array(#"{"data": {"url": "shop://settings"}}"#.utf8)
/// try pointer.place(in: payload)   // .value: a string, at 17..<34
///
/// try JSONPointer("data/url")      // throws JSONPointerError.noSlash
/// ```
///
/// `~1` stands for `/` and `~0` for `~` in a name. Names are compared by their bytes.
public struct JSONPointer: Sendable, Hashable {
    /// The most names in a pointer.
    public static let maximumCount = 32

    /// The names and indices, decoded. None of them: the whole text.
    let tokens: [[UInt8]]

    /// Reads a pointer. The empty text points at the whole.
    public init(_ text: String) throws(JSONPointerError) {
        guard let first = text.utf8.first else {
            tokens = []
            return
        }
        guard first == UInt8(ascii: "/") else { throw .noSlash }
        var tokens: [[UInt8]] = []
        for piece in text.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard tokens.count < Self.maximumCount else { throw .tooLong(limit: Self.maximumCount) }
            tokens.append(try Self.decoded(piece))
        }
        self.tokens = tokens
    }

    /// Whether it points at the whole text.
    public var isWhole: Bool { tokens.isEmpty }

    private static func decoded(_ piece: Substring.UTF8View) throws(JSONPointerError) -> [UInt8] {
        var token: [UInt8] = []
        var isEscape = false
        for byte in piece {
            switch (isEscape, byte) {
            case (false, UInt8(ascii: "~")): isEscape = true
            case (false, _): token.append(byte)
            case (true, UInt8(ascii: "0")), (true, UInt8(ascii: "1")):
                token.append(byte == UInt8(ascii: "0") ? UInt8(ascii: "~") : UInt8(ascii: "/"))
                isEscape = false
            default: throw .malformedEscape
            }
        }
        if isEscape { throw .malformedEscape }
        return token
    }
}
