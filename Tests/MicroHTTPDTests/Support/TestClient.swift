import Glibc

/// One connection to a server, with bytes written and read as the test wants. Every wait ends after some seconds.
final class TestClient {
    let descriptor: Int32
    private var received: [UInt8] = []

    struct Failure: Error, Equatable {
        let call: String
        let code: Int32

        var isReset: Bool { code == ECONNRESET }
    }

    convenience init(port: UInt16, receiveBuffer: Int32? = nil) throws {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        try self.init(AF_INET, address, receiveBuffer: receiveBuffer)
    }

    convenience init(ipv6Port port: UInt16) throws {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = port.bigEndian
        address.sin6_addr = in6addr_loopback
        try self.init(AF_INET6, address)
    }

    convenience init(path: String) throws {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
        try self.init(AF_UNIX, address)
    }

    private init(_ family: Int32, _ address: some Sendable, receiveBuffer: Int32? = nil) throws {
        descriptor = socket(family, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(call: "socket", code: errno) }
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
        if var bytes = receiveBuffer {
            _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &bytes, socklen_t(MemoryLayout<Int32>.size))
        }
        let result = unsafe withUnsafeBytes(of: address) { bytes -> Int32 in
            guard let start = bytes.baseAddress else { return -1 }
            return unsafe connect(descriptor, start.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
        }
        guard result == 0 else { throw Failure(call: "connect", code: errno) }
    }

    deinit { close(descriptor) }

    /// Sends everything, or throws what the system says.
    func send(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes {
                unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Failure(call: "send", code: errno) }
            rest = rest.dropFirst(count)
        }
    }

    func send(_ text: String) throws { try send(Array(text.utf8)) }

    func shutdownWriting() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

    /// Whether an answer or the end has begun to arrive.
    var hasInput: Bool {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&state, 1, 0) > 0
    }

    /// Closes with a reset instead of an orderly end.
    func resetOnClose() {
        var option = linger(l_onoff: 1, l_linger: 0)
        _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    /// Reads once. False at the end of the stream.
    private func fill() throws -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = unsafe buffer.withUnsafeMutableBytes { unsafe recv(descriptor, $0.baseAddress, $0.count, 0) }
        guard count >= 0 else { throw Failure(call: "recv", code: errno) }
        received += buffer[..<count]
        return count > 0
    }

    /// The next answer, or nil if the connection ends before one begins.
    func response(toHead: Bool = false) throws -> TestResponse? {
        while true {
            if let (response, length) = TestResponse.parse(received, toHead: toHead) {
                received.removeFirst(length)
                return response
            }
            guard try fill() else {
                if received.isEmpty { return nil }
                throw Failure(call: "an answer cut off: \(String(decoding: received, as: UTF8.self))", code: 0)
            }
        }
    }

    /// Everything until the connection ends.
    func rest() throws -> [UInt8] {
        while try fill() {}
        defer { received = [] }
        return received
    }

    /// Whether the connection ends now, without another byte.
    func isClosed() -> Bool {
        do { return try !fill() && received.isEmpty } catch let failure as Failure {
            return failure.isReset
        } catch { return false }
    }

    /// Sends a request and reads its answer.
    func exchange(_ request: String) throws -> TestResponse? {
        try send(request)
        return try response(toHead: request.utf8.starts(with: "HEAD ".utf8))
    }
}
