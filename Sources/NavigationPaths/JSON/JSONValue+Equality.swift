extension JSONValue: Equatable, Hashable {
    /// Whether two values mean the same, wherever they stand.
    ///
    /// Numbers are compared by value and exactly: `1`, `1.0` and `10e-1` are equal, `12345678901234567890` and
    /// `12345678901234567891` are not. The order of members does not count. Strings are compared by their bytes,
    /// without Unicode normalization.
    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left.content, right.content) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): isEqual(left, right)
        case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)): isEqual(left, right)
        default: false
        }
    }

    private static func isEqual(_ left: String, _ right: String) -> Bool {
        if left.utf8.elementsEqual(right.utf8) { return true }
        // Text that is no number is equal to nothing but itself.
        guard let left = JSONNumber(left), let right = JSONNumber(right) else { return false }
        return left == right
    }

    private static func isEqual(_ left: [Member], _ right: [Member]) -> Bool {
        guard left.count == right.count else { return false }
        // The same order is the usual case, and needs no table.
        if zip(left, right).allSatisfy({ $0.name.utf8.elementsEqual($1.name.utf8) }) {
            return zip(left, right).allSatisfy { $0.value == $1.value }
        }
        let values = Dictionary(left.map { (ByteKey($0.name), $0.value) }) { _, last in last }
        return right.allSatisfy { values[ByteKey($0.name)] == $0.value }
    }

    /// Equal values have equal hashes.
    public func hash(into hasher: inout Hasher) {
        switch content {
        case .null: hasher.combine(0)
        case .bool(let value): hasher.combine(value)
        case .number(let text): hasher.combine(JSONNumber(text))
        case .string(let text): ByteKey(text).hash(into: &hasher)
        case .array(let elements): hasher.combine(elements)
        case .object(let members):
            // A sum, because the order does not count.
            var sum = members.count
            for member in members {
                var inner = Hasher()
                ByteKey(member.name).hash(into: &inner)
                member.value.hash(into: &inner)
                sum &+= inner.finalize()
            }
            hasher.combine(sum)
        }
    }
}

/// A name compared by its bytes, where `String` would take `é` and `e` + U+0301 for the same.
private struct ByteKey: Hashable {
    private let name: String

    init(_ name: String) { self.name = name }

    static func == (left: ByteKey, right: ByteKey) -> Bool { left.name.utf8.elementsEqual(right.name.utf8) }

    func hash(into hasher: inout Hasher) {
        for byte in name.utf8 { hasher.combine(byte) }
        hasher.combine(0xFF as UInt8)
    }
}
