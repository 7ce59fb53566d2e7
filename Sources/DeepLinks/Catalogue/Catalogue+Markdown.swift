extension Catalogue {
    /// One table for each app, in GitHub's Markdown.
    func markdown() -> [UInt8] {
        var text = "# Deep links\n"
        for section in sections {
            text += "\n## \(Markdown.text(section.app))\n\n"
            text += "Origins: \(section.origins.map(Markdown.code).joined(separator: ", "))\n\n"
            if section.entries.isEmpty {
                text += "No links.\n"
                continue
            }
            text += "| Link | Pattern | Parameters | Does | Versions | Examples |\n|---|---|---|---|---|---|\n"
            for entry in section.entries {
                let cells = entry.cells(section)
                text += "| " + cells.joined(separator: " | ") + " |\n"
            }
        }
        return Array(text.utf8)
    }
}

extension Catalogue.Entry {
    fileprivate func cells(_ section: Catalogue.Section) -> [String] {
        var patterns = [Markdown.code(pattern)]
        for alias in aliases {
            let limit =
                alias.origins == origins ? "" : " at " + alias.origins.map(Markdown.code).joined(separator: ", ")
            patterns.append("also " + Markdown.code(alias.pattern) + limit)
        }
        if origins != section.origins {
            patterns.append("only at " + origins.map(Markdown.code).joined(separator: ", "))
        }
        var does = effect + (target.map { " " + Markdown.code($0) } ?? "")
        if let tab { does += " in the tab " + Markdown.code(tab) }
        return [
            Markdown.text(id), patterns.joined(separator: "<br>"),
            parameters.map { Markdown.code($0.name) + ": " + Markdown.code($0.type) + Markdown.text($0.note) }
                .joined(separator: "<br>"),
            does, versions.isAll ? "all" : Markdown.text(versions.description),
            examples.map { Markdown.code($0.url) + ($0.note.map { " (\(Markdown.text($0)))" } ?? "") }
                .joined(separator: "<br>"),
        ]
    }
}

/// Text that a Markdown table shows as it is.
enum Markdown {
    /// As a code span: its fence is longer than any run of backticks inside, and a bar is no end of the cell.
    static func code(_ text: String) -> String {
        let text = line(text)
        guard !text.isEmpty else { return "" }
        var longest = 0
        var run = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        // A blank at both ends is cut; it keeps the text's own backticks and blanks from the fence.
        let needsBlanks =
            text.utf8.first == UInt8(ascii: "`") || text.utf8.last == UInt8(ascii: "`") || text.first == " "
        let blank = needsBlanks ? " " : ""
        return fence + blank + escapeBars(text) + blank + fence
    }

    /// As plain text: what Markdown or HTML would read gets a backslash or an entity.
    static func text(_ text: String) -> String {
        line(text).unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "!", "{", "}": result += "\\\(scalar)"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// A cell is one line.
    private static func line(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { $0.properties.isWhitespace || $0.value < 0x20 ? " " : $0 }))
    }

    private static func escapeBars(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar == "|" { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
    }
}
