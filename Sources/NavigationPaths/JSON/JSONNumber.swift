/// A decimal number of any size, by value: the same for all texts that mean the same.
struct JSONNumber: Hashable {
    /// JSON5's hexadecimal numbers are bounded, because turning them into decimals costs the square of their length.
    static let maximumHexadecimalDigits = 256

    /// The power of ten of the last digit.
    private enum Exponent: Hashable {
        case small(Int)
        /// Too large to count with: as written, and what the digits before it would add. Such numbers are equal only
        /// if both are.
        case large(isNegative: Bool, text: [UInt8], shift: Int)
    }

    private var isNegative = false
    /// Without zeros at either end; empty for zero.
    private var digits: [UInt8] = []
    private var exponent = Exponent.small(0)

    /// The value of a number's text, in JSON or JSON5; nil if it is none.
    init?(_ text: String) {
        var bytes = ArraySlice(Array(text.utf8))
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
        if bytes.count > 2, bytes.starts(with: "0x".utf8) || bytes.starts(with: "0X".utf8) {
            guard let decimal = Self.decimal(hexadecimal: bytes.dropFirst(2)) else { return nil }
            digits = decimal
            stripZeros(digitsAfterPoint: 0, exponentText: [])
        } else {
            let exponentStart = bytes.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? bytes.endIndex
            let mantissa = bytes[..<exponentStart]
            let point = mantissa.firstIndex(of: UInt8(ascii: ".")) ?? mantissa.endIndex
            let fraction = mantissa[point...].dropFirst()
            digits = Array(mantissa[..<point]) + fraction
            guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else { return nil }
            let exponentText = bytes[exponentStart...].dropFirst()
            guard exponentStart == bytes.endIndex || Self.isExponent(exponentText) else { return nil }
            stripZeros(digitsAfterPoint: fraction.count, exponentText: exponentText)
        }
        // -0 and 0 are the same number.
        self.isNegative = isNegative && !digits.isEmpty
    }

    private static func isExponent(_ text: ArraySlice<UInt8>) -> Bool {
        let digits = text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") ? text.dropFirst() : text
        return !digits.isEmpty && digits.allSatisfy(\.isASCIIDigit)
    }

    private mutating func stripZeros(digitsAfterPoint: Int, exponentText: ArraySlice<UInt8>) {
        let zero = UInt8(ascii: "0")
        let length = digits.count
        while digits.last == zero { digits.removeLast() }
        let shift = length - digits.count - digitsAfterPoint
        digits.removeFirst(digits.prefix { $0 == zero }.count)
        guard !digits.isEmpty else { return }
        let isNegative = exponentText.first == UInt8(ascii: "-")
        let text = exponentText.drop { $0 == zero || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        // 18 digits, and a shift that is bounded by the length of a text in memory, cannot overflow.
        guard text.count <= 18 else {
            exponent = .large(isNegative: isNegative, text: Array(text), shift: shift)
            return
        }
        let value = text.reduce(0) { $0 * 10 + Int($1 - zero) }
        exponent = .small((isNegative ? -value : value) + shift)
    }

    /// The decimal digits of a hexadecimal number; nil if a byte is no digit or there are too many.
    static func decimal(hexadecimal text: ArraySlice<UInt8>) -> [UInt8]? {
        guard text.count <= maximumHexadecimalDigits else { return nil }
        // Little-endian decimal digits, multiplied by 16 for each digit that comes.
        var decimal: [UInt8] = [0]
        for byte in text {
            guard let digit = byte.hexadecimalDigit else { return nil }
            var carry = Int(digit)
            for index in decimal.indices {
                carry += Int(decimal[index]) * 16
                decimal[index] = UInt8(carry % 10)
                carry /= 10
            }
            while carry > 0 {
                decimal.append(UInt8(carry % 10))
                carry /= 10
            }
        }
        return decimal.reversed().map { $0 + UInt8(ascii: "0") }
    }
}
