import HTTPMessages

extension DeepLinkService {
    func health(_ target: RequestTarget) throws(RequestFailure) -> HTTPResponse {
        _ = try QueryParameters(target, allowed: [])
        return Self.json(Array("{\"status\":\"ok\"}".utf8))
    }

    func readiness(_ target: RequestTarget) throws(RequestFailure) -> HTTPResponse {
        _ = try QueryParameters(target, allowed: [])
        if isDraining { throw .draining }
        return Self.json(Array("{\"status\":\"ready\"}".utf8))
    }

    func contract(_ request: borrowing HTTPRequest, _ target: RequestTarget) throws(RequestFailure) -> HTTPResponse {
        _ = try QueryParameters(target, allowed: [])
        let type = try MediaType.accepted(request.headers, preferred: .yaml, others: [.plain])
        return HTTPResponse(
            status: .ok, contentType: type == .yaml ? type.rawValue : "text/plain; charset=utf-8",
            body: Array(OpenAPIDocument.text.utf8))
    }

    /// Prometheus' text format takes no notice of `Accept`: every scraper reads it.
    func metricsText(_ target: RequestTarget, _ snapshot: TableSnapshot) throws(RequestFailure) -> HTTPResponse {
        _ = try QueryParameters(target, allowed: [])
        var writer = MetricsWriter()
        metrics.write(snapshot, configuration, to: &writer)
        return HTTPResponse(
            status: .ok, contentType: "text/plain; version=0.0.4; charset=utf-8", body: writer.bytes)
    }
}
