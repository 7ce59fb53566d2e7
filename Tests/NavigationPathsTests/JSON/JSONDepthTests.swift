import Foundation
import NavigationPaths
import Testing

@Suite("Deep JSON text")
struct JSONDepthTests {
    private static func nested(_ depth: Int, _ open: String, _ close: String) -> [UInt8] {
        Array((String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)).utf8)
    }

    @Test("is read to 512 levels and refused beyond", arguments: [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":", "}]")])
    func limit(open: String, close: String) throws {
        let levels = open.utf8.count == 6 ? 2 : 1
        #expect(refusal(of: Self.nested(512 / levels, open, close), .rfc8259) == nil)
        let error = try #require(refusal(of: Self.nested(512 / levels + 1, open, close), .rfc8259))
        #expect(error.reason == .tooDeep(limit: 512))
        #expect(error.offset == 512 / levels * open.utf8.count)
        #expect(refusal(of: Self.nested(100_000, open, close), .json5)?.reason == .tooDeep(limit: 512))
    }

    @Test("needs no more stack than a small thread has: read, compare, hash, write, free", .timeLimit(.minutes(1)))
    func smallThread() async {
        let text = await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: Self.roundTrip()) }
            thread.stackSize = 512 * 1024
            thread.start()
        }
        #expect(text == Self.nested(256, "[{\"a\":", "}]"))
    }

    private static func roundTrip() -> [UInt8] {
        let source = nested(256, "[{\"a\":", "}]")
        guard let left = try? JSONValue(reading: source, dialect: .rfc8259),
            let right = try? JSONValue(reading: source, dialect: .json5),
            left == right, left.hashValue == right.hashValue
        else { return [] }
        return Array(left.text.utf8)
    }
}
