extension JSONPointer {
    /// Appends a text with a value put where the pointer leads; every other byte stays as it is.
    ///
    /// ```swift
    /// let payload = Array("{ \"data\": {} }".utf8)
    /// let pointer = try JSONPointer("/data/path")
    /// var output: [UInt8] = []
    /// pointer.appendText(payload, range: 0..<payload.count, setting: Array("[1]".utf8),
    ///     at: try pointer.place(in: payload), to: &output)          // true
    /// // { "data": {"path":[1]} }
    /// ```
    ///
    /// Objects that are not there are made on the way; `null` is replaced. False, with nothing appended, where a value
    /// stands already, or where it could not stand.
    public func appendText(
        _ source: [UInt8], range: Range<Int>, setting value: [UInt8], at place: Place, to output: inout [UInt8]
    ) -> Bool {
        switch place {
        case .value(let part):
            guard part.kind == .null else { return false }
            output.append(contentsOf: source[range.lowerBound..<part.range.lowerBound])
            output.append(contentsOf: value)
            output.append(contentsOf: source[part.range.upperBound..<range.upperBound])
        case .gap(let gap):
            output.append(contentsOf: source[range.lowerBound..<gap.offset])
            if !gap.isFirst { output.append(UInt8(ascii: ",")) }
            appendMember(value, from: gap.depth, to: &output)
            output.append(contentsOf: source[gap.offset..<range.upperBound])
        case .nowhere: return false
        }
        return true
    }

    /// `"data":{"path":` before the value, `}` after it.
    private func appendMember(_ value: [UInt8], from depth: Int, to output: inout [UInt8]) {
        for index in tokens.indices[depth...] {
            if index > depth { output.append(UInt8(ascii: "{")) }
            JSONText.appendString(tokens[index], to: &output)
            output.append(UInt8(ascii: ":"))
        }
        output.append(contentsOf: value)
        output.append(contentsOf: repeatElement(UInt8(ascii: "}"), count: tokens.count - depth - 1))
    }
}
