extension AppleAssociation {
    /// What looks wrong in the file, in its order: each with its place and, where one helps, a URL that shows it.
    ///
    /// - Parameters:
    ///   - name: The name that messages give the file.
    ///   - source: The bytes that the file was read from.
    public func lint(name: String, source: [UInt8]) -> [Diagnostic] {
        let lines = SourceLines(RouteTable.Source(name: name, bytes: source))
        var remarks = self.remarks
        if size > Self.maximumSize {
            remarks.append(
                Remark(
                    message: "the file has \(size) bytes; Apple takes at most \(Self.maximumSize)", hint: nil,
                    range: 0..<1, place: ""))
        }
        for detail in details {
            remarks += Self.appRemarks(detail)
            for rule in detail.rules + detail.olderRules { remarks += Self.textRemarks(rule) }
            remarks += Self.orderRemarks(detail) + olderRemarks(detail)
        }
        return remarks.sorted { $0.range.lowerBound < $1.range.lowerBound }.map {
            Diagnostic(.warning, $0.message, $0.hint, lines: lines, range: $0.range, place: $0.place)
        }
    }

    // MARK: Apps

    private static func appRemarks(_ detail: Detail) -> [Remark] {
        let opening = detail.range.lowerBound..<detail.range.lowerBound + 1
        func remark(_ message: String, _ hint: String?) -> Remark {
            Remark(message: message, hint: hint, range: opening, place: detail.place)
        }
        var remarks: [Remark] = []
        if detail.apps.isEmpty { remarks.append(remark("no app is named, so nothing opens", "write \"appIDs\"")) }
        if detail.rules.isEmpty { remarks.append(remark("no component is given, so no URL opens an app", nil)) }
        for app in detail.apps {
            if let (message, hint) = doubt(ofAppID: app) { remarks.append(remark("\"\(app)\": \(message)", hint)) }
        }
        return remarks
    }

    /// What is wrong with an app id; nil where it looks like one.
    static func doubt(ofAppID app: String) -> (message: String, hint: String?)? {
        let prefix = app.utf8.prefix { $0 != UInt8(ascii: ".") }
        guard prefix.count < app.utf8.count - 1 else {
            return ("no bundle id stands behind the team id", "write \"TEAMID.bundle.id\"")
        }
        let hint = "Apple gives each team ten capitals and digits; see Membership in the developer account"
        if prefix.elementsEqual("ABCDE12345".utf8) { return ("the team id is that of Apple's examples", hint) }
        let isTeam = prefix.count == 10 && prefix.allSatisfy { $0 &- 0x41 < 26 || $0 &- 0x30 < 10 }
        if !isTeam { return ("the text before the first dot is no team id, perhaps a placeholder", hint) }
        if prefix.allSatisfy({ $0 &- 0x30 < 10 }) {
            return ("a team id of digits alone is rare; is it the App Store's number of the app?", hint)
        }
        return nil
    }

    // MARK: Patterns

    private static func textRemarks(_ rule: Rule) -> [Remark] {
        var remarks: [Remark] = []
        func add(_ part: Part, _ message: String, _ hint: String?) {
            remarks.append(Remark(message: message, hint: hint, range: part.range, place: rule.place))
        }
        for part in rule.parts {
            let text = part.pattern.source
            let bare = pieces(part.pattern)
            if bare.contains(where: { $0.utf8.contains(0x20) }) {
                add(part, "a blank stands in \"\(text)\", which no URL holds", "remove it, or write %20")
            }
            if rule.isEncoded, bare.contains(where: { !$0.utf8.allSatisfy { $0 < 0x80 } }) {
                add(
                    part, "\"\(text)\" holds characters that stand in a URL only as escapes, so it matches nothing",
                    "write the escapes, or \"percentEncoded\": false")
            }
        }
        if let path = rule.path, let first = path.pattern.source.utf8.first, first != UInt8(ascii: "/"),
            first != UInt8(ascii: "*"), first != UInt8(ascii: "?"), first != UInt8(ascii: "$"),
            !path.pattern.source.utf8.starts(with: " ".utf8)
        {
            add(
                path, "\"\(path.pattern.source)\" matches nothing: a path begins with \"/\"",
                "write \"/\(path.pattern.source)\"")
        }
        return remarks
    }

    /// The texts between the wildcards.
    private static func pieces(_ pattern: WildcardPattern) -> [String] {
        WildcardPattern.Piece.read(pattern.source).compactMap { piece in
            guard case .text(let scalars) = piece else { return nil }
            return String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0) }))
        }
    }
}

extension AppleAssociation.Rule {
    /// Every pattern of the rule.
    var parts: [AppleAssociation.Part] {
        let own: [AppleAssociation.Part] =
            switch query {
            case .any: []
            case .whole(let part): [part]
            case .items(let items): items.map(\.value)
            }
        return [path, fragment].compactMap(\.self) + own
    }

    /// Whether the path alone decides.
    var isOnlyPath: Bool {
        guard fragment == nil, case .any = query else { return false }
        return true
    }

    /// A few URLs, as paths, that the rule fits.
    func samples() -> [String] {
        func texts(_ part: AppleAssociation.Part?, _ fallback: String) -> [String] {
            guard let part else { return [fallback] }
            return part.pattern.samples().map { String(String.UnicodeScalarView($0.compactMap { Unicode.Scalar($0) })) }
        }
        func first(_ part: AppleAssociation.Part) -> String {
            texts(part, "").dropFirst().first ?? texts(part, "").first ?? ""
        }
        let tail: String =
            switch query {
            case .any: ""
            case .whole(let part): "?" + first(part)
            case .items(let items):
                "?"
                    + items.map { name, part in
                        String(String.UnicodeScalarView(name.compactMap { Unicode.Scalar($0) })) + "=" + first(part)
                    }.joined(separator: "&")
            }
        let hash = fragment.map { "#" + first($0) } ?? ""
        return texts(path, "/x").map { ($0.utf8.first == UInt8(ascii: "/") ? $0 : "/" + $0) + tail + hash }
    }
}
