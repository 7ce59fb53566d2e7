import Foundation

/// Instructions and system calls of one request, over one connection: the difference of two runs of different length,
/// so that starting and ending do not count. Repeatable to a few in a thousand, unlike time.
enum InstructionCounts {
    private static let short = 200
    private static let long = 1_200

    /// What a request costs.
    struct Cost {
        var instructions: Double
        var systemCalls: Double
    }

    /// False where something is over its bar.
    static func run() throws -> Bool {
        let workshop = try Workshop()
        var isWithin = true
        Benchmarks.say("per request, one thread, one connection; bare libmicrohttpd answers the same bytes")
        for (question, bar) in [(Question.resolve, Bar.resolve), (.encode, Bar.path), (.decode, Bar.path)] {
            let bare = try cost(question, workshop, workshop.startBare)
            let ours = try cost(question, workshop, workshop.startProgram)
            isWithin = report(question.name, ours, "bare", bare, bar) && isWithin
        }
        return isWithin
    }

    /// The same for a large table beside a small one. Apart from the rest, for the tool takes a minute to load it.
    static func runTables() throws -> Bool {
        let workshop = try Workshop()
        let questions = try [10, 10_000].map { links in
            let table = GeneratedTable(links: links)
            return Question.amongLinks(table, file: try workshop.write(table.text, to: "\(links).json5"))
        }
        let few = try cost(questions[0], workshop, workshop.startProgram)
        let many = try cost(questions[1], workshop, workshop.startProgram)
        return report(questions[1].name, many, "ten links", few, Bar.manyLinks)
    }

    private static func report(_ name: String, _ ours: Cost, _ other: String, _ theirs: Cost, _ bar: Bar) -> Bool {
        let ratio = ours.instructions / theirs.instructions
        let isWithin = ratio <= bar.most && ours.systemCalls - theirs.systemCalls < 0.1
        Benchmarks.say(
            String(
                format:
                    "%@: %.0f instructions, %.2f system calls; %@ %.0f and %.2f; ratio %.3f, at most %.2f (aim %.2f): %@",
                name, ours.instructions, ours.systemCalls, other, theirs.instructions, theirs.systemCalls, ratio,
                bar.most, bar.aim,
                isWithin ? "holds" : "TOO MUCH"))
        return isWithin
    }

    private static func cost(
        _ question: Question, _ workshop: Workshop, _ start: (Question, [String]) throws -> ServerProcess
    ) throws -> Cost {
        let profile = workshop.file("callgrind")
        let callgrind = ["valgrind", "--quiet", "--tool=callgrind", "--callgrind-out-file=\(profile)"]
        let trace = workshop.file("strace")
        let strace = ["strace", "--follow-forks", "--summary-only", "--output=\(trace)"]
        func difference(_ tool: [String], _ read: () throws -> Double) throws -> Double {
            let counts = try [short, long].map { count in
                let server = try start(question, tool)
                do { try Curl(question, count, workshop).run(against: server) } catch {
                    server.stop()
                    throw error
                }
                server.stop()
                return try read()
            }
            return (counts[1] - counts[0]) / Double(long - short)
        }
        return Cost(
            instructions: try difference(callgrind) { try callgrindTotal(workshop.text(of: "callgrind")) },
            systemCalls: try difference(strace) { straceTotal(try workshop.text(of: "strace")) })
    }

    /// `totals: 226261948`.
    private static func callgrindTotal(_ text: String) throws -> Double {
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("totals:") }
        guard let total = lines.last.flatMap({ Double($0.dropFirst(7).trimmingCharacters(in: .whitespaces)) }) else {
            throw BenchmarkError.unreadable("callgrind's totals")
        }
        return total
    }

    /// A line for each system call: share, seconds, microseconds, calls, errors if there were some, name.
    private static func straceTotal(_ text: String) -> Double {
        text.split(separator: "\n").reduce(0) { sum, line in
            let fields = line.split(separator: " ")
            guard fields.count >= 5, fields.last != "total", let calls = Double(fields[3]) else { return sum }
            return sum + calls
        }
    }
}
