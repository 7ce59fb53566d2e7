import CMicroHTTPD
import Glibc
import HTTPMessages

/// Reading the head of a request out of what the library has parsed.
extension Connection {
    /// Without method and version nothing is known of the request line but the target.
    mutating func readHead(method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?) {
        if let method = unsafe method { unsafe readMethod(method) }
        readTarget()
        if let version = unsafe version { unsafe layout.begin(after: version) }
        let handle = unsafe handle
        unsafe withUnsafeMutablePointer(to: &self) { connection in
            _ = unsafe MHD_get_connection_values_n(handle, .HEADER_KIND, Self.field, connection)
        }
        if let method = unsafe method { unsafe layout.finish(start: method, length: mhd_header_size(handle)) }
        if HeaderLayout.isKnown, let fault = layout.fault { head.refuse(fault) }
        let isHTTP10 = unsafe version.map { unsafe strcmp($0, "HTTP/1.0") == 0 } ?? false
        head.finish(isHTTP11: !isHTTP10)
    }

    private static let field: MHD_KeyValueIteratorN = { context, _, name, nameLength, value, valueLength in
        guard let context = unsafe context else { return .NO }
        let connection = unsafe context.assumingMemoryBound(to: Connection.self)
        let nameBytes = unsafe UnsafeRawBufferPointer(start: name, count: name == nil ? 0 : nameLength)
        let valueBytes = unsafe UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueLength)
        unsafe connection.pointee.layout.check(name: nameBytes, value: valueBytes)
        unsafe connection.pointee.head.read(
            name: nameBytes.assumingMemoryBound(to: UInt8.self), value: valueBytes.assumingMemoryBound(to: UInt8.self),
            into: &connection.pointee.request.headers)
        return .YES
    }

    private mutating func readMethod(_ text: UnsafePointer<CChar>) {
        if unsafe strcmp(text, "GET") == 0 {
            request.method = .get
        } else if unsafe strcmp(text, "POST") == 0 {
            request.method = .post
        } else if unsafe strcmp(text, "HEAD") == 0 {
            request.method = .head
        } else {
            let bytes = unsafe UnsafeRawBufferPointer(start: text, count: strlen(text))
            guard unsafe isToken(bytes.assumingMemoryBound(to: UInt8.self)) else { return head.refuse(.method) }
            request.method = unsafe HTTPMethod(String(decoding: bytes, as: UTF8.self))
        }
    }

    /// The four forms of RFC 9112, 3.2. A target in absolute form, as sent to a proxy, is cut to a path; its host
    /// stands in for the Host header.
    private mutating func readTarget() {
        let valid = unsafe request.target.withUnsafeBufferPointer { unsafe isTarget($0) }
        // A target that is too long was not copied.
        if case .targetTooLong = fault { return }
        guard valid, let first = request.target.first else { return head.refuse(.target) }
        if first == UInt8(ascii: "/") { return }
        if request.target.elementsEqual("*".utf8) && request.method == .options { return }
        // Nothing is tunnelled, but it is the responder that says so.
        if request.method.name == "CONNECT" { return }
        guard let start = afterScheme() else { return head.refuse(.target) }
        let path = request.target[start...].firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }
        let authority = Array(request.target[start..<(path ?? request.target.endIndex)])
        guard !authority.isEmpty, unsafe authority.withUnsafeBufferPointer({ unsafe isHost($0) }) else {
            return head.refuse(.target)
        }
        head.authority = authority
        request.target.removeSubrange(..<(path ?? request.target.endIndex))
        if request.target.first != UInt8(ascii: "/") { request.target.insert(UInt8(ascii: "/"), at: 0) }
    }

    /// The place after `http://` or `https://`, in any case of letters.
    private func afterScheme() -> Int? {
        for scheme in ["http://", "https://"] {
            let length = scheme.utf8.count
            let start = request.target.prefix(length).map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
            if start.elementsEqual(scheme.utf8) { return length }
        }
        return nil
    }
}
