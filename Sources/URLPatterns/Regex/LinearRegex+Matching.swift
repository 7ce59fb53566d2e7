extension LinearRegex {
    /// Whether the whole of `bytes` is accepted. Bytes that are not UTF-8 never are.
    public func matches(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.count > 0 else { return acceptsEmpty }
        var alive: UInt64 = 0
        var candidates = first
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            if byte < 0x80 {
                alive = candidates & ascii[Int(byte)]
                place += 1
            } else {
                guard let (scalar, length) = UTF8Scalar.decode(bytes, at: place) else { return false }
                alive = candidates & mask(of: scalar)
                place += length
            }
            if alive == 0 { return false }
            candidates = successors(of: alive)
        }
        return alive & last != 0
    }

    /// Whether the whole of a range of `bytes` is accepted.
    public func matches(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
        let part = bytes[range]
        return matches(part.span)
    }

    /// The positions that can come after one of these.
    @inline(__always)
    func successors(of positions: UInt64) -> UInt64 {
        var result: UInt64 = 0
        var rest = positions
        while rest != 0 {
            result |= follow[rest.trailingZeroBitCount]
            rest &= rest &- 1
        }
        return result
    }

    /// The positions that take a scalar beyond ASCII.
    func mask(of scalar: UInt32) -> UInt64 {
        var low = 0
        var high = bounds.count
        while low < high {
            let middle = (low + high) / 2
            if bounds[middle] <= scalar { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? 0 : masks[low - 1]
    }
}
