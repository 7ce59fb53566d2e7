import NavigationPaths

/// A JSON object of a request body, whose keys are all known. `null` counts as absent.
struct BodyObject {
    private let members: [JSONValue.Member]

    init(_ value: JSONValue, keys: [String]) throws(RequestFailure) {
        guard case .object(let members) = value.content else { throw .invalidKey("body", expected: "an object") }
        for member in members where !keys.contains(where: { $0.utf8.elementsEqual(member.name.utf8) }) {
            throw .unexpectedKey(member.name, allowed: keys)
        }
        self.members = members
    }

    subscript(key: String) -> JSONValue? {
        guard let value = members.first(where: { $0.name.utf8.elementsEqual(key.utf8) })?.value else { return nil }
        if case .null = value.content { return nil }
        return value
    }

    func string(_ key: String) throws(RequestFailure) -> String? {
        guard let value = self[key] else { return nil }
        guard case .string(let text) = value.content else { throw .invalidKey(key, expected: "a string") }
        return text
    }

    /// A string with commas, or an array of strings, as the former.
    func list(_ key: String) throws(RequestFailure) -> String? {
        guard let value = self[key] else { return nil }
        guard case .array(let elements) = value.content else { return try string(key) }
        var texts: [String] = []
        for element in elements {
            guard case .string(let text) = element.content else {
                throw .invalidKey(key, expected: "an array of strings")
            }
            texts.append(text)
        }
        return texts.joined(separator: ",")
    }
}
