/// What answers requests: one synchronous function, called on the server's own threads, many at a time.
///
/// ```swift
/// struct Hello: HTTPResponder {
///     func respond(to request: borrowing HTTPRequest) -> HTTPResponse {
///         HTTPResponse(status: .ok, contentType: "text/plain", body: Array("hello".utf8))
///     }
/// }
/// ```
public protocol HTTPResponder: Sendable {
    func respond(to request: borrowing HTTPRequest) -> HTTPResponse
}
