extension HTTPServerError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .invalidConfiguration(let name): "\(name) is out of range"
        case .cannotResolve(let address, let reason): "\(address): \(reason)"
        case .cannotListen(let address, let error): "\(address): \(error)"
        case .inUse(let address): "\(address): another process listens there"
        case .notASocket(let address): "\(address): there is a file of that name, and it is no socket"
        case .noActivatedSockets: "systemd: no sockets were handed over; start the service through its .socket unit"
        case .notListening(let descriptor):
            "systemd: descriptor \(descriptor) is no listening stream socket; use ListenStream= in the .socket unit"
        case .libraryFailed: "libmicrohttpd does not start; it has to be built with epoll"
        case .cannotCreateThread(let error): "no thread can be created: \(error)"
        }
    }
}

extension ListenAddress: CustomStringConvertible {
    public var description: String {
        switch self {
        case .host(let host, let port): host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]:\(port)" : "\(host):\(port)"
        case .unix(let path): "unix:\(path)"
        case .systemd: "systemd"
        }
    }
}
