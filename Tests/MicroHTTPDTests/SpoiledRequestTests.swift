import HTTPMessages
import MicroHTTPD
import SeededRandom
import Testing

/// Requests that are spoiled at random: whatever comes is answered whole or closed, and the next client is served.
extension SocketTests {
    @Suite struct SpoiledRequestTests {
        /// Requests of every form, to begin with.
        private static let sound = [
            "GET /a?b=c HTTP/1.1\r\nHost: a\r\nAccept: */*\r\n\r\n",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc",
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3;x=y\r\nabc\r\n0\r\nT: u\r\n\r\n",
            "HEAD / HTTP/1.0\r\nConnection: keep-alive\r\nCookie: a=b; c=d\r\n\r\n",
            "PUT http://a/%ff?x HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}",
        ]
        private static let pieces = [
            "\r", "\n", "\r\n", "\r\n\r\n", "\0", " ", "\t", ":", "Host: b\r\n", "Content-Length: 9\r\n",
            "Transfer-Encoding: chunked\r\n", "Connection: close\r\n", "ffffffffffffffff\r\n", "-1", "%00", "?", "&=",
            "HTTP/1.1", "HTTP/9.9", "\u{80}", "GET / HTTP/1.1\r\nHost: a\r\n\r\n", String(repeating: "x", count: 9000),
            String(repeating: "a=b&", count: 600), String(repeating: "X: y\r\n", count: 200),
        ]

        private static func spoiled(_ random: inout SeededGenerator) -> [UInt8] {
            var bytes = Array(random.pick(sound).utf8)
            for _ in 0...random.count(upTo: 3) {
                let place = random.below(bytes.count + 1)
                let end = min(bytes.count, place + random.count(upTo: 8))
                switch random.below(4) {
                case 0: bytes.insert(contentsOf: random.pick(pieces).utf8, at: place)
                case 1: bytes.removeSubrange(place..<end)
                case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
                default: if place < bytes.count { bytes[place] = UInt8(truncatingIfNeeded: random.next()) }
                }
            }
            return bytes
        }

        @Test("are answered whole or closed in time, and hold nothing up", arguments: 0..<3)
        func spoiled(seed: Int) throws {
            var random = SeededGenerator(seed: UInt64(seed))
            let server = try TestServer {
                $0.requestTimeout = 1
                $0.idleTimeout = 1
            }
            for _ in 0..<(isSlowRun ? 200 : 2) {
                // All at once, for some of them wait for the rest of a body until their time is over.
                let clients = try (0..<60).map { _ in
                    let bytes = Self.spoiled(&random)
                    let client = try server.connect()
                    try? client.send(bytes)
                    return (client, bytes)
                }
                for (client, bytes) in clients {
                    do {
                        let answer = try client.rest()
                        #expect(Self.isWhole(answer), "\(Self.text(bytes)) gives \(Self.text(answer))")
                    } catch let failure as TestClient.Failure {
                        // What is sent behind the end is answered with a reset.
                        #expect(failure.isReset, "\(failure): \(Self.text(bytes))")
                    }
                }
                #expect(try server.connect().exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n")?.status == 200)
            }
        }

        /// True for answers one after the other, none cut off. Which of them are to HEAD, and so have no body, is not
        /// known.
        private static func isWhole(_ bytes: [UInt8]) -> Bool {
            bytes.isEmpty
                || [false, true].contains { toHead in
                    guard let (_, length) = TestResponse.parse(bytes, toHead: toHead) else { return false }
                    return isWhole(Array(bytes[length...]))
                }
        }

        private static func text(_ bytes: [UInt8]) -> String {
            String(decoding: bytes.prefix(400), as: UTF8.self).debugDescription
        }
    }
}
