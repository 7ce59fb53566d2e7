import DeepLinks
import HTTPMessages

extension DeepLinkService {
    /// `POST /enrich?link=…&as=…`: push payloads with the routes of their links.
    func enrich(
        _ request: borrowing HTTPRequest, _ target: RequestTarget, _ snapshot: TableSnapshot
    ) throws(RequestFailure) -> HTTPResponse {
        let type = try MediaType.ofBatch(request.headers)
        let question = try EnrichmentQuestion(QueryParameters(target, allowed: EnrichmentQuestion.parameters))
        if let app = question.enrichment.options.app, snapshot.table.app(app) == nil {
            throw .unknownApp(app, known: snapshot.table.apps.map(\.name))
        }
        let batch = EnrichmentBatch(snapshot: snapshot, question: question)
        let source = request.body
        var body: [UInt8] = []
        let outcome = try pool.lend { resolver throws(RequestFailure) in
            type == .lines
                ? try batch.appendLines(source, &resolver, to: &body)
                : try batch.append(source, &resolver, to: &body)
        }
        var response = HTTPResponse(status: .ok, contentType: type.rawValue, body: body)
        response.headers.append(HTTPResponse.Header("Deeplinkd-Enriched", outcome.headerValue))
        return response
    }
}
