import Foundation
import NavigationPaths
import Testing
import SeededRandom

@Suite("Laws of paths")
struct PathLawTests {
    /// A path with random items, in random spelling.
    static func path(_ generator: inout JSONGenerator) -> NavigationPathRepresentation {
        var path = NavigationPathRepresentation()
        for _ in 0..<Int.random(in: 0..<6, using: &generator.random) {
            let item = generator.text(of: generator.value(depth: 3))
            do throws(JSONError) {
                path.elements.append(
                    try NavigationPathRepresentation.Element(
                        type: generator.string(), item: String(decoding: item, as: UTF8.self)))
            } catch {
                Issue.record("a generated item is refused: \(error)")
            }
        }
        return path
    }

    @Test("decode(encode(x)) == x and encode(decode(x)) == x, byte for byte in items", arguments: 0..<200)
    func roundTrip(seed: Int) throws {
        var generator = JSONGenerator(seed: UInt64(seed) &+ 5000)
        let path = Self.path(&generator)
        let encoded = path.encoded()
        #expect(try NavigationPathRepresentation(decoding: encoded) == path)
        #expect(try NavigationPathRepresentation(decoding: encoded).encoded() == encoded)
        // However the strings are spelled, the items are the same.
        let spelled = generator.text(of: try JSONValue(reading: encoded, dialect: .rfc8259))
        #expect(try NavigationPathRepresentation(decoding: spelled) == path)
    }

    @Test("encoding the answer of decoding gives the path again, byte for byte", arguments: 0..<200)
    func routes(seed: Int) throws {
        var generator = JSONGenerator(seed: UInt64(seed) &+ 6000)
        let path = Self.path(&generator)
        var routes: [UInt8] = []
        try NavigationPathRepresentation.appendRoutes(decoding: path.encoded(), to: &routes)
        var viaValue: [UInt8] = []
        path.appendRoutes(to: &viaValue)
        #expect(routes == viaValue)
        var encoded: [UInt8] = []
        try NavigationPathRepresentation.appendPath(encoding: routes, type: nil, to: &encoded)
        #expect(encoded == path.encoded())
        #expect(try NavigationPathRepresentation(routes: routes, type: nil) == path)
    }

    @Test("the routes are JSON, root first, and mean what the items mean", arguments: 0..<100)
    func routesMean(seed: Int) throws {
        var generator = JSONGenerator(seed: UInt64(seed) &+ 7000)
        let path = Self.path(&generator)
        var text: [UInt8] = []
        path.appendRoutes(to: &text)
        guard case .object(let members) = try JSONValue(reading: text, dialect: .rfc8259).content else {
            Issue.record("no object")
            return
        }
        #expect(members.map(\.name) == ["routes", "types"])
        let items = try path.elements.map { try JSONValue($0.item) }
        #expect(members[0].value == JSONValue(.array(items)))
        #expect(members[1].value == JSONValue(.array(path.elements.map { JSONValue(.string($0.type)) })))
        // However the text is laid out, each route means the same.
        let spelled = generator.text(of: try JSONValue(reading: text, dialect: .rfc8259))
        let again = try NavigationPathRepresentation(routes: spelled, type: nil)
        #expect(try again.elements.map { try JSONValue($0.item) } == items)
    }

    @Test("Foundation's coders agree with the text", arguments: 0..<100)
    func codable(seed: Int) throws {
        var generator = JSONGenerator(seed: UInt64(seed) &+ 8000)
        let path = Self.path(&generator)
        #expect(try JSONDecoder().decode(NavigationPathRepresentation.self, from: Data(path.encoded())) == path)
        let encoded = try Array(JSONEncoder().encode(path))
        #expect(try NavigationPathRepresentation(decoding: encoded) == path)
        #expect(
            try JSONValue(reading: encoded, dialect: .rfc8259)
                == JSONValue(reading: path.encoded(), dialect: .rfc8259))
    }

    @Test("damaged paths and routes never trap, and errors name a place in the text", arguments: 0..<60)
    func damaged(seed: Int) throws {
        var generator = JSONGenerator(seed: UInt64(seed) &+ 9000)
        for _ in 0..<20 {
            let path = Self.path(&generator)
            var routes: [UInt8] = []
            path.appendRoutes(to: &routes)
            for text in [path.encoded(), routes] {
                let damaged = JSONMutationTests.damage(text, &generator.random)
                Self.check(damaged) { bytes throws(NavigationPathError) in
                    let path = try NavigationPathRepresentation(decoding: bytes)
                    #expect((try? NavigationPathRepresentation(decoding: path.encoded())) == path)
                }
                Self.check(damaged) { bytes throws(NavigationPathError) in
                    let path = try NavigationPathRepresentation(routes: bytes, type: "T")
                    #expect((try? NavigationPathRepresentation(decoding: path.encoded())) == path)
                }
            }
        }
    }

    private static func check(_ bytes: [UInt8], _ read: ([UInt8]) throws(NavigationPathError) -> Void) {
        do throws(NavigationPathError) {
            try read(bytes)
        } catch {
            #expect(!error.description.isEmpty)
            if case .invalidJSON(let json) = error { #expect((0...bytes.count).contains(json.offset)) }
            if case .itemNotJSON(_, let json) = error { #expect((0...bytes.count).contains(json.offset)) }
            if let index = error.index { #expect((0..<bytes.count).contains(index)) }
        }
    }
}
