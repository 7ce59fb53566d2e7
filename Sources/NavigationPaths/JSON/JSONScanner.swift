/// Reads JSON text token by token, checks all of it, and allocates next to nothing.
///
/// It works without recursion: the open arrays and objects stand in `frames`, so that deep text cannot exhaust
/// the stack of a small thread. The tree builder and the byte paths of the navigation path both read through it.
struct JSONScanner {
    enum Token {
        case null, `true`, `false`, number, string, key, beginArray, endArray, beginObject, endObject, endOfText
    }

    /// What may come next.
    private enum State {
        case value, firstElement, firstMember, afterValue, endOfText
    }

    let bytes: [UInt8]
    let isJSON5: Bool
    private(set) var end: Int
    var position: Int
    private var state = State.value
    private var frames: [Frame] = []
    var keys = JSONKeys()

    /// How many arrays and objects may be open at once.
    var maximumDepth = JSONValue.maximumDepth
    /// Where the last token stands; a key without its colon.
    private(set) var tokenRange = 0..<0
    private var tokenStart = 0
    /// The last string or key had escapes: what it means stands in `decoded`, not in the source.
    var isEscaped = false
    var decoded: [UInt8] = []

    private struct Frame {
        var isObject: Bool
        var keys: JSONKeys.Scope
    }

    init(_ bytes: [UInt8], dialect: JSONDialect) {
        self.bytes = bytes
        isJSON5 = dialect == .json5
        position = 0
        end = bytes.count
    }

    /// Begins anew with a part of the bytes. Offsets go on to count from the beginning of all bytes.
    mutating func restart(in range: Range<Int>) {
        position = range.lowerBound
        end = range.upperBound
        state = .value
        frames.removeAll(keepingCapacity: true)
        keys.removeAll()
    }

    /// The number of open arrays and objects.
    var depth: Int { frames.count }

    /// Where the text of the last string stands in the source, if it had no escapes.
    var contentRange: Range<Int> {
        let first = bytes[tokenRange.lowerBound]
        let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
        return isQuoted ? tokenRange.lowerBound + 1..<tokenRange.upperBound - 1 : tokenRange
    }

    /// What the last string or key means.
    var text: String {
        isEscaped ? String(decoding: decoded, as: UTF8.self) : String(decoding: bytes[contentRange], as: UTF8.self)
    }

    /// The byte at the position. NUL stands for the end too: no token begins with it.
    var current: UInt8 { position < end ? bytes[position] : 0 }

    mutating func next() throws(JSONError) -> Token {
        if state == .value && frames.isEmpty && !isJSON5 { try refuseByteOrderMark() }
        try skipWhiteSpace()
        switch state {
        case .value:
            return try value()
        case .firstElement:
            return current == UInt8(ascii: "]") ? close() : try value()
        case .firstMember:
            return current == UInt8(ascii: "}") ? close() : try key()
        case .afterValue:
            return frames[frames.count - 1].isObject ? try nextMember() : try nextElement()
        case .endOfText:
            guard position == end else { throw expected(.endOfText) }
            tokenRange = end..<end
            return .endOfText
        }
    }

    private mutating func nextElement() throws(JSONError) -> Token {
        switch current {
        case UInt8(ascii: "]"): return close()
        case UInt8(ascii: ","):
            position += 1
            try skipWhiteSpace()
            return isJSON5 && current == UInt8(ascii: "]") ? close() : try value()
        default: throw expected(.commaOrBracket)
        }
    }

    private mutating func nextMember() throws(JSONError) -> Token {
        switch current {
        case UInt8(ascii: "}"): return close()
        case UInt8(ascii: ","):
            position += 1
            try skipWhiteSpace()
            return isJSON5 && current == UInt8(ascii: "}") ? close() : try key()
        default: throw expected(.commaOrBrace)
        }
    }

    private mutating func value() throws(JSONError) -> Token {
        tokenStart = position
        let token: Token
        switch current {
        case UInt8(ascii: "\""):
            try scanString()
            token = .string
        case UInt8(ascii: "{"): return try open(.beginObject)
        case UInt8(ascii: "["): return try open(.beginArray)
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            try scanNumber()
            token = .number
        case UInt8(ascii: "'") where isJSON5:
            try scanString()
            token = .string
        case UInt8(ascii: "+") where isJSON5, UInt8(ascii: ".") where isJSON5:
            try scanNumber()
            token = .number
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
            token = try word()
        default: throw expected(.value)
        }
        tokenRange = tokenStart..<position
        state = frames.isEmpty ? .endOfText : .afterValue
        return token
    }

    private mutating func open(_ token: Token) throws(JSONError) -> Token {
        guard frames.count < maximumDepth else { throw JSONError(.tooDeep(limit: maximumDepth), at: position) }
        frames.append(Frame(isObject: token == .beginObject, keys: keys.openScope()))
        position += 1
        tokenRange = tokenStart..<position
        state = token == .beginObject ? .firstMember : .firstElement
        return token
    }

    private mutating func close() -> Token {
        tokenStart = position
        position += 1
        tokenRange = tokenStart..<position
        let frame = frames.removeLast()
        keys.close(frame.keys)
        state = frames.isEmpty ? .endOfText : .afterValue
        return frame.isObject ? .endObject : .endArray
    }

    /// Reads a key and the colon after it.
    private mutating func key() throws(JSONError) -> Token {
        tokenStart = position
        switch current {
        case UInt8(ascii: "\""): try scanString()
        case UInt8(ascii: "'") where isJSON5: try scanString()
        default: try scanBareKey()
        }
        tokenRange = tokenStart..<position
        if isEscaped {
            guard keys.insert(decoded, source: bytes, into: &frames[frames.count - 1].keys) else {
                throw duplicateKey()
            }
        } else {
            guard keys.insert(contentRange, of: bytes, into: &frames[frames.count - 1].keys) else {
                throw duplicateKey()
            }
        }
        try skipWhiteSpace()
        guard current == UInt8(ascii: ":") else { throw expected(.colon) }
        position += 1
        state = .value
        return .key
    }

    private func duplicateKey() -> JSONError { JSONError(.duplicateKey(text), at: tokenStart) }

    /// The error for a wrong character at the position.
    func expected(_ expectation: JSONError.Expectation) -> JSONError {
        guard position < end else { return JSONError(.expected(expectation, found: nil), at: end) }
        guard let (scalar, _) = scalar(at: position) else { return JSONError(.invalidUTF8, at: position) }
        return JSONError(.expected(expectation, found: scalar), at: position)
    }
}
