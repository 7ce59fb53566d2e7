import Testing
import URLPatterns

/// A URL that reads, and its parts.
struct ReadCase: CustomTestStringConvertible, Sendable {
    var url: String
    var scheme = "https"
    var host = "a.b"
    var port: Int?
    var path: [String] = []
    var query: String?
    var fragment: String?

    var testDescription: String { url.debugDescription }
}

/// The parts of a URL as text, for comparing.
struct Parts: Equatable {
    var scheme: String
    var host: String
    var port: Int?
    var path: [String]
    var query: String?
    var fragment: String?

    init(_ url: DeepLinkURL) {
        scheme = url.string(url.scheme)
        host = url.string(url.host)
        port = url.port
        path = url.segments.map { url.string($0.text) }
        query = url.query.map { String(decoding: url.bytes[$0], as: UTF8.self) }
        fragment = url.fragment.map { String(decoding: url.bytes[$0], as: UTF8.self) }
    }

    init(_ expected: ReadCase) {
        scheme = expected.scheme
        host = expected.host
        port = expected.port
        path = expected.path
        query = expected.query
        fragment = expected.fragment
    }
}

extension DeepLinkURL {
    func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}

@Suite struct DeepLinkURLReaderTests {
    @Test(
        "a web link is read into its parts",
        arguments: [
            ReadCase(url: "https://a.b"),
            ReadCase(url: "https://a.b/"),
            ReadCase(url: " \t\r\nhttps://a.b/c \n", path: ["c"]),
            ReadCase(url: "HTTP://A.b:80/", scheme: "http"),
            ReadCase(
                url: "https://a.b:8443/x/y?c=d&e#f#g?h", port: 8443, path: ["x", "y"], query: "c=d&e", fragment: "f#g?h"
            ),
            ReadCase(url: "https://a.b?", query: ""),
            ReadCase(url: "https://a.b#", fragment: ""),
        ])
    func webLink(_ expected: ReadCase) throws {
        #expect(Parts(try DeepLinkURLReader().read(expected.url)) == Parts(expected))
    }
}
