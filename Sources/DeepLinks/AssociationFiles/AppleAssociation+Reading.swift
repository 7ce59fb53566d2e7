import NavigationPaths

extension AppleAssociation {
    /// Reads a file: JSON, an object. What Apple does not define is passed over, and ``lint(name:source:)`` tells of it.
    ///
    /// - Throws: ``AssociationFileError`` where the bytes are no JSON, or a known key has a value of another kind.
    public init(reading bytes: [UInt8]) throws(AssociationFileError) {
        let root: JSONValue
        do { root = try JSONValue(reading: bytes, dialect: .rfc8259) } catch { throw .notJSON(error) }
        var reader = AppleAssociationReader()
        try reader.read(AssociationNode(value: root, path: ""))
        self = reader.file
        size = bytes.count
    }
}

/// Reads the tree of an `apple-app-site-association` file.
struct AppleAssociationReader {
    typealias Node = AssociationNode

    private struct Defaults {
        var isCaseSensitive = true
        var isEncoded = true
    }

    private(set) var file = AppleAssociation()
    private var variables = SubstitutionVariables()

    mutating func read(_ root: Node) throws(AssociationFileError) {
        let members = try root.members("an object with \"applinks\"")
        guard let links = members.first(where: { $0.name == "applinks" }) else {
            remark("the file has no \"applinks\", so no URL opens an app", nil, root)
            return
        }
        var defaults = Defaults()
        var details: [Node] = []
        for member in try links.node.members("an object") {
            switch member.name {
            case "substitutionVariables":
                for variable in try member.node.members("an object of arrays") {
                    variables[variable.name] = try variable.node.strings()
                }
            case "defaults": defaults = try read(defaults: member.node, over: defaults)
            case "details": details = try member.node.elements()
            case "apps": break
            default: unknown(member, among: ["details", "defaults", "substitutionVariables", "apps"])
            }
        }
        file.variableNames = variables.names
        for node in details { file.details.append(try read(detail: node, defaults)) }
    }

    private mutating func read(defaults node: Node, over outer: Defaults) throws(AssociationFileError) -> Defaults {
        var defaults = outer
        for member in try node.members("an object") {
            switch member.name {
            case "caseSensitive": defaults.isCaseSensitive = try member.node.bool()
            case "percentEncoded": defaults.isEncoded = try member.node.bool()
            default: unknown(member, among: ["caseSensitive", "percentEncoded"])
            }
        }
        return defaults
    }

    private mutating func read(
        detail node: Node, _ outer: Defaults
    ) throws(AssociationFileError) -> AppleAssociation.Detail {
        let members = try node.members("an object")
        var detail = AppleAssociation.Detail(range: node.value.range, place: node.path)
        var defaults = outer
        if let own = members.first(where: { $0.name == "defaults" }) {
            defaults = try read(defaults: own.node, over: outer)
        }
        var one: [String] = []
        var many: [String]?
        var components: [AppleAssociation.Rule]?
        for member in members {
            switch member.name {
            case "appIDs": many = try member.node.strings()
            case "appID": one = [try member.node.string()]
            case "components":
                components = []
                for component in try member.node.elements() {
                    components?.append(try read(component: component, defaults))
                }
            case "paths":
                for path in try member.node.elements() { detail.olderRules.append(try read(path: path)) }
            case "defaults": break
            default: unknown(member, among: ["appIDs", "appID", "components", "paths", "defaults"])
            }
        }
        detail.apps = many ?? one
        if let many, let app = one.first, !many.contains(app) {
            remark("\"appID\" is not among \"appIDs\", which alone count", "remove \"appID\"", node.opening)
        }
        if components == nil { swap(&detail.rules, &detail.olderRules) } else { detail.rules = components ?? [] }
        return detail
    }

    private mutating func read(
        component node: Node, _ defaults: Defaults
    ) throws(AssociationFileError) -> AppleAssociation.Rule {
        let members = try node.members("an object")
        var rule = AppleAssociation.Rule(
            isCaseSensitive: defaults.isCaseSensitive, isEncoded: defaults.isEncoded, place: shortened(node.path),
            range: node.value.range)
        for member in members {
            switch member.name {
            case "exclude": rule.isExclusion = try member.node.bool()
            case "caseSensitive": rule.isCaseSensitive = try member.node.bool()
            case "percentEncoded": rule.isEncoded = try member.node.bool()
            case "comment": rule.comment = try member.node.string()
            case "/", "?", "#": break
            default: unknown(member, among: ["/", "?", "#", "exclude", "caseSensitive", "percentEncoded", "comment"])
            }
        }
        for member in members {
            switch member.name {
            case "/": rule.path = try part(member.node, rule)
            case "#": rule.fragment = try part(member.node, rule)
            case "?":
                if case .object = member.node.value.content {
                    var items: [(name: [UInt32], value: AppleAssociation.Part)] = []
                    for item in try member.node.members("an object") {
                        let name = item.name.unicodeScalars.map(\.value)
                        items.append(
                            (rule.isEncoded ? EscapedText.withCapitals(name) : name, try part(item.node, rule)))
                    }
                    rule.query = .items(items)
                } else {
                    rule.query = .whole(try part(member.node, rule))
                }
            default: break
            }
        }
        return rule
    }

    /// `NOT /a/*`, of systems before iOS 13.
    private mutating func read(path node: Node) throws(AssociationFileError) -> AppleAssociation.Rule {
        var text = try node.string()
        var rule = AppleAssociation.Rule(place: shortened(node.path), range: node.value.range)
        if text.utf8.starts(with: "NOT ".utf8) {
            rule.isExclusion = true
            text = String(text.dropFirst(4))
        }
        rule.path = part(text, node, isEncoded: true)
        return rule
    }

    private mutating func part(
        _ node: Node, _ rule: AppleAssociation.Rule
    ) throws(AssociationFileError) -> AppleAssociation.Part {
        part(try node.string(), node, isEncoded: rule.isEncoded)
    }

    private mutating func part(_ text: String, _ node: Node, isEncoded: Bool) -> AppleAssociation.Part {
        // Where characters are compared, a `%` in a pattern is a `%`.
        let pattern = WildcardPattern(text, variables, keepsHexCase: !isEncoded)
        for name in pattern.undefined {
            let near = EditDistanceHint.text(for: name, among: variables.names)
            remark("the variable $(\(name)) is not defined, so this matches nothing", near, node)
        }
        let scalars = text.unicodeScalars.map(\.value)
        let isSame = !isEncoded || EscapedText.withCapitals(scalars) == scalars
        return AppleAssociation.Part(
            pattern: pattern, exact: isSame ? nil : WildcardPattern(text, variables, keepsHexCase: true),
            range: node.value.range)
    }

    private func shortened(_ path: String) -> String {
        path.utf8.starts(with: "applinks.".utf8) ? String(path.dropFirst(9)) : path
    }

    private mutating func unknown(_ member: Node.Member, among known: [String]) {
        remark(
            "the key \"\(member.name)\" means nothing here", EditDistanceHint.text(for: member.name, among: known),
            member.node)
    }

    private mutating func remark(_ message: String, _ hint: String?, _ node: Node) {
        file.remarks.append(.init(message: message, hint: hint, range: node.value.range, place: node.path))
    }
}
