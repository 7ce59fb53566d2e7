import NavigationPaths
import Testing

extension JSONValue {
    init(_ text: String, _ dialect: JSONDialect = .rfc8259) throws(JSONError) {
        try self.init(reading: Array(text.utf8), dialect: dialect)
    }

    var text: String {
        var output: [UInt8] = []
        append(to: &output)
        return String(decoding: output, as: UTF8.self)
    }
}

/// The error of a text that must not be read.
func refusal(of bytes: [UInt8], _ dialect: JSONDialect) -> JSONError? {
    do throws(JSONError) {
        _ = try JSONValue(reading: bytes, dialect: dialect)
        return nil
    } catch {
        return error
    }
}

/// A text in a table of tests, shown in short where one fails.
struct JSONCase: CustomTestStringConvertible, Sendable {
    var bytes: [UInt8]
    var output: String
    var error: JSONError.Reason?
    var offset: Int

    var testDescription: String { String(String(decoding: bytes, as: UTF8.self).prefix(60)) }

    /// A text that is read; `output` is what it means, in compact text.
    static func accepted(_ text: String, _ output: String) -> JSONCase {
        JSONCase(bytes: Array(text.utf8), output: output, error: nil, offset: 0)
    }

    /// A text that is refused.
    static func refused(_ text: String, _ error: JSONError.Reason, at offset: Int) -> JSONCase {
        JSONCase(bytes: Array(text.utf8), output: "", error: error, offset: offset)
    }

    static func refused(_ bytes: [UInt8], _ error: JSONError.Reason, at offset: Int) -> JSONCase {
        JSONCase(bytes: bytes, output: "", error: error, offset: offset)
    }
}
