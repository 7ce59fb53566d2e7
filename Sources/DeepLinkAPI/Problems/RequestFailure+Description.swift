import DeepLinks
import NavigationPaths
import URLPatterns

extension RequestFailure: CustomStringConvertible {
    /// What a problem says as its `detail`: what is wrong, and what to do.
    var description: String {
        switch self {
        case .missingParameter(let name): "the query parameter \"\(name)\" is missing"
        case .duplicateParameter(let name): "the query parameter \"\(name)\" stands more than once"
        case .unexpectedParameter(let name, let allowed):
            "there is no query parameter \"\(name)\" here" + Self.didYouMean(name, allowed)
        case .unencodedLink(let name, let link, let allowed):
            "the parameter \"\(name)\" after url is probably the rest of the link, which was not percent-encoded; "
                + "encode the link, or let curl do it: curl -G --data-urlencode '\(Self.shellQuoted("url=" + link))' …"
                + (EditDistance.nearest(to: name, among: allowed).map { "; or did you mean \"\($0)\"?" } ?? "")
        case .invalidParameter(let name, let value): "\(name): \(value)"
        case .exclusiveParameters(let one, let other): "give either \"\(one)\" or \"\(other)\", not both"
        case .missingKey(let name): "the body has no \"\(name)\""
        case .unexpectedKey(let name, let allowed):
            "there is no key \"\(name)\" here" + Self.didYouMean(name, allowed)
        case .exclusiveKeys(let one, let other): "give either \"\(one)\" or \"\(other)\", not both"
        case .invalidKey(let name, let expected): "\(name): expected \(expected)"
        case .notAnElement: "expected a URL as a string, or an object with \"url\""
        case .emptyBody: "the request has no body; JSON is expected"
        case .invalidJSON(let error): "\(error) (byte \(error.offset))"
        case .invalidPath(let error): "\(error)"
        case .missingTypes:
            "the routes have no type: name one for all with ?type= or ?app=, or send {\"routes\": […], \"types\": […]}"
        case .tooManyRoutes(let limit): "a path may have at most \(limit) routes here"
        case .tooManyURLs(let limit): "one request may ask for at most \(limit) URLs; send several requests"
        case .answerTooLong(let limit):
            "the answer would be longer than \(limit) bytes; send fewer URLs, or ask without explain"
        case .bodyTooLong(let limit): "a body may have at most \(limit) bytes here"
        case .unknownApp(let name, let known):
            "the table has no app \"\(name)\"" + Self.didYouMean(name, known)
        case .noRouteType(let app):
            "the app \"\(app)\" has no \"routeType\" in the table; name the type with \"type\""
        case .resolution(let failure): "\(failure)"
        case .printing(let failure): "\(failure)"
        case .enrichment(let failure, nil): "\(failure)"
        case .enrichment(let failure, let index?): "payload \(index): \(failure)"
        case .noAssociation(let host, let key):
            "no app of the table has links at \(host.isEmpty ? "a host without a name" : host) and \"\(key)\"; the host is that of the Host header"
        case .associationTooLarge(let host, let size):
            "the file of \(host) would have \(size) bytes, and Apple takes at most \(AppleAssociation.maximumSize)"
        case .unauthorized(false): "send a token: Authorization: Bearer TOKEN"
        case .unauthorized(true): "the token is not one of this service's"
        case .noEndpoint(let path, let nearest):
            "there is no endpoint \(path)" + (nearest.map { "; did you mean \($0)?" } ?? "; see /openapi.yaml")
        case .methodNotAllowed(let method, let path, let allowed): "\(path) takes \(allowed), not \(method)"
        case .notAcceptable(let offered):
            "the answer can be \(offered.joined(separator: ", ")), and Accept takes none of it"
        case .unsupportedMediaType(let type):
            "the body is said to be \(type); send JSON, with Content-Type: application/json"
        case .unsupportedEncoding(let coding): "the body has the coding \(coding); send it without Content-Encoding"
        case .draining: "the service is ending and takes no new clients"
        case .transport(let fault): "\(fault)"
        }
    }

    /// The word that was probably meant, or all that there are.
    private static func didYouMean(_ name: String, _ known: [String]) -> String {
        if let nearest = EditDistance.nearest(to: name, among: known) { return "; did you mean \"\(nearest)\"?" }
        if known.isEmpty { return "; there are none" }
        return known.count > 12 ? "" : "; there are " + known.map { "\"\($0)\"" }.joined(separator: ", ")
    }

    /// Safe between single quotes of a shell.
    private static func shellQuoted(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if byte == UInt8(ascii: "'") { bytes.append(contentsOf: "%27".utf8) } else { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension RequestFailure.InvalidValue: CustomStringConvertible {
    var description: String {
        switch self {
        case .malformedEscape(let offset):
            "a % without two hexadecimal digits after byte \(offset); a % itself is written %25"
        case .notUTF8: "the decoded bytes are not UTF-8"
        case .notAVersion(let text): "\"\(text)\" is no version; a version is dotted integers, like 2.10.1"
        case .notAPlatform(let text):
            "\"\(text)\" is no platform; there are "
                + Platform.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " and ")
        case .notAPart(let text): "\"\(text)\" cannot be included; there are \"navigationPath\" and \"explain\""
        case .paths(let error): "\(error)"
        case .notOneOf(let known, let text):
            "\"\(text)\" is not known here; there are " + known.map { "\"\($0)\"" }.joined(separator: " and ")
        case .notInRange(let range, let text):
            "\"\(text)\" is no number from \(range.lowerBound) to \(range.upperBound)"
        case .notAPointer(let error): "\(error)"
        case .noName: "the routes need a name to stand under, like /data/path"
        }
    }
}
