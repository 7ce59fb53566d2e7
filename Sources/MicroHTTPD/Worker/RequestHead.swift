import HTTPMessages

/// What the header fields say about the frame of a request, and whether it can be trusted (RFC 9112, 6 and 11.2).
struct RequestHead {
    private(set) var fault: HTTPFramingFault?
    private var hosts = 0
    private var contentLengths = 0
    private var transferEncodings = 0
    private(set) var contentLength: Int?
    private(set) var isChunked = false
    private(set) var expectsContinue = false
    /// Host and port of a target in absolute form, which stand in for `Host`.
    var authority: [UInt8]?

    var hasBody: Bool { isChunked || (contentLength ?? 0) > 0 }

    mutating func refuse(_ reason: HTTPFramingFault) {
        if fault == nil { fault = reason }
    }

    /// Reads one field and copies it to `headers`. The value comes with the spaces at its end.
    mutating func read(
        name: UnsafeBufferPointer<UInt8>, value raw: UnsafeBufferPointer<UInt8>, into headers: inout HTTPHeaders
    ) {
        let value = unsafe trimmed(raw)
        guard unsafe isToken(name) else { return refuse(.headerName) }
        guard unsafe isFieldValue(value) else { return refuse(.headerValue) }
        switch name.count {
        case 4:
            if unsafe matches(name, "host") {
                hosts += 1
                guard unsafe isHost(value) else { return refuse(.invalidHost) }
                if let authority { return unsafe headers.append(name: name, value: authority) }
            }
        case 6:
            if unsafe matches(name, "expect"), unsafe matches(value, "100-continue") { expectsContinue = true }
        case 14:
            if unsafe matches(name, "content-length") {
                contentLengths += 1
                contentLength = unsafe decimal(value)
                if contentLength == nil { refuse(.invalidContentLength) }
            }
        case 17:
            if unsafe matches(name, "transfer-encoding") {
                transferEncodings += 1
                // libmicrohttpd knows the coding only without a space at its end.
                isChunked = unsafe matches(raw, "chunked")
                if !isChunked { refuse(.transferEncoding) }
            }
        default: break
        }
        unsafe headers.append(name: name, value: value)
    }

    /// After the last field.
    mutating func finish(isHTTP11: Bool) {
        if contentLengths > 0 && transferEncodings > 0 { refuse(.contentLengthWithTransferEncoding) }
        if contentLengths > 1 { refuse(.duplicateContentLength) }
        if transferEncodings > 1 || (transferEncodings > 0 && !isHTTP11) { refuse(.transferEncoding) }
        if hosts > 1 { refuse(.duplicateHost) }
        if hosts == 0 && isHTTP11 { refuse(.missingHost) }
        // HTTP/1.0 has no interim answers (RFC 9110, 10.1.1).
        if !isHTTP11 { expectsContinue = false }
    }

    /// Spaces and tabs at the end belong to the line, not to the value (RFC 9112, 5.1).
    private func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        var count = bytes.count
        while count > 0, unsafe bytes[count - 1] == 0x20 || bytes[count - 1] == 0x09 { count -= 1 }
        return unsafe UnsafeBufferPointer(rebasing: bytes[..<count])
    }

    /// `lowercase` is ASCII.
    private func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ lowercase: StaticString) -> Bool {
        guard bytes.count == lowercase.utf8CodeUnitCount else { return false }
        for index in 0..<bytes.count {
            let byte = unsafe bytes[index]
            let folded = byte &- 0x41 < 26 ? byte | 0x20 : byte
            guard unsafe folded == lowercase.utf8Start[index] else { return false }
        }
        return true
    }

    private func decimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard !bytes.isEmpty, bytes.count <= 18 else { return nil }
        var number = 0
        for index in 0..<bytes.count {
            let digit = unsafe bytes[index] &- 0x30
            guard digit < 10 else { return nil }
            number = number &* 10 &+ Int(digit)
        }
        return number
    }
}
