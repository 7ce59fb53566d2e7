import CMicroHTTPD
import Glibc
import Synchronization

/// Accepting is ours: one limit for all workers and listeners, and a calm reaction when descriptors run out, where
/// the library would close what it cannot hold or spin.
extension Worker {
    /// How many connections one turn takes in from a listener, so that a burst spreads over the workers.
    private static let perTurn = 8
    /// Milliseconds without accepting after it failed for want of descriptors or memory.
    private static let pause: UInt64 = 100

    var canAccept: Bool {
        state.connections.load(ordering: .relaxed) < state.configuration.maxConnections
            && (acceptsAgainAt == 0 || acceptsAgain())
    }

    private func acceptsAgain() -> Bool {
        guard monotonicMilliseconds() >= acceptsAgainAt else { return false }
        acceptsAgainAt = 0
        return true
    }

    func accept(from listener: Int32, into daemon: OpaquePointer) {
        for _ in 0..<Self.perTurn {
            guard unsafe acceptOne(from: listener, into: daemon) else { return }
        }
    }

    /// Everything that has connected until now. Over the limit too: these clients have been told yes.
    func acceptBacklog(of listener: Int32, into daemon: OpaquePointer) {
        while unsafe acceptOne(from: listener, into: daemon, ignoringLimit: true) {}
    }

    /// False if there is nothing to accept, or no room.
    private func acceptOne(from listener: Int32, into daemon: OpaquePointer, ignoringLimit: Bool = false) -> Bool {
        // The place is taken before accepting, so that the limit holds over all workers.
        let (_, count) = state.connections.add(1, ordering: .relaxed)
        state.noteConnections(count)
        guard count <= state.configuration.maxConnections || ignoringLimit else {
            state.connections.subtract(1, ordering: .relaxed)
            return false
        }
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let added = unsafe withUnsafeMutablePointer(to: &storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> Accepted in
                let flags = Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
                let descriptor = unsafe accept4(listener, address, &length, flags)
                guard descriptor >= 0 else { return refused(with: .last) }
                entering += 1
                // It closes the descriptor if it fails.
                _ = unsafe MHD_add_connection(daemon, descriptor, address, length)
                return .yes
            }
        }
        // The place of a connection is given back when it closes.
        if added != .yes { state.connections.subtract(1, ordering: .relaxed) }
        return added != .nothing
    }

    /// After a run of the library, which tells of every connection that it has taken in, at once (0.9) or in that run
    /// (1.0). Those that it could not take in it has closed without a word.
    func countLost() {
        guard entering > 0 else { return }
        state.connections.subtract(entering, ordering: .relaxed)
        entering = 0
    }

    private enum Accepted {
        case yes, lost, nothing
    }

    private func refused(with error: SocketError) -> Accepted {
        switch error.code {
        case EAGAIN, EINTR: return .nothing
        // The client went away while it waited.
        case ECONNABORTED, EPROTO: return .lost
        default:
            let now = monotonicMilliseconds()
            acceptsAgainAt = now + Self.pause
            state.noteAcceptFailure(error, now: now)
            return .nothing
        }
    }
}
