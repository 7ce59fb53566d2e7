/// Turns tokens into a tree, with a stack of its own.
struct JSONTreeBuilder {
    private struct Frame {
        var isObject: Bool
        var start: Int
        var firstChild: Int
        /// The key of this array or object, if it stands in an object.
        var name: String
        var nameRange: Range<Int>
    }

    private let bytes: [UInt8]
    private var scanner: JSONScanner
    private var frames: [Frame] = []
    private var isInObject = false
    /// The complete children of all arrays and objects that are still open.
    private var elements = Stack(hole: JSONValue(.null))
    private var members = Stack(hole: JSONValue.Member(name: "", value: JSONValue(.null)))
    /// The key whose value comes next.
    private var name = ""
    private var nameRange = 0..<0

    init(_ bytes: [UInt8], dialect: JSONDialect) {
        self.bytes = bytes
        scanner = JSONScanner(dialect)
    }

    mutating func build() throws(JSONError) -> JSONValue {
        let bytes = bytes
        let slice = bytes[...]
        let source = slice.span
        while true {
            switch try scanner.next(in: source) {
            case .key:
                name = scanner.text(in: bytes)
                nameRange = scanner.tokenRange
            case .beginArray: open(isObject: false)
            case .beginObject: open(isObject: true)
            case .endArray, .endObject: close()
            case .null: add(.null, range: scanner.tokenRange)
            case .true: add(.bool(true), range: scanner.tokenRange)
            case .false: add(.bool(false), range: scanner.tokenRange)
            case .number:
                let text = String(decoding: bytes[scanner.tokenRange], as: UTF8.self)
                add(.number(text), range: scanner.tokenRange)
            case .string: add(.string(scanner.text(in: bytes)), range: scanner.tokenRange)
            // A text without a value is an error, so there is one here.
            case .endOfText: return elements.takeAll(from: 0)[0]
            }
        }
    }

    private mutating func add(_ content: consuming JSONValue.Content, range: Range<Int>) {
        let value = JSONValue(content, range: range)
        if isInObject {
            members.push(JSONValue.Member(name: name, nameRange: nameRange, value: value))
        } else {
            elements.push(value)
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
        name = frame.name
        nameRange = frame.nameRange
        let range = frame.start..<scanner.tokenRange.upperBound
        if frame.isObject {
            add(.object(members.takeAll(from: frame.firstChild)), range: range)
        } else {
            add(.array(elements.takeAll(from: frame.firstChild)), range: range)
        }
    }
}

/// A stack whose top part can be taken as an array. Elements are moved, so that no reference is counted.
private struct Stack<Element> {
    private let hole: Element
    /// From `count` on there are holes.
    private var storage: [Element] = []
    private(set) var count = 0

    init(hole: Element) { self.hole = hole }

    mutating func push(_ element: consuming Element) {
        if count < storage.count {
            storage[count] = element
        } else {
            storage.append(element)
        }
        count += 1
    }

    mutating func takeAll(from first: Int) -> [Element] {
        var taken: [Element] = []
        taken.reserveCapacity(count - first)
        for index in first..<count { taken.append(exchange(&storage[index], with: hole)) }
        count = first
        return taken
    }
}
