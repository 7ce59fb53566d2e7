import Glibc
import HTTPMessages
import Synchronization

/// Holds the server's threads at `/gate` until the gate is opened; answers everything else as an echo.
final class GateResponder: HTTPResponder {
    private let opened = Atomic<Int>(0)
    private let held = Atomic<Int>(0)

    func respond(to request: borrowing HTTPRequest) -> HTTPResponse {
        if request.target.elementsEqual("/gate".utf8) {
            let round = opened.load(ordering: .acquiring)
            held.add(1, ordering: .acquiringAndReleasing)
            _ = waitUntil { opened.load(ordering: .acquiring) > round }
        }
        return EchoResponder().respond(to: request)
    }

    var heldNow: Int { held.load(ordering: .acquiring) }

    /// Returns when every thread of the server is held: as long as one is free, another client comes to the gate.
    func hold(_ server: borrowing TestServer, threads: Int) throws {
        held.store(0, ordering: .releasing)
        while held.load(ordering: .acquiring) < threads {
            let before = held.load(ordering: .acquiring)
            let client = try server.connect()
            try client.send("GET /gate HTTP/1.1\r\nHost: a\r\n\r\n")
            guard waitUntil({ held.load(ordering: .acquiring) > before }) else { return }
            waiting.withLock { $0.append(client) }
        }
    }

    func release() {
        opened.add(1, ordering: .acquiringAndReleasing)
        waiting.withLock { $0 = [] }
    }

    private let waiting = Mutex<[TestClient]>([])
}

/// Whether the repetitions that take minutes are asked for.
var isSlowRun: Bool { unsafe getenv("SLOW_TESTS") != nil }
