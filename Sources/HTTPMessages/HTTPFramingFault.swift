/// What is wrong with the frame of a request: where two readers could see two different requests.
public enum HTTPFramingFault: Sendable, Hashable {
    /// The method is not a token (RFC 9110, 9.1).
    case method
    /// A target with a space, a control character or NUL, or in none of the forms of RFC 9112, 3.2.
    case target
    /// HTTP/1.1 without `Host` (RFC 9112, 3.2).
    case missingHost
    case duplicateHost
    /// A `Host` that names no host and port.
    case invalidHost
    /// A header name that is not a token, as a folded line or a space before the colon makes it.
    case headerName
    /// A header value with a control character.
    case headerValue
    case duplicateContentLength
    /// `Content-Length` that is not a decimal number, or does not fit.
    case invalidContentLength
    /// Both `Content-Length` and `Transfer-Encoding`: the classic of request smuggling.
    case contentLengthWithTransferEncoding
    /// Any `Transfer-Encoding` but one `chunked`, or one at all in HTTP/1.0.
    case transferEncoding
}
