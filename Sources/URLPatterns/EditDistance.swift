/// How many letters two words differ by, for "did you mean".
public enum EditDistance {
    /// The candidate nearest to the word, where it is near enough to be meant: a third of its letters may differ, or
    /// it begins the word or is begun by it.
    public static func nearest(to word: String, among candidates: [String]) -> String? {
        let letters = Array(word.utf8.map(\.lowercased))
        var best: (distance: Int, candidate: String)?
        for candidate in candidates {
            let other = Array(candidate.utf8.map(\.lowercased))
            let isBegin =
                min(letters.count, other.count) >= 3 && (letters.starts(with: other) || other.starts(with: letters))
            let distance = isBegin ? 1 : between(letters, other)
            let longer = max(letters.count, other.count)
            guard distance <= max(1, longer / 3), distance < longer else { continue }
            if best.map({ distance < $0.distance }) ?? true { best = (distance, candidate) }
        }
        return best?.candidate
    }

    /// How many letters must be changed, added, left out or swapped with their neighbour; of texts over 64 bytes only
    /// the first 64 count.
    static func between(_ first: [UInt8], _ second: [UInt8]) -> Int {
        let a = first.prefix(64)
        let b = second.prefix(64)
        var before = Array(0...b.count)
        var row = before
        for (i, left) in a.enumerated() {
            var next = [i + 1]
            for (j, right) in b.enumerated() {
                let change = row[j] + (left == right ? 0 : 1)
                var least = min(change, row[j + 1] + 1, next[j] + 1)
                if i > 0, j > 0, left == b[j - 1], a[i - 1] == right { least = min(least, before[j - 1] + 1) }
                next.append(least)
            }
            before = row
            row = next
        }
        return row[b.count]
    }
}
