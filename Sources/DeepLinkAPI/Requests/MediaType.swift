import HTTPMessages

/// The media types that the service reads and writes, without their parameters.
enum MediaType: String {
    case json = "application/json"
    case lines = "application/x-ndjson"
    case problem = "application/problem+json"
    case yaml = "application/yaml"
    case markdown = "text/markdown"
    case html = "text/html"
    case plain = "text/plain"

    /// What the body is said to be: nil without a `Content-Type`.
    static func ofBody(_ headers: HTTPHeaders) throws(RequestFailure) -> MediaType? {
        if let coding = headers.value(of: "Content-Encoding"), !essence(coding).elementsEqual("identity".utf8) {
            throw .unsupportedEncoding(String(decoding: coding, as: UTF8.self))
        }
        guard let value = headers.value(of: "Content-Type") else { return nil }
        let name = essence(value)
        if name.isEmpty { return nil }
        if name.elementsEqual("application/ndjson".utf8) || name.elementsEqual("application/jsonl".utf8) {
            return .lines
        }
        guard let type = MediaType(rawValue: String(decoding: name, as: UTF8.self)) else {
            throw .unsupportedMediaType(String(decoding: value, as: UTF8.self))
        }
        return type
    }

    /// JSON or lines of it: what the body is, and what the answer to it will be.
    static func ofBatch(_ headers: HTTPHeaders) throws(RequestFailure) -> MediaType {
        let type = try ofBody(headers) ?? .json
        guard type == .json || type == .lines else { throw .unsupportedMediaType(type.rawValue) }
        _ = try accepted(headers, preferred: type)
        return type
    }

    /// `type/subtype` in small letters, without parameters.
    static func essence(_ value: ArraySlice<UInt8>) -> [UInt8] {
        let end = value.firstIndex(of: UInt8(ascii: ";")) ?? value.endIndex
        return value[..<end].compactMap { byte in
            if byte == 0x20 || byte == 0x09 { return nil }
            return byte &- 0x41 < 26 ? byte | 0x20 : byte
        }
    }
}
