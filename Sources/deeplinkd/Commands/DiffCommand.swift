import DeepLinks

/// `deeplinkd diff`: what opens something else in a new table. Exit status 0 for nothing, 1 for something, 2 for an
/// error, as `diff` has them.
struct DiffCommand {
    let old: String
    let new: String
    let format: TableDifferences.Format

    func run() -> Int32 {
        guard let old = TableFiles(paths: [old]).readOrComplain(isDemo: false),
            let new = TableFiles(paths: [new]).readOrComplain(isDemo: false)
        else { return Deeplinkd.usageStatus }
        let differences = TableDifferences(from: old, to: new)
        printLine(differences.text(format))
        return differences.isEmpty ? 0 : 1
    }
}
