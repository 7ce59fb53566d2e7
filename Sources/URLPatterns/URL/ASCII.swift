/// Letters and digits by their bytes.
extension UInt8 {
    @inline(__always)
    var isDigit: Bool { self &- 0x30 < 10 }

    @inline(__always)
    var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

    /// The lower-case letter for a capital, anything else as it is.
    @inline(__always)
    var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

    /// 0 to 15 for a hexadecimal digit.
    @inline(__always)
    var hexValue: UInt8? {
        if isDigit { return self &- 0x30 }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? letter &+ 10 : nil
    }
}
