import Glibc

/// Sockets of connections that were answered early and closed while their clients may still be sending.
///
/// Closing a socket with unread bytes resets the connection, and the client may lose the answer or fail in sending
/// before it reads. So what it sends is read and thrown away for a moment (RFC 9112, 9.6).
struct LingeringSockets {
    private var sockets: [(descriptor: Int32, until: UInt64)] = []

    /// Milliseconds that a client has to notice.
    private static let patience: UInt64 = 2000
    /// Beyond this many the oldest are closed: they are a courtesy, and cost descriptors.
    private static let most = 64
    /// Bytes that are thrown away in one turn.
    private static let perTurn = 1_048_576

    /// Called before the library closes `descriptor`. It has already said that it will send no more.
    mutating func keep(_ descriptor: Int32, now: UInt64) {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { return }
        if sockets.count >= Self.most { close(sockets.removeFirst().descriptor) }
        sockets.append((copy, now &+ Self.patience))
    }

    mutating func drain(now: UInt64) {
        guard !sockets.isEmpty else { return }
        sockets.removeAll { socket in
            guard now < socket.until, !Self.isAtEnd(socket.descriptor) else {
                close(socket.descriptor)
                return true
            }
            return false
        }
    }

    mutating func closeAll() {
        for socket in sockets { close(socket.descriptor) }
        sockets = []
    }

    private static func isAtEnd(_ descriptor: Int32) -> Bool {
        var taken = 0
        return unsafe withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 1) { buffer in
            while taken < perTurn {
                let count = unsafe recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
                if count <= 0 { return count == 0 || errno != EAGAIN }
                taken += count
            }
            return false
        }
    }
}
