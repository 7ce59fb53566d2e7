/// A fault or a doubt about a route table, with its place in the file.
public struct Diagnostic: Sendable, Equatable {
    public enum Severity: String, Sendable {
        case error, warning
    }

    public var severity: Severity
    /// The name of the file, as given.
    public var file: String
    /// Where in the table: `apps.cookbook.links[3].pattern`.
    public var place: String
    /// One-based, in bytes.
    public var line: Int
    public var column: Int
    /// What is wrong.
    public var message: String
    /// What to do about it.
    public var hint: String?
    /// The line of the source; of a long one the part around the fault.
    public var sourceLine: String
    /// Where in `sourceLine` the fault begins, and how long it is, in bytes.
    public var caret: Int
    public var length: Int
}

extension Diagnostic: CustomStringConvertible {
    /// ```
    /// routes.json5:12:27: error: unknown type "integer"; did you mean "int"?
    ///           pattern: "/recipe/{id:integer}",
    ///                                 ^~~~~~~
    ///   at apps.cookbook.links[0].pattern
    /// ```
    public var description: String {
        var text = "\(file):\(line):\(column): \(severity.rawValue): \(message)"
        if let hint { text += "; \(hint)" }
        if !sourceLine.isEmpty {
            let before = sourceLine.utf8.prefix(caret)
            let fault = sourceLine.utf8.dropFirst(caret).prefix(length)
            // A tab stays a tab, and a letter of several bytes takes one place.
            let blanks = String(decoding: before, as: UTF8.self).unicodeScalars.map { $0 == "\t" ? "\t" : " " }.joined()
            let width = String(decoding: fault, as: UTF8.self).unicodeScalars.count
            text += "\n  \(sourceLine)\n  \(blanks)^" + String(repeating: "~", count: max(0, width - 1))
        }
        if !place.isEmpty { text += "\n  at \(place)" }
        return text
    }
}

/// A route table that cannot be used.
public struct RouteTableError: Error, Sendable, CustomStringConvertible {
    /// Every error, and the warnings found with them.
    public var diagnostics: [Diagnostic]

    public var description: String {
        diagnostics.map(\.description).joined(separator: "\n")
    }
}
