import Foundation
import NavigationPaths
import Testing

@Suite("Samples of NavigationPath from the wild")
struct GoldenSampleTests {
    struct Sample: Decodable, CustomTestStringConvertible, Sendable {
        var id: String
        var json: String
        /// The flat array of strings in `json`.
        var parsed: [String]
        var source: String

        var testDescription: String { id }
    }

    private struct File: Decodable {
        var examples: [Sample]
    }

    static func samples() throws -> [Sample] {
        let url = try #require(
            Bundle.module.url(forResource: "Fixtures/navigationpath-examples", withExtension: "json"))
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).examples
    }

    @Test("are all there, each with its source")
    func count() throws {
        let samples = try Self.samples()
        #expect(samples.map(\.id) == (1...9).map { "np-0\($0)" })
        #expect(samples.allSatisfy { !$0.source.isEmpty })
    }

    @Test("are read root first, and written back byte for byte", arguments: try samples())
    func roundTrip(_ sample: Sample) throws {
        let bytes = Array(sample.json.utf8)
        let path = try NavigationPathRepresentation(decoding: bytes)
        #expect(path.elements.reversed().flatMap { [$0.type, $0.item] } == sample.parsed)
        #expect(path.encoded() == bytes)
    }

    @Test("are the same to Foundation's coders", arguments: try samples())
    func codable(_ sample: Sample) throws {
        let path = try JSONDecoder().decode(NavigationPathRepresentation.self, from: Data(sample.json.utf8))
        #expect(try path == NavigationPathRepresentation(decoding: Array(sample.json.utf8)))
        let again = try JSONDecoder().decode([String].self, from: JSONEncoder().encode(path))
        #expect(again == sample.parsed)
    }

    @Test("pass through routes and back, byte for byte", arguments: try samples())
    func routes(_ sample: Sample) throws {
        var routes: [UInt8] = []
        try NavigationPathRepresentation.appendRoutes(decoding: Array(sample.json.utf8), to: &routes)
        var path: [UInt8] = []
        try NavigationPathRepresentation.appendPath(encoding: routes, type: nil, to: &path)
        #expect(path == Array(sample.json.utf8))
    }

    @Test("as SwiftUI wrote one are values of their types")
    func typed() throws {
        struct User: Decodable, Equatable {
            var id: Int
            var name: String
        }
        let sample = try #require(try Self.samples().first)
        let path = try NavigationPathRepresentation(decoding: Array(sample.json.utf8))
        #expect(try path.decode(String.self, at: 0) == "hello")
        #expect(try path.decode(Int.self, at: 1) == 42)
        #expect(try path.decode(Bool.self, at: 2))
        #expect(try path.decode(User.self, at: 3) == User(id: 42, name: "Blob"))
    }
}
