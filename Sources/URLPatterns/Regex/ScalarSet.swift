/// A set of Unicode scalars as sorted ranges that neither touch nor overlap.
struct ScalarSet: Sendable, Equatable {
    private(set) var ranges: [ClosedRange<UInt32>] = []

    static let maximum: UInt32 = 0x10FFFF

    init() {}

    init(_ ranges: ClosedRange<UInt32>...) {
        for range in ranges { insert(range) }
    }

    var isEmpty: Bool { ranges.isEmpty }

    mutating func insert(_ new: ClosedRange<UInt32>) {
        var merged = new
        var kept: [ClosedRange<UInt32>] = []
        for range in ranges {
            // Scalars end at 10FFFF, so that adding one cannot overflow.
            if range.upperBound + 1 < merged.lowerBound || merged.upperBound + 1 < range.lowerBound {
                kept.append(range)
            } else {
                merged = min(range.lowerBound, merged.lowerBound)...max(range.upperBound, merged.upperBound)
            }
        }
        kept.append(merged)
        ranges = kept.sorted { $0.lowerBound < $1.lowerBound }
    }

    mutating func formUnion(_ other: ScalarSet) {
        for range in other.ranges { insert(range) }
    }

    /// All scalars that are not in the set.
    var inverted: ScalarSet {
        var result = ScalarSet()
        var next: UInt32 = 0
        for range in ranges {
            if range.lowerBound > next { result.ranges.append(next...range.lowerBound - 1) }
            next = range.upperBound + 1
        }
        if next <= Self.maximum { result.ranges.append(next...Self.maximum) }
        return result
    }

    static let all = ScalarSet(0...maximum)
    /// `\d`, ASCII only.
    static let digits = ScalarSet(0x30...0x39)
    /// `\w`, ASCII only: letters, digits, `_`.
    static let word = ScalarSet(0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A)
    /// `\s`, ASCII only: tab, line feed, vertical tab, form feed, carriage return, space.
    static let space = ScalarSet(0x09...0x0D, 0x20...0x20)
}
