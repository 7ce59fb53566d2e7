extension LinearRegex {
    /// The positions that take the scalar at a place, and how many bytes it has. Text is UTF-8.
    @inline(__always)
    func taken(_ text: [UInt8], at place: Int, in range: Range<Int>) -> (mask: UInt64, length: Int) {
        let byte = text[place]
        if byte < 0x80 { return (ascii[Int(byte)], 1) }
        guard let (scalar, length) = UTF8Scalar.decode(text.span, at: place), place + length <= range.upperBound else {
            return (0, 1)
        }
        return (mask(of: scalar), length)
    }

    /// For each place of `range`: whether a text that begins there and ends at one of the ends is accepted, the empty
    /// one aside. One pass from the end of the text, whatever the number of ends.
    func starts(_ text: [UInt8], _ range: Range<Int>, isEnd: (Int) -> Bool) -> [Bool] {
        var result = [Bool](repeating: false, count: range.count)
        let preceding = preceding()
        // For each place the positions that can be the last taken before it.
        var live = [UInt64](repeating: 0, count: range.count + 1)
        live[range.count] = isEnd(range.upperBound) ? last : 0
        for place in range.reversed() where text[place] & 0xC0 != 0x80 {
            let (mask, length) = taken(text, at: place, in: range)
            let index = place - range.lowerBound
            let next = mask & live[index + length]
            result[index] = first & next != 0
            live[index] = isEnd(place) ? last : 0
            var rest = next
            while rest != 0 {
                live[index] |= preceding[rest.trailingZeroBitCount]
                rest &= rest &- 1
            }
        }
        return result
    }

    /// For each position those that can come before it.
    private func preceding() -> [UInt64] {
        var result = [UInt64](repeating: 0, count: 64)
        for position in follow.indices {
            var rest = follow[position]
            while rest != 0 {
                result[rest.trailingZeroBitCount] |= 1 << UInt64(position)
                rest &= rest &- 1
            }
        }
        return result
    }
}
