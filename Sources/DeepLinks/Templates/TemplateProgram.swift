import NavigationPaths

/// A template as a flat list of steps that write JSON: constant bytes in one run, values where they belong.
struct TemplateProgram: Sendable {
    enum Step: Sendable {
        /// Constant bytes, a range of `bytes`.
        case bytes(Range<Int>)
        /// A comma, unless the container has just begun.
        case comma
        /// The value of a slot as JSON.
        case value(Int)
        /// The value of a slot as text inside a string.
        case text(Int)
        /// The same, percent-encoded.
        case encodedText(Int)
        /// The URL as given, inside a string.
        case url
        /// Goes on at the step with this index where the slot is absent.
        case skip(slot: Int, to: Int)
    }

    private(set) var steps: [Step] = []
    private(set) var bytes: [UInt8] = []

    init() {}

    init(_ template: Template) {
        append(template)
    }

    /// An object with one member for each slot that is present.
    init(namesOf slots: [String]) {
        constant("{")
        for (slot, name) in slots.enumerated() {
            let skip = reserve()
            steps.append(.comma)
            key(name)
            steps.append(.value(slot))
            steps[skip] = .skip(slot: slot, to: steps.count)
        }
        constant("}")
    }

    // MARK: Writing the steps

    mutating func append(_ template: Template) {
        switch template {
        case .constant(let value):
            var text: [UInt8] = []
            value.append(to: &text)
            constant(text)
        case .value(let slot): steps.append(.value(slot))
        case .url:
            constant("\"")
            steps.append(.url)
            constant("\"")
        case .text(let pieces):
            constant("\"")
            for piece in pieces {
                switch piece {
                case .text(let text):
                    var escaped: [UInt8] = []
                    JSONText.appendEscaped(text, to: &escaped)
                    constant(escaped)
                case .slot(let slot): steps.append(.text(slot))
                case .encodedSlot(let slot): steps.append(.encodedText(slot))
                case .url: steps.append(.url)
                }
            }
            constant("\"")
        case .array(let elements):
            constant("[")
            appendAll(elements.map { ("", $0) }, hasKeys: false)
            constant("]")
        case .object(let members):
            constant("{")
            appendAll(members.map { ($0.name, $0.value) }, hasKeys: true)
            constant("}")
        }
    }

    private mutating func appendAll(_ members: [(String, Template)], hasKeys: Bool) {
        // Once one member is sure to stand, the commas behind it are constant.
        var isSure = false
        for (index, (name, value)) in members.enumerated() {
            let required = value.requiredSlots
            let skips = required.map { ($0, reserve()) }
            if isSure { constant(",") } else if index > 0 { steps.append(.comma) }
            if hasKeys { key(name) }
            append(value)
            for (slot, skip) in skips { steps[skip] = .skip(slot: slot, to: steps.count) }
            if required.isEmpty { isSure = true }
        }
    }

    private mutating func reserve() -> Int {
        steps.append(.comma)
        return steps.count - 1
    }

    private mutating func key(_ name: String) {
        var text: [UInt8] = []
        JSONText.appendString(name.utf8, to: &text)
        constant(text)
        constant(":")
    }

    private mutating func constant(_ text: some Sequence<UInt8>) {
        let start = bytes.count
        bytes.append(contentsOf: text)
        // Two runs side by side are one, unless a skip may land between them.
        if case .bytes(let last)? = steps.last, last.upperBound == start, !isTarget(steps.count) {
            steps[steps.count - 1] = .bytes(last.lowerBound..<bytes.count)
        } else {
            steps.append(.bytes(start..<bytes.count))
        }
    }

    private mutating func constant(_ text: String) {
        constant(Array(text.utf8))
    }

    private func isTarget(_ index: Int) -> Bool {
        steps.contains { if case .skip(_, let target) = $0 { target == index } else { false } }
    }
}
