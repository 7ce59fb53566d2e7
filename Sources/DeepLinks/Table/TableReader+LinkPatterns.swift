import NavigationPaths
import URLPatterns

extension TableReader {
    /// A pattern as the link has it, without those of its parents.
    struct OwnPattern {
        var pattern: Pattern
        var origins: [Int]
        var node: Node
    }

    /// Joins the patterns of this link to those of its parents. False where nothing can be read.
    mutating func readPatterns(
        _ keys: [String: Node], _ node: Node, _ scope: inout LinkScope, _ app: Int
    ) -> Bool {
        var own: [OwnPattern] = []
        if let node = keys["pattern"] {
            guard let pattern = readPattern(node, app, scope) else { return false }
            own.append(OwnPattern(pattern: pattern, origins: scope.origins, node: node))
        }
        if let aliases = keys["aliases"] {
            if own.isEmpty { fail("\"aliases\" without \"pattern\"", at: aliases.place) }
            for alias in array(aliases) ?? [] {
                guard let read = readAlias(alias, app, scope) else { return false }
                own.append(read)
            }
        }
        guard !own.isEmpty else {
            for index in scope.patterns.indices {
                scope.patterns[index].origins.removeAll { !scope.origins.contains($0) }
                scope.patterns[index].place = node.opening
            }
            return true
        }
        for part in own {
            for capture in part.pattern.captures {
                guard let name = capture.name, scope.captures[name] == nil else { continue }
                scope.captures[name] = place(capture.range, in: part.node)
            }
        }
        var joined: [Link.Pattern] = []
        for (index, part) in own.enumerated() {
            let place = place(0..<part.pattern.source.utf8.count, in: part.node)
            for parent in scope.patterns {
                let origins = parent.origins.filter(part.origins.contains)
                do {
                    let pattern = try parent.pattern.appending(part.pattern)
                    joined.append(
                        Link.Pattern(
                            pattern: pattern, origins: origins, isAlias: parent.isAlias || index > 0, place: place))
                } catch {
                    fail(error.description, at: place)
                    return false
                }
            }
        }
        if joined.count > 64, let node = keys["aliases"] ?? keys["pattern"] {
            fail("more than 64 patterns of one link, its parents' aliases counted", at: node.place)
            return false
        }
        // The link's own pattern below the parents' own is the one that is printed.
        scope.patterns = joined.filter { !$0.isAlias } + joined.filter(\.isAlias)
        return true
    }

    mutating func readPattern(_ node: Node, _ app: Int, _ scope: LinkScope) -> Pattern? {
        guard let text = string(node) else { return nil }
        do {
            let isNested = scope.patterns.count > 1 || !(scope.patterns.first?.pattern.source.isEmpty ?? true)
            let pattern = try Pattern(text, types: table.apps[app].types, isNested: isNested, hosts: hosts)
            for remark in pattern.remarks { warn(remark.message, remark.hint, at: place(remark.range, in: node)) }
            return pattern
        } catch {
            fail(error, in: node)
            return nil
        }
    }

    mutating func readAlias(_ node: Node, _ app: Int, _ scope: LinkScope) -> OwnPattern? {
        guard case .object(let members) = node.value.content else {
            return readPattern(node, app, scope).map { OwnPattern(pattern: $0, origins: scope.origins, node: node) }
        }
        var pattern: (pattern: Pattern, node: Node)?
        var origins = scope.origins
        for member in members {
            let value = node.member(member)
            switch member.name {
            case "pattern": pattern = readPattern(value, app, scope).map { ($0, value) }
            case "origins": origins = readLinkOrigins(value, within: scope.origins, app)
            default: unknown(member, node, among: ["pattern", "origins"])
            }
        }
        if pattern == nil, !node.has("pattern") { fail("an alias needs a \"pattern\"", at: node.place) }
        return pattern.map { OwnPattern(pattern: $0.pattern, origins: origins, node: $0.node) }
    }

    mutating func readLinkOrigins(_ node: Node, within outer: [Int], _ app: Int) -> [Int] {
        let known = table.apps[app].origins
        let read = strings(node).compactMap { text, element -> Int? in
            let identity = (try? Origin(text, types: table.apps[app].types, hosts: hosts))?.identity
            guard let index = known.firstIndex(where: { $0.identity == identity || $0.source == text }) else {
                let near = EditDistance.nearest(to: text, among: known.map(\.source))
                fail(
                    "\"\(text)\" is no origin of this app",
                    near.map { "did you mean \"\($0)\"?" } ?? "add it to \"origins\" of the app",
                    at: element.place)
                return nil
            }
            guard outer.contains(index) else {
                fail("the links around this one do not have the origin \"\(text)\"", at: element.place)
                return nil
            }
            return index
        }
        if read.isEmpty, case .array(let values) = node.value.content, values.isEmpty {
            fail("\"origins\" is empty, so no URL can open the link", at: node.place)
        }
        return read
    }
}
