import DeepLinks

/// `deeplinkd aasa`: the apple-app-site-association file of a host.
struct AssociationCommand {
    let files: [String]
    let host: String?

    func run() -> Int32 {
        guard let table = TableFiles(paths: files).readOrComplain(isDemo: true) else { return Deeplinkd.usageStatus }
        let hosts = table.associationHosts
        guard let host = host ?? (hosts.count == 1 ? hosts.first : nil) else {
            let known = hosts.isEmpty ? "none" : hosts.joined(separator: ", ")
            printError("deeplinkd: the table has several hosts or none; choose one with --host (there are: \(known))")
            return Deeplinkd.usageStatus
        }
        guard let file = table.appleAssociation(host: host) else {
            printError(
                "deeplinkd: no app of the table has links at \(host) and \"appIDs\"; add "
                    + "appIDs: [\"TEAMID.bundle.id\"] to the app, or see its \"origins\"")
            return 1
        }
        printLine(String(decoding: file, as: UTF8.self))
        return 0
    }
}
