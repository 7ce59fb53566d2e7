import Glibc
import Synchronization

/// Runs `body` on `count` threads of its own at once and waits for all. Blocking in a task would hold up other tests.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let threads = (0..<count).map { index in TestThread { body(index) } }
    for thread in threads { thread.join() }
}

/// A thread that runs one closure.
struct TestThread {
    private var thread = pthread_t()

    private final class Box {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    init(_ body: @escaping @Sendable () -> Void) {
        let box = unsafe Unmanaged.passRetained(Box(body))
        _ = unsafe pthread_create(
            &thread, nil,
            { context in
                guard let context = unsafe context else { return nil }
                unsafe Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body()
                return nil
            }, box.toOpaque())
    }

    func join() { _ = pthread_join(thread, nil) }
}

/// A condition that becomes true once, waited for by polling.
final class Flag: Sendable {
    private let value = Atomic<Bool>(false)

    var isSet: Bool { value.load(ordering: .acquiring) }
    func set() { value.store(true, ordering: .releasing) }

    /// False if it was not set in time.
    @discardableResult
    func wait(seconds: Double = 10) -> Bool { waitUntil(seconds: seconds) { isSet } }
}

final class Counter: Sendable {
    private let number = Atomic<Int>(0)

    var value: Int { number.load(ordering: .acquiring) }
    func add(_ amount: Int = 1) { number.add(amount, ordering: .acquiringAndReleasing) }
}

/// Looks every millisecond. False if it did not become true in time.
func waitUntil(seconds: Double = 10, _ condition: () -> Bool) -> Bool {
    let end = Stopwatch()
    while !condition() {
        if end.seconds > seconds { return false }
        usleep(1000)
    }
    return true
}

/// Seconds since it was made.
struct Stopwatch {
    private let start = ContinuousClock.now

    var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }
}
