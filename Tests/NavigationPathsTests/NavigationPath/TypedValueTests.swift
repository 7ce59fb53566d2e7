import Foundation
import NavigationPaths
import Testing

@Suite("Typed values in a path")
struct TypedValueTests {
    enum Route: Codable, Equatable {
        case settings
        case category(String)
        case profile(userID: UUID)
    }

    struct Page: Codable, Equatable {
        var url: String
        var title: String?
    }

    @Test("are put on top with their tag, and come back")
    func roundTrip() throws {
        let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        var path = NavigationPathRepresentation()
        try path.append(Route.settings, type: "App.Route")
        try path.append(Route.category("desserts/é"), type: "App.Route")
        try path.append(Route.profile(userID: id), type: "App.Route")
        try path.append(Page(url: "https://a.example/b", title: nil), type: "App.Page")
        try path.append(42, type: "Swift.Int")
        #expect(
            path.elements.map(\.item) == [
                #"{"settings":{}}"#, #"{"category":{"_0":"desserts/é"}}"#,
                #"{"profile":{"userID":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}}"#, #"{"url":"https://a.example/b"}"#,
                "42",
            ])
        let saved = try NavigationPathRepresentation(decoding: path.encoded())
        #expect(saved == path)
        #expect(try saved.decode(Route.self, at: 0) == .settings)
        #expect(try saved.decode(Route.self, at: 1) == .category("desserts/é"))
        #expect(try saved.decode(Route.self, at: 2) == .profile(userID: id))
        #expect(try saved.decode(Page.self, at: 3) == Page(url: "https://a.example/b"))
        #expect(try saved.decode(Int.self, at: 4) == 42)
    }

    @Test("have keys in a fixed order")
    func sortedKeys() throws {
        var path = NavigationPathRepresentation()
        try path.append(["b": 1, "c": 2, "a": 3], type: "D")
        #expect(path.elements[0].item == #"{"a":3,"b":1,"c":2}"#)
    }

    @Test("of another type, or past the end, are errors")
    func errors() throws {
        var path = NavigationPathRepresentation()
        try path.append("hello", type: "Swift.String")
        #expect(throws: DecodingError.self) { try path.decode(Int.self, at: 0) }
        #expect(throws: NavigationPathError.noElement(index: 1, count: 1)) { try path.decode(String.self, at: 1) }
        #expect(throws: NavigationPathError.noElement(index: -1, count: 1)) { try path.decode(String.self, at: -1) }
        #expect("\(NavigationPathError.noElement(index: 1, count: 1))" == "no element 1 in a path of 1")
        #expect(throws: EncodingError.self) { try path.append(Double.nan, type: "Swift.Double") }
        #expect(path.elements.count == 1)
    }

    @Test("are read from JSON text")
    func jsonText() throws {
        let text = Array(#"[{"settings":{}},{"category":{"_0":"all"}}]"#.utf8)
        #expect(try JSONText.decode([Route].self, from: text) == [.settings, .category("all")])
        #expect(throws: DecodingError.self) { try JSONText.decode([Int].self, from: text) }
    }

    @Test("elements are made from JSON text, from a value, and from nothing else")
    func elements() throws {
        let element = try NavigationPathRepresentation.Element(type: "A", item: " {\"a\": 1.0}")
        #expect(element.item == " {\"a\": 1.0}")
        let made = NavigationPathRepresentation.Element(type: "A", value: try JSONValue("{a: 0x10}", .json5))
        #expect(made.item == "{\"a\":16}")
        #expect(throws: JSONError.self) { try NavigationPathRepresentation.Element(type: "A", item: "{a:1}") }
    }

    @Test("elements are equal by their bytes")
    func equality() throws {
        typealias Element = NavigationPathRepresentation.Element
        #expect(try Element(type: "A", item: "1") == Element(type: "A", item: "1"))
        #expect(try Element(type: "A", item: "1") != Element(type: "A", item: "1.0"))
        #expect(try Element(type: "é", item: "1") != Element(type: "e\u{301}", item: "1"))
        #expect(try Element(type: "A", item: "\"é\"") != Element(type: "A", item: "\"e\u{301}\""))
    }
}
