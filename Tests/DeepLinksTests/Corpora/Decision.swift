import DeepLinks
import NavigationPaths
import Testing

/// A decision that the contradicting behaviours of other routers force, and what shows it.
///
/// The sentences stand in the article "Decisions between routers", with the ids of the cases.
struct Decision: Sendable, CustomTestStringConvertible {
    /// Cases of `other-routers-behaviours.json`.
    var cases: [String]
    var sentence: String
    var origins = #""app://", "https://example.com""#
    /// Further keys of the app.
    var keys = ""
    var links = ""
    var questions: [Question] = []
    /// Stacks, and the URL that is printed for each.
    var prints: [Print] = []
    /// Links that are refused, and what is said of them; with the origins and keys above.
    var refuses: [Refusal] = []
    /// Origins that are refused.
    var refusesOrigins: [String] = []

    struct Print: Sendable {
        var routes: String
        var url: String
    }

    struct Refusal: Sendable {
        var links: String
        var message: String
    }

    var testDescription: String { sentence }
}

@Suite("Decisions between routers")
struct DecisionTests {
    static let all =
        Decision.customSchemes + Decision.origins + Decision.paths + Decision.queries + Decision.patterns
        + Decision.printing

    @Test("a decision holds", arguments: all)
    func holds(decision: Decision) throws {
        if !decision.links.isEmpty {
            let table = try RouteTable(links: decision.links, keys: decision.keys, origins: decision.origins)
            for question in decision.questions { try question.check(table) }
            for print in decision.prints {
                let routes = try JSONValue(reading: Array(print.routes.utf8), dialect: .rfc8259)
                let url = try table.url(for: routes.elements, app: "app").url
                #expect(url == print.url)
            }
        }
        for refusal in decision.refuses {
            let error = #expect(throws: RouteTableError.self) {
                try RouteTable(links: refusal.links, keys: decision.keys, origins: decision.origins)
            }
            #expect(error?.description.contains(refusal.message) == true, "\(error?.description ?? "")")
        }
        for origin in decision.refusesOrigins {
            #expect(throws: RouteTableError.self, "\(origin)") { try RouteTable(links: "", origins: "\"\(origin)\"") }
        }
        let shown =
            decision.questions.count + decision.prints.count + decision.refuses.count + decision.refusesOrigins.count
        #expect(shown > 0)
    }

    @Test("every case of the other routers has its decision")
    func isComplete() throws {
        let libraries = try Fixture.json("other-routers-behaviours.json")["libraries"]?.members ?? []
        let cases = libraries.flatMap { $0.value["cases"]?.elements.compactMap { $0["id"]?.string } ?? [] }
        #expect(cases.count == 94)
        let decided = Self.all.flatMap(\.cases)
        #expect(Set(cases).subtracting(decided).sorted() == [])
        #expect(Set(decided).subtracting(cases).sorted() == [])
    }

    @Test("the article tells every decision, with its cases")
    func isDocumented() throws {
        let article = try Fixture.article("Decisions")
        for decision in Self.all {
            #expect(article.contains("| \(decision.sentence.replacing("|", with: "\\|")) |"), "\(decision.sentence)")
            #expect(article.contains("| \(decision.cases.joined(separator: ", ")) |"), "\(decision.cases)")
        }
    }
}
