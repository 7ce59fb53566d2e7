import CMicroHTTPD
import Glibc

/// Owns one listening descriptor; closes it in `deinit`.
struct ListeningSocket: ~Copyable, Sendable {
    let descriptor: Int32
    let address: BoundAddress
    private let origin: Origin

    enum Origin: Sendable {
        /// Ours alone.
        case opened
        /// Ours, with the path that was made for it, known by device and inode so that a successor's is left alone.
        case path(FileIdentity?)
        /// Systemd's, which keeps it open and may hand it to a successor.
        case activated
    }

    struct FileIdentity: Sendable, Equatable {
        let device: UInt64
        let inode: UInt64

        /// Nil if there is nothing at the path.
        init?(path: String) {
            var status = stat()
            guard unsafe lstat(path, &status) == 0 else { return nil }
            device = UInt64(truncatingIfNeeded: status.st_dev)
            inode = UInt64(truncatingIfNeeded: status.st_ino)
        }
    }

    init(adopting descriptor: Int32, address: BoundAddress, origin: Origin) {
        self.descriptor = descriptor
        self.address = address
        self.origin = origin
    }

    deinit {
        removePath()
        close(descriptor)
    }

    /// From now on nobody can begin to connect; who has begun still gets into the backlog. A socket of systemd's stays
    /// open to the world: what comes now waits for the successor.
    func stopNewConnections() {
        switch origin {
        case .opened: _ = stop_new_handshakes(descriptor)
        case .path: removePath()
        case .activated: break
        }
    }

    private func removePath() {
        guard case .path(let identity?) = origin, case .unix(let path) = address,
            FileIdentity(path: path) == identity
        else { return }
        _ = unsafe unlink(path)
    }
}
