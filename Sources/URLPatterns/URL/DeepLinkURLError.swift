/// Why some bytes are no URL, and where.
///
/// ```swift
/// do {
///     _ = try DeepLinkURLReader().read("https://shop.example.com/a b")
/// } catch {
///     error.reason      // .forbiddenCharacter(0x20)
///     error.offset      // 26
///     error.suggestion  // "https://shop.example.com/a%20b"
/// }
/// ```
public struct DeepLinkURLError: Error, Sendable, Equatable {
    public var reason: Reason
    /// The place in the input as given, in bytes; the count of its bytes where something is missing at the end.
    public var offset: Int
    /// A spelling that reads, where one can be told without guessing.
    public var suggestion: String?

    public init(reason: Reason, offset: Int, suggestion: String? = nil) {
        self.reason = reason
        self.offset = offset
        self.suggestion = suggestion
    }

    init(_ reason: Reason, at offset: Int) {
        self.init(reason: reason, offset: offset)
    }

    /// What is wrong. The offset points at the byte named here.
    public enum Reason: Sendable, Hashable {
        /// Nothing, or blanks only.
        case empty
        /// More than `DeepLinkURLReader.maximumLength` bytes; the first one too many.
        case tooLong
        /// More than `DeepLinkURLReader.maximumSegments` segments; the first byte of the first one too many.
        case tooManySegments
        /// It does not begin with `name:`; its first byte.
        case noScheme
        /// `http:` or `https:` without `//`; the byte after the colon.
        case noSlashes
        /// A path was expected, and it does not begin with `/`; its first byte.
        case noLeadingSlash
        /// User information in http(s), `user@host`; the `@`.
        case userInformation
        /// No host between `//` and what follows; the byte after the slashes.
        case emptyHost
        /// A character or a label that no host may have, or a name that is too long; the character or the label.
        case malformedHost
        /// `%` in a host; the `%`.
        case escapeInHost
        /// A host beyond ASCII, and no conversion at hand; its first byte beyond ASCII.
        case nonASCIIHost
        /// A host that ends in a number, but is not four plain decimals; the first byte of the host.
        case malformedIPv4
        /// A host in brackets that is no IPv6 address; the `[`.
        case malformedIPv6
        /// A port that is no number up to 65,535; its first byte.
        case malformedPort
        /// A space, `\ < > " ^ { | }` or a backtick, written raw.
        case forbiddenCharacter(UInt8)
        /// A control character: raw, or decoded in a path.
        case controlCharacter
        /// NUL, raw or as `%00`.
        case nul
        /// `%` without two hexadecimal digits after it; the `%`.
        case malformedEscape
        /// Bytes, raw or as percent-escapes, that are not UTF-8; the first of the malformed sequence.
        case notUTF8
    }
}

extension DeepLinkURLError.Reason {
    /// The stable machine word.
    public var code: String {
        switch self {
        case .empty: "empty"
        case .tooLong: "too-long"
        case .tooManySegments: "too-many-segments"
        case .noScheme: "no-scheme"
        case .noSlashes: "no-slashes"
        case .noLeadingSlash: "no-leading-slash"
        case .userInformation: "user-information"
        case .emptyHost: "empty-host"
        case .malformedHost: "malformed-host"
        case .escapeInHost: "escape-in-host"
        case .nonASCIIHost: "non-ascii-host"
        case .malformedIPv4: "malformed-ipv4"
        case .malformedIPv6: "malformed-ipv6"
        case .malformedPort: "malformed-port"
        case .forbiddenCharacter: "forbidden-character"
        case .controlCharacter: "control-character"
        case .nul: "nul"
        case .malformedEscape: "malformed-escape"
        case .notUTF8: "not-utf-8"
        }
    }
}
