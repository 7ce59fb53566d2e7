import NavigationPaths

/// Reads a template backwards: which values of the slots give this JSON?
///
/// There may be several answers (`"{a}-{b}"` from `"x-y-z"`, elements that may be absent), so each is handed to `then`,
/// the likeliest first, until one is taken.
struct TemplateMatcher {
    /// What is known of one slot.
    enum Binding {
        case unknown
        case absent
        case json(JSONValue)
        /// Text that was inserted into a string.
        case text([UInt8])
    }

    /// How many answers may still be tried: a template cannot make a question dear.
    var budget = 256

    /// Matches the stack: each element is one of the templates, in order; templates may be absent.
    mutating func match(
        _ templates: ArraySlice<Template>, _ values: ArraySlice<JSONValue>, _ bindings: [Binding],
        _ then: (inout TemplateMatcher, [Binding]) -> Bool
    ) -> Bool {
        guard let template = templates.first else { return values.isEmpty && then(&self, bindings) }
        if let value = values.first {
            let isTaken = match(template, value, bindings) { matcher, bindings in
                matcher.match(templates.dropFirst(), values.dropFirst(), bindings, then)
            }
            if isTaken { return true }
        }
        return absent(template, bindings) { matcher, bindings in
            matcher.match(templates.dropFirst(), values, bindings, then)
        }
    }

    private mutating func match(
        _ template: Template, _ value: JSONValue, _ bindings: [Binding],
        _ then: (inout TemplateMatcher, [Binding]) -> Bool
    ) -> Bool {
        guard budget > 0 else { return false }
        switch template {
        case .constant(let constant): return constant == value && then(&self, bindings)
        // Which URL it was is not known yet; the URL that is printed is resolved again.
        case .url: return then(&self, bindings)
        case .value(let slot): return bind(slot, .json(value), bindings, then)
        case .text(let pieces):
            guard case .string(let text) = value.content else { return false }
            return split(pieces[...], Array(text.utf8)[...], bindings, then)
        case .array(let elements):
            guard case .array(let values) = value.content else { return false }
            return match(elements[...], values[...], bindings, then)
        case .object(let members):
            guard case .object(let values) = value.content else { return false }
            let isKnown = values.allSatisfy { value in members.contains { $0.name.utf8.elementsEqual(value.name.utf8) }
            }
            return isKnown && match(members[...], values, bindings, then)
        }
    }

    private mutating func match(
        _ members: ArraySlice<(name: String, value: Template)>, _ values: [JSONValue.Member], _ bindings: [Binding],
        _ then: (inout TemplateMatcher, [Binding]) -> Bool
    ) -> Bool {
        guard let member = members.first else { return then(&self, bindings) }
        let rest = members.dropFirst()
        guard let value = values.first(where: { $0.name.utf8.elementsEqual(member.name.utf8) }) else {
            return absent(member.value, bindings) { $0.match(rest, values, $1, then) }
        }
        return match(member.value, value.value, bindings) { $0.match(rest, values, $1, then) }
    }

    /// The template left nothing, so one of its slots is absent.
    private mutating func absent(
        _ template: Template, _ bindings: [Binding], _ then: (inout TemplateMatcher, [Binding]) -> Bool
    ) -> Bool {
        for slot in template.requiredSlots where bind(slot, .absent, bindings, then) { return true }
        return false
    }

    /// Splits a string at its constant text: shortest first, what is known already before what is not.
    private mutating func split(
        _ pieces: ArraySlice<Template.Piece>, _ text: ArraySlice<UInt8>, _ bindings: [Binding],
        _ then: (inout TemplateMatcher, [Binding]) -> Bool
    ) -> Bool {
        guard budget > 0 else { return false }
        guard let piece = pieces.first else { return text.isEmpty && then(&self, bindings) }
        let rest = pieces.dropFirst()
        switch piece {
        case .text(let constant):
            return text.starts(with: constant) && split(rest, text.dropFirst(constant.count), bindings, then)
        case .url: return false
        case .slot(let slot), .encodedSlot(let slot):
            var isEncoded = false
            if case .encodedSlot = piece { isEncoded = true }
            if rest.isEmpty { return bindText(slot, text, isEncoded, bindings) { then(&$0, $1) } }
            for length in 0...text.count {
                if case .text(let next)? = rest.first, !text.dropFirst(length).starts(with: next) { continue }
                let isTaken = bindText(slot, text.prefix(length), isEncoded, bindings) { matcher, bindings in
                    matcher.split(rest, text.dropFirst(length), bindings, then)
                }
                if isTaken { return true }
            }
            return false
        }
    }

    private mutating func bindText(
        _ slot: Int, _ text: ArraySlice<UInt8>, _ isEncoded: Bool, _ bindings: [Binding],
        _ then: (inout TemplateMatcher, [Binding]) -> Bool
    ) -> Bool {
        guard isEncoded else { return bind(slot, .text(Array(text)), bindings, then) }
        guard let decoded = Self.decoded(text) else { return false }
        return bind(slot, .text(decoded), bindings, then)
    }

    private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                result.append(byte)
                continue
            }
            guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), rest.count >= 2 else {
                return nil
            }
            result.append(value)
            rest = rest.dropFirst(2)
        }
        return result
    }

    private mutating func bind(
        _ slot: Int, _ binding: Binding, _ bindings: [Binding], _ then: (inout TemplateMatcher, [Binding]) -> Bool
    ) -> Bool {
        guard budget > 0, Self.agree(bindings[slot], binding) else { return false }
        var bindings = bindings
        // JSON says more than text: it has the type.
        if case .json = bindings[slot] {} else { bindings[slot] = binding }
        return then(&self, bindings)
    }

    private static func agree(_ known: Binding, _ new: Binding) -> Bool {
        switch (known, new) {
        case (.unknown, _): true
        case (.absent, .absent): true
        case (.json(let a), .json(let b)): a == b
        case (.text(let a), .text(let b)): a == b
        // Whether text and JSON agree depends on the type; the printed URL is resolved again.
        case (.json, .text), (.text, .json): true
        case (.absent, _), (_, .absent), (_, .unknown): false
        }
    }
}
