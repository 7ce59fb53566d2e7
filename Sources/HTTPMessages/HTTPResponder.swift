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

    /// The answer to what the transport refuses. `request` holds what was read until then: the target may be
    /// empty, the body always is. The default says it in one line of plain text.
    func respond(to fault: HTTPFault, in request: borrowing HTTPRequest) -> HTTPResponse
}

extension HTTPResponder {
    public func respond(to fault: HTTPFault, in request: borrowing HTTPRequest) -> HTTPResponse {
        var response = HTTPResponse(
            status: fault.status, contentType: "text/plain; charset=utf-8", body: Array("\(fault)\n".utf8))
        if case .overloaded(let seconds) = fault {
            response.headers.append(HTTPResponse.Header("Retry-After", String(seconds)))
        }
        return response
    }
}
