/// The parameters of a request's query: where each stands, decoded only when asked for.
///
/// Duplicates, unknown names and the rest of a link that was not encoded are refused, see `RequestFailure`.
struct QueryParameters {
    private let target: RequestTarget
    private var values = InlineArray<13, Range<Int>?>(repeating: nil)
    /// A bit for each parameter that is there: to ask for one that is not costs next to nothing.
    private var present: UInt16 = 0

    init(_ target: RequestTarget, allowed: [Parameter]) throws(RequestFailure) {
        self.target = target
        var start = target.query.lowerBound
        while start < target.query.upperBound {
            let rest = target.bytes[start..<target.query.upperBound]
            let end = rest.firstIndex(of: UInt8(ascii: "&")) ?? target.query.upperBound
            if start < end { try add(start..<end, allowed: allowed) }
            start = end + 1
        }
    }

    private mutating func add(_ piece: Range<Int>, allowed: [Parameter]) throws(RequestFailure) {
        let equals = target.bytes[piece].firstIndex(of: UInt8(ascii: "=")) ?? piece.upperBound
        let value = min(equals + 1, piece.upperBound)..<piece.upperBound
        let parameter = parameter(piece.lowerBound..<equals)
        let isAllowed = parameter.map { allowed.contains($0) } ?? false
        if let url = values[Parameter.url.rawValue] {
            // After a link with a raw `?`, any further parameter can be the link's own.
            let hasMark = target.bytes[url].contains(UInt8(ascii: "?"))
            if hasMark || !isAllowed {
                throw .unencodedLink(
                    parameter: name(piece.lowerBound..<equals), link: probableLink(from: url),
                    allowed: hasMark ? [] : allowed.map(\.name))
            }
        }
        guard let parameter, isAllowed else {
            throw .unexpectedParameter(name(piece.lowerBound..<equals), allowed: allowed.map(\.name))
        }
        guard values[parameter.rawValue] == nil else { throw .duplicateParameter(parameter.name) }
        values[parameter.rawValue] = value
        present |= 1 << UInt16(parameter.rawValue)
    }

    private func parameter(_ name: Range<Int>) -> Parameter? {
        guard target.bytes[name].contains(UInt8(ascii: "%")) else { return Parameter(target.bytes[name]) }
        var decoded: [UInt8] = []
        guard PercentDecoding.append(target.bytes[name], to: &decoded) else { return nil }
        return Parameter(decoded[...])
    }

    /// A text as messages give it: decoded as far as it goes.
    private func name(_ range: Range<Int>) -> String {
        var decoded: [UInt8] = []
        _ = PercentDecoding.append(target.bytes[range], to: &decoded)
        return String(decoding: decoded, as: UTF8.self)
    }

    /// The link that was meant: the value and all that follows. Where even its colon was encoded, the value was
    /// encoded as a whole.
    private func probableLink(from url: Range<Int>) -> String {
        let rest = String(decoding: target.bytes[url.upperBound..<target.query.upperBound], as: UTF8.self)
        let isEncoded = !target.bytes[url].contains(UInt8(ascii: ":"))
        return (isEncoded ? name(url) : String(decoding: target.bytes[url], as: UTF8.self)) + rest
    }

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
        guard present & 1 << UInt16(parameter.rawValue) != 0 else { return nil }
        var bytes: [UInt8] = []
        _ = try append(parameter, to: &bytes)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .invalidParameter(parameter.name, .notUTF8)
        }
        return text
    }
}
