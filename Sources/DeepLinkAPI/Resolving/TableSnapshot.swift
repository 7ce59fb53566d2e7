import DeepLinks

/// A table with what belongs to it. Requests hold the one they began with; a reload replaces it as a whole.
final class TableSnapshot: Sendable {
    let table: RouteTable
    /// The counters of its apps, in the order of `RouteTable.apps`.
    let counters: [ResolutionCounters]
    /// For URLs that belong to no app.
    let otherCounters: ResolutionCounters
    let associationFiles = AssociationFiles()

    init(_ table: RouteTable, counters: [ResolutionCounters], otherCounters: ResolutionCounters) {
        self.table = table
        self.counters = counters
        self.otherCounters = otherCounters
    }

    /// Counts what became of one URL.
    func count(_ outcome: ResolutionOutcome, app: String?) {
        let index = app.flatMap { name in table.apps.firstIndex { $0.name.utf8.elementsEqual(name.utf8) } }
        (index.map { counters[$0] } ?? otherCounters).count(outcome)
    }
}
