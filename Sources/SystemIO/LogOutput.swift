import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Where log lines go: a descriptor that many threads write to, and that may be full, slow or closed without anyone
/// being stopped by it. Lines that cannot be written are counted and dropped.
public final class LogOutput: Sendable {
    private let descriptor: Int32
    private let lost = Atomic<Int>(0)
    /// Whether the last line got through. A reader that stopped is waited for once, not with every line.
    private let isPatient = Atomic<Bool>(true)

    /// Milliseconds that a line waits for a pipe that is full.
    private static let patience: Int32 = 50

    /// The descriptor stays the caller's.
    public init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Lines that were dropped until now.
    public var lostLines: Int { lost.load(ordering: .relaxed) }

    /// Writes one line, which brings its own line end. One call of the system, so that lines of different threads
    /// stay apart (up to PIPE_BUF bytes on a pipe).
    public func write(_ line: [UInt8]) {
        var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        let wait = isPatient.load(ordering: .relaxed) ? Self.patience : 0
        guard unsafe poll(&state, 1, wait) > 0, writeOnce(line) else {
            isPatient.store(false, ordering: .relaxed)
            lost.add(1, ordering: .relaxed)
            return
        }
        isPatient.store(true, ordering: .relaxed)
    }

    private func writeOnce(_ line: [UInt8]) -> Bool {
        do throws(SystemError) {
            try writeAll(line, to: descriptor)
            return true
        } catch {
            return false
        }
    }
}
