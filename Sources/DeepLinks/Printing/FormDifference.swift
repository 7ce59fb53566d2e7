import NavigationPaths
import URLPatterns

/// Where routes first differ in form from the templates of a link: `routes[0].categorie: expected "category"`.
struct FormDifference {
    private(set) var place = ""
    private(set) var expected = ""
    /// How many keys and constants agreed; the link with most of them is the one that was meant.
    private(set) var agreed = 0

    private var isFound: Bool { !expected.isEmpty }

    /// Nil where nothing differs.
    init?(_ templates: [Template], _ routes: [JSONValue]) {
        for (index, route) in routes.enumerated() {
            guard index < templates.count else { break }
            compare(templates[index], route, at: "routes[\(index)]")
        }
        if routes.count != templates.count {
            differ("routes", "\(templates.count) routes, not \(routes.count)")
        }
        if !isFound { return nil }
    }

    private mutating func differ(_ place: String, _ expected: String) {
        if isFound { return }
        self.place = place
        self.expected = expected
    }

    private mutating func compare(_ template: Template, _ value: JSONValue, at place: String) {
        switch template {
        // Anything fits a value, so it says nothing of what was meant.
        case .value: break
        case .url, .text:
            if case .string = value.content {} else { differ(place, "a string, not \(value.kind)") }
        case .constant(let constant): compare(constant, value, at: place)
        case .array(let elements):
            guard case .array(let values) = value.content else {
                return differ(place, "an array, not \(value.kind)")
            }
            for (index, element) in elements.enumerated() where index < values.count {
                compare(element, values[index], at: "\(place)[\(index)]")
            }
        case .object(let members): compare(members, value, at: place)
        }
    }

    private mutating func compare(_ constant: JSONValue, _ value: JSONValue, at place: String) {
        if case .object(let members) = constant.content {
            compare(members.map { ($0.name, .constant($0.value)) }, value, at: place)
        } else if constant == value {
            agreed += 1
        } else {
            var text: [UInt8] = []
            constant.append(to: &text)
            differ(place, String(decoding: text, as: UTF8.self))
        }
    }

    /// The members that have one of the names; a name that is not there differs, and tells the one that is near to it.
    private mutating func compare(
        _ templates: [(name: String, value: Template)], _ value: JSONValue, at place: String
    ) {
        guard case .object(let members) = value.content else { return differ(place, "an object, not \(value.kind)") }
        let names = templates.map(\.name)
        for member in members {
            let place = "\(place).\(member.name)"
            if let index = names.firstIndex(where: { $0.utf8.elementsEqual(member.name.utf8) }) {
                agreed += 1
                compare(templates[index].value, member.value, at: place)
            } else {
                let near = EditDistance.nearest(to: member.name, among: names)
                if near != nil { agreed += 1 }
                let expected = (near.map { [$0] } ?? names).map { "\"\($0)\"" }.joined(separator: " or ")
                differ(place, expected.isEmpty ? "no key" : expected)
            }
        }
        for name in names where !members.contains(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
            differ(place, "a key \"\(name)\"")
        }
    }
}
