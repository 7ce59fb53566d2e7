import Foundation

/// An answer as `curl --include` writes it: what the bare server gives again and again.
struct RecordedAnswer {
    let headers: [(name: String, value: String)]
    let body: [UInt8]

    /// The library adds these itself.
    private static let ofTheConnection = ["date", "content-length", "connection"]

    init(contentsOf path: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        guard let end = data.firstRange(of: Data("\r\n\r\n".utf8)) else { throw BenchmarkError.unreadable(path) }
        body = Array(data[end.upperBound...])
        let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        headers = lines.dropFirst().compactMap { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, !Self.ofTheConnection.contains(parts[0].lowercased()) else { return nil }
            return (String(parts[0]), parts[1].trimmingCharacters(in: .whitespaces))
        }
    }
}
