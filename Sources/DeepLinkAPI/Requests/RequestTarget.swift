/// Path and query of a raw request target, as ranges of its bytes. Nothing is decoded: `/re%73olve` is not `/resolve`.
struct RequestTarget {
    let bytes: [UInt8]
    let path: Range<Int>
    /// What follows the first `?`.
    let query: Range<Int>

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let mark = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.count
        path = 0..<mark
        query = min(mark + 1, bytes.count)..<bytes.count
    }

    func hasPath(_ path: String) -> Bool {
        bytes[self.path].elementsEqual(path.utf8)
    }

    /// The path as text, for messages and logs.
    var pathText: String { String(decoding: bytes[path], as: UTF8.self) }
}
