import DeepLinks
import NavigationPaths

extension ResolutionBatch {
    /// One URL of a body with what is asked of it.
    struct Element {
        static let keys = ["url", "id", "app", "appVersion", "platform", "include"]

        var url: String
        /// Where the `id` stands in the body: it is echoed as it is.
        var id: Range<Int>?
        var question: ResolutionQuestion

        private init(url: String, question: ResolutionQuestion) {
            self.url = url
            self.question = question
        }

        /// A string, or an object with `url`.
        init(_ value: JSONValue, defaults: ResolutionQuestion) throws(RequestFailure) {
            switch value.content {
            case .string(let url): self.init(url: url, question: defaults)
            case .object: try self.init(BodyObject(value, keys: Self.keys), defaults: defaults)
            case .null, .bool, .number, .array: throw .notAnElement
            }
        }

        init(_ object: BodyObject, defaults: ResolutionQuestion) throws(RequestFailure) {
            guard let url = try object.string("url") else { throw .missingKey("url") }
            self.init(url: url, question: defaults)
            id = object["id"]?.range
            try Self.readOptions(object, into: &question)
        }

        static func readOptions(
            _ object: BodyObject, into question: inout ResolutionQuestion
        ) throws(RequestFailure) {
            if let app = try object.string("app") { question.options.app = app }
            if let text = try object.string("appVersion") { try question.setVersion(text, of: "appVersion") }
            if let text = try object.string("platform") { try question.setPlatform(text, of: "platform") }
            if let text = try object.list("include") { try question.setParts(text, of: "include") }
        }

        /// The `id` of an element that is wrong otherwise, so that its owner finds it.
        static func id(of value: JSONValue) -> Range<Int>? {
            guard case .object(let members) = value.content else { return nil }
            return members.first { $0.name.utf8.elementsEqual("id".utf8) }?.value.range
        }
    }
}
