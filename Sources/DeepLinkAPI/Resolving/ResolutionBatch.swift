import NavigationPaths

/// The bodies of `POST /resolve`.
struct ResolutionBatch {
    /// The most URLs in one request.
    static let limit = 10_000

    let snapshot: TableSnapshot
    /// What the query says; the body's own keys win.
    let question: ResolutionQuestion
    /// The most bytes of one answer. With `explain` an answer can be thousands of times as long as its URL.
    var longestAnswer = 64 * 1_048_576

    /// `{"url": …}` gives one resolution, `{"urls": […]}` results in the same order.
    func appendAnswer(
        _ source: [UInt8], _ resolver: inout Resolver, to output: inout [UInt8]
    ) throws(RequestFailure) {
        guard source.contains(where: { !Self.isSpace($0) }) else { throw .emptyBody }
        let body = try BodyObject(source, keys: Self.keys)
        guard let urls = try body.elements("urls", limit: Self.limit) else {
            return try appendOne(body, source, &resolver, to: &output)
        }
        if body.has("url") { throw .exclusiveKeys("url", "urls") }
        if body.has("id") { throw .unexpectedKey("id", allowed: Self.keys.filter { $0 != "id" && $0 != "url" }) }
        guard urls.count <= Self.limit else { throw .tooManyURLs(limit: Self.limit) }
        let defaults = try readOptions(body, question)
        output.append(contentsOf: "{\"results\":[".utf8)
        for (index, element) in urls.parts.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            appendResult(of: element, defaults, source, &resolver, to: &output)
            guard output.count <= longestAnswer else { throw .answerTooLong(limit: longestAnswer) }
        }
        output.append(contentsOf: "]}".utf8)
    }

    /// One URL: `id` is put before the answer's own members.
    private func appendOne(
        _ body: BodyObject, _ source: [UInt8], _ resolver: inout Resolver, to output: inout [UInt8]
    ) throws(RequestFailure) {
        let question = try readOptions(body, question)
        try readURL(body, &resolver)
        let id = body["id"]?.range
        if let id {
            output.append(contentsOf: "{\"id\":".utf8)
            output.append(contentsOf: source[id])
        }
        let answer = output.count
        try resolver.appendAnswer(question, snapshot, to: &output)
        if id != nil { output[answer] = UInt8(ascii: ",") }
    }

    /// One line in, one line out; blank lines are passed over.
    func appendLines(
        _ source: [UInt8], _ resolver: inout Resolver, to output: inout [UInt8]
    ) throws(RequestFailure) {
        var count = 0
        var rest = source[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            let line = rest[..<end]
            rest = rest[end...].dropFirst()
            if line.allSatisfy(Self.isSpace) { continue }
            count += 1
            guard count <= Self.limit else { throw .tooManyURLs(limit: Self.limit) }
            appendLine(Array(line), &resolver, to: &output)
            output.append(UInt8(ascii: "\n"))
            guard output.count <= longestAnswer else { throw .answerTooLong(limit: longestAnswer) }
        }
        if count == 0 { throw .emptyBody }
    }

    private func appendLine(_ line: [UInt8], _ resolver: inout Resolver, to output: inout [UInt8]) {
        do throws(JSONError) {
            let outline = try JSONOutline(reading: line, limit: 0)
            appendResult(of: outline.whole, question, line, &resolver, to: &output)
        } catch {
            Resolver.appendProblem(Problem(.invalidJSON(error)), id: nil, url: nil, to: &output)
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}
