extension JSONValue {
    /// Reads a text as a tree.
    ///
    /// ```swift
    /// try JSONValue(reading: Array("[1, 2]".utf8), dialect: .rfc8259)
    /// try JSONValue(reading: Array("[1, 2,]".utf8), dialect: .rfc8259)
    /// // throws JSONError: expected a value, found ']' (offset 6)
    /// ```
    ///
    /// The bytes must be UTF-8 and hold one value. Errors in both dialects: a key twice in one object, half of a
    /// surrogate pair, more than 512 arrays and objects inside each other. It works without recursion, so it needs
    /// no more than a few hundred bytes of stack.
    public init(reading bytes: [UInt8], dialect: JSONDialect) throws(JSONError) {
        var builder = JSONTreeBuilder(bytes, dialect: dialect)
        self = try builder.build()
    }
}

/// Turns tokens into a tree, with a stack of its own.
private struct JSONTreeBuilder {
    private struct Frame {
        var isObject: Bool
        var start: Int
        var firstChild: Int
        /// The key of this array or object, if it stands in an object.
        var name: String
        var nameRange: Range<Int>
    }

    private var scanner: JSONScanner
    private var frames: [Frame] = []
    private var isInObject = false
    /// The complete children of all arrays and objects that are still open.
    private var elements: [JSONValue] = []
    private var members: [JSONValue.Member] = []
    /// The key whose value comes next.
    private var name = ""
    private var nameRange = 0..<0

    init(_ bytes: [UInt8], dialect: JSONDialect) { scanner = JSONScanner(bytes, dialect: dialect) }

    mutating func build() throws(JSONError) -> JSONValue {
        while true {
            switch try scanner.next() {
            case .key:
                name = scanner.text
                nameRange = scanner.tokenRange
            case .beginArray: open(isObject: false)
            case .beginObject: open(isObject: true)
            case .endArray, .endObject: close()
            case .null: add(.null, range: scanner.tokenRange)
            case .true: add(.bool(true), range: scanner.tokenRange)
            case .false: add(.bool(false), range: scanner.tokenRange)
            case .number:
                let text = String(decoding: scanner.bytes[scanner.tokenRange], as: UTF8.self)
                add(.number(text), range: scanner.tokenRange)
            case .string: add(.string(scanner.text), range: scanner.tokenRange)
            // A text without a value is an error, so there is one here.
            case .endOfText: return elements[0]
            }
        }
    }

    private mutating func add(_ content: JSONValue.Content, range: Range<Int>) {
        let value = JSONValue(content, range: range)
        if isInObject {
            members.append(JSONValue.Member(name: name, nameRange: nameRange, value: value))
        } else {
            elements.append(value)
        }
    }

    private mutating func open(isObject: Bool) {
        frames.append(
            Frame(
                isObject: isObject, start: scanner.tokenRange.lowerBound,
                firstChild: isObject ? members.count : elements.count, name: name, nameRange: nameRange))
        isInObject = isObject
    }

    private mutating func close() {
        let frame = frames.removeLast()
        isInObject = frames.last?.isObject ?? false
        let content: JSONValue.Content
        if frame.isObject {
            content = .object(Array(members[frame.firstChild...]))
            members.removeLast(members.count - frame.firstChild)
        } else {
            content = .array(Array(elements[frame.firstChild...]))
            elements.removeLast(elements.count - frame.firstChild)
        }
        name = frame.name
        nameRange = frame.nameRange
        add(content, range: frame.start..<scanner.tokenRange.upperBound)
    }
}
