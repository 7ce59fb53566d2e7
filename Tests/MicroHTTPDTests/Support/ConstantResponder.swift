import HTTPMessages

/// Always the same answer.
struct ConstantResponder: HTTPResponder {
    var headers: [HTTPResponse.Header] = []
    var body: [UInt8] = Array("ok".utf8)

    func respond(to request: borrowing HTTPRequest) -> HTTPResponse {
        HTTPResponse(status: .ok, headers: headers, body: body)
    }
}
