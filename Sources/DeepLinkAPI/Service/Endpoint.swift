import HTTPMessages

/// An endpoint, by its raw path.
enum Endpoint: CaseIterable, Sendable {
    case resolve, encodePath, decodePath, link, enrich, links, page, health, readiness, metrics, contract
    case appleAssociation, androidAssociation

    var path: String {
        switch self {
        case .resolve: "/resolve"
        case .encodePath: "/path/encode"
        case .decodePath: "/path/decode"
        case .link: "/link"
        case .enrich: "/enrich"
        case .links: "/links"
        case .page: "/"
        case .health: "/healthz"
        case .readiness: "/readyz"
        case .metrics: "/metrics"
        case .contract: "/openapi.yaml"
        case .appleAssociation: "/.well-known/apple-app-site-association"
        case .androidAssociation: "/.well-known/assetlinks.json"
        }
    }

    /// The value of `Allow`: HEAD goes wherever GET does, OPTIONS everywhere.
    var allow: String {
        [HTTPMethod.get, .head, .post, .options].filter { $0 == .options || allows($0) }.map(\.name)
            .joined(separator: ", ")
    }

    /// Probes must not depend on a secret, and Apple and Google have none to send. The page holds none, and asks for a token where its own questions need one.
    var needsToken: Bool {
        switch self {
        case .page, .health, .readiness, .appleAssociation, .androidAssociation: false
        case .resolve, .encodePath, .decodePath, .link, .enrich, .links, .metrics, .contract: true
        }
    }

    static let all = allCases
    /// What the admin listener answers.
    static let operations: [Endpoint] = [.health, .readiness, .metrics]

    private static let paths = allCases.map { (endpoint: $0, path: Array($0.path.utf8)) }

    init?(_ target: RequestTarget) {
        let path = target.bytes[target.path]
        guard let found = Self.paths.first(where: { path.elementsEqual($0.path) }) else { return nil }
        self = found.endpoint
    }

    func allows(_ method: HTTPMethod) -> Bool {
        switch self {
        case .resolve, .encodePath, .decodePath: method == .get || method == .post || method == .head
        case .link, .enrich: method == .post
        case .links, .page, .health, .readiness, .metrics, .contract, .appleAssociation, .androidAssociation:
            method == .get || method == .head
        }
    }
}

extension Endpoint {
    /// The value of the metrics' label `endpoint`: a path, or `other` for whatever clients make up.
    enum Label: Int, CaseIterable {
        case resolve, encodePath, decodePath, link, enrich, links, page, health, readiness, metrics, contract
        case appleAssociation, androidAssociation, other

        init(_ endpoint: Endpoint?) {
            switch endpoint {
            case .resolve: self = .resolve
            case .encodePath: self = .encodePath
            case .decodePath: self = .decodePath
            case .link: self = .link
            case .enrich: self = .enrich
            case .links: self = .links
            case .page: self = .page
            case .health: self = .health
            case .readiness: self = .readiness
            case .metrics: self = .metrics
            case .contract: self = .contract
            case .appleAssociation: self = .appleAssociation
            case .androidAssociation: self = .androidAssociation
            case nil: self = .other
            }
        }

        var text: String {
            Endpoint.allCases.first { Label($0) == self }?.path ?? "other"
        }
    }
}
