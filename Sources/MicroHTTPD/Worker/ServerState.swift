import HTTPMessages
import Synchronization

/// What the workers of one server share. All of it is atomic or never changes.
final class ServerState: Sendable {
    let configuration: HTTPServerConfiguration
    let responder: any HTTPResponder
    let report: @Sendable (HTTPServerEvent) -> Void
    let memory: MemoryBudget
    /// Connections that are open now, in all workers.
    let connections = Atomic<Int>(0)
    private let stage = Atomic<UInt8>(Stage.serving.rawValue)
    private let deadline = Atomic<UInt64>(.max)
    private let isFull = Atomic<Bool>(false)
    private let complaint = Atomic<UInt64>(0)

    /// The life of a server, in its order.
    enum Stage: UInt8, Comparable {
        case serving
        /// Every answer closes its connection.
        case closing
        /// Nothing is accepted any more, and workers end when they have nothing left.
        case draining

        static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }
    }

    init(
        _ configuration: HTTPServerConfiguration, _ responder: any HTTPResponder,
        report: @escaping @Sendable (HTTPServerEvent) -> Void
    ) {
        self.configuration = configuration
        self.responder = responder
        self.report = report
        memory = MemoryBudget(limit: configuration.maxMemory)
    }

    var currentStage: Stage { Stage(rawValue: stage.load(ordering: .acquiring)) ?? .draining }

    /// Stages only go forward.
    func advance(to next: Stage) {
        var seen = stage.load(ordering: .relaxed)
        while seen < next.rawValue {
            let result = stage.compareExchange(
                expected: seen, desired: next.rawValue, ordering: .acquiringAndReleasing)
            if result.exchanged { return }
            seen = result.original
        }
    }

    /// When draining ends, whatever is still open.
    var drainDeadline: UInt64 { deadline.load(ordering: .acquiring) }

    func drain(from now: UInt64, seconds: Int) {
        deadline.store(now &+ UInt64(seconds) * 1000, ordering: .releasing)
        advance(to: .draining)
    }

    /// Told once each time that the house gets full, not with every client at the door.
    func noteConnections(_ count: Int) {
        let limit = configuration.maxConnections
        if count >= limit {
            if !isFull.exchange(true, ordering: .relaxed) { report(.connectionsFull(limit: limit)) }
        } else if count < limit - limit / 10, isFull.load(ordering: .relaxed) {
            isFull.store(false, ordering: .relaxed)
        }
    }

    /// Told at most every ten seconds, however often it happens.
    func noteAcceptFailure(_ error: SocketError, now: UInt64) {
        let last = complaint.load(ordering: .relaxed)
        guard last == 0 || now >= last &+ 10_000 else { return }
        let result = complaint.compareExchange(expected: last, desired: now, ordering: .relaxed)
        if result.exchanged { report(.cannotAccept(error)) }
    }
}
