/// Reads JSON text token by token, checks all of it, and allocates next to nothing.
///
/// It works without recursion: the open arrays and objects stand in `frames`, so that deep text cannot exhaust
/// the stack of a small thread. The tree builder and the byte paths of the navigation path both read through it.
///
/// The text is handed to each call as a span: the scanner keeps places only, never bytes, and so the hot loops hold
/// no reference to count.
struct JSONScanner {
    enum Token {
        case null, `true`, `false`, number, string, key, beginArray, endArray, beginObject, endObject, endOfText
    }

    /// What may come next.
    private enum State {
        case value, firstElement, firstMember, afterValue, endOfText
    }

    private struct Frame {
        var isObject: Bool
        var keys: JSONKeys.Scope
    }

    let isJSON5: Bool
    /// How many arrays and objects may be open at once.
    var maximumDepth = JSONValue.maximumDepth
    var position = 0
    private var state = State.value
    private var frames: [Frame] = []
    private var keys = JSONKeys()

    /// Where the last token stands; a key without its colon.
    private(set) var tokenRange = 0..<0
    /// The last string or key had escapes: what it means stands in `decoded`, not in the text.
    var isEscaped = false
    var decoded: [UInt8] = []

    init(_ dialect: JSONDialect) {
        isJSON5 = dialect == .json5
    }

    /// Begins anew, with what was allocated before.
    mutating func restart() {
        position = 0
        state = .value
        frames.removeAll(keepingCapacity: true)
        keys.removeAll()
    }

    /// The number of open arrays and objects.
    var depth: Int { frames.count }

    mutating func next(in source: Span<UInt8>) throws(JSONError) -> Token {
        if state == .value && frames.isEmpty && !isJSON5 { try refuseByteOrderMark(in: source) }
        let byte = try nextByte(in: source)
        switch state {
        case .value:
            return try value(byte, in: source)
        case .firstElement:
            return byte == UInt8(ascii: "]") ? close() : try value(byte, in: source)
        case .firstMember:
            return byte == UInt8(ascii: "}") ? close() : try key(byte, in: source)
        case .afterValue:
            return frames[frames.count - 1].isObject
                ? try nextMember(byte, in: source) : try nextElement(byte, in: source)
        case .endOfText:
            guard position == source.count else { throw expected(.endOfText, in: source) }
            tokenRange = position..<position
            return .endOfText
        }
    }

    /// Skips white space. NUL stands for the end too: no token begins with it.
    @inline(__always)
    private mutating func nextByte(in source: Span<UInt8>) throws(JSONError) -> UInt8 {
        try skipWhiteSpace(in: source)
        return position < source.count ? source[position] : 0
    }

    private mutating func nextElement(_ byte: UInt8, in source: Span<UInt8>) throws(JSONError) -> Token {
        switch byte {
        case UInt8(ascii: "]"): return close()
        case UInt8(ascii: ","):
            position += 1
            let byte = try nextByte(in: source)
            return isJSON5 && byte == UInt8(ascii: "]") ? close() : try value(byte, in: source)
        default: throw expected(.commaOrBracket, in: source)
        }
    }

    private mutating func nextMember(_ byte: UInt8, in source: Span<UInt8>) throws(JSONError) -> Token {
        switch byte {
        case UInt8(ascii: "}"): return close()
        case UInt8(ascii: ","):
            position += 1
            let byte = try nextByte(in: source)
            return isJSON5 && byte == UInt8(ascii: "}") ? close() : try key(byte, in: source)
        default: throw expected(.commaOrBrace, in: source)
        }
    }

    private mutating func value(_ byte: UInt8, in source: Span<UInt8>) throws(JSONError) -> Token {
        let start = position
        let token: Token
        switch byte {
        case UInt8(ascii: "\""):
            try scanString(in: source)
            token = .string
        case UInt8(ascii: "{"): return try open(.beginObject)
        case UInt8(ascii: "["): return try open(.beginArray)
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            try scanNumber(in: source)
            token = .number
        case UInt8(ascii: "'") where isJSON5:
            try scanString(in: source)
            token = .string
        case UInt8(ascii: "+") where isJSON5, UInt8(ascii: ".") where isJSON5:
            try scanNumber(in: source)
            token = .number
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
            token = try scanWord(in: source)
        default: throw expected(.value, in: source)
        }
        tokenRange = start..<position
        state = frames.isEmpty ? .endOfText : .afterValue
        return token
    }

    private mutating func open(_ token: Token) throws(JSONError) -> Token {
        guard frames.count < maximumDepth else { throw JSONError(.tooDeep(limit: maximumDepth), at: position) }
        frames.append(Frame(isObject: token == .beginObject, keys: keys.openScope()))
        tokenRange = position..<position + 1
        position += 1
        state = token == .beginObject ? .firstMember : .firstElement
        return token
    }

    private mutating func close() -> Token {
        tokenRange = position..<position + 1
        position += 1
        let frame = frames.removeLast()
        keys.close(frame.keys)
        state = frames.isEmpty ? .endOfText : .afterValue
        return frame.isObject ? .endObject : .endArray
    }

    /// Reads a key and the colon after it.
    private mutating func key(_ byte: UInt8, in source: Span<UInt8>) throws(JSONError) -> Token {
        let start = position
        switch byte {
        case UInt8(ascii: "\""): try scanString(in: source)
        case UInt8(ascii: "'") where isJSON5: try scanString(in: source)
        default: try scanBareKey(in: source)
        }
        tokenRange = start..<position
        let scope = frames[frames.count - 1].keys
        let isNew =
            isEscaped
            ? keys.insert(decoded, source: source, into: scope)
            : keys.insert(contentRange(in: source), source: source, into: scope)
        guard isNew else { throw JSONError(.duplicateKey(text(in: source)), at: start) }
        guard try nextByte(in: source) == UInt8(ascii: ":") else { throw expected(.colon, in: source) }
        position += 1
        state = .value
        return .key
    }

    /// The error for a wrong character at the position.
    func expected(_ expectation: JSONError.Expectation, in source: Span<UInt8>) -> JSONError {
        guard position < source.count else { return JSONError(.expected(expectation, found: nil), at: source.count) }
        guard let (scalar, _) = source.scalar(at: position) else { return JSONError(.invalidUTF8, at: position) }
        return JSONError(.expected(expectation, found: scalar), at: position)
    }
}
