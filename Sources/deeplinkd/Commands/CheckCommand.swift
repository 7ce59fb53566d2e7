import DeepLinks

/// `deeplinkd check`: everything that is to be said about a table.
struct CheckCommand {
    let files: [String]

    func run() -> Int32 {
        do throws(TableFiles.Failure) {
            let (table, diagnostics) = try TableFiles(paths: files).check()
            for diagnostic in diagnostics { printLine(diagnostic.description) }
            for cost in table?.costs ?? [] { printLine(cost) }
            printLine(summary(table, diagnostics))
            return diagnostics.contains { $0.severity == .error } ? 1 : 0
        } catch {
            printError("\(error)")
            return 1
        }
    }

    private func summary(_ table: RouteTable?, _ diagnostics: [Diagnostic]) -> String {
        let errors = diagnostics.count { $0.severity == .error }
        let counts = "\(counted(errors, "error")), \(counted(diagnostics.count - errors, "warning"))"
        guard let table else { return counts }
        return counts + "; \(counted(table.linkCount, "link")) in \(counted(table.apps.count, "app"))"
    }

    private func counted(_ number: Int, _ thing: String) -> String {
        "\(number) \(thing)\(number == 1 ? "" : "s")"
    }
}
