import NavigationPaths
import URLPatterns

/// Turns JSON values back into the text that a URL would hold.
enum ValuePrinter {
    /// The text of one value; nil where the type has no text for it.
    static func text(_ value: JSONValue, _ base: ValueType.Base) -> [UInt8]? {
        switch (base, value.content) {
        case (.int, .number(let number)): return integer(number)
        case (.double, .number(let number)): return Array(number.utf8)
        case (.bool, .bool(let flag)): return Array((flag ? "true" : "false").utf8)
        case (.mapped(let map), _):
            let index = map.values.firstIndex { (try? JSONValue(reading: $0, dialect: .rfc8259)) == value }
            return index.map { map.texts.choices[$0] }
        case (.string, .string(let text)), (.text, .string(let text)), (.uuid, .string(let text)),
            (.date, .string(let text)), (.url, .string(let text)), (.choice, .string(let text)),
            (.regex, .string(let text)):
            return Array(text.utf8)
        default: return nil
        }
    }

    /// `42`, `42.0` and `4.2e1` are the integer 42.
    private static func integer(_ number: String) -> [UInt8]? {
        if let value = Int(number) { return Array("\(value)".utf8) }
        guard let value = Double(number), let whole = Int(exactly: value) else { return nil }
        return Array("\(whole)".utf8)
    }

    /// The texts of a list; nil where one has none.
    static func texts(_ value: JSONValue, _ base: ValueType.Base) -> [[UInt8]]? {
        guard case .array(let elements) = value.content else { return nil }
        var result: [[UInt8]] = []
        for element in elements {
            guard let text = text(element, base) else { return nil }
            result.append(text)
        }
        return result
    }
}
