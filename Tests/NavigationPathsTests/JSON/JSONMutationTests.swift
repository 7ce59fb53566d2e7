import Foundation
import NavigationPaths
import Testing
import SeededRandom

@Suite("Damaged JSON text")
struct JSONMutationTests {
    /// Reads any JSON without looking at it.
    private struct Anything: Decodable {
        init(from decoder: any Decoder) {}
    }

    /// Changes, inserts, doubles or drops a few bytes.
    static func damage(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        let alphabet =
            Array("{}[]\"\\:,'/*+-.0123456789eExXuUtnfNI abé\n\t\u{2028}".utf8) + [0, 0x1F, 0x80, 0xFF, 0xF0]
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let index = Int.random(in: 0...bytes.count, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes.insert(random.pick(alphabet), at: index)
            case 1 where index < bytes.count: bytes[index] = random.pick(alphabet)
            case 2 where index < bytes.count: bytes.remove(at: index)
            case 3: bytes.removeLast(bytes.count - index)
            default:
                let end = min(bytes.count, index + Int.random(in: 0..<10, using: &random))
                bytes.insert(contentsOf: bytes[index..<end], at: index)
            }
        }
        return bytes
    }

    @Test("never traps, names a place in the text, and never passes one dialect but not the other", arguments: 0..<40)
    func damaged(seed: Int) throws {
        var generator = JSONGenerator(seed: UInt64(seed) &+ 1000)
        var (read, refused) = (0, 0)
        for _ in 0..<50 {
            let text = Self.damage(generator.text(of: generator.value(depth: 3)), &generator.random)
            let json5Error = refusal(of: text, .json5)
            if let json5Error {
                #expect((0...text.count).contains(json5Error.offset))
                #expect(!json5Error.description.isEmpty)
            }
            guard let error = refusal(of: text, .rfc8259) else {
                #expect(json5Error == nil, "RFC 8259 text is JSON5 text")
                #expect(
                    try JSONValue(reading: text, dialect: .rfc8259) == JSONValue(reading: text, dialect: .json5))
                // An app reads with Foundation: what passes here must pass there.
                #expect(throws: Never.self) { try JSONDecoder().decode(Anything.self, from: Data(text)) }
                read += 1
                continue
            }
            #expect((0...text.count).contains(error.offset))
            #expect(!error.description.isEmpty)
            refused += 1
        }
        #expect(refused > 0 && read + refused == 50)
    }
}
