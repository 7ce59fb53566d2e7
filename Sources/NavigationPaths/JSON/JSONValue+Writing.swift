extension JSONValue {
    /// Appends the value as RFC 8259 text: compact, members in their order, slashes not escaped.
    ///
    /// ```swift
    /// let value = try JSONValue(reading: Array("{a: [0x10, .5, 1.10]}".utf8), dialect: .json5)
    /// value.append(to: &output)   // {"a":[16,0.5,1.10]}
    /// ```
    ///
    /// A number that RFC 8259 allows is written with its own text, so all its digits stay. JSON5's other spellings
    /// are mended. Text in a `.number` that is no number at all becomes `null`.
    public func append(to output: inout [UInt8]) {
        // A stack of our own: values as deep as the reader allows must not exhaust a small thread's.
        var open: [OpenContainer] = []
        var next: JSONValue? = self
        while true {
            if let value = next {
                switch value.content {
                case .null: output.append(contentsOf: "null".utf8)
                case .bool(true): output.append(contentsOf: "true".utf8)
                case .bool(false): output.append(contentsOf: "false".utf8)
                case .number(let text): JSONNumber.append(text, to: &output)
                case .string(let text): JSONText.appendString(text.utf8, to: &output)
                case .array(let elements):
                    output.append(UInt8(ascii: "["))
                    open.append(OpenContainer(children: .array(elements)))
                case .object(let members):
                    output.append(UInt8(ascii: "{"))
                    open.append(OpenContainer(children: .object(members)))
                }
            }
            guard !open.isEmpty else { return }
            next = open[open.count - 1].appendNext(to: &output)
            if next == nil { open.removeLast() }
        }
    }
}

/// An array or object that is being written.
private struct OpenContainer {
    enum Children {
        case array([JSONValue])
        case object([JSONValue.Member])
    }

    let children: Children
    private var index = 0

    init(children: Children) { self.children = children }

    /// Appends what stands before the next child, and gives the child; or nil, after the closing bracket.
    mutating func appendNext(to output: inout [UInt8]) -> JSONValue? {
        defer { index += 1 }
        switch children {
        case .array(let elements):
            guard index < elements.count else {
                output.append(UInt8(ascii: "]"))
                return nil
            }
            if index > 0 { output.append(UInt8(ascii: ",")) }
            return elements[index]
        case .object(let members):
            guard index < members.count else {
                output.append(UInt8(ascii: "}"))
                return nil
            }
            if index > 0 { output.append(UInt8(ascii: ",")) }
            JSONText.appendString(members[index].name.utf8, to: &output)
            output.append(UInt8(ascii: ":"))
            return members[index].value
        }
    }
}
