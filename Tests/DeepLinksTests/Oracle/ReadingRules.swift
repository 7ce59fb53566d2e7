import Foundation

/// Where the table reads or refuses a URL otherwise than the articles' code, which hands it to Foundation's `URL`.
///
/// Written from the rules of reading (RFC 3986 and the documentation), on strings, without the reader under test.
struct ReadingRules {
    enum Rule: String, CaseIterable {
        case refused =
            "what may stand in no URL is refused: raw characters, malformed escapes, controls, user information"
        case schemeCase = "a scheme is compared without case"
        case spellings = "the four spellings of a custom scheme are one list of segments"
        case otherHost = "a host or a port that the app does not declare is not the app's"
        case hostSpelling = "a host counts without case, without its last dot and without a default port"
        case universal = "a universal link and the custom scheme are two spellings of one link"
        case decodedAction = "escapes in the first segment of a custom scheme are decoded"
        case noAction = "user and port belong to the first segment of a custom scheme, which is no action then"
        case dots = "dot segments are resolved first"
        case escapedSlash = "an escaped slash is text: Foundation drops a component that is only one"
        case beyondASCII = "raw characters beyond ASCII are as if escaped: Foundation escapes the escapes beside them"
    }

    enum Reading {
        /// Nothing opens, for an invalid URL.
        case refused
        /// Nothing opens: the URL is not the app's, or has no action.
        case nothing
        /// The article's code is asked for this spelling of the URL.
        case read(URL)
    }

    /// Stands for an escaped slash while Foundation reads the URL.
    static let slash = "\u{E000}"

    let name: String
    let host: String
    let readsCustomScheme: Bool
    /// The rules that changed something.
    private(set) var applied: Set<Rule> = []

    init<Source: Article>(_ article: Source.Type) {
        name = Source.name
        host = Source.host
        readsCustomScheme = Source.readsCustomScheme
    }

    mutating func read(_ given: String) -> Reading {
        let text = given.trimmingCharacters(in: CharacterSet(charactersIn: " \t\r\n"))
        let parts = Parts(text)
        guard Self.isReadable(text, parts) else { return apply(.refused, .refused) }
        let scheme = parts.scheme.lowercased()
        if scheme != parts.scheme { applied.insert(.schemeCase) }
        let isWeb = scheme == "http" || scheme == "https"
        var path = parts.path.components(separatedBy: "/")
        if isWeb {
            switch hostFits(parts.authority ?? "", scheme) {
            case nil: return apply(.refused, .refused)
            case false?: return apply(.otherHost, .nothing)
            case true?: break
            }
        } else if scheme != name {
            return apply(.otherHost, .nothing)
        }
        path = resolved(path)
        if !isWeb, let action = parts.authority, !action.isEmpty { path.insert(action, at: 0) }
        path.removeAll(where: \.isEmpty)
        for index in path.indices { path[index] = escaped(path[index]) }
        return spelled(path, isWeb: isWeb, authority: parts.authority, parts)
    }

    private mutating func apply(_ rule: Rule, _ reading: Reading) -> Reading {
        applied.insert(rule)
        return reading
    }

    // MARK: Parts

    /// RFC 3986, appendix B.
    private struct Parts {
        var scheme = ""
        var authority: String?
        var path = ""
        var query: String?
        var fragment: String?

        init(_ text: String) {
            var rest = Substring(text)
            if let hash = rest.firstIndex(of: "#") {
                fragment = String(rest[rest.index(after: hash)...])
                rest = rest[..<hash]
            }
            if let mark = rest.firstIndex(of: "?") {
                query = String(rest[rest.index(after: mark)...])
                rest = rest[..<mark]
            }
            if let colon = rest.firstIndex(of: ":") {
                scheme = String(rest[..<colon])
                rest = rest[rest.index(after: colon)...]
            }
            if rest.hasPrefix("//") {
                rest = rest.dropFirst(2)
                let end = rest.firstIndex(of: "/") ?? rest.endIndex
                authority = String(rest[..<end])
                rest = rest[end...]
            }
            path = String(rest)
        }
    }

    private static func isReadable(_ text: String, _ parts: Parts) -> Bool {
        let forbidden = CharacterSet(charactersIn: " \\<>\"^`{|}").union(.controlCharacters)
        guard text.rangeOfCharacter(from: forbidden) == nil else { return false }
        guard text.range(of: "%(?![0-9A-Fa-f]{2})", options: .regularExpression) == nil else { return false }
        guard let decoded = text.removingPercentEncoding, !decoded.unicodeScalars.contains("\0") else { return false }
        return parts.scheme.range(of: "^[A-Za-z][A-Za-z0-9+.-]*$", options: .regularExpression) != nil
    }

    /// Whether the authority of a web link is the app's; nil where it is refused.
    private mutating func hostFits(_ authority: String, _ scheme: String) -> Bool? {
        guard authority.range(of: "^[A-Za-z0-9.-]+(:[0-9]*)?$", options: .regularExpression) != nil else { return nil }
        let pieces = authority.components(separatedBy: ":")
        let bare = pieces[0].hasSuffix(".") ? String(pieces[0].dropLast()) : pieces[0]
        let port = pieces.count > 1 ? pieces[1] : ""
        if authority != host { applied.insert(.hostSpelling) }
        return bare.lowercased() == host && (port.isEmpty || port == (scheme == "https" ? "443" : "80"))
    }

    private mutating func resolved(_ path: [String]) -> [String] {
        // The first piece is the empty one before the first slash, but in `name:a/b`.
        let floor = path.first == "" ? 1 : 0
        var result: [String] = []
        for segment in path {
            switch segment.replacingOccurrences(of: "%2e", with: ".", options: .caseInsensitive) {
            case ".": applied.insert(.dots)
            case "..":
                applied.insert(.dots)
                if result.count > floor { result.removeLast() }
            default: result.append(segment)
            }
        }
        return result
    }

    // MARK: The article's spelling

    private mutating func escaped(_ segment: String) -> String {
        var result = segment.replacingOccurrences(of: "%2F", with: "%EE%80%80", options: .caseInsensitive)
        if result != segment { applied.insert(.escapedSlash) }
        let raw = result
        result = Self.ascii(raw)
        if result != raw { applied.insert(.beyondASCII) }
        return result
    }

    private static func ascii(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            scalar.isASCII ? String(scalar) : String(scalar).utf8.map { "%" + String($0, radix: 16) }.joined()
        }.joined()
    }

    private mutating func spelled(_ path: [String], isWeb: Bool, authority: String?, _ parts: Parts) -> Reading {
        if isWeb == readsCustomScheme { applied.insert(.universal) }
        if !isWeb, authority?.isEmpty ?? true { applied.insert(.spellings) }
        var text: String
        if readsCustomScheme {
            guard let first = path.first else { return .nothing }
            let action = first.removingPercentEncoding ?? ""
            if action != first { applied.insert(.decodedAction) }
            guard action.range(of: "^[A-Za-z0-9._~-]+$", options: .regularExpression) != nil else {
                return apply(.noAction, .nothing)
            }
            text = "\(name)://\(action)" + path.dropFirst().map { "/" + $0 }.joined()
        } else {
            text = "https://\(host)/" + path.joined(separator: "/")
        }
        if let query = parts.query { text += "?" + Self.ascii(query) }
        if let fragment = parts.fragment { text += "#" + Self.ascii(fragment) }
        guard let url = URL(string: text) else { return .nothing }
        return .read(url)
    }
}
