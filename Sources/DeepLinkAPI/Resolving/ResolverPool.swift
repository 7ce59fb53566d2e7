import Synchronization

/// Buffers that wait for the next request, one place for each of a few threads. A lock is held only to take and to
/// give back.
final class ResolverPool: Sendable {
    private final class Place: Sendable {
        let resolver = Mutex<Resolver?>(nil)

        func put(_ resolver: consuming Resolver) {
            // A closure cannot consume what it captured, but it can take it out of an optional.
            var resolver: Resolver? = consume resolver
            self.resolver.withLock { swap(&$0, &resolver) }
        }
    }

    private let places = (0..<ThreadSlot.count).map { _ in Place() }

    /// Lends buffers for the time of `body`.
    func lend<Answer>(_ body: (inout Resolver) throws(RequestFailure) -> Answer) throws(RequestFailure) -> Answer {
        let place = places[ThreadSlot.current]
        var resolver = place.resolver.withLock { $0.take() } ?? Resolver()
        let result: Result<Answer, RequestFailure>
        do throws(RequestFailure) {
            result = .success(try body(&resolver))
        } catch {
            result = .failure(error)
        }
        resolver.trim()
        place.put(resolver)
        return try result.get()
    }
}
