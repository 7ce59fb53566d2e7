import URLPatterns

extension Linter {
    /// Reports redirects whose target opens nothing, whatever the values that it is filled with.
    mutating func findLostRedirects(_ finder: inout WitnessFinder) {
        var workspace = ResolutionWorkspace()
        for entry in table.redirects(of: finder.index) {
            var lost: (witness: Witness, failure: ResolutionFailure)?
            let opens = finder.answered(by: entry) { witness in
                do throws(ResolutionFailure) {
                    try table.resolve(witness.url[...], witness.options, &workspace)
                    return true
                } catch {
                    // Another link says on purpose what becomes of the URL.
                    guard error.isMiss else { return true }
                    if lost == nil { lost = (witness, error) }
                    return false
                }
            }
            guard opens == nil, let lost else { continue }
            let link = finder.link(entry)
            warn(
                "the redirect opens nothing: \(lost.witness) is led on, and then \(lost.failure)",
                "point it at a path that a link of this app answers", at: link.actionPlace ?? link.place)
        }
    }
}

extension ResolutionFailure {
    fileprivate var isMiss: Bool {
        switch self {
        case .invalidURL, .noMatch, .unknownApp: true
        case .excluded, .appTooOld, .appTooNew: false
        }
    }
}
