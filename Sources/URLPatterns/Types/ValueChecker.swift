/// Says whether a text is a value of a type. Text is decoded UTF-8.
public struct ValueChecker: Sendable {
    let reader: DeepLinkURLReader

    public init(hosts: HostToASCII? = nil) {
        reader = DeepLinkURLReader(hostToASCII: hosts)
    }

    public func accepts(_ text: [UInt8], _ type: ValueType, folding: Bool = false) -> Bool {
        accepts(text, 0..<text.count, type, folding: folding)
    }

    /// - Parameter folding: Choices and mapped texts are compared without the case of ASCII letters.
    func accepts(_ text: [UInt8], _ range: Range<Int>, _ type: ValueType, folding: Bool) -> Bool {
        if type.list == .commas {
            return Self.commaPieces(text, range).allSatisfy { accepts(text, $0, type.base, folding: folding) }
        }
        return accepts(text, range, type.base, folding: folding)
    }

    func accepts(_ text: [UInt8], _ range: Range<Int>, _ base: ValueType.Base, folding: Bool) -> Bool {
        switch base {
        case .text: return true
        case .string: return !range.isEmpty
        case .int(let lower, let upper):
            guard let value = Self.int(text, range) else { return false }
            return value >= lower ?? .min && value <= upper ?? .max
        case .double: return Self.double(text, range) != nil
        case .bool: return Self.bool(text, range) != nil
        case .uuid: return Self.isUUID(text, range)
        case .date: return ISODate.isDate(text, range)
        case .choice(let set): return set.index(of: text, range, folding: folding) != nil
        case .mapped(let map): return map.texts.index(of: text, range, folding: folding) != nil
        case .regex(let regex): return !range.isEmpty && regex.matches(text, in: range)
        case .url(let origins): return isWebURL(text, range, origins)
        }
    }

    /// The pieces between commas, without the empty ones.
    public static func commaPieces(_ text: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = range.lowerBound
        for index in range where text[index] == UInt8(ascii: ",") {
            if index > start { pieces.append(start..<index) }
            start = index + 1
        }
        if range.upperBound > start { pieces.append(start..<range.upperBound) }
        return pieces
    }

    /// What `Int(_:)` takes: a sign if one is wished, then decimal digits, within 64 bits.
    public static func int(_ text: [UInt8], _ range: Range<Int>) -> Int? {
        var index = range.lowerBound
        guard index < range.upperBound else { return nil }
        let isNegative = text[index] == UInt8(ascii: "-")
        if isNegative || text[index] == UInt8(ascii: "+") { index += 1 }
        guard index < range.upperBound else { return nil }
        var value = 0
        while index < range.upperBound {
            let digit = text[index] &- 0x30
            guard digit < 10 else { return nil }
            let (ten, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, carry) =
                isNegative ? ten.subtractingReportingOverflow(Int(digit)) : ten.addingReportingOverflow(Int(digit))
            if overflow || carry { return nil }
            value = sum
            index += 1
        }
        return value
    }

    /// A finite decimal number: digits with a point, an exponent and a sign if wished. No `inf`, `nan` or hexadecimal.
    public static func double(_ text: [UInt8], _ range: Range<Int>) -> Double? {
        let isDecimal = text[range].allSatisfy {
            $0.isDigit || $0 == 0x2e || $0 == 0x2b || $0 == 0x2d || $0 | 0x20 == 0x65
        }
        guard isDecimal, let value = Double(String(decoding: text[range], as: UTF8.self)), value.isFinite else {
            return nil
        }
        return value
    }

    /// `true`, `false`, `1`, `0`; the empty text, a key without value, is true.
    public static func bool(_ text: [UInt8], _ range: Range<Int>) -> Bool? {
        let value = text[range]
        if value.isEmpty || value.elementsEqual("true".utf8) || value.elementsEqual("1".utf8) { return true }
        return value.elementsEqual("false".utf8) || value.elementsEqual("0".utf8) ? false : nil
    }

    /// RFC 9562, section 4: 8-4-4-4-12 hexadecimal digits of any case.
    static func isUUID(_ text: [UInt8], _ range: Range<Int>) -> Bool {
        guard range.count == 36 else { return false }
        for offset in 0..<36 {
            let byte = text[range.lowerBound + offset]
            switch offset {
            case 8, 13, 18, 23: if byte != UInt8(ascii: "-") { return false }
            default: if byte.hexValue == nil { return false }
            }
        }
        return true
    }

    private func isWebURL(_ text: [UInt8], _ range: Range<Int>, _ origins: [Origin]) -> Bool {
        guard range.count > 7 else { return false }
        var url = DeepLinkURL()
        guard (try? reader.read(text[range], into: &url)) != nil, url.isWeb else { return false }
        // Blanks around the URL belong to the value here, and the value is handed on as it is.
        guard url.bytes.count == range.count else { return false }
        return origins.isEmpty || origins.contains { $0.fits(url) }
    }
}
