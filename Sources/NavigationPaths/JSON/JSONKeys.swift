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
        /// From a key's hash to the last key that has it.
        fileprivate var table: [Int: Int]?
    }

    private struct Key {
        /// In the source, or in `decoded`.
        var range: Range<Int>
        var isDecoded: Bool
        /// An earlier key with the same hash.
        var previous: Int?
    }

    private static let scannedKeys = 16

    /// All keys of all open objects, the outermost first.
    private var keys: [Key] = []
    /// The bytes of the keys that had escapes.
    private var decoded: [UInt8] = []

    func openScope() -> Scope { Scope(firstKey: keys.count, firstByte: decoded.count, table: nil) }

    mutating func close(_ scope: Scope) {
        keys.removeLast(keys.count - scope.firstKey)
        decoded.removeLast(decoded.count - scope.firstByte)
    }

    mutating func removeAll() {
        keys.removeAll(keepingCapacity: true)
        decoded.removeAll(keepingCapacity: true)
    }

    /// Adds a key that stands in the source as it is; false if the object has it already.
    mutating func insert(_ range: Range<Int>, of source: [UInt8], into scope: inout Scope) -> Bool {
        insert(Key(range: range, isDecoded: false, previous: nil), source: source, into: &scope)
    }

    /// Adds a key that had escapes; false if the object has it already.
    mutating func insert(_ text: [UInt8], source: [UInt8], into scope: inout Scope) -> Bool {
        let start = decoded.count
        decoded.append(contentsOf: text)
        return insert(Key(range: start..<decoded.count, isDecoded: true, previous: nil), source: source, into: &scope)
    }

    private mutating func insert(_ key: Key, source: [UInt8], into scope: inout Scope) -> Bool {
        var key = key
        if scope.table == nil {
            for index in scope.firstKey..<keys.count where isEqual(keys[index], key, source) { return false }
            if keys.count - scope.firstKey == Self.scannedKeys { buildTable(of: &scope, source: source) }
        }
        if scope.table != nil {
            let hash = hash(of: key, source)
            key.previous = scope.table?[hash]
            var candidate = key.previous
            while let index = candidate {
                if isEqual(keys[index], key, source) { return false }
                candidate = keys[index].previous
            }
            scope.table?[hash] = keys.count
        }
        keys.append(key)
        return true
    }

    private mutating func buildTable(of scope: inout Scope, source: [UInt8]) {
        var table: [Int: Int] = [:]
        for index in scope.firstKey..<keys.count {
            let hash = hash(of: keys[index], source)
            keys[index].previous = table[hash]
            table[hash] = index
        }
        scope.table = table
    }

    private func isEqual(_ left: Key, _ right: Key, _ source: [UInt8]) -> Bool {
        guard left.range.count == right.range.count else { return false }
        for offset in 0..<left.range.count {
            let leftByte =
                left.isDecoded ? decoded[left.range.lowerBound + offset] : source[left.range.lowerBound + offset]
            let rightByte =
                right.isDecoded ? decoded[right.range.lowerBound + offset] : source[right.range.lowerBound + offset]
            if leftByte != rightByte { return false }
        }
        return true
    }

    private func hash(of key: Key, _ source: [UInt8]) -> Int {
        var hasher = Hasher()
        // Eight bytes at a time: the hasher's cost is per call.
        var word: UInt64 = 0
        var filled = 0
        for index in key.range {
            word = word << 8 | UInt64(key.isDecoded ? decoded[index] : source[index])
            filled += 1
            if filled == 8 {
                hasher.combine(word)
                word = 0
                filled = 0
            }
        }
        hasher.combine(word)
        hasher.combine(key.range.count)
        return hasher.finalize()
    }
}
