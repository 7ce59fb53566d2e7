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

    /// What stands behind the routes of an answer: mode, tab, meta, and the object of all names with their values.
    init(tailOf link: Link) {
        constant(link.appends ? ",\"mode\":\"append\"" : ",\"mode\":\"reset\"")
        if let tab = link.tab { optional(tab.requiredSlots) { $0.member("tab", tab) } }
        if let meta = link.meta { member("meta", meta) }
        constant(",\"params\":{")
        for (slot, name) in link.names.enumerated() {
            optional([slot]) {
                $0.steps.append(.comma)
                $0.key(name)
                $0.steps.append(.value(slot))
            }
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
            optional(required) {
                if isSure { $0.constant(",") } else if index > 0 { $0.steps.append(.comma) }
                if hasKeys { $0.key(name) }
                $0.append(value)
            }
            if required.isEmpty { isSure = true }
        }
    }

    /// Steps that are passed by where one of the slots is absent.
    private mutating func optional(_ slots: [Int], _ body: (inout TemplateProgram) -> Void) {
        let skips = slots.map { (slot: $0, place: reserve()) }
        body(&self)
        for skip in skips { steps[skip.place] = .skip(slot: skip.slot, to: steps.count) }
    }

    mutating func member(_ name: String, string: String, isFirst: Bool) {
        if !isFirst { constant(",") }
        key(name)
        var text: [UInt8] = []
        JSONText.appendString(string.utf8, to: &text)
        constant(text)
    }

    private mutating func member(_ name: String, _ template: Template) {
        constant(",")
        key(name)
        append(template)
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

    mutating func constant(_ text: String) {
        constant(Array(text.utf8))
    }

    private func isTarget(_ index: Int) -> Bool {
        steps.contains { if case .skip(_, let target) = $0 { target == index } else { false } }
    }
}
