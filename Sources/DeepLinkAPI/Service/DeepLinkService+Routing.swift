import HTTPMessages
import URLPatterns

extension DeepLinkService {
    /// From path and method to the endpoint's own function.
    func answer(
        _ request: borrowing HTTPRequest, _ target: RequestTarget, _ endpoint: Endpoint?, _ snapshot: TableSnapshot,
        among endpoints: [Endpoint]
    ) throws(RequestFailure) -> HTTPResponse {
        if endpoint?.needsToken ?? true { try authorize(request.headers) }
        guard let endpoint else {
            // `OPTIONS *` asks for the server as a whole (RFC 9110, 9.3.7).
            if request.method == .options, target.hasPath("*") { return Self.options("GET, HEAD, POST, OPTIONS") }
            let path = target.pathText
            // The page is what a person asks for, and near to every short path.
            let known = endpoints.filter { $0 != .page }.map(\.path)
            throw .noEndpoint(path, nearest: EditDistance.nearest(to: path, among: known))
        }
        if request.method == .options { return Self.options(endpoint.allow) }
        guard endpoint.allows(request.method) else {
            throw .methodNotAllowed(request.method.name, path: endpoint.path, allowed: endpoint.allow)
        }
        let isPost = request.method == .post
        switch endpoint {
        case .resolve:
            return isPost ? try resolveBody(request, target, snapshot) : try resolve(request, target, snapshot)
        case .encodePath: return try encodePath(request, target, snapshot, isPost: isPost)
        case .decodePath: return try decodePath(request, target, isPost: isPost)
        case .link: return try link(request, target, snapshot)
        case .enrich: return try enrich(request, target, snapshot)
        case .links: return try links(request, target, snapshot)
        case .page: return try page(request)
        case .health: return try health(target)
        case .readiness: return try readiness(target)
        case .metrics: return try metricsText(target, snapshot)
        case .contract: return try contract(request, target)
        case .appleAssociation, .androidAssociation: return try associationFile(request, target, endpoint, snapshot)
        }
    }

    private static func options(_ allow: String) -> HTTPResponse {
        HTTPResponse(status: HTTPStatus(code: 204), headers: [HTTPResponse.Header("Allow", allow)])
    }

    private func authorize(_ headers: HTTPHeaders) throws(RequestFailure) {
        guard let tokens = configuration.tokens else { return }
        guard let given = headers.value(of: "Authorization") else { throw .unauthorized(isTokenGiven: false) }
        guard headers.count(of: "Authorization") == 1, tokens.accept(given) else {
            throw .unauthorized(isTokenGiven: true)
        }
    }

    static func json(_ body: [UInt8]) -> HTTPResponse {
        HTTPResponse(status: .ok, contentType: MediaType.json.rawValue, body: body)
    }
}
