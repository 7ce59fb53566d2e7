#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A whole file, or standard input for a descriptor's path such as `/dev/stdin`. Longer than `limit` bytes it throws
/// EFBIG.
public func readFile(_ path: String, limit: Int = 256 * 1_048_576) throws(SystemError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    return try readAll(descriptor, limit: limit)
}

/// Everything that a descriptor gives until its end.
public func readAll(_ descriptor: Int32, limit: Int = 256 * 1_048_576) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
        let count = try readSome(descriptor, into: &buffer)
        guard count > 0 else { return bytes }
        guard bytes.count + count <= limit else { throw SystemError(code: EFBIG) }
        bytes.append(contentsOf: buffer[..<count])
    }
}

/// The names in a directory, without `.` and `..`, in the order of their bytes.
public func listDirectory(_ path: String) throws(SystemError) -> [String] {
    guard let directory = unsafe opendir(path) else { throw .last }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
        let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
            unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// Which file a path leads to, through all links, and which version of it: two that are equal are the same bytes, as
/// far as the file system tells. A ConfigMap that swaps its link changes it, as an editor that writes anew does.
public struct FileIdentity: Sendable, Hashable {
    public let device: UInt64
    public let inode: UInt64
    public let size: Int64
    /// The last change of the content, in nanoseconds since 1970.
    public let modified: Int64
    public let isDirectory: Bool

    public init(path: String) throws(SystemError) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { throw .last }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int64(status.st_size)
        isDirectory = status.st_mode & S_IFMT == S_IFDIR
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}
