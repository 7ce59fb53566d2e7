/// An IPv6 address (RFC 4291, 2.2), printed as the WHATWG serializer and RFC 5952 do.
struct IPv6Address {
    private var pieces: [UInt16] = []

    /// Reads the text between the brackets. Zones (`%eth0`) are refused: they mean something on one machine only.
    init?(_ text: ArraySlice<UInt8>) {
        var rest = text
        var gap: Int?
        if rest.starts(with: "::".utf8) {
            gap = 0
            rest = rest.dropFirst(2)
        }
        while !rest.isEmpty {
            guard pieces.count < 8 else { return nil }
            let digits = rest.prefix(4).prefix { $0.hexValue != nil }
            let tail = rest.dropFirst(digits.count)
            if tail.first == UInt8(ascii: ".") {
                guard pieces.count <= 6, appendIPv4(rest) else { return nil }
                break
            }
            guard !digits.isEmpty else { return nil }
            pieces.append(digits.reduce(0) { $0 << 4 | UInt16($1.hexValue ?? 0) })
            guard let colon = tail.first else { break }
            rest = tail.dropFirst()
            guard colon == UInt8(ascii: ":"), let next = rest.first else { return nil }
            if next == UInt8(ascii: ":") {
                guard gap == nil else { return nil }
                gap = pieces.count
                rest = rest.dropFirst()
            }
        }
        if let gap {
            guard pieces.count < 8 else { return nil }
            pieces.insert(contentsOf: repeatElement(0, count: 8 - pieces.count), at: gap)
        }
        guard pieces.count == 8 else { return nil }
    }

    /// The last two pieces may be written as an IPv4 address.
    private mutating func appendIPv4(_ text: ArraySlice<UInt8>) -> Bool {
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
