import DeepLinks
import NavigationPaths

/// What the query of `/enrich` says.
struct EnrichmentQuestion: Sendable {
    static let parameters: [Parameter] = [
        .link, .target, .form, .limit, .strict, .app, .appVersion, .platform,
    ]
    /// The smallest and the largest `limit`. Push services take some thousand bytes.
    private static let limits = 1...65_536

    var enrichment: PayloadEnrichment
    /// A payload that stays as it was is a problem.
    var isStrict = false

    init(_ parameters: borrowing QueryParameters) throws(RequestFailure) {
        let link = try Self.pointer(.link, parameters)
        let target = try Self.pointer(.target, parameters)
        if target.isWhole { throw .invalidParameter(Parameter.target.name, .noName) }
        enrichment = PayloadEnrichment(link: link, target: target)
        enrichment.options = try ResolutionQuestion(parameters).options
        if let text = try parameters.text(.form) {
            guard let form = PayloadEnrichment.Form(rawValue: text) else {
                let known = PayloadEnrichment.Form.allCases.map(\.rawValue)
                throw .invalidParameter(Parameter.form.name, .notOneOf(known, text))
            }
            enrichment.form = form
        }
        if let text = try parameters.text(.limit) {
            guard let limit = Int(text), Self.limits.contains(limit) else {
                throw .invalidParameter(Parameter.limit.name, .notInRange(Self.limits, text))
            }
            enrichment.limit = limit
        }
        if let text = try parameters.text(.strict) {
            guard let isStrict = Bool(text) else {
                throw .invalidParameter(Parameter.strict.name, .notOneOf(["true", "false"], text))
            }
            self.isStrict = isStrict
        }
    }

    private static func pointer(
        _ parameter: Parameter, _ parameters: borrowing QueryParameters
    ) throws(RequestFailure) -> JSONPointer {
        guard let text = try parameters.text(parameter) else { throw .missingParameter(parameter.name) }
        do throws(JSONPointerError) {
            return try JSONPointer(text)
        } catch {
            throw .invalidParameter(parameter.name, .notAPointer(error))
        }
    }
}
