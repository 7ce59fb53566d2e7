/// An IPv6 address (RFC 4291, 2.2), printed as the WHATWG serializer and RFC 5952 do.
struct IPv6Address {
    private var pieces: [UInt16] = []

    /// Reads the text between the brackets. Zones (`%eth0`) are refused: they mean something on one machine only.
    init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        guard range.lowerBound <= range.upperBound else { return nil }
        var place = range.lowerBound
        var gap: Int?
        if range.count >= 2, bytes[place] == UInt8(ascii: ":"), bytes[place + 1] == UInt8(ascii: ":") {
            gap = 0
            place += 2
        }
        while place < range.upperBound {
            guard pieces.count < 8 else { return nil }
            let start = place
            var number: UInt16 = 0
            while place < range.upperBound, place - start < 4, let digit = bytes[place].hexValue {
                number = number << 4 | UInt16(digit)
                place += 1
            }
            if place < range.upperBound, bytes[place] == UInt8(ascii: ".") {
                guard pieces.count <= 6, appendIPv4(bytes, start..<range.upperBound) else { return nil }
                break
            }
            guard place > start else { return nil }
            pieces.append(number)
            guard place < range.upperBound else { break }
            guard bytes[place] == UInt8(ascii: ":") else { return nil }
            place += 1
            if place < range.upperBound, bytes[place] == UInt8(ascii: ":") {
                guard gap == nil else { return nil }
                gap = pieces.count
                place += 1
            } else if place == range.upperBound {
                return nil
            }
        }
        if let gap {
            guard pieces.count < 8 else { return nil }
            pieces.insert(contentsOf: repeatElement(0, count: 8 - pieces.count), at: gap)
        }
        guard pieces.count == 8 else { return nil }
    }

    /// The last two pieces may be written as an IPv4 address.
    private mutating func appendIPv4(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var text: [UInt8] = []
        for place in range { text.append(bytes[place]) }
        let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map(Self.decimal)
        guard parts.count == 4 else { return false }
        var number: UInt32 = 0
        for part in parts {
            guard let part else { return false }
            number = number << 8 | UInt32(part)
        }
        pieces.append(UInt16(truncatingIfNeeded: number >> 16))
        pieces.append(UInt16(truncatingIfNeeded: number))
        return true
    }

    /// 0 to 255 in plain decimals, without leading zeros.
    static func decimal(_ digits: ArraySlice<UInt8>) -> UInt8? {
        guard (1...3).contains(digits.count), digits.count == 1 || digits.first != UInt8(ascii: "0") else { return nil }
        var number = 0
        for digit in digits {
            guard digit.isDigit else { return nil }
            number = number * 10 + Int(digit &- 0x30)
        }
        return UInt8(exactly: number)
    }

    /// Appends the address in brackets: lower case, the first longest run of two or more zero pieces as `::`.
    func append(to text: inout [UInt8]) {
        let gap = longestRunOfZeros()
        text.append(UInt8(ascii: "["))
        var index = 0
        while index < pieces.count {
            if let gap, index == gap.lowerBound {
                text.append(UInt8(ascii: ":"))
                if index == 0 { text.append(UInt8(ascii: ":")) }
                index = gap.upperBound
                continue
            }
            text.append(contentsOf: String(pieces[index], radix: 16).utf8)
            if index < 7 { text.append(UInt8(ascii: ":")) }
            index += 1
        }
        text.append(UInt8(ascii: "]"))
    }

    private func longestRunOfZeros() -> Range<Int>? {
        var longest = 0..<0
        var start = 0
        for index in 0...pieces.count where index == pieces.count || pieces[index] != 0 {
            if index - start > longest.count { longest = start..<index }
            start = index + 1
        }
        return longest.count > 1 ? longest : nil
    }
}
