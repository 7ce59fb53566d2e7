import NavigationPaths
import URLPatterns

/// What the catalogue says of a table, before it is written in some format.
struct Catalogue {
    struct Section {
        var app: String
        var origins: [String]
        var entries: [Entry]
    }

    struct Entry {
        var id: String
        var pattern: String
        var aliases: [Alias]
        var action: Action
        var origins: [String]
        var parameters: [Parameter]
        var versions: LinkVersions
        var appends: Bool
        var tab: String?
        var examples: [Example]
    }

    struct Alias {
        var pattern: String
        var origins: [String]
    }

    enum Action {
        case open, exclude
        /// With the path it leads to, as the table has it.
        case redirect(String)
        /// With the name of the parameter that holds the real link.
        case unwrap(String)

        var word: String {
            switch self {
            case .open: "open"
            case .exclude: "exclude"
            case .redirect: "redirect"
            case .unwrap: "unwrap"
            }
        }
    }

    struct Parameter {
        enum Place: String {
            case host, path, query, fragment
        }

        var name: String
        var place: Place
        var type: String
        /// True for a run of segments.
        var isMany: Bool
        var isRequired: Bool
        var standard: [UInt8]?
    }

    struct Example {
        var url: String
        var appVersion: String?
        /// True for one that was made up: the table has none.
        var isGenerated: Bool
    }

    let sections: [Section]

    init(_ table: RouteTable) {
        sections = table.apps.indices.map { index in
            let app = table.apps[index]
            var finder = WitnessFinder(table, app: index)
            let entries = app.links.indices.map { Entry($0, app, &finder) }
            return Section(app: app.name, origins: app.origins.map(\.source), entries: entries)
        }
    }
}

extension Catalogue.Entry {
    fileprivate init(_ number: Int, _ app: App, _ finder: inout WitnessFinder) {
        let link = app.links[number]
        func sources(_ indices: [Int]) -> [String] { indices.map { app.origins[$0].source } }
        id = link.id
        pattern = link.patterns[0].pattern.shown
        aliases = link.patterns.dropFirst().map {
            Catalogue.Alias(pattern: $0.pattern.shown, origins: sources($0.origins))
        }
        origins = sources(app.origins.indices.filter { index in link.patterns.contains { $0.origins.contains(index) } })
        action =
            switch link.action {
            case .open: .open
            case .exclude: .exclude
            case .redirect(let template): .redirect(template.text(link.names))
            case .unwrap(let slot): .unwrap(link.names[slot])
            }
        parameters = Self.parameters(link, app)
        versions = link.versions
        appends = link.appends
        tab = link.tab?.text(link.names)
        examples = Self.examples(number, link, &finder)
    }

    /// The names that the link captures: those of its pattern in the order of the URL, then what only aliases have.
    private static func parameters(_ link: Link, _ app: App) -> [Catalogue.Parameter] {
        let patterns = link.patterns.map { $0.pattern.parameters }
        let hosts = link.patterns.flatMap(\.origins).map { origin in
            app.origins[origin].capture.flatMap { Catalogue.Parameter($0, .host) }
        }
        var found: [Catalogue.Parameter] = []
        for parameter in hosts.compactMap(\.self) + patterns.flatMap(\.self)
        where !found.contains(where: { $0.name == parameter.name }) {
            found.append(parameter)
        }
        for index in found.indices {
            let name = found[index].name
            // A value may lack where one of the patterns, or one of the origins, does not ask for it.
            let isSure = { (list: [Catalogue.Parameter]) in list.contains { $0.name == name && $0.isRequired } }
            found[index].isRequired =
                patterns.allSatisfy(isSure)
                || (!hosts.isEmpty && hosts.allSatisfy { $0?.name == name })
        }
        return found
    }

    private static func examples(_ number: Int, _ link: Link, _ finder: inout WitnessFinder) -> [Catalogue.Example] {
        let declared = link.examples.filter { $0.routes != nil }
        if !declared.isEmpty {
            return declared.map {
                Catalogue.Example(url: $0.url, appVersion: $0.appVersion?.description, isGenerated: false)
            }
        }
        for entry in finder.entries[number] {
            guard let witness = finder.answered(by: entry) else { continue }
            return [
                Catalogue.Example(
                    url: String(decoding: witness.url, as: UTF8.self),
                    appVersion: witness.options.appVersion?.description, isGenerated: true)
            ]
        }
        return []
    }
}

extension Pattern {
    /// The text of the pattern; of one that adds nothing to its origins, a slash.
    fileprivate var shown: String { source.isEmpty ? "/" : source }

    fileprivate var parameters: [Catalogue.Parameter] {
        var result: [Catalogue.Parameter?] = []
        for part in path {
            switch part {
            case .one(let value): result += value.captures.map { Catalogue.Parameter($0, .path) }
            case .many(let many):
                result.append(Catalogue.Parameter(many.asCapture, .path, isMany: true, mayBeEmpty: many.minimum == 0))
            }
        }
        for part in query {
            switch part {
            case .present: break
            case .item(_, let value, _): result += value.captures.map { Catalogue.Parameter($0, .query) }
            case .rest(let capture):
                result.append(Catalogue.Parameter(capture, .query, type: "object", mayBeEmpty: true))
            }
        }
        let others = captures.dropFirst(result.count).map { Catalogue.Parameter($0, .fragment) }
        return (result + others).compactMap(\.self)
    }
}

extension Catalogue.Parameter {
    /// Nil for `_`, which has no name.
    fileprivate init?(
        _ capture: Pattern.Capture, _ place: Place, type: String? = nil, isMany: Bool = false, mayBeEmpty: Bool = false
    ) {
        guard let name = capture.name else { return nil }
        self.name = name
        self.place = place
        self.type = type ?? capture.type.spelling
        self.isMany = isMany
        isRequired = capture.presence.isRequired && capture.type.list == nil && !mayBeEmpty
        if case .defaults(let text) = capture.presence { standard = text }
    }
}

extension Pattern.Value {
    fileprivate var captures: [Pattern.Capture] {
        switch self {
        case .literal: []
        case .whole(let capture): [capture]
        case .mixed(let pieces): pieces.compactMap { if case .capture(let capture) = $0 { capture } else { nil } }
        }
    }
}

extension Template {
    /// A string as the table has it: `/item/{id}`. Of anything else its JSON is not told.
    fileprivate func text(_ names: [String]) -> String {
        let text = pieces.reduce(into: [UInt8]()) { text, piece in
            switch piece {
            case .text(let bytes):
                for byte in bytes {
                    text.append(byte)
                    if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { text.append(byte) }
                }
            case .slot(let slot): text += "{\(names[slot])}".utf8
            case .encodedSlot(let slot): text += "{%\(names[slot])}".utf8
            case .url: text += "{$url}".utf8
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
