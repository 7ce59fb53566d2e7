import NavigationPaths

extension TableDifferences {
    /// The forms that differences are told in.
    public enum Format: String, Sendable, CaseIterable {
        /// Sentences, for a terminal.
        case text
        case json
        /// For a comment under a pull request.
        case markdown
    }

    /// All changes. Text and Markdown are worded for people who write no code.
    ///
    /// ```
    /// 1 link added, 0 removed, 1 changed
    ///
    /// + shop: offers is new
    ///     https://shop.example.com/offers
    ///     before: opens nothing
    ///     now:    opens offers
    /// ```
    public func text(_ format: Format) -> String {
        switch format {
        case .text: ([summary] + changes.map { "\n" + $0.lines.joined(separator: "\n    ") }).joined(separator: "\n")
        case .markdown:
            ([summary] + (changes.isEmpty ? [] : ["", Change.tableHead]) + changes.map(\.row)).joined(separator: "\n")
        case .json: json
        }
    }

    private var summary: String {
        if isEmpty { return "Nothing changed: every link opens what it opened before." }
        func count(_ kind: Kind) -> Int { changes.count { $0.kind == kind } }
        let added = count(.added)
        return "\(added) link\(added == 1 ? "" : "s") added, \(count(.removed)) removed, \(count(.changed)) changed"
    }

    private var json: String {
        var bytes: [UInt8] = []
        JSONValue(.object([JSONValue.Member(name: "changes", value: JSONValue(.array(changes.map(\.json))))]))
            .append(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension TableDifferences.Change {
    fileprivate static let tableHead = "| link | URL | before | now |\n|---|---|---|---|"

    private var title: String {
        switch kind {
        case .added: "+ \(app): \(link) is new"
        case .removed: "- \(app): \(link) is gone"
        case .changed: "~ \(app): \(link) changed"
        }
    }

    fileprivate var lines: [String] {
        if let definitions {
            return [
                title, "no URL was found that shows it", "before: \(definitions.old)", "now:    \(definitions.new)",
            ]
        }
        guard let witness else { return [title, "no URL was found that it answers"] }
        return [title, "\(witness)", "before: \(before)", "now:    \(now)"]
    }

    fileprivate var row: String {
        let name = "\(kind == .added ? "new" : kind == .removed ? "gone" : "changed"): \(app) / \(link)"
        let cells = [
            name, witness.map { "`\($0)`" } ?? "none was found", definitions?.old ?? before, definitions?.new ?? now,
        ]
        return "| " + cells.map { Self.cell($0) }.joined(separator: " | ") + " |"
    }

    /// A bar would end the cell.
    private static func cell(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }

    fileprivate var json: JSONValue {
        var members = [
            ("kind", JSONValue(.string(kind.rawValue))), ("app", JSONValue(.string(app))),
            ("link", JSONValue(.string(link))),
        ]
        if let url { members.append(("url", JSONValue(.string(url)))) }
        if let version = witness?.options.appVersion {
            members.append(("appVersion", JSONValue(.string(version.description))))
        }
        if let platform = witness?.options.platform {
            members.append(("platform", JSONValue(.string(platform.rawValue))))
        }
        if let oldAnswer { members.append(("before", oldAnswer.json)) }
        if let newAnswer { members.append(("now", newAnswer.json)) }
        if let definitions {
            members.append(("before", JSONValue(.string(definitions.old))))
            members.append(("now", JSONValue(.string(definitions.new))))
        }
        return JSONValue(.object(members.map { JSONValue.Member(name: $0.0, value: $0.1) }))
    }
}

extension LinkAnswer {
    /// What the service answers, without what the question says; or the code of its problem.
    fileprivate var json: JSONValue {
        switch outcome {
        case .opens(let value): value
        case .fails(let code, _):
            JSONValue(.object([JSONValue.Member(name: "code", value: JSONValue(.string(code)))]))
        }
    }
}
