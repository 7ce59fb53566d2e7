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
        switch content {
        case .null: output.append(contentsOf: "null".utf8)
        case .bool(true): output.append(contentsOf: "true".utf8)
        case .bool(false): output.append(contentsOf: "false".utf8)
        case .number(let text): JSONNumber.append(text, to: &output)
        case .string(let text): JSONText.appendString(text.utf8, to: &output)
        case .array(let elements): Self.append(elements, to: &output)
        case .object(let members): Self.append(members, to: &output)
        }
    }

    private static func append(_ elements: [JSONValue], to output: inout [UInt8]) {
        output.append(UInt8(ascii: "["))
        for index in elements.indices {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            elements[index].append(to: &output)
        }
        output.append(UInt8(ascii: "]"))
    }

    private static func append(_ members: [Member], to output: inout [UInt8]) {
        output.append(UInt8(ascii: "{"))
        for index in members.indices {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            JSONText.appendString(members[index].name.utf8, to: &output)
            output.append(UInt8(ascii: ":"))
            members[index].value.append(to: &output)
        }
        output.append(UInt8(ascii: "}"))
    }
}
