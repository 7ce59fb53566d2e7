#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What Prometheus' `process_*` metrics tell of a process. Read from `/proc`; nil where there is none.
public struct ProcessStatistics: Sendable {
    public var cpuSeconds: Double
    public var residentBytes: Int
    public var virtualBytes: Int
    public var openDescriptors: Int
    public var descriptorLimit: Int
    /// Seconds since 1970.
    public var startTime: Double

    public static func read() -> ProcessStatistics? {
        guard let stat = try? readFile("/proc/self/stat", limit: 65_536),
            let uptime = try? readFile("/proc/stat", limit: 16 * 1_048_576),
            let descriptors = try? listDirectory("/proc/self/fd")
        else { return nil }
        // The name of the program stands in parentheses and may hold anything.
        guard let end = stat.lastIndex(of: UInt8(ascii: ")")) else { return nil }
        let fields = numbers(stat[(end + 1)...])
        // proc(5): after the name come state (3), ppid (4) …: field n stands at n - 4, for the state is no number.
        guard fields.count > 20, let bootTime = bootTime(uptime) else { return nil }
        let ticks = Double(sysconf(Int32(_SC_CLK_TCK)))
        let page = Int(sysconf(Int32(_SC_PAGESIZE)))
        return ProcessStatistics(
            cpuSeconds: Double(fields[14 - 4] + fields[15 - 4]) / ticks,
            residentBytes: fields[24 - 4] * page, virtualBytes: fields[23 - 4],
            // One of them is the directory that was listed.
            openDescriptors: descriptors.count - 1, descriptorLimit: raiseDescriptorLimit(to: 0),
            startTime: bootTime + Double(fields[22 - 4]) / ticks)
    }

    private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
        bytes.split(separator: UInt8(ascii: " ")).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    }

    private static func bootTime(_ bytes: [UInt8]) -> Double? {
        for line in bytes.split(separator: UInt8(ascii: "\n")) where line.starts(with: "btime ".utf8) {
            return Double(String(decoding: line.dropFirst(6), as: UTF8.self))
        }
        return nil
    }
}
