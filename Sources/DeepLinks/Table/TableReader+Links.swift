import NavigationPaths
import URLPatterns

extension TableReader {
    static let linkKeys = [
        "id", "pattern", "aliases", "routes", "type", "tab", "mode", "meta", "origins", "caseSensitive",
        "minAppVersion",
        "maxAppVersion", "exclude", "redirect", "unwrap", "examples", "links",
    ]

    /// What a link inherits from the links around it. Templates are kept as JSON: each link reads them with its own
    /// names.
    struct LinkScope {
        var patterns: [Link.Pattern]
        var routes: [(node: Node, type: String?)] = []
        var hasRoutes = false
        var type: String?
        var tab: Node?
        var appends = false
        var meta: [(name: String, node: Node)] = []
        var origins: [Int]
        var isCaseSensitive: Bool
        var versions = LinkVersions()
        /// Where each name is captured first.
        var captures: [String: SourcePlace] = [:]

        init(app: App, place: SourcePlace) {
            origins = Array(app.origins.indices)
            isCaseSensitive = app.isCaseSensitive
            type = app.routeType
            patterns = [Link.Pattern(pattern: .root, origins: origins, isAlias: false, place: place)]
        }
    }

    /// - Parameter ids: The ids of the app that are taken.
    mutating func readLink(_ node: Node, in parent: LinkScope, _ app: Int, _ ids: inout [String: SourcePlace]) {
        guard let members = object(node) else { return }
        var keys: [String: Node] = [:]
        for member in members {
            if Self.linkKeys.contains(member.name) {
                keys[member.name] = node.member(member)
            } else {
                unknown(member, node, among: Self.linkKeys)
            }
        }
        var scope = parent
        if let origins = keys["origins"] { scope.origins = readLinkOrigins(origins, within: parent.origins, app) }
        guard readPatterns(keys, node, &scope, app) else { return }
        if let type = keys["type"] { scope.type = string(type) }
        if let tab = keys["tab"], string(tab) != nil { scope.tab = tab }
        if let mode = keys["mode"], let word = word(mode, ["reset", "append"]) { scope.appends = word == "append" }
        if let meta = keys["meta"] {
            for member in object(meta) ?? [] {
                scope.meta.removeAll { $0.name.utf8.elementsEqual(member.name.utf8) }
                scope.meta.append((member.name, meta.member(member)))
            }
        }
        if let value = keys["caseSensitive"], let bool = bool(value) { scope.isCaseSensitive = bool }
        readVersions(keys, &scope)
        if let routes = keys["routes"] {
            scope.routes += (array(routes) ?? []).map { ($0, scope.type) }
            scope.hasRoutes = true
        }
        if let action = readAction(keys, node) {
            append(action, keys, node, scope, app, &ids)
        } else {
            checkPrefix(keys, node)
        }
        for child in keys["links"].flatMap({ array($0) }) ?? [] {
            readLink(child, in: scope, app, &ids)
        }
    }

    /// A link that does nothing itself is there for the links below it.
    private mutating func checkPrefix(_ keys: [String: Node], _ node: Node) {
        let actions = ["routes", "exclude", "redirect", "unwrap"]
        guard !actions.contains(where: { keys[$0] != nil }) else { return }
        if let examples = keys["examples"] {
            fail(
                "\"examples\" of a link that opens nothing", "give it \"routes\", or move them to a link that has some",
                at: examples.place)
        }
        if keys["links"] == nil {
            warn(
                "the link does nothing", "give it \"routes\", \"exclude\", \"redirect\" or \"unwrap\"",
                at: (keys["pattern"] ?? node).place)
        }
    }

