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

    /// Levenshtein's distance; of texts over 64 bytes only the first 64 count.
    static func between(_ first: [UInt8], _ second: [UInt8]) -> Int {
        let a = first.prefix(64)
        let b = second.prefix(64)
        var row = Array(0...b.count)
        for (i, left) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, right) in b.enumerated() {
                let change = diagonal + (left == right ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[b.count]
    }
}
