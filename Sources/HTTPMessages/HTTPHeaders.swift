/// Header fields in the order they came. Names are compared without case (RFC 9110, 5.1); values are bytes.
///
/// One byte buffer and one list of offsets hold all of them, so that reading a request costs two allocations
/// however many fields it has, and none when the value is kept and cleared.
///
/// ```swift
/// var headers: HTTPHeaders = ["Accept": "text/html"]
/// headers["accept"]          // "text/html"
/// headers["Content-Type"]    // nil
/// ```
public struct HTTPHeaders: Sendable, ExpressibleByDictionaryLiteral {
    @usableFromInline var bytes: [UInt8] = []
    @usableFromInline var fields: [Field] = []

    @usableFromInline struct Field: Sendable {
        @usableFromInline var name: Range<Int>
        @usableFromInline var value: Range<Int>

        @inlinable init(name: Range<Int>, value: Range<Int>) {
            self.name = name
            self.value = value
        }
    }

    public init() {}

    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { append(name: name.utf8, value: value.utf8) }
    }

    public var count: Int { fields.count }

    /// How many bytes the names and values take together.
    public var byteCount: Int { bytes.count }

    public mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        fields.removeAll(keepingCapacity: true)
    }

    /// Adds a field. Inlinable, so that a caller's own kind of bytes is copied whole and not one by one.
    @inlinable
    public mutating func append(name: some Collection<UInt8>, value: some Collection<UInt8>) {
        let start = bytes.count
        bytes.append(contentsOf: name)
        let middle = bytes.count
        bytes.append(contentsOf: value)
        fields.append(Field(name: start..<middle, value: middle..<bytes.count))
    }

    /// The value of the first field of this name, as text.
    public subscript(name: String) -> String? {
        self.value(of: name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The bytes of the first field of this name.
    public func value(of name: String) -> ArraySlice<UInt8>? {
        for field in fields where matches(field.name, name) { return bytes[field.value] }
        return nil
    }

    /// The values of all fields of this name as one list (RFC 9110, 5.3); nil where there is none.
    public func list(of name: String) -> [UInt8]? {
        var result: [UInt8]?
        for field in fields where matches(field.name, name) {
            result = result.map { $0 + ", ".utf8 + bytes[field.value] } ?? Array(bytes[field.value])
        }
        return result
    }

    /// How many fields have this name: `Content-Length` twice is a framing error (RFC 9112, 6.3).
    public func count(of name: String) -> Int {
        fields.count { matches($0.name, name) }
    }

    private func matches(_ range: Range<Int>, _ name: String) -> Bool {
        guard range.count == name.utf8.count else { return false }
        let name = name.utf8.span
        for index in name.indices
        where lowercased(bytes[range.lowerBound &+ index]) != lowercased(name[index]) { return false }
        return true
    }

    private func lowercased(_ byte: UInt8) -> UInt8 {
        byte &- 0x41 < 26 ? byte | 0x20 : byte
    }
}
