extension JSONPointer {
    /// What a text has where the pointer leads.
    public enum Place: Sendable {
        /// A value.
        case value(JSONOutline.Part)
        /// Nothing, but an object in which it could stand.
        case gap(Gap)
        /// Nothing, and nowhere to put it: the way leads through an array's end, or through a value without members.
        case nowhere
    }

    /// The place of a member that an object does not have.
    public struct Gap: Sendable {
        /// After the object's last member, or after its brace.
        var offset: Int
        /// The object is empty.
        var isFirst: Bool
        /// How many of the pointer's names lead to the object.
        var depth: Int
    }

    /// Finds the place in a text by RFC 8259, all of which is checked.
    ///
    /// - Parameters:
    ///   - bytes: What the text stands in.
    ///   - range: The part of `bytes` that is the text; all of it where nil. Places count from the start of `bytes`.
    public func place(in bytes: [UInt8], range: Range<Int>? = nil) throws(JSONError) -> Place {
        let text = range ?? 0..<bytes.count
        let slice = bytes[text]
        do throws(JSONError) {
            return try place(in: slice.span, at: text.lowerBound)
        } catch {
            throw JSONError(error.reason, at: error.offset + text.lowerBound)
        }
    }

    private func place(in source: Span<UInt8>, at start: Int) throws(JSONError) -> Place {
        var scanner = JSONScanner(.rfc8259)
        var token = try scanner.next(in: source)
        for (depth, name) in tokens.enumerated() {
            var end = scanner.tokenRange.upperBound
            var isFirst = true
            let next: JSONScanner.Token?
            switch token {
            case .beginObject: next = try scanner.seekMember(name, in: source, end: &end, isFirst: &isFirst)
            case .beginArray: next = try scanner.seekElement(name, in: source)
            case .null, .true, .false, .number, .string, .key, .endArray, .endObject, .endOfText: next = nil
            }
            guard let next else {
                try scanner.check(source)
                guard token == .beginObject else { return .nowhere }
                return .gap(Gap(offset: start + end, isFirst: isFirst, depth: depth))
            }
            token = next
        }
        let lowerBound = scanner.tokenRange.lowerBound
        try scanner.skipRest(of: token, in: source)
        let range = start + lowerBound..<start + scanner.tokenRange.upperBound
        try scanner.check(source)
        return .value(JSONOutline.Part(kind: JSONOutline.Kind(token), range: range, name: ""))
    }
}

extension JSONScanner {
    /// Reads to the first token of the member's value. Nil, after the closing brace, where there is no such member.
    fileprivate mutating func seekMember(
        _ name: [UInt8], in source: Span<UInt8>, end: inout Int, isFirst: inout Bool
    ) throws(JSONError) -> Token? {
        while try next(in: source) == .key {
            let isFound = hasText(name, in: source)
            let token = try next(in: source)
            if isFound { return token }
            try skipRest(of: token, in: source)
            end = tokenRange.upperBound
            isFirst = false
        }
        return nil
    }

    /// Reads to the first token of an element. Nil where the array ends before, or the name is no index
    /// (RFC 6901, 4).
    fileprivate mutating func seekElement(_ name: [UInt8], in source: Span<UInt8>) throws(JSONError) -> Token? {
        let isIndex = name.allSatisfy(\.isASCIIDigit) && (name.count == 1 || name.first != UInt8(ascii: "0"))
        guard isIndex, var index = Int(String(decoding: name, as: UTF8.self)) else { return nil }
        while true {
            let token = try next(in: source)
            if token == .endArray { return nil }
            if index == 0 { return token }
            try skipRest(of: token, in: source)
            index -= 1
        }
    }

    /// Whether the last key means this text.
    private func hasText(_ expected: [UInt8], in source: Span<UInt8>) -> Bool {
        if isEscaped { return decoded == expected }
        let content = contentRange(in: source)
        guard content.count == expected.count else { return false }
        for (index, byte) in zip(content, expected) where source[index] != byte { return false }
        return true
    }
}
