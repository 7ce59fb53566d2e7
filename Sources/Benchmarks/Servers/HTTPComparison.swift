import Foundation

/// Both servers under load: 64 connections, the server on one core and `wrk` on another, in alternating rounds.
///
/// Times spread: a server against itself gives ratios from 0.89 to 1.15 on a small machine. They are for reading.
enum HTTPComparison {
    private struct Round {
        var microseconds: Double
        var perSecond: Double
    }

    static func run(rounds: Int) throws {
        let workshop = try Workshop()
        let server = ["taskset", "--cpu-list", "0"]
        let ours = try workshop.startProgram(.resolve, under: server)
        defer { ours.stop() }
        let bare = try workshop.startBare(.resolve, under: server)
        defer { bare.stop() }
        var costs: [Double] = []
        var rates: [Double] = []
        for round in 1...rounds {
            let first = try load(bare, workshop)
            let second = try load(ours, workshop)
            costs.append(second.microseconds / first.microseconds)
            rates.append(second.perSecond / first.perSecond)
            Benchmarks.say(
                String(
                    format: "%2d  bare %.1f µs of CPU, %.0f requests/s; deeplinkd %.1f µs, %.0f/s", round,
                    first.microseconds, first.perSecond, second.microseconds, second.perSecond))
        }
        Benchmarks.say(
            String(
                format: "medians of %d ratios: CPU per request %.2f, throughput %.2f", rounds, median(costs),
                median(rates)))
    }

    private static func load(_ server: ServerProcess, _ workshop: Workshop) throws -> Round {
        let before = try server.statistics.cpuSeconds
        let url = "http://\(server.address)\(Question.resolve.target(0))"
        let report = try workshop.run([
            "taskset", "--cpu-list", "1", "wrk", "--threads", "1", "--connections", "64", "--duration", "2s", url,
        ])
        let seconds = try server.statistics.cpuSeconds - before
        // `  123456 requests in 2.00s, 80.1MB read`, `Requests/sec:  61728.00`.
        let words = report.split { $0 == " " || $0 == "\n" }
        guard let place = words.firstIndex(of: "requests"), place > 0, let requests = Double(words[place - 1]),
            let mark = words.firstIndex(of: "Requests/sec:"), let rate = Double(words[mark + 1]),
            !report.contains("Non-2xx")
        else { throw BenchmarkError.unreadable("wrk's report: \(report)") }
        return Round(microseconds: seconds / requests * 1e6, perSecond: rate)
    }

    private static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
