extension JSONValue: Equatable {
    /// Whether two values mean the same, wherever they stand.
    ///
    /// Numbers are compared by value and exactly: `1`, `1.0` and `10e-1` are equal, `12345678901234567890` and
    /// `12345678901234567891` are not. The order of members does not count. Strings are compared by their bytes,
    /// without Unicode normalization.
    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        // A list of what is left to compare, instead of recursion: see `append(to:)`.
        var pairs = [(left, right)]
        while let (left, right) = pairs.popLast() {
            switch (left.content, right.content) {
            case (.null, .null): break
            case (.bool(let left), .bool(let right)): guard left == right else { return false }
            case (.number(let left), .number(let right)): guard isEqual(left, right) else { return false }
            case (.string(let left), .string(let right)):
                guard left.utf8.elementsEqual(right.utf8) else { return false }
            case (.array(let left), .array(let right)):
                guard left.count == right.count else { return false }
                pairs.append(contentsOf: zip(left, right))
            case (.object(let left), .object(let right)):
                guard let matched = match(left, right) else { return false }
                pairs.append(contentsOf: matched)
            default: return false
            }
        }
        return true
    }

    private static func isEqual(_ left: String, _ right: String) -> Bool {
        if left.utf8.elementsEqual(right.utf8) { return true }
        // Text that is no number is equal to nothing but itself.
        guard let left = JSONNumber(left), let right = JSONNumber(right) else { return false }
        return left == right
    }

    /// The values that have the same name; nil if a name is missing on one side.
    private static func match(_ left: [Member], _ right: [Member]) -> [(JSONValue, JSONValue)]? {
        guard left.count == right.count else { return nil }
        // The same order is the usual case, and needs no table.
        if zip(left, right).allSatisfy({ $0.name.utf8.elementsEqual($1.name.utf8) }) {
            return zip(left, right).map { ($0.value, $1.value) }
        }
        let values = Dictionary(left.map { (ByteKey($0.name), $0.value) }) { _, last in last }
        var matched: [(JSONValue, JSONValue)] = []
        for member in right {
            guard let value = values[ByteKey(member.name)] else { return nil }
            matched.append((value, member.value))
        }
        return matched
    }
}

extension JSONValue: Hashable {
    /// Equal values have equal hashes.
    public func hash(into hasher: inout Hasher) {
        // A sum over all values, each together with the way that leads to it: so the order of members does not
        // count, and no recursion is needed.
        var sum = 0
        var rest = [(value: self, path: 0)]
        while let (value, path) = rest.popLast() {
            var inner = Hasher()
            inner.combine(path)
            switch value.content {
            case .null: inner.combine(0)
            case .bool(let value): inner.combine(value)
            case .number(let text): inner.combine(JSONNumber(text))
            case .string(let text): inner.combine(ByteKey(text))
            case .array(let elements):
                inner.combine(elements.count)
                for (index, element) in elements.enumerated() { rest.append((element, Self.path(path, index))) }
            case .object(let members):
                inner.combine(members.count)
                for member in members { rest.append((member.value, Self.path(path, ByteKey(member.name)))) }
            }
            sum &+= inner.finalize()
        }
        hasher.combine(sum)
    }

    private static func path(_ parent: Int, _ step: some Hashable) -> Int {
        var hasher = Hasher()
        hasher.combine(parent)
        hasher.combine(step)
        return hasher.finalize()
    }
}

/// A text compared by its bytes, where `String` would take `é` and `e` + U+0301 for the same.
private struct ByteKey: Hashable {
    private let text: String

    init(_ text: String) { self.text = text }

    static func == (left: ByteKey, right: ByteKey) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
        hasher.combine(0xFF as UInt8)
    }
}
