extension Catalogue {
    /// One page that needs nothing beside it: no script, no other file, readable in light and in dark, on narrow
    /// screens and aloud.
    func html() -> [UInt8] {
        var text = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>Deep links</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <main>
            <h1>Deep links</h1>

            """
        if sections.count > 1 {
            text += "<nav aria-label=\"Apps\"><ul>\n"
            for (index, section) in sections.enumerated() {
                text += "<li><a href=\"#app-\(index + 1)\">\(HTML.text(section.app))</a></li>\n"
            }
            text += "</ul></nav>\n"
        }
        for (index, section) in sections.enumerated() { section.append(number: index + 1, to: &text) }
        return Array((text + "</main>\n</body>\n</html>\n").utf8)
    }

    private static let style = """
        :root { color-scheme: light dark; --ink: #1c1c1e; --paper: #fff; --line: #c7c7cc; --soft: #f2f2f7; --link: #0051a8; }
        @media (prefers-color-scheme: dark) {
        :root { --ink: #f2f2f7; --paper: #1c1c1e; --line: #48484a; --soft: #2c2c2e; --link: #8ab8ff; }
        }
        body { margin: 0; color: var(--ink); background: var(--paper); font: 1rem/1.5 system-ui, sans-serif; }
        main { max-width: 90rem; margin: 0 auto; padding: 1rem; }
        a { color: var(--link); }
        .table { overflow-x: auto; margin-bottom: 2rem; }
        table { border-collapse: collapse; width: 100%; }
        caption { text-align: start; padding: .5rem 0; }
        th, td { border: 1px solid var(--line); padding: .4rem .6rem; text-align: start; vertical-align: top; }
        thead th { background: var(--soft); }
        code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
        td ul { margin: 0; padding: 0; list-style: none; }
        """
}

extension Catalogue.Section {
    fileprivate func append(number: Int, to text: inout String) {
        let label = "app-\(number)"
        text += "<section aria-labelledby=\"\(label)\">\n<h2 id=\"\(label)\">\(HTML.text(app))</h2>\n"
        // What scrolls must be reached by the keyboard.
        text += "<div class=\"table\" role=\"region\" aria-labelledby=\"\(label)\" tabindex=\"0\">\n<table>\n"
        text += "<caption>Links of \(HTML.text(app)), at \(origins.map(HTML.code).joined(separator: ", "))</caption>\n"
        text += "<thead><tr>"
        for name in ["Link", "Pattern", "Parameters", "Does", "Versions", "Examples"] {
            text += "<th scope=\"col\">\(name)</th>"
        }
        text += "</tr></thead>\n<tbody>\n"
        for entry in entries { entry.append(self, to: &text) }
        text += "</tbody>\n</table>\n</div>\n</section>\n"
    }
}

extension Catalogue.Entry {
    fileprivate func append(_ section: Catalogue.Section, to text: inout String) {
        var patterns = [HTML.code(pattern)]
        for alias in aliases {
            let limit = alias.origins == origins ? "" : " at " + alias.origins.map(HTML.code).joined(separator: ", ")
            patterns.append("also " + HTML.code(alias.pattern) + limit)
        }
        if origins != section.origins { patterns.append("only at " + origins.map(HTML.code).joined(separator: ", ")) }
        var does = HTML.text(effect) + (target.map { " " + HTML.code($0) } ?? "")
        if let tab { does += " in the tab " + HTML.code(tab) }
        let cells = [
            HTML.list(patterns),
            HTML.list(parameters.map { HTML.code($0.name) + ": " + HTML.code($0.type) + HTML.text($0.note) }), does,
            versions.isAll ? "all" : HTML.text(versions.description),
            HTML.list(examples.map { HTML.link($0.url) + ($0.note.map { " (\(HTML.text($0)))" } ?? "") }),
        ]
        text += "<tr><th scope=\"row\">\(HTML.text(id))</th>"
        for cell in cells { text += "<td>\(cell)</td>" }
        text += "</tr>\n"
    }
}

/// Text as a page shows it.
enum HTML {
    /// Everything that is more than text is escaped, also inside quotes.
    static func text(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Patterns are read from left to right in any language.
    static func code(_ text: String) -> String {
        "<code dir=\"ltr\">\(self.text(text))</code>"
    }

    /// A link to try, unless its scheme would be run by the browser, or it is a path of the app.
    static func link(_ url: String) -> String {
        let scheme = url.utf8.prefix { $0 != UInt8(ascii: ":") }.map { $0 | 0x20 }
        let isRun = ["javascript", "data", "vbscript", "file", "blob"].contains { $0.utf8.elementsEqual(scheme) }
        guard !isRun, url.utf8.first != UInt8(ascii: "/") else { return code(url) }
        return "<a href=\"\(text(url))\">\(code(url))</a>"
    }

    static func list(_ items: [String]) -> String {
        items.count < 2 ? items.joined() : "<ul>" + items.map { "<li>\($0)</li>" }.joined() + "</ul>"
    }
}
