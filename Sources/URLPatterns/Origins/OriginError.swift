/// Why a text is no origin.
public struct OriginError: Error, Sendable, Equatable {
    public enum Reason: Sendable, Equatable {
        case noScheme
        case http
        case malformedScheme
        case customWithPath
        case malformedURL(DeepLinkURLError)
        case queryOrFragment
        case misplacedWildcard
        case captureForm
        indirect case capture(PatternError.Reason)
    }

    public var origin: String
    public var reason: Reason
    /// The bytes of the origin at fault.
    public var range: Range<Int>

}

extension OriginError: CustomStringConvertible {
    public var description: String {
        switch reason {
        case .noScheme:
            "\"\(origin)\" is no origin; write "
                + (origin.isEmpty || origin.utf8.contains(UInt8(ascii: ":"))
                    ? "\"https://host\"" : "\"https://\(origin)\"")
                + ", or \"name://\" for a custom scheme"
        case .http: "an origin \"http://\" is not set apart: \"https://\" matches both"
        case .malformedScheme:
            "a scheme is a letter, then letters, digits, \"+\", \"-\" and \".\" (RFC 3986, 3.1)"
        case .customWithPath:
            "an origin of a custom scheme is \"name://\" or \"name://first\", where first is one segment"
        case .malformedURL(let error): error.description
        case .queryOrFragment: "an origin has no query, and no fragment but a last \"/#\""
        case .misplacedWildcard: "\"*\" and a capture can stand only for the first label: https://*.example.com"
        case .captureForm: "a captured label is {name} or {name:type}, without \"?\", \"=\", \"+\", \"*\" or a list"
        case .capture(let reason): PatternError(reason, at: range).description
        }
    }
}
