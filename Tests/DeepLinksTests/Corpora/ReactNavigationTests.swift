import DeepLinks
import NavigationPaths
import Testing

@Suite("What React Navigation answers")
struct ReactNavigationTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var id: String
        var behaviour: String
        var config: JSONValue
        var path: String
        /// The stack, `null` for no match, `"error"` for a table that is refused.
        var expected: JSONValue

        var testDescription: String { "\(id): \(behaviour)" }
    }

    /// Where this project answers otherwise on purpose.
    struct Difference: Sendable {
        var reason: String
        var answer: JSONValue
    }

    static let cases: [Case] = {
        let cases = (try? Fixture.json("react-navigation-behaviours.json"))?["cases"]?.elements ?? []
        return cases.map { example in
            Case(
                id: example["id"]?.string ?? "", behaviour: example["behaviour"]?.string ?? "",
                config: example["config"] ?? JSONValue(.null), path: example["input_path"]?.string ?? "",
                expected: example["expected_error"]?.isTrue == true
                    ? JSONValue(.string("error")) : normalised(example["expected"] ?? JSONValue(.null)))
        }
    }()

    static let differences: [String: Difference] = {
        let list = (try? Fixture.json("react-navigation-differences.json"))?["differences"]?.elements ?? []
        let pairs = list.map { entry in
            (
                entry["id"]?.string ?? "",
                Difference(
                    reason: entry["reason"]?.string ?? "", answer: normalised(entry["answer"] ?? JSONValue(.null)))
            )
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()

    @Test("is what a table answers, or a difference with its reason", arguments: cases)
    func answers(example: Case) throws {
        let answer = Self.answer(example)
        if let difference = Self.differences[example.id] {
            #expect(answer == difference.answer, "\(answer.text) instead of \(difference.answer.text)")
            #expect(answer != example.expected, "no difference: take it off the list")
            #expect(difference.reason.utf8.count > 20)
        } else {
            #expect(answer == example.expected, "\(answer.text) instead of \(example.expected.text)")
        }
    }

    @Test("the list of differences is short, and of cases that there are")
    func isShort() {
        #expect(Self.cases.count == 71)
        #expect(Self.differences.count * 4 <= Self.cases.count)
        #expect(Set(Self.differences.keys).isSubset(of: Self.cases.map(\.id)))
    }

    @Test("the article tells every difference")
    func isDocumented() throws {
        let article = try Fixture.article("ReactNavigationDifferences")
        for id in Self.differences.keys { #expect(article.contains(id), "\(id)") }
        let same = Self.cases.count - Self.differences.count
        #expect(article.contains("\(same) answers are the same"))
        #expect(article.contains("The other \(Self.differences.count) differ"))
    }

    private static func answer(_ example: Case) -> JSONValue {
        let adapter = ReactNavigationTable(example.config)
        do {
            let table = try RouteTable([.init(name: example.id, text: adapter.text)])
            let path = example.path.hasPrefix("/") ? example.path : "/" + example.path
            let resolution = try table.resolve("https://app.example" + path)
            let json = try JSONValue(reading: resolution.json, dialect: .rfc8259)
            return normalised(
                withQuery(
                    json["query"], json["routes"] ?? JSONValue(.null), except: adapter.declared[resolution.link] ?? []))
        } catch is ResolutionFailure {
            return JSONValue(.null)
        } catch {
            return JSONValue(.string("error"))
        }
    }

    /// The undeclared query is apart from the routes; an app that wants it takes it into the parameters of its screen.
    private static func withQuery(_ query: JSONValue?, _ routes: JSONValue, except names: Set<String>) -> JSONValue {
        guard let query, var last = routes.elements.last, case .object(var members) = last.content,
            let index = members.firstIndex(where: { $0.name == "params" })
        else { return routes }
        let added = query.members.filter { !names.contains($0.name) }.map { member in
            JSONValue.Member(
                name: member.name, value: member.value.elements.count == 1 ? member.value.elements[0] : member.value)
        }
        members[index].value.content = .object(members[index].value.members + added)
        last.content = .object(members)
        return JSONValue(.array(routes.elements.dropLast() + [last]))
    }

    /// A route without parameters has none, whether that is written or not.
    private static func normalised(_ stack: JSONValue) -> JSONValue {
        guard case .array(let routes) = stack.content else { return stack }
        return JSONValue(
            .array(
                routes.map { route in
                    JSONValue(.object(route.members.filter { $0.name != "params" || !$0.value.members.isEmpty }))
                }))
    }
}
