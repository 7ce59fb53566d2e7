import Synchronization

/// A row of counters that many threads count on at once: each thread on cells of its own, added up when read.
final class ShardedCounters: Sendable {
    private final class Cell: Sendable {
        let value = Atomic<Int>(0)
    }

    private let shards: [[Cell]]

    init(count: Int) {
        shards = (0..<ThreadSlot.count).map { _ in (0..<count).map { _ in Cell() } }
    }

    func add(_ amount: Int = 1, to index: Int) {
        shards[ThreadSlot.current][index].value.wrappingAdd(amount, ordering: .relaxed)
    }

    func value(_ index: Int) -> Int {
        shards.reduce(0) { $0 &+ $1[index].value.load(ordering: .relaxed) }
    }
}
