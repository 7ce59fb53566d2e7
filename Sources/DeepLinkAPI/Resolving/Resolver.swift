import DeepLinks
import HTTPMessages
import URLPatterns

/// The buffers of one request that resolves: taken from a pool, used by one thread, given back. They are never copied.
struct Resolver: ~Copyable, Sendable {
    /// The URL to be resolved.
    var url: [UInt8] = []
    /// A pool keeps no more than this for the next request.
    private static let longestKept = 65_536
    var workspace = ResolutionWorkspace()

    /// Gives up what one long text made grow.
    mutating func trim() {
        if url.capacity > Self.longestKept { url = [] }
    }

    /// Resolves `url` and appends the answer. After an error `output` is as it was.
    mutating func appendAnswer(
        _ question: borrowing ResolutionQuestion, _ snapshot: TableSnapshot, to output: inout [UInt8]
    ) throws(RequestFailure) {
        // The span may not reach into what is being changed.
        let url = url
        do throws(ResolutionFailure) {
            try snapshot.table.resolve(url.span, question.options, &workspace)
        } catch {
            snapshot.count(ResolutionOutcome(error), app: error.miss?.app)
            if case .unknownApp(let name) = error {
                throw .unknownApp(name, known: snapshot.table.apps.map(\.name))
            }
            throw .resolution(error)
        }
        snapshot.counters[workspace.appIndex].count(.resolved)
        if question.parts.contains(.explain) { snapshot.table.explain(question.options, &workspace) }
        snapshot.table.append(workspace, including: question.parts, to: &output)
    }

    /// Resolves `url` and appends one object that carries its own status, be it a resolution or a problem.
    ///
    /// - Parameter id: JSON text that is echoed.
    /// - Returns: The status.
    @discardableResult
    mutating func appendResult(
        _ question: borrowing ResolutionQuestion, _ snapshot: TableSnapshot, id: ArraySlice<UInt8>?,
        to output: inout [UInt8]
    ) -> Int {
        let start = output.count
        output.append(UInt8(ascii: "{"))
        Self.append(id: id, to: &output)
        output.append(contentsOf: "\"status\":200".utf8)
        let answer = output.count
        do throws(RequestFailure) {
            try appendAnswer(question, snapshot, to: &output)
            // The answer is an object of its own: its brace becomes the comma after the status.
            output[answer] = UInt8(ascii: ",")
            return 200
        } catch {
            output.removeLast(output.count - start)
            return Self.appendProblem(Problem(error), id: id, url: url, to: &output)
        }
    }

    /// Appends a problem as the result of one element. `url` is given back if it is text.
    @discardableResult
    static func appendProblem(
        _ problem: Problem, id: ArraySlice<UInt8>?, url: [UInt8]?, to output: inout [UInt8]
    ) -> Int {
        output.append(UInt8(ascii: "{"))
        append(id: id, to: &output)
        problem.appendMembers(to: &output)
        if let url, let text = String(validating: url, as: UTF8.self) { output.appendMember("url", string: text) }
        output.append(UInt8(ascii: "}"))
        return problem.code.status.code
    }

    private static func append(id: ArraySlice<UInt8>?, to output: inout [UInt8]) {
        guard let id else { return }
        output.append(contentsOf: "\"id\":".utf8)
        output.append(contentsOf: id)
        output.append(UInt8(ascii: ","))
    }
}
