import NavigationPaths
import URLPatterns

extension Linter {
    /// Reports links whose own routes no URL gives back, so that `link` cannot share them.
    mutating func findUnprintable(_ finder: inout WitnessFinder, except shadowed: Set<Pair>) {
        var workspace = ResolutionWorkspace()
        let app = finder.app
        for (number, link) in app.links.enumerated() {
            guard case .open = link.action, link.routes != nil else { continue }
            var failure: (witness: Witness, reason: PrintingFailure.Reason)?
            let isPrintable = finder.entries[number].contains { entry in
                finder.answered(by: entry) { witness in
                    switch print(link, number, app, witness, &workspace) {
                    case nil: return true
                    case .notPrintable(_, let reason)?: if failure == nil { failure = (witness, reason) }
                    case .noLink?, .unknownApp?: break
                    }
                    return false
                } != nil
            }
            guard !isPrintable, let failure else { continue }
            warn(
                "no URL can be made from the routes of \"\(link.id)\": \(failure.reason.explanation(failure.witness))",
                failure.reason.hint, at: link.place)
        }
    }

    /// Nil where the routes that a URL opens give a URL that opens them.
    private func print(
        _ link: Link, _ number: Int, _ app: App, _ witness: Witness, _ workspace: inout ResolutionWorkspace
    ) -> PrintingFailure? {
        guard (try? table.resolve(witness.url.span, witness.options, &workspace)) != nil, workspace.link == number
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

extension PrintingFailure.Reason {
    fileprivate func explanation(_ witness: Witness) -> String {
        switch self {
        case .missingValue: "they do not hold all that the URL needs, as those of \(witness)"
        case .noHost: "all of its origins have \"*\" for a host"
        case .opensOther(let url): "\(url), made from those of \(witness), opens other ones"
        }
    }

    fileprivate var hint: String {
        switch self {
        case .missingValue: "use every capture in the routes, or make it optional"
        case .noHost: "add an origin with one host"
        case .opensOther: "see which link answers that URL, and why"
        }
    }
}
