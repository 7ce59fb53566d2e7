/// The outermost level of a JSON text: what it is, and where its parts stand. All of the text is checked, but no tree
/// is made, so that a long text costs little more memory than it takes itself.
///
/// ```swift
/// let source = Array(#"{"id": [1, 2], "url": "a\/b"}"#.utf8)
/// let outline = try JSONOutline(reading: source)
/// outline["id"]                                   // an array, at 7..<13
/// outline["url"]?.text(in: source)                // a/b
///
/// try JSONOutline(reading: Array(#"{"id": }"#.utf8))
/// // throws JSONError: expected a value, found '}' (offset 7)
/// ```
public struct JSONOutline: Sendable {
    /// What a value is.
    public enum Kind: Sendable {
        case null, bool, number, string, array, object
    }

    /// A value of the outermost level, or the whole.
    public struct Part: Sendable {
        public var kind: Kind
        /// Where it stands in the source: quotes and brackets are inside.
        public var range: Range<Int>
        /// The key of a member; empty for an element.
        public var name: String
    }

    /// The whole value.
    public private(set) var whole = Part(kind: .null, range: 0..<0, name: "")
    /// The elements or members, in the order of the source; the first ones where there are more than were wanted.
    public private(set) var parts: [Part] = []
    /// How many there are.
    public private(set) var count = 0

    /// Reads a text by RFC 8259.
    ///
    /// - Parameters:
    ///   - bytes: What the text stands in.
    ///   - range: The part of `bytes` that is the text; all of it where nil. Places count from the start of `bytes`.
    ///   - limit: How many parts are kept.
    public init(
        reading bytes: [UInt8], in range: Range<Int>? = nil, limit: Int = .max
    ) throws(JSONError) {
        let text = range ?? 0..<bytes.count
        let slice = bytes[text]
        do throws(JSONError) {
            try read(slice.span, at: text.lowerBound, limit: limit)
        } catch {
            throw JSONError(error.reason, at: error.offset + text.lowerBound)
        }
    }

    /// The member of this name, among those that were kept.
    public subscript(name: String) -> Part? {
        parts.first { $0.name.utf8.elementsEqual(name.utf8) }
    }

    private mutating func read(_ source: Span<UInt8>, at start: Int, limit: Int) throws(JSONError) {
        var scanner = JSONScanner(.rfc8259)
        let first = try scanner.next(in: source)
        let beginning = scanner.tokenRange.lowerBound
        if first == .beginArray || first == .beginObject {
            var name = ""
            while true {
                let token = try scanner.next(in: source)
                if token == .endArray || token == .endObject { break }
                if token == .key {
                    name = count < limit ? scanner.text(in: source) : ""
                    continue
                }
                let lowerBound = scanner.tokenRange.lowerBound
                try scanner.skipRest(of: token, in: source)
                count += 1
                guard count <= limit else { continue }
                let range = start + lowerBound..<start + scanner.tokenRange.upperBound
                parts.append(Part(kind: Kind(token), range: range, name: name))
            }
        }
        whole = Part(
            kind: Kind(first), range: start + beginning..<start + scanner.tokenRange.upperBound, name: "")
        try scanner.check(source)
    }
}

extension JSONOutline.Kind {
    /// The kind of a value by its first token.
    init(_ token: JSONScanner.Token) {
        switch token {
        case .null, .key, .endArray, .endObject, .endOfText: self = .null
        case .true, .false: self = .bool
        case .number: self = .number
        case .string: self = .string
        case .beginArray: self = .array
        case .beginObject: self = .object
        }
    }
}

extension JSONOutline.Part {
    /// What a string means; nil for a value of another kind, or a source that is not the one it was read from.
    public func text(in bytes: [UInt8]) -> String? {
        var text: [UInt8] = []
        return appendText(in: bytes, to: &text) ? String(decoding: text, as: UTF8.self) : nil
    }

    /// Appends what a string means. False for a value of another kind.
    public func appendText(in bytes: [UInt8], to output: inout [UInt8]) -> Bool {
        guard kind == .string, range.lowerBound >= 0, range.upperBound <= bytes.count else { return false }
        let slice = bytes[range]
        let source = slice.span
        var scanner = JSONScanner(.rfc8259)
        guard let token = try? scanner.next(in: source), token == .string else { return false }
        if scanner.isEscaped {
            output.append(contentsOf: scanner.decoded)
        } else {
            let content = scanner.contentRange(in: source)
            let start = range.lowerBound
            output.append(contentsOf: bytes[start + content.lowerBound..<start + content.upperBound])
        }
        return true
    }
}
