import DeepLinks
import URLPatterns

/// What is asked beside the URL: the defaults of a batch, or one element's own.
struct ResolutionQuestion: Sendable {
    var options = ResolutionOptions()
    var parts: ResolutionParts = []

    init(_ options: ResolutionOptions = ResolutionOptions(), _ parts: ResolutionParts = []) {
        self.options = options
        self.parts = parts
    }

    init(_ parameters: borrowing QueryParameters) throws(RequestFailure) {
        if let app = try parameters.text(.app) { options.app = app }
        if let text = try parameters.text(.appVersion) { try setVersion(text, of: Parameter.appVersion.name) }
        if let text = try parameters.text(.platform) { try setPlatform(text, of: Parameter.platform.name) }
        if let text = try parameters.text(.include) { try setParts(text, of: Parameter.include.name) }
    }

    mutating func setVersion(_ text: String, of name: String) throws(RequestFailure) {
        guard let version = AppVersion(text) else { throw .invalidParameter(name, .notAVersion(text)) }
        options.appVersion = version
    }

    mutating func setPlatform(_ text: String, of name: String) throws(RequestFailure) {
        guard let platform = Platform(rawValue: text) else { throw .invalidParameter(name, .notAPlatform(text)) }
        options.platform = platform
    }

    /// A list with commas; empty pieces are passed over.
    mutating func setParts(_ text: String, of name: String) throws(RequestFailure) {
        parts = []
        for piece in text.utf8.split(separator: UInt8(ascii: ",")) {
            if piece.elementsEqual("navigationPath".utf8) {
                parts.insert(.navigationPath)
            } else if piece.elementsEqual("explain".utf8) {
                parts.insert(.explain)
            } else {
                throw .invalidParameter(name, .notAPart(String(decoding: piece, as: UTF8.self)))
            }
        }
    }
}
