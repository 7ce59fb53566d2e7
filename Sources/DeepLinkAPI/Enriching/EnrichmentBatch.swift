import DeepLinks
import NavigationPaths

/// The bodies of `POST /enrich`: one payload, an array, or lines. Every byte that is not enriched comes back as it was.
struct EnrichmentBatch {
    /// The most payloads in one request.
    static let limit = 10_000

    let snapshot: TableSnapshot
    let question: EnrichmentQuestion
    /// The most bytes of one answer.
    var longestAnswer = 64 * 1_048_576

    /// What became of a body, as the header `Deeplinkd-Enriched` tells it.
    enum Outcome {
        case enriched
        case unchanged(EnrichmentFailure)
        case many(enriched: Int, of: Int)
    }

    func append(
        _ source: [UInt8], _ resolver: inout Resolver, to output: inout [UInt8]
    ) throws(RequestFailure) -> Outcome {
        guard let first = source.first(where: { !Self.isSpace($0) }) else { throw .emptyBody }
        if let outline = try Self.outline(source, limit: first == UInt8(ascii: "[") ? Self.limit : 0) {
            if outline.whole.kind == .array { return try appendElements(outline, source, &resolver, to: &output) }
            guard outline.whole.kind == .object else {
                throw .invalidKey("body", expected: "an object or an array of objects")
            }
        }
        guard let failure = try appendPayload(source, 0..<source.count, index: nil, &resolver, to: &output) else {
            return .enriched
        }
        return .unchanged(failure)
    }

    /// What is no JSON is no payload, so that nothing is lost with it. Nil for what only our reader refuses, and a push
    /// service may take.
    private static func outline(_ source: [UInt8], limit: Int) throws(RequestFailure) -> JSONOutline? {
        do throws(JSONError) {
            return try JSONOutline(reading: source, limit: limit)
        } catch {
            switch error.reason {
            case .duplicateKey, .loneSurrogate, .tooDeep: return nil
            default: throw .invalidJSON(error)
            }
        }
    }

    /// What stands between the elements of the array stays too.
    private func appendElements(
        _ outline: JSONOutline, _ source: [UInt8], _ resolver: inout Resolver, to output: inout [UInt8]
    ) throws(RequestFailure) -> Outcome {
        guard outline.count <= Self.limit else { throw .tooManyURLs(limit: Self.limit) }
        var end = 0
        var enriched = 0
        for (index, part) in outline.parts.enumerated() {
            output.append(contentsOf: source[end..<part.range.lowerBound])
            if try appendPayload(source, part.range, index: index, &resolver, to: &output) == nil { enriched += 1 }
            end = part.range.upperBound
        }
        output.append(contentsOf: source[end...])
        return .many(enriched: enriched, of: outline.count)
    }

    /// One line in, one line out; blank lines stay where they are.
    func appendLines(
        _ source: [UInt8], _ resolver: inout Resolver, to output: inout [UInt8]
    ) throws(RequestFailure) -> Outcome {
        var count = 0
        var enriched = 0
        var start = 0
        while start < source.count {
            let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
            if source[start..<end].allSatisfy(Self.isSpace) {
                output.append(contentsOf: source[start..<end])
            } else {
                guard count < Self.limit else { throw .tooManyURLs(limit: Self.limit) }
                if try appendPayload(source, start..<end, index: count, &resolver, to: &output) == nil {
                    enriched += 1
                }
                count += 1
            }
            if end < source.count { output.append(UInt8(ascii: "\n")) }
            start = end + 1
        }
        if count == 0 { throw .emptyBody }
        return .many(enriched: enriched, of: count)
    }

    /// Appends one payload, enriched or as it was, and tells why it is as it was.
    private func appendPayload(
        _ source: [UInt8], _ range: Range<Int>, index: Int?, _ resolver: inout Resolver, to output: inout [UInt8]
    ) throws(RequestFailure) -> EnrichmentFailure? {
        var failure: EnrichmentFailure?
        do throws(EnrichmentFailure) {
            try question.enrichment.append(
                source, range: range, from: snapshot.table, &resolver.workspace, to: &output)
            snapshot.counters[resolver.workspace.appIndex].count(.resolved)
        } catch {
            if case .resolution(let miss) = error {
                snapshot.count(ResolutionOutcome(miss), app: miss.miss?.app)
            }
            if question.isStrict { throw .enrichment(error, index: index) }
            output.append(contentsOf: source[range])
            failure = error
        }
        guard output.count <= longestAnswer else { throw .answerTooLong(limit: longestAnswer) }
        return failure
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}

extension EnrichmentBatch.Outcome {
    /// `true`, `false; reason=no-match` or `97/100`.
    var headerValue: String {
        switch self {
        case .enriched: "true"
        case .unchanged(let failure): "false; reason=\(failure.code)"
        case .many(let enriched, let count): "\(enriched)/\(count)"
        }
    }
}
