import NavigationPaths
import URLPatterns

/// Reads the files of a table into apps and links, and collects what is wrong with its place.
///
/// Reading goes on after an error, so that one run shows all of them.
struct TableReader {
    /// A JSON value and where it stands.
    struct Node {
        var value: JSONValue
        var file: Int
        /// `apps.cookbook.links[3].pattern`.
        var path: String

        var place: SourcePlace { SourcePlace(file: file, range: value.range, path: path) }

        /// The first byte alone: a caret under a whole object would point at nothing.
        var opening: SourcePlace {
            SourcePlace(
                file: file, range: value.range.lowerBound..<min(value.range.lowerBound + 1, value.range.upperBound),
                path: path)
        }

        func member(_ member: JSONValue.Member) -> Node {
            Node(value: member.value, file: file, path: path.isEmpty ? member.name : "\(path).\(member.name)")
        }

        func element(_ index: Int, _ value: JSONValue) -> Node {
            Node(value: value, file: file, path: "\(path)[\(index)]")
        }
    }

    let sources: [RouteTable.Source]
    /// The lines of the sources, found when a fault is reported.
    private var lines: [SourceLines?]
    let hosts: HostToASCII?
    var diagnostics: [Diagnostic] = []
    /// Place and wording of what is in `diagnostics`.
    private var reported: Set<String> = []
    var table: RouteTable

    init(_ sources: [RouteTable.Source], hosts: HostToASCII?) {
        self.sources = sources
        lines = Array(repeating: nil, count: sources.count)
        self.hosts = hosts
        table = RouteTable(hosts: hosts)
    }

    /// Reads everything. The table is usable where no diagnostic is an error.
    mutating func read() {
        table.revision = Self.revision(of: sources)
        var parts: [(name: String, nodes: [Node], key: Node)] = []
        for (file, source) in sources.enumerated() {
            let root: JSONValue
            do { root = try JSONValue(reading: source.bytes, dialect: .json5) } catch {
                let end = min(error.offset + 1, source.bytes.count)
                fail("\(error)", at: SourcePlace(file: file, range: min(error.offset, end)..<end, path: ""))
                continue
            }
            readTop(Node(value: root, file: file, path: ""), into: &parts)
        }
        for part in parts {
            let index = table.apps.count
            // Swift takes two spellings of one text for equal, and so would those who ask for an app.
            if table.appIndices[part.name] != nil {
                fail("the name \"\(part.name)\" is another app's, spelled with other characters", at: part.key.place)
            }
            table.appIndices[part.name] = index
            table.apps.append(App(name: part.name))
            readApp(part.nodes, at: part.key, index)
        }
        if parts.isEmpty, diagnostics.isEmpty, !sources.isEmpty {
            fail("the table has no apps", "write { apps: { name: { origins: […], links: […] } } }", at: start(0))
        }
    }

    private func start(_ file: Int) -> SourcePlace {
        SourcePlace(file: file, range: 0..<min(1, sources[file].bytes.count), path: "")
    }

    private mutating func readTop(_ root: Node, into parts: inout [(name: String, nodes: [Node], key: Node)]) {
        guard let members = object(root) else { return }
        for member in members {
            let node = root.member(member)
            switch member.name {
            case "$schema": _ = string(node)
            case "version":
                guard case .number("1") = member.value.content else {
                    fail("expected version 1", "this program reads version 1 of the table format", at: node.place)
                    continue
                }
            case "apps":
                for app in object(node) ?? [] {
                    let part = node.member(app)
                    if let known = parts.firstIndex(where: { $0.name.utf8.elementsEqual(app.name.utf8) }) {
                        parts[known].nodes.append(part)
                    } else {
                        var key = part
                        key.value.range = app.nameRange
                        parts.append((app.name, [part], key))
                    }
                }
            default: unknown(member, root, among: ["version", "apps", "$schema"])
            }
        }
    }

    // MARK: Values with their kinds

    mutating func object(_ node: Node) -> [JSONValue.Member]? {
        if case .object(let members) = node.value.content { return members }
        fail("expected an object, found \(node.value.kind)", at: node.place)
        return nil
    }

