import NavigationPaths
import URLPatterns

extension Linter {
    /// Reports links whose own routes no URL gives back, so that `link` cannot share them.
    mutating func findUnprintable(_ finder: inout WitnessFinder) {
        var workspace = ResolutionWorkspace()
        let app = finder.app
        for (number, link) in app.links.enumerated() {
            guard case .open = link.action, link.routes != nil else { continue }
            var fault: (witness: Witness, failure: PrintingFailure)?
            for entry in finder.entries[number] {
                let last = finder.answered(by: entry) { witness in
                    guard let failure = print(number, app, witness, &workspace) else { return true }
                    fault = (witness, failure)
                    // With other values the URL may open the same again.
                    return !failure.dependsOnValues
                }
                guard last != nil else { continue }
                if fault?.failure.dependsOnValues ?? false { fault = nil }
                break
            }
            guard let fault else { continue }
            let (reason, hint) = fault.failure.reason
            warn(
                "the routes of \"\(link.id)\" cannot be turned back into a URL: those of \(fault.witness) \(reason)",
                hint,
                at: link.place)
        }
    }

    /// Nil where the routes that a URL opens give a URL that opens them.
    private func print(
        _ number: Int, _ app: App, _ witness: Witness, _ workspace: inout ResolutionWorkspace
    ) -> PrintingFailure? {
        guard (try? table.resolve(witness.url[...], witness.options, &workspace)) != nil, workspace.link == number
        else { return nil }
        var json: [UInt8] = []
        table.appendRoutes(workspace, to: &json)
        guard case .array(let routes)? = (try? JSONValue(reading: json, dialect: .rfc8259))?.content else { return nil }
        do throws(PrintingFailure) {
            _ = try table.url(for: routes, of: app.links[number...number], app: app, tab: nil, witness.options)
            return nil
        } catch {
            return error
        }
    }
}

extension PrintingFailure {
    fileprivate var dependsOnValues: Bool {
        if case .notPrintable(_, .opensOther) = self { true } else { false }
    }

    /// What is wrong with the routes of a URL, and what to do.
    fileprivate var reason: (String, String) {
        switch self {
        case .unknownApp, .noLink:
            ("do not show which values they were made from", "let each value stand in a string of its own: \"{name}\"")
        case .notPrintable(_, .missingValue), .notPrintable(_, .unnamedValue):
            ("do not hold all that the URL needs", "use every capture in the routes, or make it optional")
        case .notPrintable(_, .noHost):
            ("open only at hosts with \"*\", which have no one name", "add an origin with one host")
        case .notPrintable(_, .opensOther(let url)):
            ("would give \(url), which opens something else", "see which link answers that URL, and why")
        }
    }
}
