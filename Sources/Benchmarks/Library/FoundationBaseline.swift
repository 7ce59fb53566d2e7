import Foundation

/// What an ordinary user would write for one link of the cookbook: `URLComponents`, `Codable`, `JSONEncoder`.
///
/// It knows one app and one link, and has no warnings, no tracking and no misses: the comparison is in its favour.
struct FoundationBaseline {
    enum Route: Encodable {
        case category(String)
        case recipe(Int)
    }

    struct Answer: Encodable {
        var url: String
        var app: String
        var link: String
        var routes: [Route]
        var mode: String
        var params: [String: String]
        var query: [String: [String]]
    }

    private let encoder = JSONEncoder()

    func resolve(_ text: String) throws -> Data? {
        guard let components = URLComponents(string: text), components.host == "cookbook.example.com" else {
            return nil
        }
        let segments = components.path.split(separator: "/")
        guard segments.count == 2, segments[0] == "recipe", let id = Int(segments[1]) else { return nil }
        let items = components.queryItems ?? []
        let category = items.first { $0.name == "category" }?.value ?? "all"
        var query: [String: [String]] = [:]
        for item in items where item.name != "category" { query[item.name, default: []].append(item.value ?? "") }
        let answer = Answer(
            url: text, app: "cookbook", link: "recipe", routes: [.category(category), .recipe(id)], mode: "reset",
            params: ["category": category, "id": String(id)], query: query)
        return try encoder.encode(answer)
    }
}
