import DeepLinks
import Foundation
import NavigationPaths
import Testing

@Suite("The embedded table does what the articles' code does")
struct OracleTests {
    @Test("on thousands of URLs, but for the rules of reading", arguments: Questions.all)
    func sameAnswers(questions: Questions) throws {
        let differences = questions.differences(try RouteTable.demo(), 10)
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
        // A comparison of misses alone would prove nothing.
        #expect(
            questions.opened * 10 > questions.count, "only \(questions.opened) of \(questions.count) open something")
    }

    @Test("there are three thousand URLs at least, and every rule of reading is met by some of them")
    func rulesAreMet() {
        #expect(Questions.all.reduce(0) { $0 + $1.count } >= 3_000)
        #expect(Questions.all.reduce(into: Set()) { $0.formUnion($1.applied) } == Set(ReadingRules.Rule.allCases))
    }

    @Test(
        "and a table with one rule broken does not",
        arguments: [
            Mutation(#"/article/{slug}/{_*}"#, #"/article/{slug}"#),
            Mutation(#"/article/{slug}/{_*}"#, #"/article/{_*}/{slug}"#),
            Mutation(#"{userID:uuid}"#, #"{userID}"#),
            Mutation(#"/settings/{_*}"#, #"/settings"#),
            Mutation(#"{ settings: {} }"#, #"{ setting: {} }"#),
            Mutation(#"/recipe/{_*}/{id:int}"#, #"/recipe/{id:int}"#),
            Mutation(#"/recipe/{_*}/{id:int}"#, #"/recipe/{_*}/{id:int(0..)}"#),
            Mutation(#"{id:int}?"#, #"{id}?"#),
            Mutation(#"{category:text=all}"#, #"{category:text=any}"#),
            Mutation(#"{category:text=all}"#, #"{category=all}"#),
            Mutation(#"{category:text=all}"#, #"{category:text}"#),
            Mutation(#"plus: "literal""#, #"plus: "space""#),
            Mutation(#"[{ category: { _0: "{category}" } }, "#, "["),
            Mutation(#"/products/{id}"#, #"/products/{id:int}"#),
            Mutation(#"/products/{id}"#, #"/products/{id}/{_*}"#),
            Mutation(#"pattern: "/review""#, #"pattern: "/reviews""#),
            Mutation(#"/web?url={url:url(https://*.example.com)}&"#, #"/web?url={url:url}&"#),
            Mutation(#""cookbook://", "#, ""),
            Mutation(#""https://shop.example.com""#, #""https://shop.example.com:8443""#),
        ])
    func noticesMutations(mutation: Mutation) throws {
        #expect(RouteTable.demoText.contains(mutation.rule))
        let text = RouteTable.demoText.replacingOccurrences(of: mutation.rule, with: mutation.broken)
        let table = try RouteTable([.init(name: "broken.json5", bytes: Self.withoutExamples(text))])
        #expect(Questions.all.contains { !$0.differences(table, 1).isEmpty })
    }

    struct Mutation: Sendable, CustomTestStringConvertible {
        var rule: String
        var broken: String

        init(_ rule: String, _ broken: String) {
            self.rule = rule
            self.broken = broken
        }

        var testDescription: String { "\(rule) as \(broken)" }
    }

    /// Examples would refuse a broken table before the oracle sees it.
    private static func withoutExamples(_ text: String) throws -> [UInt8] {
        func strip(_ value: JSONValue) -> JSONValue {
            var value = value
            switch value.content {
            case .array(let elements): value.content = .array(elements.map(strip))
            case .object(let members):
                value.content = .object(
                    members.filter { $0.name != "examples" }.map { .init(name: $0.name, value: strip($0.value)) })
            default: break
            }
            return value
        }
        var bytes: [UInt8] = []
        strip(try JSONValue(reading: Array(text.utf8), dialect: .json5)).append(to: &bytes)
        return bytes
    }
}
