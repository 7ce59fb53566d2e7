import DeepLinks
import URLPatterns

/// `deeplinkd check`: everything that is to be said about a table.
struct CheckCommand {
    let files: [String]

    func run() -> Int32 {
        do throws(TableFiles.Failure) {
            let (table, diagnostics) = try TableFiles(paths: files).diagnose()
            for diagnostic in diagnostics { printLine(diagnostic.description) }
            printLine(summary(table, diagnostics))
            return table == nil ? 1 : 0
        } catch {
            printError("\(error)")
            return 1
        }
    }

    private func summary(_ table: RouteTable?, _ diagnostics: [Diagnostic]) -> String {
        let errors = diagnostics.count { $0.severity == .error }
        let counts = "\(counted(errors, "error")), \(counted(diagnostics.count - errors, "warning"))"
        guard let table else { return counts }
        let dearest = table.apps.max { $0.bound.steps < $1.bound.steps }
        return counts + "; \(counted(table.linkCount, "link")) in \(counted(table.apps.count, "app"))"
            + (dearest.map {
                "\nA URL costs \(counted($0.bound.steps, "step")) at most, near \(path($0.bound)) of \($0.name)"
            } ?? "")
    }

    private func path(_ bound: PatternTable.Bound) -> String {
        if bound.example.isEmpty { return "/" }
        return bound.example.map { "/" + String(decoding: PercentEncoding.path($0), as: UTF8.self) }.joined()
    }

    private func counted(_ number: Int, _ thing: String) -> String {
        "\(number) \(thing)\(number == 1 ? "" : "s")"
    }
}
