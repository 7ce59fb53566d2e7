/// A set of ASCII characters as two words: a test costs a shift and needs no table in memory.
struct ByteSet: Equatable {
    var low: UInt64 = 0
    var high: UInt64 = 0

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        // A shift by 64 and more gives zero: it serves bytes beyond ASCII and the wrong half.
        (low >> UInt64(byte) | high >> (UInt64(byte) &- 64)) & 1 == 1
    }

    /// What may stand raw in a query or a fragment: visible ASCII but `\ < > " ^ { | }`, backtick and `%`.
    static var plain: ByteSet { ByteSet(low: 0xAFFF_FFDA_0000_0000, high: 0x47FF_FFFE_AFFF_FFFF) }

    /// `plain` without `/`, `?` and `#`: a segment.
    static var segment: ByteSet { ByteSet(low: 0x2FFF_7FD2_0000_0000, high: 0x47FF_FFFE_AFFF_FFFF) }

    /// Letters, digits, `+`, `-` and `.` (RFC 3986, 3.1).
    static var scheme: ByteSet { ByteSet(low: 0x03FF_6800_0000_0000, high: 0x07FF_FFFE_07FF_FFFE) }

    /// Letters, digits, `-`, `_` and `.`.
    static var host: ByteSet { ByteSet(low: 0x03FF_6000_0000_0000, high: 0x07FF_FFFE_87FF_FFFE) }
}
