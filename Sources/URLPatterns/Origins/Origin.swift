/// Where links of an app come from: a web host, or a custom scheme.
///
/// | text | fits |
/// |---|---|
/// | `https://host`, `https://host:8443` | https and http, the default port or this one |
/// | `https://*.host` | one or more labels below host, never host itself |
/// | `https://{tenant}.host` | one label, captured |
/// | `https://*` | any host |
/// | `https://host/app` | paths below `/app`, which is cut |
/// | `https://host/#` | the fragment is the path |
/// | `name://`, `name://app` | a custom scheme; with the first segment `app`, which is cut |
///
/// ```swift
/// let origin = try Origin("https://*.example.com")
/// try Origin("example.com")
/// // OriginError: "example.com" is no origin; write "https://example.com", or "name://" for a custom scheme
/// ```
public struct Origin: Sendable {
    public enum Host: Sendable {
        case exact([UInt8])
        case captured(Pattern.Capture, below: [UInt8])
        case below([UInt8])
        case any
    }

    public enum Kind: Sendable {
        case web(Host, port: Int?)
        case custom(scheme: [UInt8], first: [UInt8]?)
    }

    /// The origin as written.
    public let source: String
    public let kind: Kind
    /// Segments that a URL must begin with, decoded. They are cut.
    public let base: [[UInt8]]
    /// True for `…/#`: where the path is the base, the fragment is the path.
    public let usesFragment: Bool

    init(source: String, kind: Kind, base: [[UInt8]] = [], usesFragment: Bool = false) {
        self.source = source
        self.kind = kind
        self.base = base
        self.usesFragment = usesFragment
    }

    /// The host label that this origin captures.
    public var capture: Pattern.Capture? {
        if case .web(.captured(let capture, _), _) = kind { capture } else { nil }
    }

    /// How exact the origin is: more labels first, then literal before captured (typed before plain) before `*`, then
    /// the longer path, then the fragment as path, which fits fewer URLs.
    public var specificityKey: [Int] {
        let path = base.count * 2 + (usesFragment ? 1 : 0)
        switch kind {
        case .custom(_, let first): return [first == nil ? 0 : 1, 0, path]
        case .web(.any, _): return [0, 0, path]
        case .web(.below(let host), _): return [labels(host) + 1, 0, path]
        case .web(.captured(let capture, let host), _): return [labels(host) + 1, capture.type.isPlain ? 1 : 2, path]
        case .web(.exact(let host), _): return [labels(host), 3, path]
        }
    }

    private func labels(_ host: [UInt8]) -> Int {
        1 + host.count { $0 == UInt8(ascii: ".") }
    }

    /// What makes two origins the same: the host without case, the port, the path, not the name of a capture.
    public var identity: [UInt8] {
        var key: [UInt8]
        switch kind {
        case .custom(let scheme, let first):
            key = scheme + Array("://".utf8) + (first ?? []).map(\.lowercased)
        case .web(let host, let port):
            switch host {
            case .exact(let name): key = Array("https://".utf8) + name
            case .below(let name): key = Array("https://*.".utf8) + name
            case .captured(let capture, let name): key = Array("https://{\(capture.type.spelling)}.".utf8) + name
            case .any: key = Array("https://*".utf8)
            }
            if let port { key += Array(":\(port)".utf8) }
        }
        for segment in base { key += [0x2f] + segment }
        return usesFragment ? key + [0x23] : key
    }
}
