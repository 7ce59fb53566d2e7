import DeepLinks
import HTTPMessages
import NavigationPaths

extension DeepLinkService {
    /// The most elements of a path that is encoded: each takes some hundred bytes of memory, however short it is.
    private static let mostRoutes = 262_144

    /// `/path/encode`: from routes to what `NavigationPath` reads.
    func encodePath(
        _ request: borrowing HTTPRequest, _ target: RequestTarget, _ snapshot: TableSnapshot, isPost: Bool
    ) throws(RequestFailure) -> HTTPResponse {
        _ = try MediaType.accepted(request.headers, preferred: .json)
        let parameters = try QueryParameters(target, allowed: isPost ? [.app, .type] : [.routes, .app, .type])
        let routes = try text(of: request, parameters, .routes, isPost: isPost)
        try Self.checkShape(routes)
        let type = try type(parameters, snapshot)
        var output: [UInt8] = []
        do throws(NavigationPathError) {
            try NavigationPathRepresentation.appendPath(encoding: routes, type: type, to: &output)
        } catch {
            throw Self.failure(error)
        }
        return Self.json(output)
    }

    /// `/path/decode`: from what `NavigationPath` wrote to routes.
    func decodePath(
        _ request: borrowing HTTPRequest, _ target: RequestTarget, isPost: Bool
    ) throws(RequestFailure) -> HTTPResponse {
        _ = try MediaType.accepted(request.headers, preferred: .json)
        let parameters = try QueryParameters(target, allowed: isPost ? [] : [.path])
        let path = try text(of: request, parameters, .path, isPost: isPost)
        var output: [UInt8] = []
        do throws(NavigationPathError) {
            try NavigationPathRepresentation.appendRoutes(decoding: path, to: &output)
        } catch {
            throw .invalidPath(error)
        }
        return Self.json(output)
    }

    /// The JSON of a request: its body, or a parameter.
    private func text(
        of request: borrowing HTTPRequest, _ parameters: QueryParameters, _ parameter: Parameter, isPost: Bool
    ) throws(RequestFailure) -> [UInt8] {
        if isPost {
            let type = try MediaType.ofBody(request.headers) ?? .json
            guard type == .json else { throw .unsupportedMediaType(type.rawValue) }
            if request.body.isEmpty { throw .emptyBody }
            return request.body
        }
        var text: [UInt8] = []
        guard try parameters.append(parameter, to: &text) else { throw .missingParameter(parameter.name) }
        return text
    }

    /// The type of all routes: given, or the app's.
    private func type(_ parameters: QueryParameters, _ snapshot: TableSnapshot) throws(RequestFailure) -> String? {
        let type = try parameters.text(.type)
        guard let name = try parameters.text(.app) else { return type }
        if type != nil { throw .exclusiveParameters(Parameter.type.name, Parameter.app.name) }
        guard let app = snapshot.table.app(name) else {
            throw .unknownApp(name, known: snapshot.table.apps.map(\.name))
        }
        guard let routeType = app.routeType else { throw .noRouteType(app: name) }
        return routeType
    }

    /// A misspelt `types` would be said to be missing otherwise. What is not JSON is left to the reader.
    private static func checkShape(_ routes: [UInt8]) throws(RequestFailure) {
        // An array has no keys, and an element takes two bytes at least: most texts need not be looked through twice.
        let first = routes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        if first == UInt8(ascii: "["), routes.count <= mostRoutes * 2 { return }
        let keys = ["routes", "types"]
        guard let outline = try? JSONOutline(reading: routes, limit: keys.count + 1) else { return }
        if outline.whole.kind == .object {
            for part in outline.parts where !keys.contains(where: { $0.utf8.elementsEqual(part.name.utf8) }) {
                throw .unexpectedKey(part.name, allowed: keys)
            }
        }
        guard routes.count > mostRoutes * 2 else { return }
        let array = outline.whole.kind == .object ? outline["routes"]?.range : outline.whole.range
        guard let array, let elements = try? JSONOutline(reading: routes, in: array, limit: 0) else { return }
        guard elements.count <= mostRoutes else { throw .tooManyRoutes(limit: mostRoutes) }
    }

    /// What is wrong with routes, in terms of the request.
    private static func failure(_ error: NavigationPathError) -> RequestFailure {
        switch error {
        case .missingRoutes: .missingKey("routes")
        case .missingTypes: .missingTypes
        case .typesNotAnArray, .typeNotAString, .countsDiffer: .invalidParameter("types", .paths(error))
        case .notRoutes, .routesNotAnArray: .invalidParameter("routes", .paths(error))
        case .invalidJSON, .notAnArray, .oddCount, .tagNotAString, .itemNotAString, .itemNotJSON, .noElement:
            .invalidPath(error)
        }
    }
}
