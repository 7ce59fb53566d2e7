/// The parameters of a request's query: where each stands, decoded only when asked for.
///
/// Duplicates, unknown names and the rest of a link that was not encoded are refused, see `RequestFailure`.
struct QueryParameters {
    private let target: RequestTarget
    private var values = [Range<Int>?](repeating: nil, count: Parameter.allCases.count)

    init(_ target: RequestTarget, allowed: [Parameter]) throws(RequestFailure) {
        self.target = target
        guard !target.query.isEmpty else { return }
        var start = target.query.lowerBound
        while start <= target.query.upperBound {
            let rest = target.bytes[start..<target.query.upperBound]
            let end = rest.firstIndex(of: UInt8(ascii: "&")) ?? target.query.upperBound
            if start < end { try add(start..<end, allowed: allowed) }
            start = end + 1
        }
    }

    private mutating func add(_ piece: Range<Int>, allowed: [Parameter]) throws(RequestFailure) {
        let equals = target.bytes[piece].firstIndex(of: UInt8(ascii: "=")) ?? piece.upperBound
        let value = min(equals + 1, piece.upperBound)..<piece.upperBound
        var name: [UInt8] = []
        let isWellFormed = PercentDecoding.append(target.bytes[piece.lowerBound..<equals], to: &name)
        let parameter = isWellFormed ? Parameter(name[...]) : nil
        if let url = values[Parameter.url.rawValue] {
            // After a link with a raw `?`, any further parameter can be the link's own.
            if target.bytes[url].contains(UInt8(ascii: "?")) || parameter.map({ !allowed.contains($0) }) ?? true {
                let link = target.bytes[url.lowerBound..<target.query.upperBound]
                throw .unencodedLink(
                    parameter: String(decoding: name, as: UTF8.self), link: String(decoding: link, as: UTF8.self))
            }
        }
        guard let parameter, allowed.contains(parameter) else {
            throw .unexpectedParameter(String(decoding: name, as: UTF8.self), allowed: allowed.map(\.name))
        }
        guard values[parameter.rawValue] == nil else { throw .duplicateParameter(parameter.name) }
        values[parameter.rawValue] = value
    }

    func has(_ parameter: Parameter) -> Bool { values[parameter.rawValue] != nil }

    /// Appends the decoded bytes of a value. False where the parameter is not there.
    func append(_ parameter: Parameter, to output: inout [UInt8]) throws(RequestFailure) -> Bool {
        guard let range = values[parameter.rawValue] else { return false }
        let start = output.count
        guard PercentDecoding.append(target.bytes[range], to: &output) else {
            throw .invalidParameter(parameter.name, .malformedEscape(offset: output.count - start))
        }
        return true
    }

    /// A value as text. Nil where the parameter is not there.
    func text(_ parameter: Parameter) throws(RequestFailure) -> String? {
        var bytes: [UInt8] = []
        guard try append(parameter, to: &bytes) else { return nil }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .invalidParameter(parameter.name, .notUTF8)
        }
        return text
    }
}