    mutating func append(
        _ action: ReadAction, _ keys: [String: Node], _ node: Node, _ scope: LinkScope, _ app: Int,
        _ ids: inout [String: SourcePlace]
    ) {
        var names = Set(scope.patterns.flatMap { $0.pattern.captures.compactMap(\.name) })
        for pattern in scope.patterns {
            for origin in pattern.origins {
                guard let name = table.apps[app].origins[origin].capture?.name else { continue }
                if pattern.pattern.captures.contains(where: { $0.name == name }) {
                    fail("\"\(name)\" is captured by the pattern and by an origin", at: (keys["pattern"] ?? node).place)
                    return
                }
                names.insert(name)
            }
        }
        let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var reader = TemplateReader(names: sorted, lists: listNames(scope.patterns, sorted))
        let patternText = scope.patterns[0].pattern.source
        var link = Link(
            id: keys["id"].flatMap { string($0) } ?? (patternText.isEmpty ? "/" : patternText),
            patterns: scope.patterns,
            action: .open, names: sorted, place: scope.patterns[0].place)
        if let other = ids[link.id] {
            fail(
                "the id \"\(link.id)\" is taken by \(other.path)", "give each of the two an \"id\" of its own",
                at: (keys["id"] ?? keys["pattern"] ?? node).place)
        }
        ids[link.id] = link.place
        switch action {
        case .open: break
        case .exclude: link.action = .exclude
        case .redirect(let target):
            guard let text = string(target) else { return }
            guard text.utf8.first == UInt8(ascii: "/") else {
                fail("expected a path of this app that begins with \"/\"", at: target.place)
                return
            }
            if let template = read(target, &reader) { link.action = .redirect(template) }
            link.actionPlace = place(0..<text.utf8.count, in: target)
        case .unwrap(let name):
            guard let text = string(name) else { return }
            guard let slot = sorted.firstIndex(of: text) else {
                let bare = text.filter { $0 != "{" && $0 != "}" }
                fail(
                    "no pattern of this link captures \"\(text)\"",
                    sorted.contains(bare) ? "write the name alone: \"\(bare)\"" : near(text, sorted), at: name.place)
                return
            }
            reader.used.insert(slot)
            if let type = typeThatIsNoText(text, scope.patterns) {
                fail(
                    "\"\(text)\" has the type \(type), which holds no URL",
                    "capture it as string, text, url, a regex or a run of segments", at: name.place)
            }
            link.action = .unwrap(slot: slot)
            link.actionPlace = place(0..<text.utf8.count, in: name)
        }
        if scope.hasRoutes, keys["routes"] != nil || !isForwarding(action) {
            link.routes = scope.routes.compactMap { route in
                read(route.node, &reader).map { Link.RouteTemplate(template: $0, type: route.type) }
            }
        }
        link.tab = scope.tab.flatMap { read($0, &reader) }
        if !scope.meta.isEmpty {
            link.meta = .object(scope.meta.compactMap { name, node in read(node, &reader).map { (name, $0) } })
        }
        link.appends = scope.appends
        link.versions = scope.versions
        link.isCaseSensitive = scope.isCaseSensitive
        link.examples = keys["examples"].flatMap { array($0) }?.compactMap { readExample($0) } ?? []
        // What an origin captures is there for the links that want it.
        for (slot, name) in sorted.enumerated() where !reader.used.contains(slot) && !isExclusion(action) {
            guard let place = scope.captures[name] else { continue }
            warn("\"\(name)\" is captured and never used", "write {_} in its place, or use it", at: place)
        }
        table.apps[app].links.append(link)
    }

    /// The type of a name in some pattern where it cannot hold a URL or a path.
    func typeThatIsNoText(_ name: String, _ patterns: [Link.Pattern]) -> String? {
        for pattern in patterns {
            for capture in pattern.pattern.rests where capture.name == name { return "object" }
            for capture in pattern.pattern.captures where capture.name == name {
                switch capture.type.base {
                case .string, .text, .url, .regex: if capture.type.list != nil { return capture.type.spelling }
                case .int, .double, .bool, .uuid, .date, .choice, .mapped: return capture.type.spelling
                }
            }
        }
        return nil
    }

    func isForwarding(_ action: ReadAction) -> Bool {
        switch action {
        case .redirect, .unwrap, .exclude: true
        case .open: false
        }
    }

    func isExclusion(_ action: ReadAction) -> Bool {
        if case .exclude = action { true } else { false }
    }

    /// The names that are lists or objects in some pattern, so cannot stand inside text.
    func listNames(_ patterns: [Link.Pattern], _ names: [String]) -> Set<Int> {
        var result: Set<Int> = []
        for pattern in patterns {
            for capture in pattern.pattern.captures where capture.type.list != nil {
                if let slot = names.firstIndex(where: { $0 == capture.name }) { result.insert(slot) }
            }
            for capture in pattern.pattern.rests {
                if let slot = names.firstIndex(where: { $0 == capture.name }) { result.insert(slot) }
            }
        }
        return result
    }

    mutating func read(_ node: Node, _ reader: inout TemplateReader) -> Template? {
        let template = reader.read(node.value)
        for fault in reader.faults {
            let hint = fault.hint ?? fault.name.flatMap { near($0, reader.names) }
            var string = node
            string.value = fault.value
            fail(fault.message, hint, at: place(fault.range, in: string))
        }
        let isSound = reader.faults.isEmpty
        reader.faults = []
        return isSound ? template : nil
    }

    func near(_ name: String, _ names: [String]) -> String? {
        if let near = EditDistance.nearest(to: name, among: names) { return "did you mean \"\(near)\"?" }
        return names.isEmpty ? nil : "captured are " + names.joined(separator: ", ")
    }

    mutating func readExample(_ node: Node) -> Link.Example? {
        var example = Link.Example(url: "", routes: nil, appVersion: nil, place: node.place)
        var hasURL = false
        for member in object(node) ?? [] {
            let value = node.member(member)
            switch member.name {
            case "url":
                guard let text = string(value) else { return nil }
                example.url = text
                hasURL = true
            case "routes":
                if case .null = value.value.content { continue }
                example.routes = (array(value) ?? []).map(\.value)
            case "appVersion": example.appVersion = readVersion(value)
            default: unknown(member, node, among: ["url", "routes", "appVersion"])
            }
        }
        guard hasURL, node.has("routes") else {
            fail(
                "an example needs \"url\" and \"routes\"",
                "write routes: null for a URL that this link must not answer", at: node.place)
            return nil
        }
        return example
    }
}
