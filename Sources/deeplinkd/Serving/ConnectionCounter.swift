import Synchronization

/// Tells the metrics how many connections there are, although the servers start after the service that they serve.
final class ConnectionCounter: Sendable {
    private let source = Mutex<@Sendable () -> Int>({ 0 })

    func count(_ source: @escaping @Sendable () -> Int) {
        self.source.withLock { $0 = source }
    }

    var value: Int { source.withLock { $0 }() }
}
