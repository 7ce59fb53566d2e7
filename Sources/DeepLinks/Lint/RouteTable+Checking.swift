public import URLPatterns

extension RouteTable {
    /// Reads a table and looks for what loading lets pass: the warnings of `deeplinkd check`.
    ///
    /// ```swift
    /// let (table, diagnostics) = RouteTable.check([RouteTable.Source(name: "routes.json5", bytes: bytes)])
    /// for diagnostic in diagnostics { print(diagnostic) }
    /// if table == nil { exit(1) }
    /// ```
    /// The diagnostics of `read` come first, in the order of reading; without a table there are no others.
    public static func check(
        _ sources: [Source], hosts: HostToASCII? = nil
    ) -> (table: RouteTable?, diagnostics: [Diagnostic]) {
        let (table, diagnostics) = read(sources, hosts: hosts)
        guard let table else { return (nil, diagnostics) }
        return (table, diagnostics + table.lint(sources))
    }

    /// What may be wrong with a table that can be used: a link that another one always shadows, pairs of links that
    /// nothing but their place in the file decides, redirects that lead nowhere. Each with a URL that shows it.
    ///
    /// - Parameter sources: The files that the table was read from, for the lines under which the carets stand.
    public func lint(_ sources: [Source]) -> [Diagnostic] {
        Linter(self, sources).run()
    }

    /// How many steps a URL can cost in each app, one line each, with a URL that comes near to it.
    ///
    /// ```
    /// cookbook: a URL costs at most 11 steps; a dear one is cookbook://recipe/a/42
    /// ```
    public var costs: [String] {
        apps.map { app in
            var url = app.origins.first?.sample ?? []
            for segment in app.bound.example {
                if url.last != UInt8(ascii: "/") { url.append(UInt8(ascii: "/")) }
                url += PercentEncoding.path(segment)
            }
            let text = String(decoding: url, as: UTF8.self)
            let steps = app.bound.steps == 1 ? "1 step" : "\(app.bound.steps) steps"
            return "\(app.name): a URL costs at most \(steps); a dear one is \(text)"
        }
    }
}
