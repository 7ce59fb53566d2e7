import NavigationPaths

/// Reads JSON of the table as a template: `{name}` in its strings stands for a captured value.
struct TemplateReader {
    struct Fault {
        var message: String
        var hint: String?
        /// A name that nothing captures.
        var name: String?
        /// The string, and the bytes of its text at fault.
        var value: JSONValue
        var range: Range<Int>
    }

    /// The names of the link; a name's index is its slot.
    let names: [String]
    /// The slots that hold lists or objects.
    let lists: Set<Int>
    var used: Set<Int> = []
    var faults: [Fault] = []

    init(names: [String], lists: Set<Int>) {
        self.names = names
        self.lists = lists
    }

    mutating func read(_ value: JSONValue) -> Template {
        switch value.content {
        case .null, .bool, .number: return .constant(value)
        case .string(let text): return read(Array(text.utf8), value)
        case .array(let elements):
            let read = elements.map { self.read($0) }
            return read.allSatisfy(\.isConstant) ? .constant(value) : .array(read)
        case .object(let members):
            let read = members.map { (name: $0.name, value: self.read($0.value)) }
            return read.allSatisfy(\.value.isConstant) ? .constant(value) : .object(read)
        }
    }

    private mutating func read(_ bytes: [UInt8], _ value: JSONValue) -> Template {
        var pieces: [Template.Piece] = []
        var text: [UInt8] = []
        var index = 0
        func flush() {
            if !text.isEmpty { pieces.append(.text(text)) }
            text = []
        }
        while index < bytes.count {
            let byte = bytes[index]
            let isDoubled = index + 1 < bytes.count && bytes[index + 1] == byte
            if byte == UInt8(ascii: "{"), !isDoubled {
                guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")) else {
                    faults.append(
                        Fault(
                            message: "expected \"}\" to end the name", hint: "write {{ for a literal brace",
                            value: value,
                            range: index..<bytes.count))
                    return .constant(value)
                }
                flush()
                guard let piece = piece(bytes, index + 1..<end, value) else { return .constant(value) }
                pieces.append(piece)
                index = end + 1
            } else if byte == UInt8(ascii: "}"), !isDoubled {
                faults.append(
                    Fault(
                        message: "a brace \"}\" that ends no name", hint: "write }} for a literal brace", value: value,
                        range: index..<index + 1))
                return .constant(value)
            } else {
                text.append(byte)
                index += byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") ? 2 : 1
            }
        }
        flush()
        return template(pieces, bytes, value)
    }

    private mutating func template(_ pieces: [Template.Piece], _ bytes: [UInt8], _ value: JSONValue) -> Template {
        if pieces.count == 1 {
            switch pieces[0] {
            case .slot(let slot): return .value(slot: slot)
            case .url: return .url
            case .text(let text):
                return .constant(JSONValue(.string(String(decoding: text, as: UTF8.self)), range: value.range))
            case .encodedSlot: break
            }
        }
        for piece in pieces {
            switch piece {
            case .slot(let slot), .encodedSlot(let slot):
                guard lists.contains(slot) else { continue }
                faults.append(
                    Fault(
                        message: "\"\(names[slot])\" is a list or an object, which cannot stand inside text",
                        hint: "make \"{\(names[slot])}\" the whole string", value: value, range: 0..<bytes.count))
            case .text, .url: break
            }
        }
        return pieces.isEmpty ? .constant(value) : .text(pieces)
    }

    private mutating func piece(_ bytes: [UInt8], _ range: Range<Int>, _ value: JSONValue) -> Template.Piece? {
        var name = String(decoding: bytes[range], as: UTF8.self)
        if name == "$url" { return .url }
        let isEncoded = name.utf8.first == UInt8(ascii: "%")
        if isEncoded { name.removeFirst() }
        guard let slot = names.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) else {
            let typed = name.utf8.firstIndex(of: UInt8(ascii: ":")).map { String(name[..<$0]) }
            faults.append(
                Fault(
                    message: name.isEmpty ? "expected a name between the braces" : "nothing captures \"\(name)\"",
                    hint: name.isEmpty
                        ? "write {{ and }} for literal braces"
                        : typed.flatMap {
                            names.contains($0) ? "the type stands in the pattern, so write {\($0)}" : nil
                        },
                    name: name.isEmpty ? nil : name,
                    value: value, range: range.lowerBound - 1..<range.upperBound + 1))
            return nil
        }
        used.insert(slot)
        return isEncoded ? .encodedSlot(slot) : .slot(slot)
    }
}

extension Template {
    /// True for JSON that stands as it is. A string counts only where its text is the one in the table.
    fileprivate var isConstant: Bool {
        if case .constant(let value) = self {
            if case .string(let text) = value.content {
                return !text.utf8.contains(UInt8(ascii: "{")) && !text.utf8.contains(UInt8(ascii: "}"))
            }
            return true
        }
        return false
    }
}
