import NavigationPaths

/// A JSON object of a request body, whose keys are all known. `null` counts as absent.
///
/// No tree is made of it, so that a body of any content costs little more memory than it takes itself.
struct BodyObject {
    private let source: [UInt8]
    private let outline: JSONOutline

    init(_ source: [UInt8], in range: Range<Int>? = nil, keys: [String]) throws(RequestFailure) {
        self.source = source
        do throws(JSONError) {
            // One more than there are keys is one that is not known.
            outline = try JSONOutline(reading: source, in: range, limit: keys.count + 1)
        } catch {
            throw .invalidJSON(error)
        }
        guard outline.whole.kind == .object else { throw .invalidKey("body", expected: "an object") }
        for part in outline.parts where !keys.contains(where: { $0.utf8.elementsEqual(part.name.utf8) }) {
            throw .unexpectedKey(part.name, allowed: keys)
        }
    }

    subscript(key: String) -> JSONOutline.Part? {
        guard let part = outline[key], part.kind != .null else { return nil }
        return part
    }

    func has(_ key: String) -> Bool { self[key] != nil }

    func string(_ key: String) throws(RequestFailure) -> String? {
        guard let part = self[key] else { return nil }
        guard let text = part.text(in: source) else { throw .invalidKey(key, expected: "a string") }
        return text
    }

    /// Appends the text of a string. False where the key is absent.
    func append(_ key: String, to output: inout [UInt8]) throws(RequestFailure) -> Bool {
        guard let part = self[key] else { return false }
        guard part.appendText(in: source, to: &output) else { throw .invalidKey(key, expected: "a string") }
        return true
    }

    /// The elements of an array, at most `limit`, and how many there are.
    func elements(_ key: String, limit: Int) throws(RequestFailure) -> (parts: [JSONOutline.Part], count: Int)? {
        guard let part = self[key] else { return nil }
        guard part.kind == .array else { throw .invalidKey(key, expected: "an array") }
        do throws(JSONError) {
            let elements = try JSONOutline(reading: source, in: part.range, limit: limit)
            return (elements.parts, elements.count)
        } catch {
            throw .invalidJSON(error)
        }
    }

    /// A string with commas, or an array of strings, as the former.
    func list(_ key: String) throws(RequestFailure) -> String? {
        guard let part = self[key], part.kind == .array else { return try string(key) }
        var texts: [String] = []
        for element in try elements(key, limit: 16)?.parts ?? [] {
            guard let text = element.text(in: source) else {
                throw .invalidKey(key, expected: "an array of strings")
            }
            texts.append(text)
        }
        return texts.joined(separator: ",")
    }
}
