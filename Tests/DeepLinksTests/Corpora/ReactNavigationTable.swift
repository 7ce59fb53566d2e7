import NavigationPaths

/// A linking config of React Navigation, written as a route table.
///
/// Each screen with a path becomes a link. Its routes are the screens from the root down to it, each with its depth and
/// with the parameters of its own path; the screen that `initialRouteName` names lies below. Paths are joined to those
/// of the parents, but for `exact` ones. Converters become types where there is one.
struct ReactNavigationTable {
    /// The config's base path belongs to the origin.
    let origin: String
    /// The table as JSON.
    private(set) var text = ""
    /// The names that a link's own path and query declare, by its id.
    private(set) var declared: [String: Set<String>] = [:]

    private var links: [String] = []
    private var patterns: Set<String> = []

    /// A screen on the way from the root.
    private struct Screen {
        var name: String
        var config: JSONValue
        /// The routes that lie below it at its depth.
        var below: String?
        /// The parameters of its own path: name and capture.
        var captures: [(name: String, capture: String)] = []
    }

    init(_ config: JSONValue) {
        let base = config["path"].map { $0.string ?? $0.text } ?? ""
        origin = "https://app.example" + (base.isEmpty ? "" : "/" + base.replacing(":id", with: "{id}"))
        add(config, below: [], paths: [""])
        // What is no part of a config is no part of a table either.
        let unknown = config.members.filter { !["path", "screens", "initialRouteName"].contains($0.name) }
            .map { Self.quoted($0.name) + ":" + $0.value.text + "," }.joined()
        text =
            "{\"apps\":{\"app\":{\(unknown)\"origins\":[\(Self.quoted(origin))],\"links\":[\(links.joined(separator: ","))]}}}"
    }

    // MARK: Screens

    private mutating func add(_ container: JSONValue, below parents: [Screen], paths: [String]) {
        let initial = container["initialRouteName"]?.string
        for member in container["screens"]?.members ?? [] {
            var screen = Screen(name: member.name, config: member.value)
            if let initial, initial != member.name { screen.below = initial }
            let path = member.value.string ?? member.value["path"]?.string
            let aliases = member.value["alias"]?.elements ?? []
            guard path != nil || !aliases.isEmpty else {
                add(member.value, below: parents + [screen], paths: paths)
                continue
            }
            var own: [String] = []
            for (index, alias) in ([path.map { JSONValue(.string($0)) }] + aliases).enumerated() {
                guard let alias else { continue }
                let config = index == 0 ? member.value : alias
                let part = pattern(
                    alias.string ?? alias["path"]?.string ?? "", member.value, depth: parents.count, &screen)
                own += (config["exact"]?.isTrue == true ? [""] : paths).map { $0 + part }
            }
            let chain = parents + [screen]
            if !hasEmptyPath(member.value), !isSharedElsewhere(member.value, own) {
                addLink(chain, path == nil ? nil : own[0], own)
            }
            add(member.value, below: chain, paths: own)
        }
    }

    /// An empty path below takes the URL of its parent.
    private func hasEmptyPath(_ container: JSONValue) -> Bool {
        container["screens"]?.members.contains { member in
            let path = member.value.string ?? member.value["path"]?.string
            return path.map { $0.isEmpty || $0 == "/" } ?? hasEmptyPath(member.value)
        } ?? false
    }

    /// A screen of several tabs answers in the first of them: a table has no context to choose by.
    private mutating func isSharedElsewhere(_ config: JSONValue, _ own: [String]) -> Bool {
        guard config["shared"]?.isTrue == true, let path = own.first else { return false }
        return !patterns.insert(path).inserted
    }

