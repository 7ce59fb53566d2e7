import DeepLinks
import Foundation
import Testing

/// Generated URLs of one app, each with what the article's code makes of it.
struct Questions: Sendable, CustomTestStringConvertible {
    let name: String
    let count: Int
    /// How many of the URLs open something.
    let opened: Int
    /// The rules of reading that some URL met.
    let applied: Set<ReadingRules.Rule>
    /// Where a table answers otherwise, in words; as many as are asked for.
    let differences: @Sendable (RouteTable, Int) -> [String]

    var testDescription: String { "\(count) URLs of \(name)" }

    /// Asked once for all tests: Foundation is slow.
    static let all = [
        Questions(MyApp.self, seed: 20_260_711), Questions(Cookbook.self, seed: 20_260_702),
        Questions(Shop.self, seed: 20_260_602),
    ]

    init<Source: Article>(_ article: Source.Type, seed: UInt64) {
        var urls = ArticleURLs(seed: seed, name: Source.name, host: Source.host)
        let questions = (0..<1_500).map { _ in OracleQuestion(article, urls.next()) }
        name = Source.name
        count = questions.count
        opened = questions.count { if case .routes = $0.answer { true } else { false } }
        applied = questions.reduce(into: []) { $0.formUnion($1.applied) }
        differences = { table, limit in
            var found: [String] = []
            for question in questions where found.count < limit {
                let actual = question.answer(of: table)
                if actual == question.answer { continue }
                found.append(
                    "\(question.url): the article opens \(question.answer), the table \(actual), by \(question.applied)"
                )
            }
            return found
        }
    }
}

private struct OracleQuestion<Source: Article>: Sendable {
    enum Answer: Equatable, Sendable {
        case refused
        case nothing
        case routes([Source.Route])
        case other(String)
    }

    let url: String
    let answer: Answer
    let applied: Set<ReadingRules.Rule>

    init(_ article: Source.Type, _ url: String) {
        self.url = url
        var rules = ReadingRules(article)
        let reading = rules.read(url)
        applied = rules.applied
        switch reading {
        case .refused: answer = .refused
        case .nothing: answer = .nothing
        case .read(let url): answer = Self.answer(of: url)
        }
    }

    private static func answer(of url: URL) -> Answer {
        let routes = Source.routes(for: url)
        guard !routes.isEmpty else { return .nothing }
        do {
            let json = String(decoding: try JSONEncoder().encode(routes), as: UTF8.self)
                .replacingOccurrences(of: ReadingRules.slash, with: "/")
            return .routes(try JSONDecoder().decode([Source.Route].self, from: Data(json.utf8)))
        } catch {
            return .other("\(error)")
        }
    }

    /// What the table answers, decoded into the article's own enum as its app would decode it.
    func answer(of table: RouteTable) -> Answer {
        do {
            let resolution = try table.resolve(url)
            guard resolution.app == Source.name else { return .other("the app \(resolution.app)") }
            return .routes(try JSONDecoder().decode([Source.Route].self, from: Data(resolution.routesJSON)))
        } catch let failure as ResolutionFailure {
            switch failure {
            case .invalidURL: return .refused
            case .noMatch: return .nothing
            default: return .other(failure.code)
            }
        } catch {
            return .other("\(error)")
        }
    }
}
