import DeepLinks

/// `deeplinkd check`: everything that is to be said about a table.
struct CheckCommand {
    let files: [String]
    /// The association file of the site, and the host that serves it.
    var aasa: String?
    var host: String?

    func run() -> Int32 {
        do throws(TableFiles.Failure) {
            var (table, diagnostics) = try TableFiles(paths: files).check()
            if let aasa, let table {
                guard let drift = drift(of: table, from: aasa) else { return Deeplinkd.usageStatus }
                diagnostics += drift
            }
            for diagnostic in diagnostics { printLine(diagnostic.description) }
            for cost in table?.costs ?? [] { printLine(cost) }
            printLine(summary(table, diagnostics))
            return diagnostics.contains { $0.severity == .error } ? 1 : 0
        } catch {
            printError("\(error)")
            return 1
        }
    }

    /// Nil after saying why the file cannot be compared.
    private func drift(of table: RouteTable, from path: String) -> [Diagnostic]? {
        guard let host = host ?? table.associationHosts.first, host.utf8.first != UInt8(ascii: "*") else {
            printError("deeplinkd: name the host that serves the file: --host shop.example.com")
            return nil
        }
        do throws(AssociationSource.Failure) {
            let source = try AssociationSource(path: path)
            return table.drift(from: try source.apple(), host: host, name: path, source: source.bytes)
        } catch {
            printError("\(error)")
            return nil
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
