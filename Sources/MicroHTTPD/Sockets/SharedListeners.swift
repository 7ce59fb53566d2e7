import Synchronization

/// The listening sockets of a server. Each worker holds them until it accepts no more, and with the last one they
/// close: until then one of them may accept what came after another one looked.
final class SharedListeners: Sendable {
    let descriptors: [Int32]
    private let sockets: ListeningSockets
    private let quiet = Atomic<UInt64>(.max)

    /// Milliseconds for handshakes under way to come to their end.
    private static let grace: UInt64 = 50

    init(_ sockets: consuming ListeningSockets) {
        descriptors = sockets.descriptors
        self.sockets = sockets
    }

    var addresses: [BoundAddress] { sockets.addresses }

    /// The first step of ending, by whichever worker is first: the backlog gets no longer. Returns the moment from
    /// which on it holds all that it ever will.
    func stopNewConnections(now: UInt64) -> UInt64 {
        let result = quiet.compareExchange(
            expected: .max, desired: now &+ Self.grace, ordering: .acquiringAndReleasing)
        guard result.exchanged else { return result.original }
        sockets.stopNewConnections()
        return now &+ Self.grace
    }
}
