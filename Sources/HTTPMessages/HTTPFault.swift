/// What the transport itself has to refuse, before or while it reads a request. Whoever answers puts it in words.
public enum HTTPFault: Sendable, Hashable {
    /// The request cannot be framed for certain, so it is refused and the connection closed (RFC 9112, 11.2).
    case badRequest(HTTPFramingFault)
    /// The whole request was not there in time.
    case requestTimeout(seconds: Int)
    /// The body is longer than `limit` bytes.
    case payloadTooLarge(limit: Int)
    /// The request target is longer than `limit` bytes.
    case targetTooLong(limit: Int)
    /// Names and values of the header fields together are longer than `limit` bytes, or too many.
    case headersTooLarge(limit: Int)
    /// Bodies and answers would take more memory than allowed. Worth another try after so many seconds.
    case overloaded(retryAfter: Int)

    public var status: HTTPStatus {
        switch self {
        case .badRequest: .badRequest
        case .requestTimeout: .requestTimeout
        case .payloadTooLarge: .payloadTooLarge
        case .targetTooLong: .uriTooLong
        case .headersTooLarge: .headersTooLarge
        case .overloaded: .serviceUnavailable
        }
    }
}
