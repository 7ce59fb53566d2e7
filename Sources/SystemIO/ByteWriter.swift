#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Collects bytes and writes them to a descriptor in large pieces.
///
/// ```swift
/// var output = ByteWriter(descriptor: 1)
/// try output.write(answer)
/// try output.flush()      // throws SystemError with isBrokenPipe after `| head -1` has left
/// ```
public struct ByteWriter: ~Copyable {
    private let descriptor: Int32
    private let capacity: Int
    private var buffer: [UInt8] = []

    /// The descriptor stays the caller's. What was not flushed is lost with the value.
    public init(descriptor: Int32, capacity: Int = 65_536) {
        self.descriptor = descriptor
        self.capacity = capacity
        buffer.reserveCapacity(capacity)
    }

    public mutating func write(_ bytes: some Collection<UInt8>) throws(SystemError) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= capacity { try flush() }
    }

    /// Writes what was collected. After an error nothing of it is kept: it would fail again.
    public mutating func flush() throws(SystemError) {
        defer { buffer.removeAll(keepingCapacity: true) }
        try writeAll(buffer, to: descriptor)
    }
}

/// Every byte, in as many `write(2)` as it takes.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var done = 0
    while done < bytes.count {
        let count = unsafe bytes.withUnsafeBytes { buffer in
            unsafe write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        }
        if count >= 0 { done += count } else if errno != EINTR { throw .last }
    }
}
