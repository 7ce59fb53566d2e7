import DeepLinks
import Testing

@Suite("What check costs")
struct LintScaleTests {
    static func table(_ count: Int, _ link: (Int) -> String) -> [RouteTable.Source] {
        let links = (0..<count).map(link).joined(separator: ",\n")
        return [.init(name: "t", text: "{ apps: { app: { origins: ['m://'], links: [\n\(links)\n] } } }")]
    }

    @Test("is not the square of the number of links that differ in their text", .timeLimit(.minutes(2)))
    func ordinary() throws {
        let sources = Self.table(2_000) { number in
            switch number % 5 {
            case 0: "{ pattern: '/section\(number)/{id:int}?tab={tab=all}', routes: ['{id}', '{tab}'] }"
            case 1: "{ pattern: '/section\(number - 1)/list', routes: [\(number)] }"
            case 2: "{ pattern: '/user/{name}/page\(number)', routes: ['{name}', \(number)] }"
            case 3: "{ pattern: '/find?page=p\(number)', routes: [\(number)] }"
            default: "{ pattern: '/{kind:(a\(number)|b\(number))}/{id}', routes: ['{kind}', '{id}'] }"
            }
        }
        let table = try RouteTable(sources)
        #expect(table.lint(sources).isEmpty)
    }

    @Test("is bounded where too many fit the same URLs, and that is said", .timeLimit(.minutes(2)))
    func hostile() throws {
        let sources = Self.table(300) { number in "{ pattern: '/find?key\(number)', routes: [\(number)] }" }
        let found = try RouteTable(sources).lint(sources)
        // Not all of the 44,850 pairs.
        #expect(found.count { $0.message.contains("only their place in the file decides") } == 1_000)
        #expect(found.contains { $0.message.contains("were not all compared") })
    }

    @Test("the costs are told with a URL near to them, one line for each app")
    func costs() throws {
        let table = try RouteTable([
            .init(
                name: "t",
                text: """
                    { apps: {
                      shop: { origins: ["https://shop.example/app", "shop://"], links: [
                        { pattern: "/item/{id:int}", routes: ["{id}"] },
                        { pattern: "/item/{slug}/review", routes: ["{slug}"] },
                      ] },
                      empty: { origins: ["empty://"], links: [] },
                    } }
                    """)
        ])
        #expect(
            table.costs == [
                "shop: a URL costs at most 5 steps; a dear one is https://shop.example/app/item/a/review",
                "empty: a URL costs at most 1 step; a dear one is empty://",
            ])
    }
}
