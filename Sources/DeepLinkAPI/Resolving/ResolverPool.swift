/// Buffers that wait for the next request, one place for each of a few threads.
///
/// They are used where they lie: moving them in and out costs a thousand instructions a request. Nobody waits for a
/// lock: where two threads share a place and both want it, the second one works with buffers of its own.
final class ResolverPool: Sendable {
    private final class Place: Sendable {
        let resolver = Guarded(Resolver())
    }

    private let places = (0..<ThreadSlot.count).map { _ in Place() }

    /// Lends buffers for the time of `body`.
    func lend<Answer: Sendable>(
        _ body: (inout Resolver) throws(RequestFailure) -> Answer
    ) throws(RequestFailure) -> Answer {
        let answer = try places[ThreadSlot.current].resolver.withLockIfAvailable {
            resolver throws(RequestFailure) in
            defer { resolver.trim() }
            return try body(&resolver)
        }
        if let answer { return answer }
        var resolver = Resolver()
        return try body(&resolver)
    }
}
