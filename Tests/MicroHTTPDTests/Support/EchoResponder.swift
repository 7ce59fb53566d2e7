import HTTPMessages

/// Answers with what it got: method, target, chosen header fields and the body.
struct EchoResponder: HTTPResponder {
    func respond(to request: borrowing HTTPRequest) -> HTTPResponse {
        var body = Array("\(request.method) ".utf8) + request.target
        for name in ["Host", "X-Probe", "Content-Length"] {
            if let value = request.headers[name] { body += Array("\n\(name): \(value)".utf8) }
        }
        body += Array("\n\n".utf8) + request.body
        return HTTPResponse(status: .ok, contentType: "text/plain", body: body)
    }
}
