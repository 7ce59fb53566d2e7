import HTTPMessages

extension Problem {
    /// The stable word of a problem, with its status and title.
    enum Code: String, CaseIterable, Sendable {
        case badRequest = "bad-request"
        case missingParameter = "missing-parameter"
        case duplicateParameter = "duplicate-parameter"
        case unexpectedParameter = "unexpected-parameter"
        case invalidParameter = "invalid-parameter"
        case unknownApp = "unknown-app"
        case invalidURL = "invalid-url"
        case invalidJSON = "invalid-json"
        case invalidPath = "invalid-path"
        case tooManyURLs = "too-many-urls"
        case unauthorized = "unauthorized"
        case notFound = "not-found"
        case noMatch = "no-match"
        case excluded = "excluded"
        case appTooOld = "app-too-old"
        case appTooNew = "app-too-new"
        case noLink = "no-link"
        case methodNotAllowed = "method-not-allowed"
        case notAcceptable = "not-acceptable"
        case requestTimeout = "request-timeout"
        case payloadTooLarge = "payload-too-large"
        case uriTooLong = "uri-too-long"
        case unsupportedMediaType = "unsupported-media-type"
        case headersTooLarge = "headers-too-large"
        case internalError = "internal-error"
        case overloaded
        case draining

        var status: HTTPStatus {
            switch self {
            case .badRequest, .missingParameter, .duplicateParameter, .unexpectedParameter, .invalidParameter,
                .unknownApp, .invalidURL, .invalidJSON, .invalidPath, .tooManyURLs:
                .badRequest
            case .unauthorized: .unauthorized
            case .notFound, .noMatch, .excluded, .appTooOld, .appTooNew, .noLink: .notFound
            case .methodNotAllowed: .methodNotAllowed
            case .notAcceptable: .notAcceptable
            case .requestTimeout: .requestTimeout
            case .payloadTooLarge: .payloadTooLarge
            case .uriTooLong: .uriTooLong
            case .unsupportedMediaType: .unsupportedMediaType
            case .headersTooLarge: .headersTooLarge
            case .internalError: .internalServerError
            case .overloaded, .draining: .serviceUnavailable
            }
        }

        /// The same for every problem of the code (RFC 9457, 3.1.4).
        var title: String {
            switch self {
            case .badRequest: "The request is malformed"
            case .missingParameter: "A parameter is missing"
            case .duplicateParameter: "A parameter is given twice"
            case .unexpectedParameter: "A parameter is not known"
            case .invalidParameter: "A parameter has no meaning"
            case .unknownApp: "The table has no such app"
            case .invalidURL: "The URL cannot be read"
            case .invalidJSON: "The body is not JSON"
            case .invalidPath: "This is no NavigationPath"
            case .tooManyURLs: "Too many URLs at once"
            case .unauthorized: "A token is needed"
            case .notFound: "There is no such endpoint"
            case .noMatch: "No link fits"
            case .excluded: "The URL stays in the browser"
            case .appTooOld: "The app is too old for this link"
            case .appTooNew: "The app is too new for this link"
            case .noLink: "No URL opens these routes"
            case .methodNotAllowed: "The method is not allowed here"
            case .notAcceptable: "No answer that would be accepted"
            case .requestTimeout: "The request took too long"
            case .payloadTooLarge: "The body is too large"
            case .uriTooLong: "The request target is too long"
            case .unsupportedMediaType: "The body is of another type"
            case .headersTooLarge: "The header fields are too large"
            case .internalError: "Something is wrong with the service"
            case .overloaded: "Too much at once"
            case .draining: "The service is ending"
            }
        }
    }
}