    private mutating func addLink(_ chain: [Screen], _ path: String?, _ own: [String]) {
        let id = chain.map(\.name).joined(separator: ".")
        var query: [String] = []
        var parameters = chain.map(\.captures)
        for member in chain.last?.config["parse"]?.members ?? [] {
            let names = chain.last?.captures.map(\.name) ?? []
            if names.contains(member.name) { continue }
            let capture = "q\(query.count)"
            query.append("\(member.name)={\(capture)\(Self.queryType(member.value))}")
            parameters[parameters.count - 1].append((member.name, capture))
        }
        declared[id] = Set(parameters.last?.map(\.name) ?? [])
        let captured = own.joined(separator: " ")
        let routes = zip(chain, parameters).enumerated().flatMap { depth, level in
            let (screen, captures) = level
            let params = captures.filter { captured.contains("{\($0.capture)") || $0.capture.hasPrefix("q") }
                .map { "\(Self.quoted($0.name)):\"{\($0.capture)}\"" }.joined(separator: ",")
            let below = screen.below.map { ["{\"name\":\(Self.quoted($0)),\"depth\":\(depth),\"params\":{}}"] } ?? []
            return below + ["{\"name\":\(Self.quoted(screen.name)),\"depth\":\(depth),\"params\":{\(params)}}"]
        }
        let ending = query.isEmpty ? "" : "?" + query.joined(separator: "&")
        let texts = own.map { Self.quoted(($0.isEmpty ? "/" : $0) + ending) }
        var link = "{\"id\":\(Self.quoted(id)),"
        if path != nil { link += "\"pattern\":\(texts[0])," }
        let aliases = path == nil ? texts : Array(texts.dropFirst())
        if !aliases.isEmpty { link += "\"aliases\":[\(aliases.joined(separator: ","))]," }
        links.append(link + "\"routes\":[\(routes.joined(separator: ","))]}")
    }

    // MARK: Paths

    /// The segments of a path as a pattern. Captures are named by their depth, for parent and child may have one name.
    private func pattern(_ path: String, _ config: JSONValue, depth: Int, _ screen: inout Screen) -> String {
        var result = ""
        for segment in Self.segments(path) {
            if segment == "*" {
                result += "/{_+}"
            } else if segment.hasPrefix(":") {
                let name = String(segment.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
                let rest = segment.dropFirst(1 + name.count)
                let capture = "d\(depth)-\(name)"
                if !screen.captures.contains(where: { $0.name == name }) { screen.captures.append((name, capture)) }
                result += "/{\(capture)\(Self.pathType(rest, config["parse"]?[name]))}"
            } else {
                result += "/" + segment
            }
        }
        return result
    }

    /// Split at slashes outside parentheses; doubled ones mean nothing.
    private static func segments(_ path: String) -> [String] {
        var depth = 0
        return path.split { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return character == "/" && depth == 0
        }.map(String.init)
    }

    /// The type behind a capture: `(\d+)`, then `?`, `+` or `*`.
    private static func pathType(_ rest: Substring, _ converter: JSONValue?) -> String {
        let regex = rest.hasPrefix("(") ? rest.dropFirst().prefix { $0 != ")" } : ""
        let mark = rest.last.map { "?+*".contains($0) && !rest.hasSuffix(")") ? String($0) : "" } ?? ""
        let isNumber = converter?["fn"]?.string == "number"
        if isNumber, regex == "\\d+" { return ":int(0..)" + mark }
        if !regex.isEmpty { return ":/\(regex)/" + mark }
        if converter?["validate"] != nil { return ":/@.*/" + mark }
        return (isNumber ? ":double" : "") + mark
    }

    private static func queryType(_ converter: JSONValue) -> String {
        if let validation = converter["validate"]?.string {
            if let standard = converter["default"]?.string { return ":/@.*/=\(standard)" }
            return ":/@.*/" + (validation.hasSuffix("required") ? "" : "?")
        }
        switch converter["fn"]?.string {
        case "number": return ":double?"
        case "boolean(truthy)": return ":bool?"
        default: return "?"
        }
    }

    private static func quoted(_ text: String) -> String {
        var bytes: [UInt8] = []
        JSONText.appendString(Array(text.utf8), to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
