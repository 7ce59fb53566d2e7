import Foundation
import NavigationPaths
import Testing

@Suite("What is no path")
struct PathRefusalTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var text: String
        var error: NavigationPathError
        var wording: String

        init(_ text: String, _ error: NavigationPathError, _ wording: String) {
            (self.text, self.error, self.wording) = (text, error, wording)
        }

        var testDescription: String { text }
    }

    static let wrongPaths: [Case] = [
        Case(
            "", .invalidJSON(JSONError(.expected(.value, found: nil), at: 0)),
            "not JSON: expected a value, but the text ends here, at byte 0"),
        Case(
            #"["A","1""#, .invalidJSON(JSONError(.expected(.commaOrBracket, found: nil), at: 8)),
            "not JSON: expected ',' or ']' after the element, but the text ends here, at byte 8"),
        // That the text is no JSON comes first, whatever else is wrong.
        Case(
            "[1,{},tru]", .invalidJSON(JSONError(.unknownWord("tru"), at: 6)),
            "not JSON: unknown word: tru (JSON knows true, false and null; texts stand in quotes), at byte 6"),
        Case(
            #"["A","1"] x"#, .invalidJSON(JSONError(.expected(.endOfText, found: "x"), at: 10)),
            "not JSON: expected nothing more after the value, found 'x', at byte 10"),
        Case("{}", .notAnArray, "a path is an array of strings: type, item, type, item, …"),
        Case("null", .notAnArray, "a path is an array of strings: type, item, type, item, …"),
        Case(#""A""#, .notAnArray, "a path is an array of strings: type, item, type, item, …"),
        Case(
            #"["A"]"#, .oddCount(1),
            "an odd number of strings (1): a path is an array of pairs, each a type and an item"
        ),
        Case(
            #"["A","x","B"]"#, .oddCount(3),
            "an odd number of strings (3): a path is an array of pairs, each a type and an item"),
        Case("[1]", .tagNotAString(index: 0), "element 0 should be a type, but is no string"),
        Case(
            #"["A","1",{"a":[1,2]},"1"]"#, .tagNotAString(index: 2), "element 2 should be a type, but is no string"),
        Case(
            #"["A",1,null,2]"#, .itemNotAString(index: 1),
            "element 1 should be an item, but is no string: an item is JSON text inside a string"),
        Case(
            #"["A",{"id":1}]"#, .itemNotAString(index: 1),
            "element 1 should be an item, but is no string: an item is JSON text inside a string"),
        Case(
            #"["A","1","B","hello"]"#, .itemNotJSON(index: 3, JSONError(.unknownWord("hello"), at: 0)),
            "element 3 should be an item, but its text is not JSON: unknown word: hello "
                + "(JSON knows true, false and null; texts stand in quotes), at byte 0 of the item"),
        Case(
            #"["A","","B","x"]"#, .itemNotJSON(index: 1, JSONError(.expected(.value, found: nil), at: 0)),
            "element 1 should be an item, but its text is not JSON: expected a value, but the text ends here, "
                + "at byte 0 of the item"),
        Case(
            #"["A","{\"a\":1,\"a\":2}"]"#, .itemNotJSON(index: 1, JSONError(.duplicateKey("a"), at: 7)),
            "element 1 should be an item, but its text is not JSON: a key stands twice: \"a\", at byte 7 of the item"),
        Case(
            #"["A","\"\\ud800\""]"#, .itemNotJSON(index: 1, JSONError(.loneSurrogate(0xD800), at: 1)),
            #"element 1 should be an item, but its text is not JSON: half of a surrogate pair: \uD800, at byte 1 of the item"#
        ),
        Case(
            #"["A","{a:1}"]"#, .itemNotJSON(index: 1, JSONError(.expected(.quotedKey, found: "a"), at: 1)),
            "element 1 should be an item, but its text is not JSON: expected a key in double quotes, found 'a', "
                + "at byte 1 of the item"),
        Case(
            #"["A","1 2"]"#, .itemNotJSON(index: 1, JSONError(.expected(.endOfText, found: "2"), at: 2)),
            "element 1 should be an item, but its text is not JSON: expected nothing more after the value, found '2', "
                + "at byte 2 of the item"),
        Case(
            #"["A","\ufeff1"]"#, .itemNotJSON(index: 1, JSONError(.byteOrderMark, at: 0)),
            "element 1 should be an item, but its text is not JSON: the text begins with a byte-order mark (U+FEFF): "
                + "JSON has none, at byte 0 of the item"),
    ]

    @Test("is refused with the place and the reason", arguments: wrongPaths)
    func path(_ example: Case) {
        let error = #expect(throws: NavigationPathError.self) {
            try NavigationPathRepresentation(decoding: Array(example.text.utf8))
        }
        #expect(error == example.error)
        #expect(error?.description == example.wording)
        var output: [UInt8] = []
        #expect(throws: example.error) {
            try NavigationPathRepresentation.appendRoutes(decoding: Array(example.text.utf8), to: &output)
        }
    }

    @Test("is refused by Foundation's decoder too", arguments: wrongPaths.filter { !$0.isInvalidJSON })
    func codable(_ example: Case) throws {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPathRepresentation.self, from: Data(example.text.utf8))
        }
        guard case .dataCorrupted(let context) = error else { return }
        #expect(context.underlyingError as? NavigationPathError == example.error)
        #expect(context.debugDescription == example.wording)
    }

    static let wrongRoutes: [Case] = [
        Case(
            "", .invalidJSON(JSONError(.expected(.value, found: nil), at: 0)),
            "not JSON: expected a value, but the text ends here, at byte 0"),
        Case(
            #"{"routes":[1],"routes":[2]}"#, .invalidJSON(JSONError(.duplicateKey("routes"), at: 14)),
            "not JSON: a key stands twice: \"routes\", at byte 14"),
        Case(
            #"[{"a":1,"a":2}]"#, .invalidJSON(JSONError(.duplicateKey("a"), at: 8)),
            "not JSON: a key stands twice: \"a\", at byte 8"),
        Case("1", .notRoutes, "routes are an array, or an object with routes and types"),
        Case(#"{"types":["A"]}"#, .missingRoutes, "the object has no routes"),
        Case(#"{"routes":{"a":[1]},"types":["A"]}"#, .routesNotAnArray, "routes is no array"),
        Case(#"{"routes":null}"#, .routesNotAnArray, "routes is no array"),
        Case("[1]", .missingTypes, "the routes have no type: give one type for all, or types with one for each"),
        Case(
            #"{"routes":[1]}"#, .missingTypes,
            "the routes have no type: give one type for all, or types with one for each"),
        Case(#"{"routes":[1],"types":"A"}"#, .typesNotAnArray, "types is no array"),
        Case(#"{"routes":[1,2],"types":["A",[null]]}"#, .typeNotAString(index: 1), "element 1 of types is no string"),
        Case(
            #"{"routes":[1,2],"types":["A"]}"#, .countsDiffer(routes: 2, types: 1),
            "2 routes, but 1 types: each route needs one"),
        Case(
            #"{"routes":[],"types":["A"]}"#, .countsDiffer(routes: 0, types: 1),
            "0 routes, but 1 types: each route needs one"),
    ]

    @Test("as routes is refused with the reason", arguments: wrongRoutes)
    func routes(_ example: Case) {
        let error = #expect(throws: NavigationPathError.self) {
            try NavigationPathRepresentation(routes: Array(example.text.utf8), type: nil)
        }
        #expect(error == example.error)
        #expect(error?.description == example.wording)
    }

    @Test("has an index where one element is wrong")
    func index() {
        #expect(NavigationPathError.itemNotJSON(index: 3, JSONError(.unknownWord("x"), at: 0)).index == 3)
        #expect(NavigationPathError.tagNotAString(index: 2).index == 2)
        #expect(NavigationPathError.oddCount(3).index == nil)
    }
}

extension PathRefusalTests.Case {
    fileprivate var isInvalidJSON: Bool {
        if case .invalidJSON = error { true } else { false }
    }
}
