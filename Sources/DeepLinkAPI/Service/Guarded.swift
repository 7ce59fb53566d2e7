import Synchronization

/// A value under a lock whose order the thread sanitizer can follow.
///
/// The lock of `Mutex` lies in a library that is built without the sanitizer, so what it orders looks like a race. The
/// atomic beside it is seen: whoever enters takes up what the one before has left.
struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
    private let value: Mutex<Value>
    private let turns = Atomic<Int>(0)

    init(_ value: consuming sending Value) {
        self.value = Mutex(value)
    }

    func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try value.withLock { value throws(Failure) in
            turns.wrappingAdd(1, ordering: .acquiring)
            defer { turns.wrappingAdd(1, ordering: .releasing) }
            return try body(&value)
        }
    }

    /// Nil where somebody else holds the lock.
    func withLockIfAvailable<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result? {
        try value.withLockIfAvailable { value throws(Failure) in
            turns.wrappingAdd(1, ordering: .acquiring)
            defer { turns.wrappingAdd(1, ordering: .releasing) }
            return try body(&value)
        }
    }
}
