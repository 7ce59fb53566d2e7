/// A set of ASCII characters as two words: a test costs a shift, and needs no table in memory.
struct ByteSet: Equatable {
    var low: UInt64 = 0
    var high: UInt64 = 0

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        let word = byte < 64 ? low : high
        return byte < 128 && (word &>> UInt64(byte)) & 1 == 1
    }

    /// What may stand raw in a fragment: visible ASCII but `\ < > " ^ { | }`, backtick and `%`.
    static var plain: ByteSet { ByteSet(low: 0xAFFF_FFDA_0000_0000, high: 0x47FF_FFFE_AFFF_FFFF) }

    /// `plain` without `#`: a query.
    static var query: ByteSet { ByteSet(low: 0xAFFF_FFD2_0000_0000, high: 0x47FF_FFFE_AFFF_FFFF) }

    /// `plain` without `& = +`: what a query item holds as it is.
    static var item: ByteSet { ByteSet(low: 0x8FFF_F79A_0000_0000, high: 0x47FF_FFFE_AFFF_FFFF) }

    /// `plain` without `/ ? #`: a segment.
    static var segment: ByteSet { ByteSet(low: 0x2FFF_7FD2_0000_0000, high: 0x47FF_FFFE_AFFF_FFFF) }

    /// `segment` without `@`: an authority without user information.
    static var authority: ByteSet { ByteSet(low: 0x2FFF_7FD2_0000_0000, high: 0x47FF_FFFE_AFFF_FFFE) }

    /// Small letters, digits, `+`, `-` and `.` (RFC 3986, 3.1).
    static var smallScheme: ByteSet { ByteSet(low: 0x03FF_6800_0000_0000, high: 0x07FF_FFFE_0000_0000) }

    /// Small letters, digits, `-` and `_`.
    static var smallLabel: ByteSet { ByteSet(low: 0x03FF_2000_0000_0000, high: 0x07FF_FFFE_8000_0000) }
}
