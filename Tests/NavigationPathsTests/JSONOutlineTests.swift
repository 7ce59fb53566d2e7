import NavigationPaths
import Testing

@Suite("The outermost level of a JSON text")
struct JSONOutlineTests {
    @Test("members have their names and places")
    func members() throws {
        let source = Array(#" {"id": [1, {"a": 2}], "u\u0072l": "a\/b", "n": null } "#.utf8)
        let outline = try JSONOutline(reading: source)
        #expect(outline.whole.kind == .object)
        #expect(outline.parts.map(\.name) == ["id", "url", "n"])
        #expect(outline.parts.map(\.kind) == [.array, .string, .null])
        #expect(outline["id"].map { String(decoding: source[$0.range], as: UTF8.self) } == #"[1, {"a": 2}]"#)
        #expect(outline["url"]?.text(in: source) == "a/b")
        #expect(outline["n"]?.text(in: source) == nil)
        #expect(outline["x"] == nil)
    }

    @Test("elements of a part of a text have places in the whole text")
    func elements() throws {
        let source = Array(#"{"urls": ["é", 1, true]}"#.utf8)
        let urls = try #require(try JSONOutline(reading: source)["urls"])
        let outline = try JSONOutline(reading: source, in: urls.range)
        #expect(outline.parts.map { String(decoding: source[$0.range], as: UTF8.self) } == [#""é""#, "1", "true"])
        #expect(outline.whole.range == urls.range)
    }

    @Test("of more parts than are wanted the first are kept, all are counted and checked")
    func limit() throws {
        let outline = try JSONOutline(reading: Array("[1,2,3,4]".utf8), limit: 2)
        #expect(outline.parts.count == 2)
        #expect(outline.count == 4)
        #expect(throws: JSONError.self) { try JSONOutline(reading: Array("[1,2,3,x]".utf8), limit: 2) }
    }

    @Test("a mistake is named with its place in the whole text")
    func mistakes() {
        let source = Array("{\"a\": [1, }".utf8)
        let error = #expect(throws: JSONError.self) { try JSONOutline(reading: source, in: 6..<source.count) }
        #expect(error?.offset == 10)
        #expect(throws: JSONError.self) { try JSONOutline(reading: Array("{} {}".utf8)) }
        #expect(throws: JSONError.self) { try JSONOutline(reading: []) }
    }
}
