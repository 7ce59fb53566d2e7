/// Reads pattern text from left to right, one byte at a time. The grammar is in the article "Patterns".
struct PatternReader {
    /// A capture as it stands in braces, before its place says what it may be.
    struct RawCapture {
        var name: String?
        var type: ValueType
        var presence: Pattern.Presence
        /// 1 for `+`, 0 for `*`.
        var many: Int?
        var hasType: Bool
        var range: Range<Int>
    }

    let bytes: [UInt8]
    let source: String
    let types: NamedTypes
    let hosts: HostToASCII?
    var position: Int
    var remarks: [PatternRemark] = []

    init(source: String, types: NamedTypes, hosts: HostToASCII?, at position: Int = 0) {
        self.bytes = Array(source.utf8)
        self.source = source
        self.types = types
        self.hosts = hosts
        self.position = position
    }

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    func fail(_ reason: PatternError.Reason, _ range: Range<Int>? = nil) -> PatternError {
        PatternError(reason, at: range ?? position..<min(position + 1, bytes.count))
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    // MARK: Literal text

    /// Reads text up to one of the `stops`, a brace or the end; percent-escapes stand for their characters.
    mutating func readText(until stops: [UInt8]) throws(PatternError) -> [UInt8] {
        let start = position
        var result: [UInt8] = []
        while let byte = next, !stops.contains(byte) {
            switch byte {
            case UInt8(ascii: "{"): return try checked(result, start, isPath: stops.contains(UInt8(ascii: "/")))
            case UInt8(ascii: "}"):
                if position + 1 < bytes.count, bytes[position + 1] == byte {
                    throw fail(.doubledBrace, position..<position + 2)
                }
                throw fail(.strayBrace(byte))
            default: result.append(try readByte())
            }
        }
        return try checked(result, start, isPath: stops.contains(UInt8(ascii: "/")))
    }

    /// One byte, or the byte that an escape stands for.
    mutating func readByte() throws(PatternError) -> UInt8 {
        guard bytes[position] == UInt8(ascii: "%") else {
            position += 1
            return bytes[position - 1]
        }
        guard position + 2 < bytes.count, let high = bytes[position + 1].hexValue,
            let low = bytes[position + 2].hexValue
        else { throw fail(.malformedEscape, position..<min(position + 3, bytes.count)) }
        position += 3
        return high << 4 | low
    }

    /// Refuses text that no URL can hold: NUL anywhere, other control characters in a path.
    func checked(_ text: [UInt8], _ start: Int, isPath: Bool = false) throws(PatternError) -> [UInt8] {
        guard let string = String(validating: text, as: UTF8.self) else { throw fail(.notUTF8, start..<position) }
        let isControl = string.unicodeScalars.contains { scalar in
            scalar.value == 0 || (isPath && scalar.properties.generalCategory == .control)
        }
        if isControl { throw fail(.controlCharacter, start..<position) }
        return text
    }

    // MARK: Values

    /// Reads a segment, a query value or a fragment: text with captures, up to one of the `stops`.
    mutating func readValue(until stops: [UInt8]) throws(PatternError) -> (pieces: [Pattern.Piece], raw: [RawCapture]) {
        var pieces: [Pattern.Piece] = []
        var raw: [RawCapture] = []
        while let byte = next, !stops.contains(byte) {
            if byte == UInt8(ascii: "{") {
                if position + 1 < bytes.count, bytes[position + 1] == byte {
                    throw fail(.doubledBrace, position..<position + 2)
                }
                let capture = try readCapture()
                if case .capture? = pieces.last { throw fail(.adjacentCaptures, capture.range) }
                raw.append(capture)
                pieces.append(
                    .capture(
                        Pattern.Capture(
                            name: capture.name, type: capture.type, presence: capture.presence, range: capture.range)))
            } else {
                pieces.append(.text(try readText(until: stops)))
            }
        }
        if raw.count > 8, let last = raw.last { throw fail(.tooManyCaptures, last.range) }
        return (pieces, raw)
    }

    /// Text with captures as a value: each mark that asks for the whole value is refused where it is a part only.
    func value(_ pieces: [Pattern.Piece], _ raw: [RawCapture]) throws(PatternError) -> Pattern.Value {
        if pieces.count == 1, case .capture(let capture) = pieces[0] {
            if let many = raw.first, many.many != nil { throw fail(.manyOutsidePath, many.range) }
            return .whole(capture)
        }
        for capture in raw {
            if capture.many != nil { throw fail(.manyOutsidePath, capture.range) }
            if !capture.presence.isRequired { throw fail(.notWhole("an optional or a default"), capture.range) }
            if capture.type.list != nil { throw fail(.notWhole("a list"), capture.range) }
        }
        if raw.isEmpty {
            return .literal(pieces.reduce(into: []) { if case .text(let text) = $1 { $0 += text } })
        }
        return .mixed(pieces)
    }
}
