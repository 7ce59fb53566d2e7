/// The keys of the open objects, to find one that stands twice.
///
/// Keys are compared by their decoded bytes: `é` and `e` + U+0301 are two keys. Few keys are compared one by one;
/// from `scannedKeys` on a hash table, seeded anew in each process, keeps the cost of a key constant, whatever
/// keys a hostile text chooses.
struct JSONKeys {
    /// The keys of one open object.
    struct Scope {
        fileprivate var firstKey: Int
        fileprivate var firstByte: Int
    }

    private struct Key {
        /// In the source, or in `decoded`.
        var range: Range<Int>
        var isDecoded: Bool
        /// An earlier key with the same hash, or -1.
        var previous = -1
    }

    private static let scannedKeys = 16

    /// All keys of all open objects, the outermost first. What stands from `count` on is left over from objects
    /// that are closed.
    private var keys: [Key] = []
    private var count = 0
    /// The bytes of the keys that had escapes.
    private var decoded: [UInt8] = []
    /// For each open object with many keys, the outermost first: from a hash to the last key that has it.
    private var tables: [(firstKey: Int, table: [Int: Int])] = []

    func openScope() -> Scope { Scope(firstKey: count, firstByte: decoded.count) }

    mutating func close(_ scope: Scope) {
        count = scope.firstKey
        if decoded.count > scope.firstByte { decoded.removeLast(decoded.count - scope.firstByte) }
        if let last = tables.last, last.firstKey == scope.firstKey { tables.removeLast() }
    }

    mutating func removeAll() {
        count = 0
        decoded.removeAll(keepingCapacity: true)
        tables.removeAll()
    }

    /// Adds a key that stands in the source as it is; false if the object has it already.
    mutating func insert(_ range: Range<Int>, source: Span<UInt8>, into scope: Scope) -> Bool {
        insert(Key(range: range, isDecoded: false), source: source, into: scope)
    }

    /// Adds a key that had escapes; false if the object has it already.
    mutating func insert(_ text: [UInt8], source: Span<UInt8>, into scope: Scope) -> Bool {
        let start = decoded.count
        decoded.append(contentsOf: text)
        return insert(Key(range: start..<decoded.count, isDecoded: true), source: source, into: scope)
    }

    private mutating func insert(_ key: Key, source: Span<UInt8>, into scope: Scope) -> Bool {
        let isLarge = count - scope.firstKey >= Self.scannedKeys
        if isLarge {
            guard insertIntoTable(key, source: source, scope: scope) else { return false }
        } else {
            for index in scope.firstKey..<count where isEqual(keys[index], key, source) { return false }
            push(key)
        }
        return true
    }

    private mutating func push(_ key: Key) {
        if count < keys.count {
            keys[count] = key
        } else {
            keys.append(key)
        }
        count += 1
    }

    private mutating func insertIntoTable(_ key: Key, source: Span<UInt8>, scope: Scope) -> Bool {
        if tables.isEmpty || tables[tables.count - 1].firstKey != scope.firstKey {
            tables.append((scope.firstKey, [:]))
            for index in scope.firstKey..<count {
                let hash = hash(of: keys[index], source)
                keys[index].previous = tables[tables.count - 1].table.updateValue(index, forKey: hash) ?? -1
            }
        }
        let hash = hash(of: key, source)
        var candidate = tables[tables.count - 1].table[hash] ?? -1
        var key = key
        key.previous = candidate
        while candidate >= 0 {
            if isEqual(keys[candidate], key, source) { return false }
            candidate = keys[candidate].previous
        }
        tables[tables.count - 1].table[hash] = count
        push(key)
        return true
    }

    private func isEqual(_ left: Key, _ right: Key, _ source: Span<UInt8>) -> Bool {
        guard left.range.count == right.range.count else { return false }
        for offset in 0..<left.range.count where byte(offset, of: left, source) != byte(offset, of: right, source) {
            return false
        }
        return true
    }

    @inline(__always)
    private func byte(_ offset: Int, of key: Key, _ source: Span<UInt8>) -> UInt8 {
        let index = key.range.lowerBound + offset
        return key.isDecoded ? decoded[index] : source[index]
    }

    private func hash(of key: Key, _ source: Span<UInt8>) -> Int {
        var hasher = Hasher()
        // Eight bytes at a time: the hasher's cost is per call.
        var word: UInt64 = 0
        for offset in 0..<key.range.count {
            word = word << 8 | UInt64(byte(offset, of: key, source))
            if offset & 7 == 7 {
                hasher.combine(word)
                word = 0
            }
        }
        hasher.combine(word)
        hasher.combine(key.range.count)
        return hasher.finalize()
    }
}
