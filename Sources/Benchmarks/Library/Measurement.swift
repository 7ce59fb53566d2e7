/// Nanoseconds per operation: the median of some rounds, each long enough for the clock.
struct Measurement {
    let name: String
    /// Nanoseconds per operation of each round, sorted.
    let rounds: [Double]

    init(_ name: String, operations: Int, rounds: Int = 21, _ body: () throws -> Void) rethrows {
        self.name = name
        let clock = ContinuousClock()
        var results: [Double] = []
        // The first round fills caches and buffers and is not counted.
        for round in 0...rounds {
            let start = clock.now
            for _ in 0..<operations { try body() }
            let (seconds, attoseconds) = (clock.now - start).components
            let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
            if round > 0 { results.append(nanoseconds / Double(operations)) }
        }
        self.rounds = results.sorted()
    }

    func percentile(_ share: Double) -> Double {
        rounds[min(rounds.count - 1, Int(share * Double(rounds.count)))]
    }

    /// `resolve, JSON out      1234 ns   p50 1234  p90 1300  p99 1400`.
    var line: String {
        func column(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: max(1, width - text.count))
        }
        func number(_ value: Double) -> String {
            let text = String(Int(value.rounded()))
            return String(repeating: " ", count: max(0, 9 - text.count)) + text
        }
        return column(name, 44) + "p50" + number(percentile(0.5)) + "  p90" + number(percentile(0.9)) + "  p99"
            + number(percentile(0.99)) + "  ns"
    }
}
