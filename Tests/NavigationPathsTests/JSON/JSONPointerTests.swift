import NavigationPaths
import Testing

/// RFC 6901.
@Suite("JSON Pointer")
struct JSONPointerTests {
    /// The document of RFC 6901, 5.
    private static let document = #"""
        { "foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\j": 5, "k\"l": 6, " ": 7, "m~n": 8 }
        """#

    @Test(
        "the examples of RFC 6901, and indices",
        arguments: [
            ("/foo", #"["bar", "baz"]"#), ("/foo/0", #""bar""#), ("/foo/1", #""baz""#), ("/", "0"), ("/a~1b", "1"),
            ("/c%d", "2"), ("/e^f", "3"), ("/g|h", "4"), (#"/i\j"#, "5"), (#"/k"l"#, "6"), ("/ ", "7"), ("/m~0n", "8"),
        ])
    func values(_ pointer: String, _ text: String) throws {
        let source = Array(Self.document.utf8)
        guard case .value(let part) = try JSONPointer(pointer).place(in: source) else {
            Issue.record("nothing at \(pointer)")
            return
        }
        #expect(String(decoding: source[part.range], as: UTF8.self) == text)
    }

    @Test("the empty pointer is the whole text")
    func whole() throws {
        #expect(try JSONPointer("").isWhole)
        guard case .value(let part) = try JSONPointer("").place(in: Array(" [1] ".utf8)) else {
            Issue.record("nothing")
            return
        }
        #expect(part.range == 1..<4)
    }

    @Test(
        "what is no pointer is refused",
        arguments: [
            ("foo", JSONPointerError.noSlash), ("/a~", .malformedEscape), ("/a~2b", .malformedEscape),
            ("/~~0", .malformedEscape), (String(repeating: "/a", count: 33), .tooLong(limit: 32)),
        ])
    func refusals(_ text: String, _ error: JSONPointerError) {
        #expect(throws: error) { try JSONPointer(text) }
    }

    @Test(
        "a value is put after the last member, into objects made on the way, or for null; every other byte stays",
        arguments: [
            (#"{"a":1}"#, "/b", #"{"a":1,"b":[7]}"#),
            (#"{ "a" : 1 }"#, "/b", #"{ "a" : 1,"b":[7] }"#),
            ("{\n}", "/b", "{\"b\":[7]\n}"),
            (#"{"a":{"x":[{}]},"c":2}"#, "/a/b", #"{"a":{"x":[{}],"b":[7]},"c":2}"#),
            (#"{"a":{"x":[{}]},"c":2}"#, "/a/x/0/y", #"{"a":{"x":[{"y":[7]}]},"c":2}"#),
            (#"{"c":2}"#, "/a/b/é\"", #"{"c":2,"a":{"b":{"é\"":[7]}}}"#),
            (#"{"a": null }"#, "/a", #"{"a": [7] }"#),
            (#"{"\u0061":{}}"#, "/a/b", #"{"\u0061":{"b":[7]}}"#),
        ])
    func splicing(_ text: String, _ pointer: String, _ expected: String) throws {
        #expect(try spliced(text, pointer) == expected)
    }

    @Test(
        "nothing is put over a value, into an array or into a value without members",
        arguments: [
            (#"{"a":1}"#, "/a"), (#"{"a":1}"#, "/a/b"), (#"{"a":[1]}"#, "/a/1"), (#"{"a":[1]}"#, "/a/-"),
            (#"{"a":[{}]}"#, "/a/00/b"), (#"{"a":[{}]}"#, "/a/9999999999999999999999/b"), ("[]", "/a"), ("{}", ""),
        ])
    func occupied(_ text: String, _ pointer: String) throws {
        #expect(try spliced(text, pointer) == nil)
    }

    @Test("all of the text is checked, and the place of a fault counts from the start of the bytes")
    func faults() throws {
        let pointer = try JSONPointer("/a")
        for text in [#"x{"a":1"#, #"x{"a":1,}"#, #"x{"b":[1}"#, #"x{"b":1} 2"#] {
            let bytes = Array(text.utf8)
            let error = #expect(throws: JSONError.self) { try pointer.place(in: bytes, range: 1..<bytes.count) }
            #expect((error?.offset ?? 0) > 5, "\(text)")
        }
    }

    private func spliced(_ text: String, _ pointer: String) throws -> String? {
        let source = Array(text.utf8)
        let pointer = try JSONPointer(pointer)
        var output: [UInt8] = []
        let isPut = pointer.appendText(
            source, range: 0..<source.count, setting: Array("[7]".utf8), at: try pointer.place(in: source), to: &output)
        return isPut ? String(decoding: output, as: UTF8.self) : nil
    }
}
