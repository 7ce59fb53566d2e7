import Glibc

/// All sockets of one or more addresses.
struct ListeningSockets: ~Copyable, Sendable {
    private var sockets: [Entry] = []

    /// Arrays do not hold noncopyable values, so each socket lives in a small class.
    final class Entry: Sendable {
        let socket: ListeningSocket

        init(_ socket: consuming ListeningSocket) {
            self.socket = socket
        }
    }

    init(opening addresses: [ListenAddress]) throws(HTTPServerError) {
        for address in addresses {
            switch address {
            case .host(let host, let port): try openHost(host, port: port, address)
            case .unix(let path): try sockets.append(Entry(.unix(path: path, address)))
            case .systemd: try adoptActivated()
            }
        }
    }

    var addresses: [BoundAddress] { sockets.map { $0.socket.address } }
    var descriptors: [Int32] { sockets.map { $0.socket.descriptor } }

    func stopNewConnections() {
        for entry in sockets { entry.socket.stopNewConnections() }
    }

    /// A name may stand for several addresses (`localhost`): all that the machine has are listened on, at one port.
    private mutating func openHost(_ host: String, port: UInt16, _ address: ListenAddress) throws(HTTPServerError) {
        var firstPort = port
        var failure = SocketError(code: EADDRNOTAVAIL)
        var opened = 0
        for candidate in try HostLookup(host: host, port: port, address).addresses {
            do throws(SocketError) {
                let socket = try ListeningSocket.internet(candidate.withPort(firstPort))
                if firstPort == 0 { firstPort = socket.address.port ?? 0 }
                sockets.append(Entry(socket))
                opened += 1
            } catch {
                // A machine without IPv6 still has names with IPv6 addresses.
                guard error.code == EADDRNOTAVAIL || error.code == EAFNOSUPPORT else {
                    throw .cannotListen(address, error)
                }
                failure = error
            }
        }
        guard opened > 0 else { throw .cannotListen(address, failure) }
    }

    private mutating func adoptActivated() throws(HTTPServerError) {
        guard let activation = SocketActivation.ofThisProcess else { throw .noActivatedSockets }
        for descriptor in activation.descriptors { try sockets.append(Entry(.activated(descriptor))) }
    }
}

extension ListeningSocket {
    /// As many waiting connections as the system allows: `net.core.somaxconn` cuts it.
    private static let backlog: Int32 = 65_535

    static func internet(_ address: InternetAddress) throws(SocketError) -> ListeningSocket {
        let descriptor = socket(address.family, Int32(SOCK_STREAM.rawValue) | closeOnExec | nonBlocking, 0)
        guard descriptor >= 0 else { throw .last }
        do throws(SocketError) {
            try setOption(descriptor, SOL_SOCKET, SO_REUSEADDR, 1)
            if address.family == AF_INET6 {
                // [::] takes IPv4 too; any other address is itself alone.
                try setOption(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, address.isUnspecified ? 0 : 1)
            }
            guard unsafe address.withPointer({ unsafe bind(descriptor, $0, $1) }) == 0 else { throw SocketError.last }
            guard listen(descriptor, backlog) == 0 else { throw SocketError.last }
            return ListeningSocket(adopting: descriptor, address: try boundAddress(of: descriptor), origin: .opened)
        } catch {
            close(descriptor)
            throw error
        }
    }

    /// A path that nobody answers any more is what a killed process left behind, and is taken over.
    static func unix(path: String, _ address: ListenAddress) throws(HTTPServerError) -> ListeningSocket {
        let name = UnixAddress(path: path)
        if ListeningSocket.FileIdentity(path: path) != nil { try clearStale(name, path: path, address) }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | closeOnExec | nonBlocking, 0)
        guard descriptor >= 0 else { throw .cannotListen(address, .last) }
        guard unsafe name.withPointer({ unsafe bind(descriptor, $0, $1) }) == 0 else {
            let error = SocketError.last
            close(descriptor)
            throw .cannotListen(address, error)
        }
        let origin = Origin.path(FileIdentity(path: path))
        let bound = ListeningSocket(adopting: descriptor, address: .unix(path: path), origin: origin)
        guard listen(descriptor, backlog) == 0 else { throw .cannotListen(address, .last) }
        return bound
    }

    private static func clearStale(
        _ name: UnixAddress, path: String, _ address: ListenAddress
    ) throws(HTTPServerError) {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFSOCK else { throw .notASocket(address) }
        let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | closeOnExec | nonBlocking, 0)
        guard probe >= 0 else { throw .cannotListen(address, .last) }
        defer { close(probe) }
        let connected = unsafe name.withPointer { unsafe connect(probe, $0, $1) } == 0
        // A full backlog (EAGAIN) is somebody too.
        guard !connected, errno != EAGAIN else { throw .inUse(address) }
        guard errno == ECONNREFUSED else { throw .cannotListen(address, .last) }
        guard unsafe unlink(path) == 0 || errno == ENOENT else { throw .cannotListen(address, .last) }
    }

    static func activated(_ descriptor: Int32) throws(HTTPServerError) -> ListeningSocket {
        var listening: Int32 = 0
        var kind: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        guard unsafe getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listening, &length) == 0, listening != 0,
            unsafe getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &kind, &length) == 0,
            kind == Int32(SOCK_STREAM.rawValue)
        else { throw .notListening(descriptor: descriptor) }
        // Several threads accept from it, so none may wait in accept.
        let flags = fcntl(descriptor, F_GETFL)
        guard flags >= 0, fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0,
            fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
        else { throw .notListening(descriptor: descriptor) }
        do throws(SocketError) {
            return ListeningSocket(
                adopting: descriptor, address: try boundAddress(of: descriptor), origin: .activated)
        } catch {
            throw .cannotListen(.systemd, error)
        }
    }

    private static func setOption(
        _ descriptor: Int32, _ level: Int32, _ name: Int32, _ value: Int32
    ) throws(SocketError) {
        var value = value
        let result = unsafe setsockopt(descriptor, level, name, &value, socklen_t(MemoryLayout<Int32>.size))
        guard result == 0 else { throw .last }
    }
}

private let closeOnExec = Int32(SOCK_CLOEXEC.rawValue)
private let nonBlocking = Int32(SOCK_NONBLOCK.rawValue)
