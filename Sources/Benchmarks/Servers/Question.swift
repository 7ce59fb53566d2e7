import Foundation

/// What both servers are asked: a target for each request, and a body where it is a POST.
struct Question: Sendable {
    let name: String
    /// What the program is started with, beside its address.
    var options = ["--demo"]
    var body: String?
    /// The target of the n-th request.
    let target: @Sendable (Int) -> String

    /// A link with five query items.
    static let resolve = Question(name: "GET /resolve") { _ in resolveTarget(LibraryBenchmarks.link) }

    /// A path of ten elements.
    static let encode = Question(
        name: "POST /path/encode",
        body: "[" + (0..<10).map { "{\"recipe\":{\"_0\":\($0)}}" }.joined(separator: ",") + "]"
    ) { _ in "/path/encode?type=Cookbook.Route" }

    static let decode = Question(
        name: "POST /path/decode",
        body: "["
            + (0..<10).map { "\"Cookbook.Route\",\"{\\\"recipe\\\":{\\\"_0\\\":\($0)}}\"" }.joined(separator: ",") + "]"
    ) { _ in "/path/decode" }

    /// All links of a generated table, in an order without a pattern.
    static func amongLinks(_ table: GeneratedTable, file: String) -> Question {
        Question(name: "GET /resolve among \(table.links) links", options: ["--routes", file]) {
            resolveTarget(table.url($0 * 7_919 % table.links))
        }
    }

    private static func resolveTarget(_ url: String) -> String {
        let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
        return "/resolve?url=" + (url.addingPercentEncoding(withAllowedCharacters: plain) ?? "")
    }
}
