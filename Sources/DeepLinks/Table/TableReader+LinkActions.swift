import NavigationPaths
import URLPatterns

extension TableReader {
    mutating func readVersions(_ keys: [String: Node], _ scope: inout LinkScope) {
        for (key, path) in [("minAppVersion", \VersionRange.minimum), ("maxAppVersion", \VersionRange.maximum)] {
            guard let node = keys[key] else { continue }
            if case .object(let members) = node.value.content {
                for member in members {
                    guard let platform = Platform(rawValue: member.name) else {
                        unknown(member, node, among: Platform.allCases.map(\.rawValue))
                        continue
                    }
                    let version = readVersion(node.member(member))
                    switch platform {
                    case .ios: scope.versions.ios[keyPath: path] = version
                    case .android: scope.versions.android[keyPath: path] = version
                    }
                }
            } else if let version = readVersion(node) {
                scope.versions.ios[keyPath: path] = version
                scope.versions.android[keyPath: path] = version
            }
        }
        for range in [scope.versions.ios, scope.versions.android] {
            if let minimum = range.minimum, let maximum = range.maximum, minimum > maximum,
                let node = keys["minAppVersion"] ?? keys["maxAppVersion"]
            {
                fail("no version is at least \(minimum) and at most \(maximum)", at: node.place)
                return
            }
        }
    }

    mutating func readVersion(_ node: Node) -> AppVersion? {
        let text: String
        switch node.value.content {
        case .string(let value), .number(let value): text = value
        default: text = ""
        }
        let version = AppVersion(text)
        if version == nil { fail("expected a version like \"2.1\": integers with dots between", at: node.place) }
        return version
    }

    enum ReadAction {
        case open, exclude
        case redirect(Node)
        case unwrap(Node)
    }

    /// What the link does; nil for one that is only a prefix.
    mutating func readAction(_ keys: [String: Node], _ node: Node) -> ReadAction? {
        let isExcluded = keys["exclude"].flatMap { bool($0) } ?? false
        let given = [
            isExcluded ? "exclude" : nil, keys["redirect"].map { _ in "redirect" },
            keys["unwrap"].map { _ in "unwrap" },
        ]
        .compactMap(\.self)
        if given.count > 1 {
            fail("a link can have one of " + given.joined(separator: " and "), at: node.place)
            return nil
        }
        if let routes = keys["routes"], given.first == "exclude" || given.first == "redirect" {
            fail("\"routes\" beside \"\(given[0])\", which opens nothing itself", at: routes.place)
            return nil
        }
        if isExcluded { return .exclude }
        if let redirect = keys["redirect"] { return .redirect(redirect) }
        if let unwrap = keys["unwrap"] { return .unwrap(unwrap) }
        return keys["routes"] == nil ? nil : .open
    }
}
