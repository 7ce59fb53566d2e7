extension SeededGenerator {
    /// True once in `times`, on average.
    mutating func once(in times: Int) -> Bool { below(times) == 0 }

    /// A number from 0 to `limit`.
    mutating func count(upTo limit: Int) -> Int { below(limit + 1) }
}
