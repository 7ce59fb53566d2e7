import DeepLinks
import NavigationPaths
import Testing
import URLPatterns
import SeededRandom

/// `resolve(url(for: routes)) == routes`, for every stack that a URL of the table opens.
@Suite("The law of printing")
struct PrintingLawTests {
    /// Pieces of values: what URLs, JSON and patterns give a meaning of their own, and letters of several lengths.
    static let pieces = [
        "a", "Z", "7", "-", "/", "//", "%", "+", " ", "&", "=", "#", "?", ".", "..", ":", "@", ",", ";", "{", "}", "\"",
        "\\", "é", "e\u{301}", "日本", "🎈", "\u{200d}", "ß", "'", "~", "|", "^", "<", "tags[]",
    ]

    static func text(_ generator: inout SeededGenerator, _ length: ClosedRange<Int> = 1...4) -> String {
        (0..<Int.random(in: length, using: &generator)).reduce(into: "") { text, _ in
            text += pieces.randomElement(using: &generator) ?? ""
        }
    }

    static func escaped(_ text: String) -> String {
        String(decoding: PercentEncoding.component(Array(text.utf8)), as: UTF8.self)
    }

    /// A URL of one of the links of `PrintingTests.table` whose values all stand in its routes.
    static func url(_ generator: inout SeededGenerator) -> String {
        func text() -> String { escaped(self.text(&generator)) }
        func run(_ least: Int) -> String {
            (0..<Int.random(in: least...3, using: &generator)).map { _ in text() }.joined(separator: "/")
        }
        let path =
            switch Int.random(in: 0..<9, using: &generator) {
            case 0:
                "items/\(Int.random(in: -99...99, using: &generator))-\(text())?page=\(Int.random(in: 0...2, using: &generator))"
                    + "&tag=\(text())&tag=\(text())" + (Bool.random(using: &generator) ? "#\(text())" : "")
            case 1: "files/" + run(0)
            case 2: "from/\(run(1))/to/\(run(1))"
            case 3: "kinds/" + (Bool.random(using: &generator) ? "top-sites" : "history") + "/x"
            case 4: "titles/\(Int.random(in: -9...9_999, using: &generator))"
            case 5: "pairs/\(text())/\(text())"
            case 6: "words/\(text())?q=\(text())&flag"
            case 7: "open?\(text())=\(text())&\(text())=\(text())"
            default: "users/E621E1F8-C36C-495A-93FC-0C247A3E6E5F/" + (Bool.random(using: &generator) ? "true" : "")
            }
        let origin = ["app://", "https://example.com/base/", "https://hash.example/#/"].randomElement(using: &generator)
        return (origin ?? "app://") + path
    }

    @Test("each stack that a URL opens is printed as URLs that open it", arguments: 0..<8)
    func law(seed: Int) throws {
        let table = try RouteTable([RouteTable.Source(name: "t.json5", text: PrintingTests.table)])
        var generator = SeededGenerator(seed: UInt64(seed) &* 7_919 &+ 1)
        var opened = 0
        for _ in 0..<500 {
            let url = Self.url(&generator)
            guard let resolution = try? table.resolve(url) else { continue }
            opened += 1
            let routes = try JSONValue(reading: resolution.routesJSON, dialect: .rfc8259)
            guard case .array(let elements) = routes.content else { continue }
            do {
                let printed = try table.url(for: elements, app: "app")
                for printed in printed.urls {
                    let again = try table.resolve(printed)
                    #expect(
                        try JSONValue(reading: again.routesJSON, dialect: .rfc8259) == routes, "\(url) as \(printed)")
                }
            } catch {
                Issue.record("\(url) opens \(String(decoding: resolution.routesJSON, as: UTF8.self)): \(error)")
            }
        }
        #expect(opened > 250)
    }
}
