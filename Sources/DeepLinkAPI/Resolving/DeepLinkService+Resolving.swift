import HTTPMessages

extension DeepLinkService {
    private static let bodyParameters: [Parameter] = [.app, .appVersion, .platform, .include]
    private static let queryParameters: [Parameter] = [.url] + bodyParameters

    /// `GET /resolve?url=…`
    func resolve(
        _ request: borrowing HTTPRequest, _ target: RequestTarget, _ snapshot: TableSnapshot
    ) throws(RequestFailure) -> HTTPResponse {
        _ = try MediaType.accepted(request.headers, preferred: .json)
        let parameters = try QueryParameters(target, allowed: Self.queryParameters)
        let question = try ResolutionQuestion(parameters)
        let body = try pool.lend { resolver throws(RequestFailure) in
            resolver.url.removeAll(keepingCapacity: true)
            guard try parameters.append(.url, to: &resolver.url) else { throw .missingParameter(Parameter.url.name) }
            var body: [UInt8] = []
            body.reserveCapacity(512)
            try resolver.appendAnswer(question, snapshot, to: &body)
            return body
        }
        return Self.json(body)
    }

    /// `POST /resolve`: one URL, a list, or lines.
    func resolveBody(
        _ request: borrowing HTTPRequest, _ target: RequestTarget, _ snapshot: TableSnapshot
    ) throws(RequestFailure) -> HTTPResponse {
        let type = try MediaType.ofBatch(request.headers)
        let parameters = try QueryParameters(target, allowed: Self.bodyParameters)
        let batch = ResolutionBatch(snapshot: snapshot, question: try ResolutionQuestion(parameters))
        let source = request.body
        let body = try pool.lend { resolver throws(RequestFailure) in
            var body: [UInt8] = []
            if type == .lines {
                try batch.appendLines(source, &resolver, to: &body)
            } else {
                try batch.appendAnswer(source, &resolver, to: &body)
            }
            return body
        }
        return HTTPResponse(status: .ok, contentType: type.rawValue, body: body)
    }
}