    mutating func array(_ node: Node) -> [Node]? {
        if case .array(let values) = node.value.content {
            return values.enumerated().map { node.element($0.offset, $0.element) }
        }
        var hint: String?
        if case .string(let text) = node.value.content, text.utf8.count < 60 { hint = "write [\"\(text)\"]" }
        fail("expected an array, found \(node.value.kind)", hint, at: node.place)
        return nil
    }

    mutating func string(_ node: Node) -> String? {
        if case .string(let text) = node.value.content { return text }
        var hint: String?
        if case .number(let text) = node.value.content { hint = "write \"\(text)\"" }
        fail("expected a string, found \(node.value.kind)", hint, at: node.place)
        return nil
    }

    mutating func bool(_ node: Node) -> Bool? {
        if case .bool(let value) = node.value.content { return value }
        var hint: String?
        if case .string(let text) = node.value.content, text == "true" || text == "false" { hint = "write \(text)" }
        fail("expected true or false, found \(node.value.kind)", hint, at: node.place)
        return nil
    }

    mutating func strings(_ node: Node) -> [(text: String, node: Node)] {
        (array(node) ?? []).compactMap { element in string(element).map { ($0, element) } }
    }

    /// One of a few words.
    mutating func word(_ node: Node, _ words: [String]) -> String? {
        guard let text = string(node) else { return nil }
        if words.contains(text) { return text }
        fail("expected " + words.map { "\"\($0)\"" }.joined(separator: " or "), at: node.place)
        return nil
    }

    // MARK: Diagnostics

    mutating func fail(_ message: String, _ hint: String? = nil, at place: SourcePlace) {
        report(.error, message, hint, at: place)
    }

    mutating func warn(_ message: String, _ hint: String? = nil, at place: SourcePlace) {
        report(.warning, message, hint, at: place)
    }

    mutating func report(_ severity: Diagnostic.Severity, _ message: String, _ hint: String?, at place: SourcePlace) {
        let lines = self.lines[place.file] ?? SourceLines(sources[place.file])
        self.lines[place.file] = lines
        let diagnostic = Diagnostic(severity, message, hint, lines: lines, range: place.range, place: place.path)
        // What a link hands down is read again by each link below it.
        let isNew = reported.insert("\(place.file):\(place.range):\(message)").inserted
        if isNew { diagnostics.append(diagnostic) }
    }

    /// What other routers call the keys of a table.
    private static let foreignKeys = [
        "path": "pattern", "url": "pattern", "regex": "pattern", "match": "pattern", "uri": "pattern",
        "screen": "routes", "screens": "routes", "stack": "routes", "destination": "routes", "view": "routes",
        "component": "routes", "name": "id", "key": "id", "children": "links", "paths": "links",
        "scheme": "origins", "schemes": "origins", "host": "origins", "hosts": "origins", "domain": "origins",
        "domains": "origins", "prefixes": "origins", "exact": "caseSensitive", "to": "redirect",
        "ignore": "exclude", "params": "routes", "data": "meta", "bundleids": "appIDs", "ios": "appIDs",
    ]

    mutating func unknown(_ member: JSONValue.Member, _ parent: Node, among known: [String]) {
        let near =
            EditDistance.nearest(to: member.name, among: known)
            ?? Self.foreignKeys[member.name.lowercased()].flatMap { known.contains($0) ? $0 : nil }
        fail(
            "unknown key \"\(member.name)\"",
            near.map { "did you mean \"\($0)\"?" } ?? "known keys are " + known.joined(separator: ", "),
            at: SourcePlace(file: parent.file, range: member.nameRange, path: parent.member(member).path))
    }

    /// Reports an error of a pattern under the very bytes of the string that holds it.
    mutating func fail(_ error: PatternError, in node: Node) {
        fail(error.description, at: place(error.range, in: node))
    }

    func place(_ range: Range<Int>, in node: Node) -> SourcePlace {
        let source = sources[node.file].bytes
        let start = node.value.sourceOffset(ofByte: range.lowerBound, in: source)
        let end = node.value.sourceOffset(ofByte: range.upperBound, in: source)
        return SourcePlace(file: node.file, range: start..<max(end, start), path: node.path)
    }

    /// FNV-1a over the files, 64 bits: two tables with one revision are the same table.
    private static func revision(of sources: [RouteTable.Source]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for source in sources {
            for byte in source.bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
            hash = (hash ^ 0xff) &* 0x0000_0100_0000_01b3
        }
        let text = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
