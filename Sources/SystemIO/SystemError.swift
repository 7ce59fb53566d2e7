#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A system call that failed, by its error number.
///
/// ```swift
/// try readFile("/etc/shadow", limit: 1024)    // throws SystemError: "Permission denied"
/// ```
public struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
    public let code: Int32

    public init(code: Int32) {
        self.code = code
    }

    /// What the last system call of this thread left in `errno`.
    static var last: SystemError { SystemError(code: errno) }

    /// Whoever read from us has gone: `deeplinkd resolve | head -1`.
    public var isBrokenPipe: Bool { code == EPIPE }
    /// Nothing is at the path.
    public var isNotFound: Bool { code == ENOENT }

    public var description: String {
        guard let text = unsafe strerror(code) else { return "error \(code)" }
        return unsafe String(cString: text)
    }
}
