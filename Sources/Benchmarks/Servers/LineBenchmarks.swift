import Foundation

/// Many links at once: a million through `deeplinkd resolve` on a pipe, and batches of 10,000 over HTTP.
enum LineBenchmarks {
    static func run() throws {
        let workshop = try Workshop()
        try measurePipe(workshop, links: 1_000_000)
        try measureBatch(workshop, links: 10_000, batches: 20)
    }

    private static func measurePipe(_ workshop: Workshop, links: Int) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: workshop.program)
        process.arguments = ["resolve"]
        let input = Pipe()
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let block = Data(String(repeating: LibraryBenchmarks.link + "\n", count: 1_000).utf8)
        for _ in 0..<links / 1_000 { try input.fileHandleForWriting.write(contentsOf: block) }
        // The pipe is still open, so the process is there to be asked once it has read all.
        Thread.sleep(forTimeInterval: 0.5)
        let statistics = try ChildStatistics(of: process.processIdentifier)
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        Benchmarks.say(
            String(
                format: "%d links through deeplinkd resolve: %.2f µs of CPU a link, %.1f MiB at most", links,
                statistics.cpuSeconds / Double(links) * 1e6, Double(statistics.peakKilobytes) / 1024))
    }

    private static func measureBatch(_ workshop: Workshop, links: Int, batches: Int) throws {
        let urls = Array(repeating: "\"\(LibraryBenchmarks.link)\"", count: links).joined(separator: ",")
        let question = Question(name: "batch", body: "{\"urls\":[\(urls)]}") { _ in "/resolve" }
        let server = try workshop.startProgram(question)
        defer { server.stop() }
        try Curl(question, 1, workshop).run(against: server)
        let before = try server.statistics.cpuSeconds
        try Curl(question, batches, workshop).run(against: server)
        let seconds = try server.statistics.cpuSeconds - before
        Benchmarks.say(
            String(
                format: "batches of %d links over HTTP: %.2f µs of CPU a link", links,
                seconds / Double(links * batches) * 1e6))
    }
}
