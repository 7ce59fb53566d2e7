import Glibc

/// Owns one listening descriptor; closes it, and takes away the path of a unix socket that it made, in `deinit`.
struct ListeningSocket: ~Copyable, Sendable {
    let descriptor: Int32
    let address: BoundAddress
    /// Device and inode of the path that this socket made, so that a successor's path is left alone.
    private let identity: FileIdentity?

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

    init(adopting descriptor: Int32, address: BoundAddress, ownsPath: Bool = false) {
        self.descriptor = descriptor
        self.address = address
        if ownsPath, case .unix(let path) = address {
            identity = FileIdentity(path: path)
        } else {
            identity = nil
        }
    }

    deinit {
        if let identity, case .unix(let path) = address, FileIdentity(path: path) == identity {
            _ = unsafe unlink(path)
        }
        close(descriptor)
    }
}
