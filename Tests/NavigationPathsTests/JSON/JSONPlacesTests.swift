import NavigationPaths
import Testing

@Suite("Places in JSON text")
struct JSONPlacesTests {
    /// The text that a range names.
    private func text(_ range: Range<Int>, of source: String) -> String {
        String(decoding: Array(source.utf8)[range], as: UTF8.self)
    }

    @Test("are those of the value without the space around it")
    func ranges() throws {
        let source = "// é\n { bare : [ 1.50 , 'x\\u0041' ], \"b\" : { } } "
        let value = try JSONValue(source, .json5)
        #expect(text(value.range, of: source) == "{ bare : [ 1.50 , 'x\\u0041' ], \"b\" : { } }")
        guard case .object(let members) = value.content, case .array(let elements) = members[0].value.content else {
            Issue.record("no object with an array")
            return
        }
        #expect(members.map { text($0.nameRange, of: source) } == ["bare", "\"b\""])
        #expect(members.map { text($0.value.range, of: source) } == ["[ 1.50 , 'x\\u0041' ]", "{ }"])
        #expect(elements.map { text($0.range, of: source) } == ["1.50", "'x\\u0041'"])
    }

    @Test("inside a string are found across escapes")
    func sourceOffsets() throws {
        let source = Array(#"  '/caf\u00e9/\ud83c\udf88é\x41\"#.utf8) + Array("\nb'".utf8)
        let value = try JSONValue(reading: source, dialect: .json5)
        guard case .string(let text) = value.content else {
            Issue.record("no string")
            return
        }
        #expect(text == "/café/🎈éAb")
        let offsets = (0...text.utf8.count).map { value.sourceOffset(ofByte: $0, in: source) }
        // / c a f, é (2 bytes), /, the balloon (4), é as it is (2), A, b after the line's end, the quote.
        #expect(offsets == [3, 4, 5, 6, 7, 7, 13, 14, 14, 14, 14, 26, 27, 28, 34, 35])
    }

    @Test("outside the string fall on its ends, and do not trap")
    func outside() throws {
        let source = Array(" 'ab' ".utf8)
        let value = try JSONValue(reading: source, dialect: .json5)
        #expect(value.sourceOffset(ofByte: 99, in: source) == 4)
        #expect(value.sourceOffset(ofByte: -1, in: source) == 1)
        #expect(value.sourceOffset(ofByte: 1, in: []) == 1)
        #expect(value.sourceOffset(ofByte: 1, in: Array(" '\\d' ".utf8)) == 1)
        #expect(JSONValue(.string("made")).sourceOffset(ofByte: 2, in: source) == 0)
        #expect(JSONValue(.null, range: 2..<6).sourceOffset(ofByte: 2, in: source) == 2)
    }
}
