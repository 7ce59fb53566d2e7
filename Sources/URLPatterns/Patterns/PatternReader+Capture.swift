extension PatternReader {
    /// Reads `{name:type?}` and its other forms, from the opening brace to behind the closing one.
    mutating func readCapture() throws(PatternError) -> RawCapture {
        let start = position
        position += 1
        let name = try readName()
        var type = ValueType.string
        var hasType = false
        if next == UInt8(ascii: ":") {
            position += 1
            type = try readType()
            hasType = true
        }
        var presence = Pattern.Presence.required
        var many: Int?
        switch next {
        case UInt8(ascii: "?"):
            position += 1
            presence = .optional
        case UInt8(ascii: "+"):
            position += 1
            many = 1
        case UInt8(ascii: "*"):
            position += 1
            many = 0
        case UInt8(ascii: "="):
            position += 1
            presence = .defaults(try readDefault(type))
        default: break
        }
        guard next == UInt8(ascii: "}") else {
            if next == nil { throw fail(.unclosedBrace, start..<bytes.count) }
            throw fail(
                .expected(
                    hasType ? "\"}\", \"?\", \"=\", \"+\" or \"*\"" : "\":\", \"}\", \"?\", \"=\", \"+\" or \"*\""))
        }
        position += 1
        let range = start..<position
        if many != nil { try checkMany(type, range) }
        if type.list != nil, !presence.isRequired { throw fail(.listOptional, range) }
        return RawCapture(
            name: name == "_" ? nil : name, type: type, presence: presence, many: many, hasType: hasType, range: range)
    }

    private mutating func readName() throws(PatternError) -> String {
        let start = position
        while let byte = next, byte.isLetter || byte.isDigit || byte == 0x5f || byte == 0x2d || byte >= 0x80 {
            position += 1
        }
        let range = start..<position
        if range.isEmpty { throw fail(.missingName) }
        let name = text(range)
        let isWellFormed = name == "_" || (bytes[start].isLetter && !bytes[range].contains { $0 >= 0x80 })
        guard isWellFormed else { throw fail(.malformedName(name), range) }
        return name
    }

    private mutating func readDefault(_ type: ValueType) throws(PatternError) -> [UInt8] {
        let start = position
        var result: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "}") {
            if byte == UInt8(ascii: "{") { throw fail(.strayBrace(byte)) }
            result.append(try readByte())
        }
        let text = try checked(result, start)
        guard ValueChecker(hosts: hosts).accepts(text, type) else {
            throw fail(
                .defaultNotOfType(String(decoding: text, as: UTF8.self), type: type.spelling), start..<position)
        }
        return text
    }

    private func checkMany(_ type: ValueType, _ range: Range<Int>) throws(PatternError) {
        let isNamed = types[type.spelling] != nil
        switch type.base {
        case .string, .url, .regex: if type.list == nil { return }
        default: if isNamed, type.list == nil { return }
        }
        throw fail(.manyType(type.spelling), range)
    }

    // MARK: Types

    mutating func readType() throws(PatternError) -> ValueType {
        let start = position
        let base: ValueType.Base
        switch next {
        case UInt8(ascii: "("): base = .choice(try readChoice())
        case UInt8(ascii: "/"): base = .regex(try readRegex())
        default: base = try readNamedType()
        }
        var list: ValueType.ListForm?
        if case let named? = types[text(start..<position)] { list = named.list }
        if next == UInt8(ascii: "[") {
            let bracket = position
            if bytes[position...].starts(with: "[]".utf8) {
                list = .repeated
                position += 2
            } else if bytes[position...].starts(with: "[,]".utf8) {
                list = .commas
                position += 3
            } else {
                throw fail(.expected("\"[]\" or \"[,]\""), bracket..<bracket + 1)
            }
        }
        return ValueType(base, list: list, spelling: text(start..<position))
    }

    private mutating func readNamedType() throws(PatternError) -> ValueType.Base {
        let start = position
        while let byte = next, byte.isLetter || byte.isDigit || byte == 0x5f || byte == 0x2d {
            position += 1
        }
        let range = start..<position
        guard !range.isEmpty else { throw fail(.expected("a type: a name, \"(\" or \"/\"")) }
        switch text(range) {
        case "string": return .string
        case "text": return .text
        case "double": return .double
        case "bool": return .bool
        case "uuid": return .uuid
        case "date": return .date
        case "int":
            guard next == UInt8(ascii: "(") else { return .int(lower: nil, upper: nil) }
            return try readIntRange()
        case "url":
            guard next == UInt8(ascii: "(") else { return .url([]) }
            return .url(try readOrigins())
        case let name:
            if let type = types[name] { return type.base }
            throw fail(.unknownType(name, suggestion: types.suggestion(for: name)), range)
        }
    }

    private mutating func readIntRange() throws(PatternError) -> ValueType.Base {
        let start = position
        position += 1
        let lower = try readInt()
        guard bytes[position...].starts(with: "..".utf8) else {
            throw fail(.expected("\"..\", as in int(1..12), int(1..) or int(..12)"))
        }
        position += 2
        let upper = try readInt()
        guard next == UInt8(ascii: ")") else { throw fail(.expected("\")\"")) }
        position += 1
        if let lower, let upper, lower > upper { throw fail(.emptyRange, start..<position) }
        return .int(lower: lower, upper: upper)
    }

    private mutating func readInt() throws(PatternError) -> Int? {
        let start = position
        if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
        while let byte = next, byte.isDigit { position += 1 }
        if start == position { return nil }
        guard let value = Int(text(start..<position)) else { throw fail(.numberOutOfRange, start..<position) }
        return value
    }

    private mutating func readChoice() throws(PatternError) -> ChoiceSet {
        let start = position
        var choices: [[UInt8]] = []
        repeat {
            position += 1
            let begin = position
            var choice: [UInt8] = []
            while let byte = next, byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
                choice.append(try readByte())
            }
            guard next != nil else { throw fail(.expected("\")\" to end the choices"), start..<bytes.count) }
            if choice.isEmpty { throw fail(.emptyChoice, begin..<position + 1) }
            if choices.contains(choice) {
                throw fail(.repeatedChoice(String(decoding: choice, as: UTF8.self)), begin..<position)
            }
            choices.append(try checked(choice, begin))
        } while next == UInt8(ascii: "|")
        position += 1
        remark(onChoice: start..<position)
        guard let set = ChoiceSet(choices) else { throw fail(.emptyChoice, start..<position) }
        return set
    }

    private mutating func readRegex() throws(PatternError) -> LinearRegex {
        let start = position
        position += 1
        let body = position
        while let byte = next, byte != UInt8(ascii: "/") {
            position += byte == UInt8(ascii: "\\") && position + 1 < bytes.count ? 2 : 1
        }
        guard next != nil else { throw fail(.expected("\"/\" to end the regular expression"), start..<bytes.count) }
        let source = Array(bytes[body..<position])
        position += 1
        if let control = source.firstIndex(where: { $0 < 0x20 }) {
            throw fail(.controlInExpression, body + control..<body + control + 1)
        }
        do {
            let regex = try LinearRegex(source)
            remark(on: regex, start..<position)
            return regex
        } catch {
            let from = min(body + error.offset, position)
            throw fail(.regex(error), from..<min(from + max(error.length, 1), position))
        }
    }

    private mutating func readOrigins() throws(PatternError) -> [Origin] {
        var origins: [Origin] = []
        repeat {
            position += 1
            let begin = position
            while let byte = next, byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") { position += 1 }
            guard next != nil else { throw fail(.expected("\")\" to end the origins"), begin..<bytes.count) }
            do { origins.append(try Origin(text(begin..<position), hosts: hosts)) } catch {
                throw fail(.malformedOrigin(error), begin + error.range.lowerBound..<begin + error.range.upperBound)
            }
            guard let last = origins.last, case .web = last.kind, last.capture == nil else {
                throw fail(.expected("an origin https://… without a capture"), begin..<position)
            }
        } while next == UInt8(ascii: "|")
        position += 1
        return origins
    }
}
