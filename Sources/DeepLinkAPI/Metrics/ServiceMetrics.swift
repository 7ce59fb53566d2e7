import DeepLinks
import Synchronization

/// Everything that the service counts.
final class ServiceMetrics: Sendable {
    let requests = RequestCounters()
    private let otherCounters = ResolutionCounters()
    /// By name, for an app that goes and comes back with a reload goes on counting.
    private let appCounters = Guarded<[(app: String, counters: ResolutionCounters)]>([])
    private let lastReloadSucceeded = Atomic<Bool>(true)
    private let lastReloadBits = Atomic<UInt64>(0)

    func snapshot(of table: RouteTable) -> TableSnapshot {
        TableSnapshot(table, counters: table.apps.map { counters(of: $0.name) }, otherCounters: otherCounters)
    }

    private func counters(of app: String) -> ResolutionCounters {
        appCounters.withLock { known in
            if let entry = known.first(where: { $0.app.utf8.elementsEqual(app.utf8) }) { return entry.counters }
            let counters = ResolutionCounters()
            known.append((app, counters))
            return counters
        }
    }

    func reloaded(at seconds: Double) {
        lastReloadSucceeded.store(true, ordering: .relaxed)
        lastReloadBits.store(seconds.bitPattern, ordering: .relaxed)
    }

    func reloadFailed() { lastReloadSucceeded.store(false, ordering: .relaxed) }

    var isLastReloadSuccessful: Bool { lastReloadSucceeded.load(ordering: .relaxed) }

    var lastReload: Double { Double(bitPattern: lastReloadBits.load(ordering: .relaxed)) }

    /// The counters of every app that there was, and of no app, whose name is empty.
    var resolutions: [(app: String, counters: ResolutionCounters)] {
        appCounters.withLock { $0 } + [("", otherCounters)]
    }
}
