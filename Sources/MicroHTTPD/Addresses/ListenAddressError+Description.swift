extension ListenAddressError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .empty: "an address is needed: HOST:PORT, [IPV6]:PORT, unix:PATH or systemd"
        case .missingHost: "the host is missing; for every interface write 0.0.0.0:8080 or [::]:8080"
        case .missingPort: "the port is missing; write HOST:PORT, with port 0 for a free one"
        case .invalidPort(let text): "\"\(text)\" is no port; a port is a number from 0 to 65535"
        case .invalidHost: "the host is neither a name nor an address"
        case .missingBrackets: "an IPv6 address stands in brackets: [::1]:8080"
        case .unclosedBracket: "the bracket of the IPv6 address is not closed: [::1]:8080"
        case .emptyPath: "the path is missing: unix:/run/deeplinkd.sock"
        case .invalidPath: "the path holds a NUL"
        case .pathTooLong(let limit): "the path of a unix socket has at most \(limit) bytes"
        }
    }
}
