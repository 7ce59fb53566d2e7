/// Where a server listens.
///
/// ```swift
/// try ListenAddress("127.0.0.1:8080")
/// try ListenAddress("[::]:0")            // every interface, a free port
/// try ListenAddress("unix:/run/deeplinkd.sock")
/// try ListenAddress("systemd")           // the sockets that systemd hands over
/// try ListenAddress("8080")              // throws .missingHost
/// ```
public enum ListenAddress: Sendable, Hashable {
    /// A host name, an IPv4 or an IPv6 address (without its brackets), and a port; port 0 takes a free one.
    case host(String, port: UInt16)
    /// A unix socket at this path.
    case unix(path: String)
    /// Socket activation: every socket of `LISTEN_FDS` (sd_listen_fds(3)).
    case systemd

    /// The longest path of a unix socket: `sun_path` holds 108 bytes with its NUL.
    public static let maximumPathLength = 107

    public init(_ text: String) throws(ListenAddressError) {
        let bytes = Array(text.utf8)
        if bytes.elementsEqual("systemd".utf8) {
            self = .systemd
        } else if bytes.starts(with: "unix:".utf8) {
            self = try .unix(path: Self.path(bytes.dropFirst(5)))
        } else {
            self = try Self.hostAndPort(bytes[...])
        }
    }

    private static func path(_ bytes: ArraySlice<UInt8>) throws(ListenAddressError) -> String {
        guard !bytes.isEmpty else { throw .emptyPath }
        guard !bytes.contains(0) else { throw .invalidPath }
        guard bytes.count <= maximumPathLength else { throw .pathTooLong(limit: maximumPathLength) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func hostAndPort(_ bytes: ArraySlice<UInt8>) throws(ListenAddressError) -> ListenAddress {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard !bytes.isEmpty else { throw .empty }
        guard !bytes.allSatisfy(digits.contains) else { throw .missingHost }
        let host: ArraySlice<UInt8>
        let rest: ArraySlice<UInt8>
        if bytes.first == UInt8(ascii: "[") {
            guard let end = bytes.firstIndex(of: UInt8(ascii: "]")) else { throw .unclosedBracket }
            host = bytes[(bytes.startIndex + 1)..<end]
            rest = bytes[(end + 1)...]
            guard host.contains(UInt8(ascii: ":")) else { throw .invalidHost }
        } else {
            let colon = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
            host = bytes[..<colon]
            rest = bytes[colon...]
            guard !rest.dropFirst().contains(UInt8(ascii: ":")) else { throw .missingBrackets }
        }
        guard rest.first == UInt8(ascii: ":"), rest.count > 1 else { throw .missingPort }
        guard !host.isEmpty else { throw .missingHost }
        guard host.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") }) else { throw .invalidHost }
        let number = String(decoding: rest.dropFirst(), as: UTF8.self)
        guard rest.dropFirst().allSatisfy(digits.contains), let port = UInt16(number) else {
            throw .invalidPort(number)
        }
        return .host(String(decoding: host, as: UTF8.self), port: port)
    }
}
