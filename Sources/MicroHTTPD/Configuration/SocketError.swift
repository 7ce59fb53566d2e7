import Glibc

/// An error number of the system.
public struct SocketError: Error, Sendable, Hashable, CustomStringConvertible {
    public let code: Int32

    public init(code: Int32) {
        self.code = code
    }

    /// What the last system call of this thread left in `errno`.
    static var last: SocketError { SocketError(code: errno) }

    public var description: String {
        guard let text = unsafe strerror(code) else { return "error \(code)" }
        return unsafe String(cString: text)
    }
}
