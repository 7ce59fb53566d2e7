import URLPatterns

/// Looks for what loading lets pass, app by app. Each finding is shown by a URL that was resolved.
struct Linter {
    /// How many steps are taken for one app, and how many pairs compared: enough for 10,000 links that differ in
    /// their text. A table made to be dear gets a warning that not all of it was seen.
    static let maximumSteps = 10_000_000
    static let maximumPairs = 200_000
    static let maximumTies = 1_000

    let table: RouteTable
    private let lines: [SourceLines]
    private var diagnostics: [Diagnostic] = []

    init(_ table: RouteTable, _ sources: [RouteTable.Source]) {
        self.table = table
        lines = sources.map { SourceLines($0) }
    }

    /// Every finding, in the order of the files.
    consuming func run() -> [Diagnostic] {
        for index in table.apps.indices {
            var finder = WitnessFinder(table, app: index, budget: Self.maximumSteps)
            findHomeless(finder.app)
            let shadowed = findShadows(&finder)
            findTies(&finder, except: shadowed)
            findLostRedirects(&finder)
            findUnprintable(&finder)
            findOverclaims(of: index)
        }
        let order = Dictionary(lines.enumerated().map { ($1.source.name, $0) }, uniquingKeysWith: { first, _ in first })
        return diagnostics.enumerated().sorted { a, b in
            let (first, second) = (a.element, b.element)
            if first.file != second.file { return order[first.file, default: 0] < order[second.file, default: 0] }
            if first.line != second.line { return first.line < second.line }
            return first.column != second.column ? first.column < second.column : a.offset < b.offset
        }.map(\.element)
    }

    mutating func warn(_ message: String, _ hint: String?, at place: SourcePlace) {
        guard lines.indices.contains(place.file) else { return }
        diagnostics.append(
            Diagnostic(.warning, message, hint, lines: lines[place.file], range: place.range, place: place.path))
    }
}

extension Link {
    /// `"recipe" (apps.cookbook.links[3].pattern)`.
    var named: String { "\"\(id)\" (\(place.path))" }
}
