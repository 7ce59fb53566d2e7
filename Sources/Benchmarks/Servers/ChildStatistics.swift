import Foundation

/// Processor time and memory of another process, from proc(5).
struct ChildStatistics {
    let cpuSeconds: Double
    /// The most that was ever resident.
    let peakKilobytes: Int

    init(of process: Int32) throws {
        let stat = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        // The name of the program stands in parentheses and may hold anything. State is field 3; the times, in
        // hundredths of a second, are 14 and 15.
        let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
            throw BenchmarkError.unreadable("/proc/\(process)/stat")
        }
        cpuSeconds = (user + system) / 100
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        peakKilobytes = peak.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }
}
