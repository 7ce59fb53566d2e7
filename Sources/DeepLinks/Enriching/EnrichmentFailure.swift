public import NavigationPaths

/// Why a payload stays as it was.
public enum EnrichmentFailure: Error, Sendable {
    /// It is not JSON.
    case invalidJSON(JSONError)
    /// There is nothing where its link should be.
    case noLink
    /// There is something else than a text.
    case linkNotText
    /// The link opens nothing.
    case resolution(ResolutionFailure)
    /// A NavigationPath is wanted, and the table names no type for the routes.
    case noRouteType
    /// Something stands where the routes should be put.
    case occupied
    /// The way to that place leads through an array or a value without members.
    case noPlace
    /// More bytes than the push service takes.
    case overLimit(bytes: Int, limit: Int)
    /// More than 512 arrays and objects inside each other.
    case tooDeep

    /// The stable word for the failure.
    public var code: String {
        switch self {
        case .invalidJSON: "invalid-json"
        case .noLink: "no-url"
        case .linkNotText: "url-not-text"
        case .resolution(let failure): failure.code
        case .noRouteType: "no-route-type"
        case .occupied: "occupied"
        case .noPlace: "no-place"
        case .overLimit: "over-limit"
        case .tooDeep: "too-deep"
        }
    }
}

extension EnrichmentFailure: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .invalidJSON(let error): "the payload is not JSON: \(error) (byte \(error.offset))"
        case .noLink: "the payload has no link there"
        case .linkNotText: "what stands there is no text"
        case .resolution(let failure): "\(failure)"
        case .noRouteType: "the table names no type for these routes; set \"routeType\" or \"type\""
        case .occupied: "something stands there already; name another place"
        case .noPlace: "nothing can be put there: a member can be put into an object only"
        case .overLimit(let bytes, let limit): "the payload would have \(bytes) bytes, and the limit is \(limit)"
        case .tooDeep: "with the routes the payload has too many arrays and objects inside each other"
        }
    }
}
