import HTTPMessages

extension DeepLinkService {
    /// `GET /resolve?url=…`
    func resolve(
        _ request: borrowing HTTPRequest, _ target: RequestTarget, _ snapshot: TableSnapshot
    ) throws(RequestFailure) -> HTTPResponse {
        _ = try MediaType.accepted(request.headers, preferred: .json)
        let parameters = try QueryParameters(target, allowed: [.url, .app, .appVersion, .platform, .include])
        let question = try ResolutionQuestion(parameters)
        var resolver = pool.take()
        defer { pool.give(back: resolver) }
        resolver.url.removeAll(keepingCapacity: true)
        guard try parameters.append(.url, to: &resolver.url) else { throw .missingParameter(Parameter.url.name) }
        var body: [UInt8] = []
        body.reserveCapacity(512)
        try resolver.appendAnswer(question, snapshot, to: &body)
        return Self.json(body)
    }

    /// `POST /resolve`: one URL, a list, or lines.
    func resolveBody(
        _ request: borrowing HTTPRequest, _ target: RequestTarget, _ snapshot: TableSnapshot
    ) throws(RequestFailure) -> HTTPResponse {
        let type = try MediaType.ofBody(request.headers) ?? .json
        guard type == .json || type == .lines else { throw .unsupportedMediaType(type.rawValue) }
        _ = try MediaType.accepted(request.headers, preferred: type)
        let parameters = try QueryParameters(target, allowed: [.app, .appVersion, .platform, .include])
        let question = try ResolutionQuestion(parameters)
        var resolver = pool.take()
        defer { pool.give(back: resolver) }
        let batch = ResolutionBatch(snapshot: snapshot, question: question)
        var body: [UInt8] = []
        if type == .lines {
            try batch.appendLines(request.body, &resolver, to: &body)
            return HTTPResponse(status: .ok, contentType: MediaType.lines.rawValue, body: body)
        }
        try batch.appendAnswer(request.body, &resolver, to: &body)
        return Self.json(body)
    }
}
