import DeepLinks
import HTTPMessages
import NavigationPaths

extension DeepLinkService {
    /// The most bytes of a body of `/link`. A stack is a few screens; a tree is made of it, which takes far more memory
    /// than its text.
    private static let longestStack = 262_144

    /// `POST /link`: from routes to the URLs that open them.
    func link(
        _ request: borrowing HTTPRequest, _ target: RequestTarget, _ snapshot: TableSnapshot
    ) throws(RequestFailure) -> HTTPResponse {
        _ = try MediaType.accepted(request.headers, preferred: .json)
        _ = try QueryParameters(target, allowed: [])
        let type = try MediaType.ofBody(request.headers) ?? .json
        guard type == .json else { throw .unsupportedMediaType(type.rawValue) }
        if request.body.isEmpty { throw .emptyBody }
        guard request.body.count <= Self.longestStack else { throw .bodyTooLong(limit: Self.longestStack) }
        let body = try BodyObject(request.body, keys: ["app", "routes", "tab", "appVersion", "platform"])
        guard let app = try body.string("app") else { throw .missingKey("app") }
        guard let part = body["routes"] else { throw .missingKey("routes") }
        let routes = try Self.array(request.body, part.range)
        var question = ResolutionQuestion()
        if let text = try body.string("appVersion") { try question.setVersion(text, of: "appVersion") }
        if let text = try body.string("platform") { try question.setPlatform(text, of: "platform") }
        let tab = try body.string("tab")
        let printed: PrintedLink
        do throws(PrintingFailure) {
            printed = try snapshot.table.url(for: routes, app: app, tab: tab, question.options)
        } catch {
            if case .unknownApp = error { throw .unknownApp(app, known: snapshot.table.apps.map(\.name)) }
            throw .printing(error)
        }
        return Self.json(Self.text(printed))
    }

    /// `GET /links`: the catalogue, in the form that `Accept` likes best.
    func links(
        _ request: borrowing HTTPRequest, _ target: RequestTarget, _ snapshot: TableSnapshot
    ) throws(RequestFailure) -> HTTPResponse {
        _ = try QueryParameters(target, allowed: [])
        let type = try MediaType.accepted(request.headers, preferred: .json, others: [.html, .markdown])
        var response =
            switch type {
            case .html:
                HTTPResponse(
                    status: .ok, contentType: "text/html; charset=utf-8", body: snapshot.table.catalogue(.html))
            case .markdown:
                HTTPResponse(
                    status: .ok, contentType: "text/markdown; charset=utf-8", body: snapshot.table.catalogue(.markdown))
            default: Self.json(snapshot.table.catalogue(.json))
            }
        response.headers.append(HTTPResponse.Header("Vary", "Accept"))
        return response
    }

    private static func text(_ printed: PrintedLink) -> [UInt8] {
        var output = Array("{\"url\":".utf8)
        JSONText.appendString(printed.url.utf8, to: &output)
        output.append(contentsOf: ",\"urls\":[".utf8)
        for (index, url) in printed.urls.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            JSONText.appendString(url.utf8, to: &output)
        }
        output.append(UInt8(ascii: "]"))
        output.appendMember("link", string: printed.link)
        output.append(UInt8(ascii: "}"))
        return output
    }

    private static func array(_ body: [UInt8], _ range: Range<Int>) throws(RequestFailure) -> [JSONValue] {
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(reading: Array(body[range]), dialect: .rfc8259)
        } catch {
            throw .invalidJSON(error)
        }
        guard case .array(let elements) = value.content else { throw .invalidKey("routes", expected: "an array") }
        return elements
    }
}
