import Foundation

/// A number of requests, one after the other over one connection, with the header fields of curl.
struct Curl {
    private let question: Question
    private let count: Int
    private let workshop: Workshop

    init(_ question: Question, _ count: Int, _ workshop: Workshop) {
        self.question = question
        self.count = count
        self.workshop = workshop
    }

    func run(against server: ServerProcess, printing options: [String] = []) throws {
        var lines = ["silent", "fail", "http1.1"]
        if let body = question.body {
            lines.append("data = \"@\(try workshop.write(body, to: "body"))\"")
            lines.append("header = \"Content-Type: application/json\"")
        }
        for index in 0..<count {
            lines.append("url = \"http://\(server.address)\(question.target(index))\"")
            if options.isEmpty { lines.append("output = \"/dev/null\"") }
        }
        let file = try workshop.write(lines.joined(separator: "\n"), to: "requests")
        try workshop.run(["curl", "--config", file] + options)
    }
}
