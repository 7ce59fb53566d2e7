import DeepLinkAPI
import DeepLinks
import NavigationPaths
import Testing

@Suite("One URL after another")
struct StreamTests {
    @Test("each gets one object with its own status")
    func stream() throws {
        var resolver = StreamResolver(
            table: try RouteTable.demo(), options: ResolutionOptions(app: "cookbook"), including: .navigationPath)
        var output: [UInt8] = []
        #expect(resolver.appendAnswer(to: Array("/recipe/42".utf8), output: &output))
        let answer = try JSONValue(reading: output, dialect: .rfc8259)
        #expect(answer["status"]?.number == 200)
        #expect(answer["navigationPath"]?.count == 4)
        let length = output.count
        #expect(!resolver.appendAnswer(to: Array("/recipe/abc".utf8), output: &output))
        let problem = try JSONValue(reading: Array(output[length...]), dialect: .rfc8259)
        #expect(problem["status"]?.number == 404)
        #expect(problem["url"]?.string == "/recipe/abc")
    }

    @Test("bytes that are no text are not given back")
    func notText() throws {
        var resolver = StreamResolver(table: try RouteTable.demo())
        var output: [UInt8] = []
        #expect(!resolver.appendAnswer(to: [0x61, 0xFF], output: &output))
        let problem = try JSONValue(reading: output, dialect: .rfc8259)
        #expect(problem["code"]?.string == "invalid-url")
        #expect(problem["url"] == nil)
    }
}
