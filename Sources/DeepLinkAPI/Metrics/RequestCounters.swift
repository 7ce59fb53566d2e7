import HTTPMessages

/// Requests by endpoint and status, and how long they took.
final class RequestCounters: Sendable {
    /// Every status that the service answers with; any other counts as the last one.
    static let statuses = [200, 204, 400, 401, 404, 405, 406, 408, 413, 414, 415, 431, 503, 500]
    /// Upper ends of the histogram's buckets, in nanoseconds.
    static let bounds = [
        25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000, 50_000_000,
        100_000_000, 250_000_000, 500_000_000, 1_000_000_000, 2_500_000_000, 10_000_000_000,
    ]

    private let requests = ShardedCounters(count: Endpoint.Label.allCases.count * statuses.count)
    /// One for each bucket, one above, and the sum of nanoseconds.
    private let durations = ShardedCounters(count: bounds.count + 2)

    func count(_ label: Endpoint.Label, _ status: HTTPStatus, nanoseconds: UInt64) {
        let place = Self.statuses.firstIndex(of: status.code) ?? Self.statuses.count - 1
        requests.add(to: label.rawValue * Self.statuses.count + place)
        let time = Int(clamping: nanoseconds)
        durations.add(to: Self.bounds.firstIndex { time <= $0 } ?? Self.bounds.count)
        durations.add(time, to: Self.bounds.count + 1)
    }

    func value(_ label: Endpoint.Label, status: Int) -> Int {
        requests.value(label.rawValue * Self.statuses.count + status)
    }

    func bucket(_ index: Int) -> Int { durations.value(index) }

    var totalNanoseconds: Int { durations.value(Self.bounds.count + 1) }
}
