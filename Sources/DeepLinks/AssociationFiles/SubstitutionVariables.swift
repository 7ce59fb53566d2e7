/// What `$(name)` stands for in an association file.
///
/// The built-in ones are `alpha`, `upper`, `lower`, `alnum`, `digit` and `xdigit`, one character each, and `region` and
/// `lang`. A file that defines a built-in name anew is believed.
struct SubstitutionVariables: Sendable {
    /// By the bytes of the names: Swift takes two spellings of `é` for one name.
    private var texts: [[UInt8]: [String]] = [:]

    subscript(name: String) -> [String]? {
        get {
            if let own = texts[Array(name.utf8)] { return own }
            switch name {
            case "lang": return ISOCodes.languages
            case "region": return ISOCodes.regions
            default: return nil
            }
        }
        set { texts[Array(name.utf8)] = newValue }
    }

    /// The names that a file can use, for hints.
    var names: [String] {
        texts.keys.map { String(decoding: $0, as: UTF8.self) }.sorted() + ["lang", "region"]
            + WildcardPattern.CharacterClass.allCases.map(\.rawValue)
    }
}
