import Synchronization

/// Buffers that wait for the next request, one place for each of a few threads. A lock is held only to take and to
/// give back.
final class ResolverPool: Sendable {
    private final class Place: Sendable {
        let resolver = Mutex<Resolver?>(nil)
    }

    private let places = (0..<ThreadSlot.count).map { _ in Place() }

    func take() -> Resolver {
        places[ThreadSlot.current].resolver.withLock { $0.take() } ?? Resolver()
    }

    func give(back resolver: consuming sending Resolver) {
        resolver.trim()
        places[ThreadSlot.current].resolver.withLock { $0 = resolver }
    }
}
