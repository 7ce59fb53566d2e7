public import DeepLinks

/// Resolves URLs one after another with the same question: the command line's `resolve`.
///
/// ```swift
/// var resolver = StreamResolver(table: table)
/// resolver.appendAnswer(to: Array("cookbook://recipe/42".utf8), output: &output)   // true
/// // {"status":200,"url":"cookbook://recipe/42","app":"cookbook",…
/// resolver.appendAnswer(to: Array("cookbook://recipe/abc".utf8), output: &output)  // false
/// // {"type":"urn:deeplinkd:problem:no-match","title":"No link fits","status":404,…
/// ```
public struct StreamResolver: ~Copyable, Sendable {
    private let snapshot: TableSnapshot
    private let question: ResolutionQuestion
    private var resolver = Resolver()

    public init(
        table: RouteTable, options: ResolutionOptions = ResolutionOptions(), including parts: ResolutionParts = []
    ) {
        snapshot = ServiceMetrics().snapshot(of: table)
        question = ResolutionQuestion(options, parts)
    }

    /// Appends one JSON object that carries its own status, in the form of a batch's results.
    ///
    /// - Returns: Whether the URL opens something.
    public mutating func appendAnswer(to url: [UInt8], output: inout [UInt8]) -> Bool {
        resolver.url.removeAll(keepingCapacity: true)
        resolver.url.append(contentsOf: url)
        return resolver.appendResult(question, snapshot, id: nil, to: &output) == 200
    }
}
