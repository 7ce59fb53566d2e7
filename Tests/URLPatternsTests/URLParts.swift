import Testing
import URLPatterns

/// The parts of a URL as text: what a test expects, and what was read.
struct URLParts: Equatable, Sendable {
    var scheme = "https"
    var host = "a.b"
    var port: Int?
    /// Each segment with the slashes before it: `/a//b`.
    var path = ""
    var query: String?
    var fragment: String?
}

extension URLParts {
    init(_ url: DeepLinkURL) {
        self.init(
            scheme: url.string(url.scheme), host: url.string(url.host), port: url.port, path: url.path(url.segments),
            query: url.query.map { url.string($0) }, fragment: url.fragment.map { url.string($0) })
    }
}

extension DeepLinkURL {
    func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

    /// Segments with the slashes before them. A slash inside a segment is written `⁄`.
    func path(_ segments: [Segment]) -> String {
        segments.map { segment in
            String(repeating: "/", count: segment.slashesBefore)
                + string(segment.text).split(separator: "/", omittingEmptySubsequences: false).joined(separator: "⁄")
        }.joined()
    }

    /// `key=value` for each item, `key` for one without a value.
    func list(_ items: [QueryItem]) -> [String] {
        items.map { item in string(item.key) + (item.value.map { "=" + string($0) } ?? "") }
    }
}

/// A URL and its parts.
struct ReadCase: CustomTestStringConvertible, Sendable {
    var url: String
    var parts: URLParts

    init(_ url: String, _ parts: URLParts) {
        (self.url, self.parts) = (url, parts)
    }

    var testDescription: String { url.debugDescription }
}
