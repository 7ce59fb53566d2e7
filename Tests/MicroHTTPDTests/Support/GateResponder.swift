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

    /// Returns when every thread of the server is held: as long as one is free, another client comes to the gate. The
    /// clients have to be kept until then.
    func hold(_ server: borrowing TestServer, threads: Int) throws -> [TestClient] {
        held.store(0, ordering: .releasing)
        var clients: [TestClient] = []
        while heldNow < threads {
            let before = heldNow
            let client = try server.connect()
            try client.send("GET /gate HTTP/1.1\r\nHost: a\r\n\r\n")
            clients.append(client)
            guard waitUntil({ heldNow > before }) else { break }
        }
        return clients
    }

    func release() {
        opened.add(1, ordering: .acquiringAndReleasing)
    }
}

/// Whether the repetitions that take minutes are asked for.
var isSlowRun: Bool { unsafe getenv("SLOW_TESTS") != nil }
