/// A hash table from (scope, bytes) to a number: all literal text of a table of patterns in one place.
///
/// A scope keeps the keys of one node apart from those of another. Keys are compared byte for byte, or with ASCII
/// letters folded where the key was inserted folded. Open addressing with linear probing, at most half full.
struct ByteTable: Sendable {
    private struct Entry: Sendable {
        var scope: Int
        var key: Range<Int>
        var value: Int
    }

    private var bytes: [UInt8] = []
    private var entries: [Entry] = []
    private var slots: [Int32] = Array(repeating: -1, count: 16)

    /// The number stored for the key, or the one that `make` gives, which is stored then.
    mutating func insert(scope: Int, key: [UInt8], make: () -> Int) -> Int {
        if let found = find(scope: scope, in: key, range: 0..<key.count, folding: false) { return found }
        if entries.count * 2 >= slots.count { grow() }
        let start = bytes.count
        bytes.append(contentsOf: key)
        let value = make()
        entries.append(Entry(scope: scope, key: start..<bytes.count, value: value))
        place(entries.count - 1)
        return value
    }

    /// The number stored for the bytes in `range`; with `folding`, for the bytes with their ASCII letters in lower case.
    func find(scope: Int, in text: [UInt8], range: Range<Int>, folding: Bool) -> Int? {
        find(scope: scope, in: text, range: range, hash: Self.hash(text, range, folding: folding), folding: folding)
    }

    func find(scope: Int, in text: [UInt8], range: Range<Int>, hash: UInt64, folding: Bool) -> Int? {
        let mask = slots.count - 1
        var slot = Self.start(hash, scope) & mask
        while slots[slot] >= 0 {
            let entry = entries[Int(slots[slot])]
            if entry.scope == scope, isEqual(entry.key, text, range, folding: folding) { return entry.value }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// FNV-1a, 64 bits.
    static func hash(_ text: [UInt8], _ range: Range<Int>, folding: Bool) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for index in range {
            let byte = folding ? text[index].lowercased : text[index]
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        }
        return hash
    }

    private static func start(_ hash: UInt64, _ scope: Int) -> Int {
        let mixed = (hash ^ (UInt64(truncatingIfNeeded: scope) &* 0x9e37_79b9_7f4a_7c15)) &* 0xff51_afd7_ed55_8ccd
        return Int(truncatingIfNeeded: mixed >> 32)
    }

    private func isEqual(_ key: Range<Int>, _ text: [UInt8], _ range: Range<Int>, folding: Bool) -> Bool {
        guard key.count == range.count else { return false }
        var index = range.lowerBound
        for position in key {
            let byte = folding ? text[index].lowercased : text[index]
            guard bytes[position] == byte else { return false }
            index += 1
        }
        return true
    }

    private mutating func place(_ index: Int) {
        let entry = entries[index]
        let mask = slots.count - 1
        var slot = Self.start(Self.hash(bytes, entry.key, folding: false), entry.scope) & mask
        while slots[slot] >= 0 { slot = (slot + 1) & mask }
        slots[slot] = Int32(index)
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 2)
        for index in entries.indices { place(index) }
    }
}
