/// A table of any number of links, each with a path of its own.
struct GeneratedTable {
    let links: Int

    var text: String {
        let links = (0..<links).map {
            "{ pattern: \"/section\($0 % 97)/page\($0)/{id:int}\", routes: [{ page: \"{id}\" }] }"
        }
        return "{ apps: { app: { origins: [\"https://example.com\"], links: [\(links.joined(separator: ","))] } } }"
    }

    /// A URL of the link with this index.
    func url(_ index: Int) -> String { "https://example.com/section\(index % 97)/page\(index)/42" }
}
