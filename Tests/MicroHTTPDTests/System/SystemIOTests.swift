import Glibc
import SystemIO
import Testing

@Suite struct SystemIOTests {
    /// A pipe whose writing end is fed and closed, so that a reader meets the end.
    private func pipe(holding bytes: [UInt8]) throws -> Int32 {
        var ends: [Int32] = [0, 0]
        #expect(unsafe Glibc.pipe(&ends) == 0)
        var writer = ByteWriter(descriptor: ends[1])
        try writer.write(bytes)
        try writer.flush()
        close(ends[1])
        return ends[0]
    }

    @Test(
        "lines end at their line end, and the last one needs none",
        arguments: [
            ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
            ("a\r\n\r\nb\r\n", ["a", "", "b"]),
            ("\ra\rb\n", ["\ra\rb"]), ("123456789\nx\n", ["12345678", "x"]), ("12345678\r\nx", ["12345678", "x"]),
        ] as [(String, [String])])
    func lines(input: String, expected: [String]) throws {
        let descriptor = try pipe(holding: Array(input.utf8))
        defer { close(descriptor) }
        var reader = LineReader(descriptor: descriptor, longest: 8)
        var line: [UInt8] = []
        var lines: [String] = []
        while try reader.next(into: &line) { lines.append(String(decoding: line, as: UTF8.self)) }
        #expect(lines == expected)
    }

    @Test("a line longer than the buffer is whole, and one longer than allowed says so")
    func longLines() throws {
        let long = [UInt8](repeating: 0x61, count: 60_000)
        let descriptor = try pipe(holding: Array("x\n".utf8) + long + Array("\n".utf8))
        defer { close(descriptor) }
        var reader = LineReader(descriptor: descriptor, longest: 50_000)
        var line: [UInt8] = []
        #expect(try reader.next(into: &line))
        let firstWasCut = reader.wasCut
        #expect(try reader.next(into: &line))
        let secondWasCut = reader.wasCut
        #expect(!firstWasCut && secondWasCut)
        #expect(line.count == 50_000)
        #expect(try !reader.next(into: &line))
    }

    @Test("writing to a pipe that nobody reads is a broken pipe, not the end of the process")
    func brokenPipe() throws {
        ignoreBrokenPipes()
        var ends: [Int32] = [0, 0]
        #expect(unsafe Glibc.pipe(&ends) == 0)
        close(ends[0])
        defer { close(ends[1]) }
        let descriptor = ends[1]
        let error = #expect(throws: SystemError.self) {
            var writer = ByteWriter(descriptor: descriptor)
            try writer.write([0x61])
            try writer.flush()
        }
        #expect(error?.isBrokenPipe == true)
    }

    @Test("a full disk for logs loses lines and nothing else")
    func fullDisk() throws {
        let descriptor = unsafe open("/dev/full", O_WRONLY | O_CLOEXEC)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        let log = LogOutput(descriptor: descriptor)
        for _ in 0..<3 { log.write(Array("line\n".utf8)) }
        #expect(log.lostLines == 3)
    }

    @Test("a log that nobody reads stops nobody, and goes on when it is read again")
    func stalledLog() throws {
        var ends: [Int32] = [0, 0]
        #expect(unsafe Glibc.pipe(&ends) == 0)
        defer {
            close(ends[0])
            close(ends[1])
        }
        let log = LogOutput(descriptor: ends[1])
        let line = [UInt8](repeating: 0x61, count: 1000)
        let start = monotonicNanoseconds()
        for _ in 0..<1000 { log.write(line) }
        #expect(monotonicNanoseconds() - start < 1_000_000_000)
        let lost = log.lostLines
        #expect(lost > 900)
        var buffer = [UInt8](repeating: 0, count: 65_536)
        _ = unsafe read(ends[0], &buffer, buffer.count)
        log.write(line)
        #expect(log.lostLines == lost)
    }

    @Test("the identity of a file follows links and tells versions apart")
    func fileIdentity() throws {
        let directory = try temporaryDirectory()
        let (first, second, link) = (directory + "/a", directory + "/b", directory + "/link")
        try write("1", to: first)
        try write("2", to: second)
        #expect(unsafe symlink(first, link) == 0)
        #expect(try FileIdentity(path: link) == FileIdentity(path: first))
        #expect(unsafe unlink(link) == 0 && symlink(second, link) == 0)
        #expect(try FileIdentity(path: link) == FileIdentity(path: second))
        let before = try FileIdentity(path: first)
        try write("12", to: first)
        #expect(try FileIdentity(path: first) != before)
        #expect(try listDirectory(directory) == ["a", "b", "link"])
        #expect(throws: SystemError(code: ENOENT)) { try FileIdentity(path: directory + "/c") }
        #expect(try readFile(first) == Array("12".utf8))
        #expect(throws: SystemError(code: EFBIG)) { try readFile(first, limit: 1) }
    }

    @Test(
        "a moment is written as RFC 3339 has it",
        arguments: [
            (0, "1970-01-01T00:00:00.000Z"), (951_827_696_789, "2000-02-29T12:34:56.789Z"),
            (1_709_164_800_000, "2024-02-29T00:00:00.000Z"), (1_704_067_199_999, "2023-12-31T23:59:59.999Z"),
            (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
        ] as [(UInt64, String)])
    func timestamps(milliseconds: UInt64, expected: String) {
        #expect(timestamp(milliseconds * 1_000_000) == expected)
    }

    @Test("a process knows its numbers")
    func statistics() throws {
        let statistics = try #require(ProcessStatistics.read())
        #expect(statistics.residentBytes > 1_000_000)
        #expect(statistics.virtualBytes > statistics.residentBytes)
        #expect(statistics.openDescriptors > 2)
        #expect(statistics.cpuSeconds >= 0)
        let now = Double(wallClockNanoseconds()) / 1e9
        #expect(statistics.startTime < now + 2 && statistics.startTime > now - 3600)
        #expect(raiseDescriptorLimit(to: 64) >= 64)
        #expect(Set([randomBytes(16), randomBytes(16)]).count == 2)
        #expect(environmentVariables().contains { $0.name == "PATH" && !$0.value.isEmpty })
    }

    @Test("a signal sent to this thread is taken by the queue")
    func signals() {
        let queue = SignalQueue([.hangUp])
        #expect(queue.next(withinMilliseconds: 1) == nil)
        _ = pthread_kill(pthread_self(), SIGHUP)
        #expect(queue.next(withinMilliseconds: 1000) == .hangUp)
    }
}
