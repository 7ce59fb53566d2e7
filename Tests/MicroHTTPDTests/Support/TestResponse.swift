/// An answer as a client reads it.
struct TestResponse {
    var status: Int
    var headers: [(name: String, value: String)]
    var body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }

    subscript(name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    func count(of name: String) -> Int {
        headers.count { $0.name.lowercased() == name.lowercased() }
    }

    var closes: Bool { self["Connection"] == "close" }

    /// One whole answer at the start of `bytes` and its length, or nil if more bytes are needed.
    static func parse(_ bytes: [UInt8], toHead: Bool) -> (TestResponse, length: Int)? {
        guard let end = bytes.firstIndex(ofLineEnds: 2) else { return nil }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).split(
            separator: "\r\n", omittingEmptySubsequences: true)
        guard let first = lines.first, first.hasPrefix("HTTP/1.1 ") else { return nil }
        let status = Int(first.dropFirst(9).prefix(3)) ?? 0
        let headers = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return (String(parts[0]), parts.count > 1 ? String(parts[1].drop { $0 == " " }) : "")
        }
        var response = TestResponse(status: status, headers: headers, body: [])
        guard status >= 200, !toHead else { return (response, end) }
        let length = response["Content-Length"].flatMap { Int($0) } ?? 0
        guard bytes.count >= end + length else { return nil }
        response.body = Array(bytes[end..<(end + length)])
        return (response, end + length)
    }
}

extension [UInt8] {
    /// The index after the first `count` line ends in a row.
    fileprivate func firstIndex(ofLineEnds count: Int) -> Int? {
        let pattern = [UInt8]("\r\n\r\n".utf8)
        guard self.count >= pattern.count else { return nil }
        for start in 0...(self.count - pattern.count) where self[start..<(start + 4)].elementsEqual(pattern) {
            return start + 4
        }
        return nil
    }
}
