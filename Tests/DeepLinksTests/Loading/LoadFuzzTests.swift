import DeepLinks
import Testing
import SeededRandom

@Suite("Spoiled tables")
struct LoadFuzzTests {
    @Test("are refused or answer, and never end the program", arguments: AppTable.all + [AppTable.demo])
    func spoiled(app: AppTable) throws {
        let text = app.file.isEmpty ? Array(RouteTable.demoText.utf8) : try Fixture.bytes(app.file)
        // The first part of a large table is enough: what is behind it is cut off in mid air.
        let bytes = Array(text.prefix(6_000))
        var random = SeededGenerator(seed: 99)
        let urls = [
            "app://a", "https://bsky.app/profile/a", "cookbook://recipe/1?category=", "shop:products/1/review",
            "rocketchat://room?host=a&path=b/c",
        ]
        var refused = 0
        for _ in 0..<150 {
            let spoiled = Self.spoiled(bytes, &random)
            let (table, diagnostics) = RouteTable.read([.init(name: "spoiled.json5", bytes: spoiled)])
            if table == nil { refused += 1 }
            #expect((table == nil) == diagnostics.contains { $0.severity == .error })
            for diagnostic in diagnostics {
                #expect(diagnostic.line > 0 && diagnostic.column > 0 && !diagnostic.description.isEmpty)
            }
            for url in urls { _ = try? table?.resolve(url, including: [.explain, .navigationPath]) }
        }
        #expect(refused > 75)
    }

    /// Some bytes changed, left out, doubled or put in.
    private static func spoiled(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        let pieces = [
            "{", "}", "{{", "[", "]", "\"", "'", "\\", "/", "//", "?", "#", "*", "+", "=", ":", ",", "%", "%zz", "null",
            "0", "{x}", "{x:int}",
            "{x+}", "(a|b)", "é", "\u{0}", "\n", "/*",
        ]
        for _ in 0...random.count(upTo: 3) {
            let place = random.count(upTo: bytes.count - 1)
            switch random.count(upTo: 3) {
            case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
            case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.count(upTo: 20)))
            case 2: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 30)], at: place)
            default: bytes.insert(contentsOf: random.pick(pieces).utf8, at: place)
            }
        }
        return bytes
    }
}
