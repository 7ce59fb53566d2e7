import DeepLinks
import HTTPMessages
import NavigationPaths

extension Problem {
    /// The one table from failures to problems.
    init(_ failure: RequestFailure) {
        self.init(code: Code(failure), detail: failure.description)
        switch failure {
        case .missingParameter(let name), .duplicateParameter(let name), .unexpectedParameter(let name, _),
            .unencodedLink(let name, _, _), .invalidParameter(let name, _), .missingKey(let name),
            .unexpectedKey(let name, _), .invalidKey(let name, _):
            members.appendMember("parameter", string: name)
            if case .invalidParameter(_, .paths(let error)) = failure, let index = error.index {
                members.appendMember("index", integer: index)
            }
        case .exclusiveParameters(_, let name), .exclusiveKeys(_, let name):
            members.appendMember("parameter", string: name)
        case .invalidJSON(let error): members.appendMember("offset", integer: error.offset)
        case .invalidPath(let error):
            if let index = error.index { members.appendMember("index", integer: index) }
            if case .invalidJSON(let json) = error { members.appendMember("offset", integer: json.offset) }
        case .tooManyURLs(let limit), .answerTooLong(let limit), .bodyTooLong(let limit), .tooManyRoutes(let limit):
            members.appendMember("limit", integer: limit)
        case .resolution(let failure): append(failure)
        case .enrichment(let failure, let index): append(failure, index: index)
        case .unauthorized: headers.append(HTTPResponse.Header("WWW-Authenticate", "Bearer"))
        case .methodNotAllowed(_, _, let allowed): headers.append(HTTPResponse.Header("Allow", allowed))
        case .transport(.overloaded(let seconds)):
            headers.append(HTTPResponse.Header("Retry-After", String(seconds)))
        case .transport(.payloadTooLarge(let limit)), .transport(.targetTooLong(let limit)),
            .transport(.headersTooLarge(let limit)):
            members.appendMember("limit", integer: limit)
        case .missingTypes: members.appendMember("parameter", string: Parameter.type.name)
        case .notAnElement, .emptyBody, .unknownApp, .noRouteType, .printing, .noEndpoint, .noAssociation,
            .associationTooLarge, .notAcceptable,
            .unsupportedMediaType, .unsupportedEncoding, .draining, .transport:
            break
        }
    }
}

extension Problem.Code {
    init(_ failure: RequestFailure) {
        switch failure {
        case .missingParameter, .missingKey, .missingTypes, .emptyBody: self = .missingParameter
        case .duplicateParameter: self = .duplicateParameter
        case .unexpectedParameter, .unencodedLink, .unexpectedKey: self = .unexpectedParameter
        case .invalidParameter, .exclusiveParameters, .exclusiveKeys, .invalidKey, .notAnElement, .noRouteType:
            self = .invalidParameter
        case .invalidJSON, .invalidPath(.invalidJSON): self = .invalidJSON
        case .invalidPath, .tooManyRoutes: self = .invalidPath
        case .tooManyURLs, .answerTooLong: self = .tooManyURLs
        case .bodyTooLong: self = .payloadTooLarge
        case .unknownApp, .printing(.unknownApp): self = .unknownApp
        case .printing: self = .noLink
        case .enrichment(let failure, _): self.init(failure)
        case .resolution(let failure): self.init(failure)
        case .unauthorized: self = .unauthorized
        case .noEndpoint, .noAssociation, .associationTooLarge: self = .notFound
        case .methodNotAllowed: self = .methodNotAllowed
        case .notAcceptable: self = .notAcceptable
        case .unsupportedMediaType, .unsupportedEncoding: self = .unsupportedMediaType
        case .draining: self = .draining
        case .transport(let fault): self.init(fault)
        }
    }

    private init(_ failure: EnrichmentFailure) {
        switch failure {
        case .invalidJSON: self = .invalidJSON
        case .resolution(let failure): self.init(failure)
        case .overLimit: self = .payloadTooLarge
        case .noLink, .linkNotText, .noRouteType, .occupied, .noPlace, .tooDeep: self = .invalidParameter
        }
    }

    private init(_ failure: ResolutionFailure) {
        switch failure {
        case .invalidURL: self = .invalidURL
        case .unknownApp: self = .unknownApp
        case .noMatch: self = .noMatch
        case .excluded: self = .excluded
        case .appTooOld: self = .appTooOld
        case .appTooNew: self = .appTooNew
        }
    }

    private init(_ fault: HTTPFault) {
        switch fault {
        case .badRequest: self = .badRequest
        case .requestTimeout: self = .requestTimeout
        case .payloadTooLarge: self = .payloadTooLarge
        case .targetTooLong: self = .uriTooLong
        case .headersTooLarge: self = .headersTooLarge
        case .overloaded: self = .overloaded
        }
    }
}
