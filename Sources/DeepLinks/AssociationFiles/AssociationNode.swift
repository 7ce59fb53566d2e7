import NavigationPaths
import URLPatterns

/// A value of an association file with the way that leads to it: `applinks.details[0].appIDs`.
struct AssociationNode {
    struct Member {
        var name: String
        var node: AssociationNode
    }

    var value: JSONValue
    var path: String

    /// The first byte alone: a caret under a whole object would point at nothing.
    var opening: AssociationNode {
        var node = self
        node.value.range = value.range.lowerBound..<min(value.range.lowerBound + 1, value.range.upperBound)
        return node
    }

    func members(_ expected: String) throws(AssociationFileError) -> [Member] {
        guard case .object(let members) = value.content else { throw unexpected(expected) }
        return members.map { member in
            let way = path.isEmpty ? member.name : "\(path).\(member.name)"
            return Member(name: member.name, node: AssociationNode(value: member.value, path: way))
        }
    }

    func elements() throws(AssociationFileError) -> [AssociationNode] {
        guard case .array(let values) = value.content else { throw unexpected("an array") }
        return values.enumerated().map { AssociationNode(value: $0.element, path: "\(path)[\($0.offset)]") }
    }

    func strings() throws(AssociationFileError) -> [String] {
        var texts: [String] = []
        for element in try elements() { texts.append(try element.string()) }
        return texts
    }

    func string() throws(AssociationFileError) -> String {
        guard case .string(let text) = value.content else { throw unexpected("a string") }
        return text
    }

    func bool() throws(AssociationFileError) -> Bool {
        guard case .bool(let value) = value.content else { throw unexpected("true or false") }
        return value
    }

    private func unexpected(_ expected: String) -> AssociationFileError {
        .unexpected(place: path, expected: expected, found: value.kind, offset: value.range.lowerBound)
    }
}

/// "did you mean …?", for names in association files.
enum EditDistanceHint {
    static func text(for name: String, among known: [String]) -> String? {
        EditDistance.nearest(to: name, among: known).map { "did you mean \"\($0)\"?" }
    }
}
