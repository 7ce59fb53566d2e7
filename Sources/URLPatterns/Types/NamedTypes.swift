/// The types that a table names in `types`, for the patterns of one app.
public struct NamedTypes: Sendable {
    private var types: [String: ValueType] = [:]

    public init() {}

    /// The names of the types that every table has.
    static let builtIn = ["string", "text", "int", "double", "bool", "uuid", "date", "url"]

    /// What other routers and languages call them.
    private static let foreign = [
        "number": "int", "integer": "int", "long": "int", "float": "double", "decimal": "double", "str": "string",
        "any": "string", "slug": "string", "boolean": "bool", "flag": "bool", "guid": "uuid", "datetime": "date",
        "timestamp": "date", "uri": "url", "link": "url",
    ]

    /// True for what can stand as a type in a pattern: a letter, then letters, digits, `_` and `-`.
    public static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, first.isLetter else { return false }
        return text.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x5f || $0 == 0x2d }
    }

    public var names: [String] { types.keys.sorted() }

    public subscript(name: String) -> ValueType? { types[name] }

    /// Declares a type. False where the name is taken, or is a built-in type.
    public mutating func declare(_ name: String, as type: ValueType) -> Bool {
        guard types[name] == nil, !Self.builtIn.contains(name) else { return false }
        types[name] = ValueType(type.base, list: type.list, spelling: name)
        return true
    }

    /// The known name nearest to a misspelled one.
    func suggestion(for name: String) -> String? {
        Self.foreign[name.lowercased()] ?? EditDistance.nearest(to: name, among: Self.builtIn + names)
    }
}
