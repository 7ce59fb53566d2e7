import Synchronization

/// Bytes of request bodies and answers that may be held at once, over all workers.
struct MemoryBudget: ~Copyable, Sendable {
    private let used = Atomic<Int>(0)
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    /// False, and nothing taken, if `count` more bytes would be over the limit.
    func take(_ count: Int) -> Bool {
        let (_, now) = used.add(count, ordering: .relaxed)
        guard now > limit else { return true }
        give(back: count)
        return false
    }

    func give(back count: Int) {
        used.subtract(count, ordering: .relaxed)
    }
}
