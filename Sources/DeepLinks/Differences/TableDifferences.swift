import URLPatterns

/// What differs between two tables: links added, removed, and changed in what they open.
///
/// ```swift
/// let differences = TableDifferences(from: old, to: new)
/// differences.isEmpty                              // false
/// String(decoding: differences.text(.text), as: UTF8.self)
/// // 1 link added, 0 removed, 1 changed
/// // …
/// ```
///
/// URLs are made up for every pattern of both tables, at every origin and for every version that is named, and asked of
/// both: a link has changed if one of its URLs opens something else. So names, comments and the order of links do not
/// show, and a link that another one took URLs from does.
public struct TableDifferences: Sendable {
    public enum Kind: String, Sendable {
        case added, removed, changed
    }

    public struct Change: Sendable {
        public var kind: Kind
        public var app: String
        public var link: String
        /// A URL that shows it; nil where none was found.
        public var url: String? { witness.map { String(decoding: $0.url, as: UTF8.self) } }
        /// What the old table says of the URL, in words.
        public var before: String { oldAnswer?.words ?? "" }
        /// What the new table says of it.
        public var now: String { newAnswer?.words ?? "" }

        var witness: Witness?
        var oldAnswer: LinkAnswer?
        var newAnswer: LinkAnswer?
        /// Where no URL shows it: the two definitions.
        var definitions: (old: String, new: String)?
    }

    /// App by app in the order of the new table, then what is gone.
    public private(set) var changes: [Change] = []

    public var isEmpty: Bool { changes.isEmpty }

    public init(from old: RouteTable, to new: RouteTable) {
        var finder = DifferenceFinder(old, new)
        finder.ask(old)
        finder.ask(new)
        for app in new.apps {
            let before = Dictionary(
                (old.app(app.name)?.links ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            for link in app.links {
                let name = DifferenceFinder.Name(app: app.name, link: link.id)
                if let other = before[link.id] {
                    if let change = finder.changed[name] {
                        changes.append(change)
                    } else if let oldApp = old.app(app.name), other.definition(oldApp) != link.definition(app) {
                        changes.append(
                            Change(
                                kind: .changed, app: app.name, link: link.id,
                                definitions: (other.definition(oldApp), link.definition(app))))
                    }
                } else {
                    var change = finder.answeredNow[name] ?? Change(kind: .added, app: app.name, link: link.id)
                    change.kind = .added
                    changes.append(change)
                }
            }
        }
        for app in old.apps {
            let now = Set((new.app(app.name)?.links ?? []).map(\.id))
            for link in app.links where !now.contains(link.id) {
                let name = DifferenceFinder.Name(app: app.name, link: link.id)
                var change = finder.answeredBefore[name] ?? Change(kind: .removed, app: app.name, link: link.id)
                change.kind = .removed
                changes.append(change)
            }
        }
    }
}

/// Asks both tables the same questions.
private struct DifferenceFinder {
    struct Name: Hashable {
        var app: String
        var link: String
    }

    let old: RouteTable
    let new: RouteTable
    private let questions: [ResolutionOptions]
    private var workspace = ResolutionWorkspace()
    /// For each link a URL that it answers in one of the tables, and opens something else in the other.
    private(set) var changed: [Name: TableDifferences.Change] = [:]
    /// For each link a URL that it answers in the new table, and in the old one; best one that differs.
    private(set) var answeredNow: [Name: TableDifferences.Change] = [:]
    private(set) var answeredBefore: [Name: TableDifferences.Change] = [:]

    init(_ old: RouteTable, _ new: RouteTable) {
        self.old = old
        self.new = new
        let versions = (old.apps + new.apps).flatMap(\.links).map(\.versions)
        questions = [ResolutionOptions()] + LinkVersions.questions(versions)
    }

    /// Asks URLs for every pattern of a table, and its examples.
    mutating func ask(_ table: RouteTable) {
        var match = MatchWorkspace()
        for app in table.apps {
            for variant in 0..<app.patterns.variantCount {
                let entry = app.entries[app.patterns.entry(ofVariant: variant)]
                for sample in app.patterns.samples(ofVariant: variant, limit: 6, &match) {
                    for origin in app.links[entry.link].patterns[entry.pattern].origins {
                        if let url = sample.url(at: app.origins[origin]) { ask(url) }
                    }
                }
            }
            for link in app.links {
                for example in link.examples where example.url.utf8.first != UInt8(ascii: "/") {
                    ask(Array(example.url.utf8))
                }
            }
        }
    }

    private mutating func ask(_ url: [UInt8]) {
        for options in questions {
            let witness = Witness(url: url, options: options)
            let before = LinkAnswer(old, witness, &workspace)
            let now = LinkAnswer(new, witness, &workspace)
            let isSame = before == now
            for (answer, isNew) in [(before, false), (now, true)] {
                guard let app = answer.app, let link = answer.link else { continue }
                let name = Name(app: app, link: link)
                let change = TableDifferences.Change(
                    kind: .changed, app: app, link: link, witness: witness, oldAnswer: before, newAnswer: now)
                if !isSame, changed[name] == nil { changed[name] = change }
                let known = isNew ? answeredNow[name] : answeredBefore[name]
                // A URL that also opens something else now tells more than one that opens the same.
                if known == nil || (!isSame && known?.oldAnswer == known?.newAnswer) {
                    if isNew { answeredNow[name] = change } else { answeredBefore[name] = change }
                }
            }
        }
    }
}

extension Link {
    /// What the table says of the link, apart from what it opens.
    fileprivate func definition(_ app: App) -> String {
        let patterns = patterns.map { pattern in
            pattern.pattern.source + " at " + pattern.origins.map { app.origins[$0].source }.joined(separator: ", ")
        }
        let case_ = isCaseSensitive ? "" : ", without case"
        return patterns.joined(separator: "; ") + (versions.isAll ? "" : ", \(versions)") + case_
    }
}
