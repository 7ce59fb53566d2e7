import DeepLinks
import NavigationPaths
import Testing

/// A URL that a table is asked for, and the answer in one line: the link's id and its routes, or the code of the
/// failure; then the members of `show`.
struct Question: Sendable, CustomTestStringConvertible {
    var url: String
    var answer: String
    var app: String?
    var version: String?
    var platform: Platform?
    var show: [String] = []

    init(
        _ url: String, _ answer: String, app: String? = nil, version: String? = nil, platform: Platform? = nil,
        show: [String] = []
    ) {
        self.url = url
        self.answer = answer
        self.app = app
        self.version = version
        self.platform = platform
        self.show = show
    }

    var testDescription: String {
        [url, app, version, platform?.rawValue].compactMap(\.self).joined(separator: " ")
    }

    var options: ResolutionOptions {
        ResolutionOptions(app: app, appVersion: version.flatMap { AppVersion($0) }, platform: platform)
    }

    func check(_ table: RouteTable) throws {
        let answer = try answer(of: table)
        #expect(answer == self.answer)
    }

    func answer(of table: RouteTable) throws -> String {
        do {
            let resolution = try table.resolve(url, options, including: show.contains("explain") ? [.explain] : [])
            let text = "\(resolution.link) \(String(decoding: resolution.routesJSON, as: UTF8.self))"
            return try ([text] + show.map { try Self.member($0, of: resolution.json) }).joined(separator: " ")
        } catch let error as ResolutionFailure {
            guard show.contains("via"), let miss = error.miss else { return error.code }
            return "\(error.code) via \(miss.via.joined(separator: ","))"
        }
    }

    /// `name=value`, or `no name`.
    private static func member(_ name: String, of json: [UInt8]) throws -> String {
        guard case .object(let members) = try JSONValue(reading: json, dialect: .rfc8259).content,
            let member = members.first(where: { $0.name == name })
        else { return "no \(name)" }
        var text: [UInt8] = []
        member.value.append(to: &text)
        return "\(name)=" + String(decoding: text, as: UTF8.self)
    }
}

extension RouteTable {
    /// A table of one file.
    init(json5 text: String) throws {
        try self.init([Source(name: "routes.json5", text: text)])
    }

    /// A table of one app named `app`, with `app://` and `https://a.b` unless said otherwise.
    init(links: String, keys: String = "", origins: String = #""app://", "https://a.b""#) throws {
        try self.init(json5: "{ apps: { app: { origins: [\(origins)], \(keys) links: [\(links)] } } }")
    }
}
