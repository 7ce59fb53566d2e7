import Glibc

/// An IPv4 or IPv6 address with a port, in the form that the system takes.
struct InternetAddress: Sendable {
    private var storage: sockaddr_storage

    var family: Int32 { Int32(storage.ss_family) }

    /// Nil if it is neither IPv4 nor IPv6.
    @unsafe init?(_ address: UnsafePointer<sockaddr>, length: socklen_t) {
        let family = unsafe Int32(address.pointee.sa_family)
        guard family == AF_INET || family == AF_INET6, Int(length) <= MemoryLayout<sockaddr_storage>.size else {
            return nil
        }
        storage = sockaddr_storage()
        unsafe withUnsafeMutableBytes(of: &storage) { bytes in
            unsafe bytes.copyMemory(from: UnsafeRawBufferPointer(start: address, count: Int(length)))
        }
    }

    /// `0.0.0.0` or `::`.
    var isUnspecified: Bool { octets.allSatisfy { $0 == 0 } }

    /// The bytes of the address itself, in network order.
    private var octets: [UInt8] {
        unsafe withUnsafeBytes(of: storage) { bytes in
            family == AF_INET ? unsafe Array(bytes[4..<8]) : unsafe Array(bytes[8..<24])
        }
    }

    /// The port stands at the same place in `sockaddr_in` and `sockaddr_in6`.
    var port: UInt16 {
        unsafe withUnsafeBytes(of: storage) { unsafe UInt16($0[2]) << 8 | UInt16($0[3]) }
    }

    func withPort(_ port: UInt16) -> InternetAddress {
        var copy = self
        unsafe withUnsafeMutableBytes(of: &copy.storage) { bytes in
            unsafe bytes[2] = UInt8(port >> 8)
            unsafe bytes[3] = UInt8(port & 0xFF)
        }
        return copy
    }

    func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        let length = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
        return unsafe withUnsafePointer(to: storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0, socklen_t(length)) }
        }
    }

    var bound: BoundAddress {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let octets = octets
        _ = unsafe octets.withUnsafeBytes { bytes in
            unsafe inet_ntop(family, bytes.baseAddress, &text, socklen_t(text.count))
        }
        let host = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return family == AF_INET ? .ipv4(host, port: port) : .ipv6(host, port: port)
    }
}

/// The address of a unix socket.
struct UnixAddress: Sendable {
    private var storage = sockaddr_un()

    /// The path was measured by `ListenAddress`; a longer one is cut.
    init(path: String) {
        storage.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &storage.sun_path) { bytes in
            unsafe bytes.copyBytes(from: path.utf8.prefix(bytes.count - 1))
        }
    }

    func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        unsafe withUnsafePointer(to: storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}

/// Where a listening socket really listens.
func boundAddress(of descriptor: Int32) throws(SocketError) -> BoundAddress {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let found = unsafe withUnsafeMutablePointer(to: &storage) { pointer in
        unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> BoundAddress? in
            guard unsafe getsockname(descriptor, address, &length) == 0 else { return nil }
            if let internet = unsafe InternetAddress(address, length: length) { return internet.bound }
            let pathOffset = 2
            let path = unsafe UnsafeRawBufferPointer(start: address, count: Int(length)).dropFirst(pathOffset)
            return unsafe .unix(path: String(decoding: path.prefix { $0 != 0 }, as: UTF8.self))
        }
    }
    guard let found else { throw .last }
    return found
}
