extension HTTPFault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .badRequest(let fault): "bad request: \(fault)"
        case .requestTimeout(let seconds): "the request was not complete within \(seconds) seconds"
        case .payloadTooLarge(let limit): "the body is longer than \(limit) bytes"
        case .targetTooLong(let limit): "the request target is longer than \(limit) bytes"
        case .headersTooLarge(let limit): "the header fields are longer than \(limit) bytes, or too many"
        case .overloaded(let seconds): "too much at once, try again in \(seconds) seconds"
        }
    }
}

extension HTTPFramingFault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .method: "the method is not a token"
        case .target: "the request target holds a space or a control character, or is no path"
        case .missingHost: "HTTP/1.1 needs a Host header"
        case .duplicateHost: "more than one Host header"
        case .invalidHost: "the Host header names no host"
        case .headerName: "a header name is not a token; folded lines and spaces before the colon are refused"
        case .headerValue: "a header value holds a control character"
        case .duplicateContentLength: "more than one Content-Length header"
        case .invalidContentLength: "Content-Length is not a decimal number in range"
        case .contentLengthWithTransferEncoding: "both Content-Length and Transfer-Encoding"
        case .transferEncoding: "the only transfer coding understood is one chunked, in HTTP/1.1"
        }
    }
}
