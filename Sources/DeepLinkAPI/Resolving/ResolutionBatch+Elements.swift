import DeepLinks
import NavigationPaths

/// The elements of a batch: a string, or an object with a question of its own.
extension ResolutionBatch {
    private static let elementKeys = ["url", "id", "app", "appVersion", "platform", "include"]
    static let keys = elementKeys + ["urls"]

    /// Appends what becomes of one element, be it a resolution or a problem.
    func appendResult(
        of element: JSONOutline.Part, _ defaults: ResolutionQuestion, _ source: [UInt8], _ resolver: inout Resolver,
        to output: inout [UInt8]
    ) {
        var id: Range<Int>?
        do throws(RequestFailure) {
            var question = defaults
            resolver.url.removeAll(keepingCapacity: true)
            switch element.kind {
            case .string: _ = element.appendText(in: source, to: &resolver.url)
            case .object:
                // The owner of an element that is wrong otherwise finds it by its id.
                id = try? JSONOutline(reading: source, in: element.range, limit: 16)["id"]?.range
                let object = try BodyObject(source, in: element.range, keys: Self.elementKeys)
                id = object["id"]?.range
                question = try readOptions(object, defaults)
                try readURL(object, &resolver)
            case .null, .bool, .number, .array: throw .notAnElement
            }
            resolver.appendResult(question, snapshot, id: id.map { source[$0] }, to: &output)
        } catch {
            Resolver.appendProblem(Problem(error), id: id.map { source[$0] }, url: nil, to: &output)
        }
    }

    func readURL(_ object: BodyObject, _ resolver: inout Resolver) throws(RequestFailure) {
        resolver.url.removeAll(keepingCapacity: true)
        guard try object.append("url", to: &resolver.url) else { throw .missingKey("url") }
    }

    func readOptions(
        _ object: BodyObject, _ defaults: ResolutionQuestion
    ) throws(RequestFailure) -> ResolutionQuestion {
        var question = defaults
        if let app = try object.string("app") { question.options.app = app }
        if let text = try object.string("appVersion") { try question.setVersion(text, of: "appVersion") }
        if let text = try object.string("platform") { try question.setPlatform(text, of: "platform") }
        if let text = try object.list("include") { try question.setParts(text, of: "include") }
        return question
    }
}
