/// Why a server could not start.
public enum HTTPServerError: Error, Sendable, Hashable {
    /// A number that makes no sense, with the name of its property.
    case invalidConfiguration(String)
    /// The name of the host is not known, with the reason that the resolver gives.
    case cannotResolve(ListenAddress, reason: String)
    /// A system call failed at this address.
    case cannotListen(ListenAddress, SocketError)
    /// Another process answers at the path of the unix socket.
    case inUse(ListenAddress)
    /// There is a file at the path, and it is no socket.
    case notASocket(ListenAddress)
    /// `systemd`, but `LISTEN_PID` and `LISTEN_FDS` hand nothing to this process.
    case noActivatedSockets
    /// A descriptor handed over by systemd is no listening stream socket.
    case notListening(descriptor: Int32)
    /// libmicrohttpd refused to start.
    case libraryFailed
    case cannotCreateThread(SocketError)
}
