import Glibc
import HTTPMessages
import SystemIO
import Testing

@testable import MicroHTTPD

extension SocketTests {
    @Suite struct ListeningTests {
        @Test(
            "an address is read",
            arguments: [
                ("127.0.0.1:8080", .host("127.0.0.1", port: 8080)), ("localhost:0", .host("localhost", port: 0)),
                ("[::]:65535", .host("::", port: 65_535)), ("[::1]:1", .host("::1", port: 1)),
                ("unix:/run/a b.sock", .unix(path: "/run/a b.sock")), ("unix:relative", .unix(path: "relative")),
                ("systemd", .systemd), ("my-host.example:80", .host("my-host.example", port: 80)),
            ] as [(String, ListenAddress)])
        func address(text: String, expected: ListenAddress) throws {
            #expect(try ListenAddress(text) == expected)
            #expect("\(expected)" == text)
        }

        @Test(
            "a text that is no address is refused with what is wrong",
            arguments: [
                ("", .empty), ("8080", .missingHost), (":8080", .missingHost), ("localhost", .missingPort),
                ("localhost:", .missingPort), ("localhost:http", .invalidPort("http")),
                ("a:65536", .invalidPort("65536")),
                ("a:-1", .invalidPort("-1")), ("a:+1", .invalidPort("+1")), ("a: 1", .invalidPort(" 1")),
                ("::1:8080", .missingBrackets), ("[::1]", .missingPort), ("[::1:8080", .unclosedBracket),
                ("[localhost]:80", .invalidHost), ("http://a:80", .missingBrackets), ("a b:80", .invalidHost),
                ("unix:", .emptyPath), ("unix:" + String(repeating: "x", count: 108), .pathTooLong(limit: 107)),
                ("[::1]8080", .missingPort),
            ] as [(String, ListenAddressError)])
        func noAddress(text: String, expected: ListenAddressError) {
            #expect(throws: expected) { try ListenAddress(text) }
        }

        private func start(_ listeners: [ListenAddress]) throws -> HTTPServer {
            var configuration = HTTPServerConfiguration(listeners: listeners, threads: 2)
            configuration.drainTimeout = 0
            return try HTTPServer.start(configuration, responder: EchoResponder())
        }

        private let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

        @Test("IPv4, IPv6 and unix sockets are served by one server")
        func allKinds() throws {
            let path = try temporaryDirectory() + "/socket"
            let server = try start([
                ListenAddress("127.0.0.1:0"), ListenAddress("[::1]:0"), ListenAddress("unix:\(path)"),
            ])
            defer { server.stop() }
            let bound = server.boundAddresses
            try #require(bound.count == 3)
            #expect(try TestClient(port: #require(bound[0].port)).exchange(request)?.status == 200)
            #expect(try TestClient(ipv6Port: #require(bound[1].port)).exchange(request)?.status == 200)
            for _ in 0..<3 { #expect(try TestClient(path: path).exchange(request)?.status == 200) }
            #expect("\(bound[1])".hasPrefix("[::1]:"))
            #expect("\(bound[2])" == "unix:\(path)")
        }

        @Test("[::] takes IPv4 too, and a name all of its addresses")
        func dualStack() throws {
            let all = try start([ListenAddress("[::]:0")])
            defer { all.stop() }
            let port = try #require(all.boundAddresses.first?.port)
            #expect(try TestClient(port: port).exchange(request)?.status == 200)
            #expect(try TestClient(ipv6Port: port).exchange(request)?.status == 200)
            let named = try start([ListenAddress("localhost:0")])
            defer { named.stop() }
            #expect(Set(named.boundAddresses.map(\.port)).count == 1)
            #expect(try TestClient(port: #require(named.boundAddresses.first?.port)).exchange(request)?.status == 200)
        }

        @Test("a port that is taken, and a host that is not here, are told")
        func taken() throws {
            let server = try start([ListenAddress("127.0.0.1:0")])
            defer { server.stop() }
            let address = ListenAddress.host("127.0.0.1", port: try #require(server.boundAddresses.first?.port))
            #expect(throws: HTTPServerError.cannotListen(address, SocketError(code: EADDRINUSE))) {
                try start([address])
            }
            let elsewhere = ListenAddress.host("192.0.2.1", port: 0)
            #expect(throws: HTTPServerError.cannotListen(elsewhere, SocketError(code: EADDRNOTAVAIL))) {
                try start([elsewhere])
            }
            #expect(throws: HTTPServerError.self) { try start([.host("no-such-host.invalid", port: 0)]) }
            #expect(throws: HTTPServerError.noActivatedSockets) { try start([.systemd]) }
            #expect(throws: HTTPServerError.invalidConfiguration("listeners")) { try start([]) }
        }

        @Test("a unix socket that a killed process left is taken over, a living one is not, and a file is no socket")
        func unixPaths() throws {
            let directory = try temporaryDirectory()
            let path = directory + "/socket"
            let address = try ListenAddress("unix:\(path)")
            let first = try start([address])
            #expect(throws: HTTPServerError.inUse(address)) { try start([address]) }
            // A second name for the socket keeps it in place when the server takes its own away.
            #expect(unsafe link(path, directory + "/left") == 0)
            first.stop()
            #expect(unsafe access(path, F_OK) != 0)
            #expect(unsafe rename(directory + "/left", path) == 0)
            let second = try start([address])
            #expect(try TestClient(path: path).exchange(request)?.status == 200)
            // A successor has put its own socket in place: it must stay.
            #expect(unsafe unlink(path) == 0)
            let third = try start([address])
            second.stop()
            #expect(try TestClient(path: path).exchange(request)?.status == 200)
            third.stop()
            try write("x", to: path)
            #expect(throws: HTTPServerError.notASocket(address)) { try start([address]) }
        }

        @Test(
            "descriptors are handed over by systemd only to the process they are meant for",
            arguments: [
                ("7", "2", [3, 4]), ("7", "1", [3]), ("8", "1", nil), ("7", "0", nil), ("7", "x", nil), ("7", nil, nil),
                (nil, "1", nil), ("7", "-1", nil), ("7", "2000", nil),
            ] as [(String?, String?, [Int32]?)])
        func activation(process: String?, count: String?, expected: [Int32]?) {
            let variables = ["LISTEN_PID": process, "LISTEN_FDS": count]
            #expect(SocketActivation(variable: { variables[$0] ?? nil }, process: 7)?.descriptors == expected)
        }

        @Test("a socket that was handed over is served, and anything else is refused")
        func activated() throws {
            let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            #expect(throws: HTTPServerError.notListening(descriptor: listener)) {
                _ = try ListeningSocket.activated(listener)
            }
            #expect(listen(listener, 8) == 0)
            let handed = dup(listener)
            let adopted = try ListeningSocket.activated(handed)
            #expect(adopted.descriptor == handed)
            let flags = fcntl(handed, F_GETFL)
            #expect(flags & O_NONBLOCK != 0)
            let port = try #require(adopted.address.port)
            adopted.stopNewConnections()
            // It stays open for the successor.
            _ = try TestClient(port: port)
            close(listener)
            #expect(throws: HTTPServerError.notListening(descriptor: 999)) { _ = try ListeningSocket.activated(999) }
        }
    }
}
