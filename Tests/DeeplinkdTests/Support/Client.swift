import Glibc

/// One request on one connection of its own: the raw bytes there, the raw bytes back until the end.
func exchange(port: UInt16, _ request: String) throws -> String {
    struct Failure: Error {
        var call: String
        var code: Int32
    }
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw Failure(call: "socket", code: errno) }
    defer { close(descriptor) }
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = unsafe withUnsafePointer(to: &address) { pointer in
        unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
    }
    guard result == 0 else { throw Failure(call: "connect", code: errno) }
    let bytes = Array(request.utf8)
    guard unsafe send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
        throw Failure(call: "send", code: errno)
    }
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
        let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
        guard count >= 0 else { throw Failure(call: "recv", code: errno) }
        if count == 0 { return String(decoding: answer, as: UTF8.self) }
        answer += buffer[..<count]
    }
}

/// `GET` with a connection that ends after the answer.
func get(port: UInt16, _ target: String, headers: String = "") throws -> String {
    try exchange(port: port, "GET \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\(headers)\r\n")
}
