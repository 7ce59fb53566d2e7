import NavigationPaths
import URLPatterns

extension TableReader {
    static let appKeys = [
        "origins", "routeType", "types", "caseSensitive", "plus", "duplicates", "tracking", "appIDs", "android",
        "links",
    ]

    /// Reads one app from its parts: links are joined in the order of the files, every other key stands once.
    mutating func readApp(_ parts: [Node], at key: Node, _ index: Int) {
        var keys: [String: Node] = [:]
        var links: [Node] = []
        for part in parts {
            for member in object(part) ?? [] {
                let node = part.member(member)
                if member.name == "links" {
                    links += array(node) ?? []
                } else if !Self.appKeys.contains(member.name) {
                    unknown(member, part, among: Self.appKeys)
                } else if keys[member.name] != nil {
                    fail(
                        "\"\(member.name)\" of this app stands in another file too", "only links are joined",
                        at: SourcePlace(file: part.file, range: member.nameRange, path: node.path))
                } else {
                    keys[member.name] = node
                }
            }
        }
        if let node = keys["types"] { readTypes(node, index) }
        readOrigins(keys["origins"], at: key, index)
        if let node = keys["routeType"] { table.apps[index].routeType = string(node) }
        if let node = keys["caseSensitive"], let value = bool(node) { table.apps[index].isCaseSensitive = value }
        if let node = keys["plus"], let value = word(node, ["space", "literal"]) {
            table.apps[index].plusIsSpace = value == "space"
        }
        if let node = keys["duplicates"], let value = word(node, ["first", "reject"]) {
            table.apps[index].refusesDuplicates = value == "reject"
        }
        if let node = keys["tracking"] { table.apps[index].tracking = readTracking(node) }
        table.apps[index].trackingNames = table.apps[index].tracking.map {
            let name = Array($0.utf8)
            return name.last == UInt8(ascii: "*") ? (Array(name.dropLast()), true) : (name, false)
        }
        if let node = keys["appIDs"] { table.apps[index].appIDs = readAppIDs(node) }
        if let node = keys["android"] { table.apps[index].android = (array(node) ?? []).compactMap { readAndroid($0) } }
        if links.isEmpty, !parts.contains(where: { $0.has("links") }) {
            fail("the app has no \"links\"", at: key.place)
        }
        let scope = LinkScope(app: table.apps[index], place: key.place)
        var ids: [String: SourcePlace] = [:]
        for link in links { readLink(link, in: scope, index, &ids) }
        checkDuplicates(index)
        buildPatterns(index)
    }

    private mutating func readTypes(_ node: Node, _ index: Int) {
        for member in object(node) ?? [] {
            let type = node.member(member)
            let key = SourcePlace(file: node.file, range: member.nameRange, path: type.path)
            guard NamedTypes.isName(member.name) else {
                fail(
                    "\"\(member.name)\" is no name for a type",
                    "a name is a letter, then letters, digits, \"_\" and \"-\"", at: key)
                continue
            }
            guard let value = readType(type, index) else { continue }
            if !table.apps[index].types.declare(member.name, as: value) {
                fail("\"\(member.name)\" is a type that every table has", "choose another name", at: key)
            }
        }
    }

    private mutating func readType(_ node: Node, _ index: Int) -> ValueType? {
        switch node.value.content {
        case .string(let text):
            do { return try ValueType(text, types: table.apps[index].types, hosts: hosts) } catch {
                fail(error, in: node)
                return nil
            }
        case .object(let members):
            let entries = members.map { member in
                var json: [UInt8] = []
                member.value.append(to: &json)
                return (text: Array(member.name.utf8), json: json)
            }
            guard !entries.isEmpty, let map = ValueMap(entries) else {
                fail("a map needs at least one text, and no empty one", at: node.place)
                return nil
            }
            return ValueType(.mapped(map), spelling: "map")
        default:
            fail("expected a type like \"int(1..12)\", or a map from text to JSON", at: node.place)
            return nil
        }
    }

    private mutating func readOrigins(_ node: Node?, at key: Node, _ index: Int) {
        guard let node else {
            fail("the app has no \"origins\"", "write origins: [\"name://\", \"https://example.com\"]", at: key.place)
            return
        }
        let texts = strings(node)
        if texts.isEmpty, case .array = node.value.content { fail("\"origins\" is empty", at: node.place) }
        for (text, element) in texts {
            let origin: Origin
            do { origin = try Origin(text, types: table.apps[index].types, hosts: hosts) } catch {
                fail(error.description, at: place(error.range, in: element))
                continue
            }
            if let other = table.apps.first(where: { app in app.origins.contains { $0.identity == origin.identity } }) {
                fail(
                    other.name == table.apps[index].name
                        ? "the origin stands twice" : "the app \"\(other.name)\" has this origin too",
                    "one URL belongs to one app", at: element.place)
                continue
            }
            table.origins.add(origin, owner: index, index: table.apps[index].origins.count)
            table.apps[index].origins.append(origin)
        }
    }

    private mutating func readTracking(_ node: Node) -> [String] {
        strings(node).compactMap { text, element in
            if text.isEmpty || text.dropLast().contains("*") {
                fail("expected a query name, with \"*\" only at its end", at: element.place)
                return nil
            }
            return text
        }
    }

    private mutating func readAppIDs(_ node: Node) -> [String] {
        strings(node).compactMap { text, element in
            let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1)
            guard parts.count == 2, parts[0].count == 10 else {
                fail(
                    "\"\(text)\" is no app ID", "write TEAMID.bundle.id with the ten letters of the team",
                    at: element.place)
                return nil
            }
            return text
        }
    }

    private mutating func readAndroid(_ node: Node) -> AndroidApp? {
        var app = AndroidApp(package: "", fingerprints: [])
        for member in object(node) ?? [] {
            switch member.name {
            case "package": app.package = string(node.member(member)) ?? ""
            case "fingerprints": app.fingerprints = strings(node.member(member)).map(\.text)
            default: unknown(member, node, among: ["package", "fingerprints"])
            }
        }
        if app.package.isEmpty || app.fingerprints.isEmpty {
            fail("an Android app needs \"package\" and \"fingerprints\"", at: node.place)
            return nil
        }
        return app
    }
}

extension TableReader.Node {
    func has(_ key: String) -> Bool {
        if case .object(let members) = value.content { members.contains { $0.name == key } } else { false }
    }
}
