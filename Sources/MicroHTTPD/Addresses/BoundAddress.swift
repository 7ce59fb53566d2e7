/// An address that a server really listens on, with the port it got.
public enum BoundAddress: Sendable, Hashable, CustomStringConvertible {
    case ipv4(String, port: UInt16)
    case ipv6(String, port: UInt16)
    /// Without a path for a socket that has none, as one of `socketpair(2)` or in the abstract namespace.
    case unix(path: String)

    public var port: UInt16? {
        switch self {
        case .ipv4(_, let port), .ipv6(_, let port): port
        case .unix: nil
        }
    }

    /// As a URL's authority: `127.0.0.1:8080`, `[::1]:8080`, or `unix:/run/deeplinkd.sock`.
    public var description: String {
        switch self {
        case .ipv4(let host, let port): "\(host):\(port)"
        case .ipv6(let host, let port): "[\(host)]:\(port)"
        case .unix(let path): "unix:\(path)"
        }
    }
}
