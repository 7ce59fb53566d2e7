import NavigationPaths

/// The bodies of `POST /resolve`.
struct ResolutionBatch {
    /// The most URLs in one request: an answer is a hundred times as long as a short URL.
    static let limit = 10_000

    let snapshot: TableSnapshot
    /// What the query says; the body's own keys win.
    let question: ResolutionQuestion

    /// `{"url": …}` gives one resolution, `{"urls": […]}` results in the same order.
    func appendAnswer(
        _ source: [UInt8], _ resolver: inout Resolver, to output: inout [UInt8]
    ) throws(RequestFailure) {
        guard source.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) else { throw .emptyBody }
        let body = try BodyObject(read(source), keys: Element.keys + ["urls"])
        guard let urls = body["urls"] else {
            let element = try Element(body, defaults: question)
            try append(element, source, &resolver, to: &output)
            return
        }
        if body["url"] != nil { throw .exclusiveKeys("url", "urls") }
        if body["id"] != nil {
            throw .unexpectedKey("id", allowed: ["urls", "app", "appVersion", "platform", "include"])
        }
        guard case .array(let elements) = urls.content else { throw .invalidKey("urls", expected: "an array") }
        guard elements.count <= Self.limit else { throw .tooManyURLs(limit: Self.limit) }
        var defaults = question
        try Element.readOptions(body, into: &defaults)
        output.append(contentsOf: "{\"results\":[".utf8)
        for (index, element) in elements.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            appendResult(of: element, defaults, source, &resolver, to: &output)
        }
        output.append(contentsOf: "]}".utf8)
    }

    /// One URL: `id` is put before the answer's own members.
    private func append(
        _ element: Element, _ source: [UInt8], _ resolver: inout Resolver, to output: inout [UInt8]
    ) throws(RequestFailure) {
        resolver.url.removeAll(keepingCapacity: true)
        resolver.url.append(contentsOf: element.url.utf8)
        if let id = element.id {
            output.append(contentsOf: "{\"id\":".utf8)
            output.append(contentsOf: source[id])
        }
        let answer = output.count
        try resolver.appendAnswer(element.question, snapshot, to: &output)
        if element.id != nil { output[answer] = UInt8(ascii: ",") }
    }

    /// One line in, one line out; blank lines are passed over.
    func appendLines(
        _ source: [UInt8], _ resolver: inout Resolver, to output: inout [UInt8]
    ) throws(RequestFailure) {
        var count = 0
        for line in source.split(separator: UInt8(ascii: "\n")) {
            let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            if text.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
            count += 1
            guard count <= Self.limit else { throw .tooManyURLs(limit: Self.limit) }
            let bytes = Array(text)
            do throws(RequestFailure) {
                appendResult(of: try read(bytes), question, bytes, &resolver, to: &output)
            } catch {
                _ = Resolver.appendProblem(Problem(error), id: nil, url: nil, to: &output)
            }
            output.append(UInt8(ascii: "\n"))
        }
        if count == 0 { throw .emptyBody }
    }

    private func appendResult(
        of value: JSONValue, _ defaults: ResolutionQuestion, _ source: [UInt8], _ resolver: inout Resolver,
        to output: inout [UInt8]
    ) {
        do throws(RequestFailure) {
            let element = try Element(value, defaults: defaults)
            resolver.url.removeAll(keepingCapacity: true)
            resolver.url.append(contentsOf: element.url.utf8)
            resolver.appendResult(element.question, snapshot, id: element.id.map { source[$0] }, to: &output)
        } catch {
            let id = Element.id(of: value)
            _ = Resolver.appendProblem(Problem(error), id: id.map { source[$0] }, url: nil, to: &output)
        }
    }

    private func read(_ source: [UInt8]) throws(RequestFailure) -> JSONValue {
        do throws(JSONError) {
            return try JSONValue(reading: source, dialect: .rfc8259)
        } catch {
            throw .invalidJSON(error)
        }
    }
}
