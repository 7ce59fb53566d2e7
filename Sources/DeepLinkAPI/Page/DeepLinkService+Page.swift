import HTTPMessages

extension DeepLinkService {
    private static let pageBody = Array(PageDocument.text.utf8)

    /// `GET /`: the page for testers. A query is passed over, for chats add theirs to a link that is shared.
    func page(_ request: borrowing HTTPRequest) throws(RequestFailure) -> HTTPResponse {
        _ = try MediaType.accepted(request.headers, preferred: .html)
        var response = HTTPResponse(status: .ok, contentType: "text/html; charset=utf-8", body: Self.pageBody)
        response.headers.append(HTTPResponse.Header("Content-Security-Policy", PageDocument.policy))
        response.headers.append(HTTPResponse.Header("Referrer-Policy", "no-referrer"))
        return response
    }
}
