import DeepLinks

/// What became of a URL that was to be resolved.
enum ResolutionOutcome: Int, CaseIterable {
    case resolved, noMatch, excluded, appTooOld, appTooNew, invalidURL, unknownApp

    init(_ failure: ResolutionFailure) {
        switch failure {
        case .invalidURL: self = .invalidURL
        case .unknownApp: self = .unknownApp
        case .noMatch: self = .noMatch
        case .excluded: self = .excluded
        case .appTooOld: self = .appTooOld
        case .appTooNew: self = .appTooNew
        }
    }

    /// The label's value: the problem's code, or `resolved`.
    var label: String {
        switch self {
        case .resolved: "resolved"
        case .noMatch: Problem.Code.noMatch.rawValue
        case .excluded: Problem.Code.excluded.rawValue
        case .appTooOld: Problem.Code.appTooOld.rawValue
        case .appTooNew: Problem.Code.appTooNew.rawValue
        case .invalidURL: Problem.Code.invalidURL.rawValue
        case .unknownApp: Problem.Code.unknownApp.rawValue
        }
    }
}

/// The resolutions of one app.
final class ResolutionCounters: Sendable {
    private let counters = ShardedCounters(count: ResolutionOutcome.allCases.count)

    func count(_ outcome: ResolutionOutcome) { counters.add(to: outcome.rawValue) }

    func value(_ outcome: ResolutionOutcome) -> Int { counters.value(outcome.rawValue) }
}
