import DeepLinks
import HTTPMessages
import NavigationPaths

/// Everything for which a request gets a problem instead of what it asked for.
///
/// Wording stands in `RequestFailure+Description.swift`, codes in `Problem+Failure.swift`.
enum RequestFailure: Error, Sendable {
    // The query
    case missingParameter(String)
    case duplicateParameter(String)
    case unexpectedParameter(String, allowed: [String])
    /// A parameter that is nearly always the rest of a link that was not encoded. `link` is what was probably meant;
    /// `allowed` is empty where even a known parameter could be the link's own.
    case unencodedLink(parameter: String, link: String, allowed: [String])
    case invalidParameter(String, InvalidValue)
    case exclusiveParameters(String, String)

    // The body
    case missingKey(String)
    case unexpectedKey(String, allowed: [String])
    case exclusiveKeys(String, String)
    case invalidKey(String, expected: String)
    case notAnElement
    case emptyBody
    case invalidJSON(JSONError)
    case invalidPath(NavigationPathError)
    /// Routes to be encoded, and nothing says of what type they are.
    case missingTypes
    case tooManyRoutes(limit: Int)
    case tooManyURLs(limit: Int)
    case answerTooLong(limit: Int)
    case bodyTooLong(limit: Int)

    // The table
    case unknownApp(String, known: [String])
    case noRouteType(app: String)
    case resolution(ResolutionFailure)
    case printing(PrintingFailure)
    /// A payload that had to be enriched, and its place among many.
    case enrichment(EnrichmentFailure, index: Int?)

    /// No app with this key has links at the host.
    case noAssociation(host: String, key: String)
    /// Larger than Apple takes, even without comments.
    case associationTooLarge(host: String, size: Int)

    // HTTP
    case unauthorized(isTokenGiven: Bool)
    case noEndpoint(String, nearest: String?)
    case methodNotAllowed(String, path: String, allowed: String)
    case notAcceptable(offered: [String])
    case unsupportedMediaType(String)
    case unsupportedEncoding(String)
    case draining
    case transport(HTTPFault)

    /// What is wrong with the value of a parameter or key.
    enum InvalidValue: Sendable {
        /// `%` without two hexadecimal digits, after so many decoded bytes.
        case malformedEscape(offset: Int)
        case notUTF8
        case notAVersion(String)
        case notAPlatform(String)
        case notAPart(String)
        case paths(NavigationPathError)
        case notOneOf([String], String)
        case notInRange(ClosedRange<Int>, String)
        case notAPointer(JSONPointerError)
        /// The pointer at the whole payload.
        case noName
    }
}
