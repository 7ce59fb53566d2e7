import Synchronization

/// The listening sockets of a server, closed when the last worker has no more use for them. Until then one of them
/// may accept what came after another one looked.
final class SharedListeners: Sendable {
    let addresses: [BoundAddress]
    let descriptors: [Int32]
    private let sockets: Mutex<ListeningSockets?>
    private let workers: Atomic<Int>

    init(_ sockets: consuming ListeningSockets, workers: Int) {
        addresses = sockets.addresses
        descriptors = sockets.descriptors
        self.workers = Atomic(workers)
        self.sockets = Mutex(sockets)
    }

    /// The first step of ending: the backlog gets no longer.
    func stopNewConnections() {
        sockets.withLock { $0?.stopNewConnections() }
    }

    /// A worker has no more use for them.
    func leave() {
        let (_, left) = workers.subtract(1, ordering: .acquiringAndReleasing)
        if left == 0 { sockets.withLock { $0 = nil } }
    }
}
