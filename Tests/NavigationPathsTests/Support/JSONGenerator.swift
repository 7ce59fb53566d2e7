import NavigationPaths
import SeededRandom

/// Random values, and random spellings of them.
struct JSONGenerator {
    var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func value(depth: Int = 4) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
        case 0: return JSONValue(.null)
        case 1: return JSONValue(.bool(.random(using: &random)))
        case 2: return JSONValue(.number(number()))
        case 3, 4: return JSONValue(.string(string()))
        case 5: return JSONValue(.array((0..<count()).map { _ in value(depth: depth - 1) }))
        default:
            var names: [[UInt8]] = []
            var members: [JSONValue.Member] = []
            for _ in 0..<count() {
                let name = string()
                if names.contains(Array(name.utf8)) { continue }
                names.append(Array(name.utf8))
                members.append(JSONValue.Member(name: name, value: value(depth: depth - 1)))
            }
            return JSONValue(.object(members))
        }
    }

    private mutating func count() -> Int {
        random.once(in: 10) ? Int.random(in: 17..<40, using: &random) : Int.random(in: 0..<5, using: &random)
    }

    mutating func number() -> String {
        random.pick([
            "0", "-0", "1", "42", "-7", "1.10", "0.5", "1e5", "1E+05", "-2.50e-3", "12345678901234567890",
            "0.1000000000000000055511151231257827", "1e400", String(Int.random(in: .min ... .max, using: &random)),
            String(Double.random(in: -1e9..<1e9, using: &random)),
        ])
    }

    mutating func string() -> String {
        let pieces = [
            "a", "id", "_0", "/", "\\", "\"", "'", "\n", "\u{0}", "\u{1F}", "\u{7F}", " ", "é", "e\u{301}", "日本", "🎈",
            "\u{2028}", "\u{FEFF}", "\u{10FFFF}", "{", "]", ",", ":", "long enough for the heap",
        ]
        return (0..<Int.random(in: 0..<6, using: &random)).map { _ in random.pick(pieces) }.joined()
    }

    /// RFC 8259 text of a value, with white space and escapes where they may be.
    mutating func text(of value: JSONValue) -> [UInt8] {
        var output = space()
        write(value, to: &output)
        return output + space()
    }

    private mutating func write(_ value: JSONValue, to output: inout [UInt8]) {
        switch value.content {
        case .string(let text): write(text, to: &output)
        case .array(let elements):
            output += Array("[".utf8) + space()
            for (index, element) in elements.enumerated() {
                if index > 0 { output += Array(",".utf8) + space() }
                write(element, to: &output)
                output += space()
            }
            output += Array("]".utf8)
        case .object(let members):
            output += Array("{".utf8) + space()
            for (index, member) in members.enumerated() {
                if index > 0 { output += Array(",".utf8) + space() }
                write(member.name, to: &output)
                output += space() + Array(":".utf8) + space()
                write(member.value, to: &output)
                output += space()
            }
            output += Array("}".utf8)
        case .null, .bool, .number: value.append(to: &output)
        }
    }

    /// A string with characters escaped that need not be.
    private mutating func write(_ text: String, to output: inout [UInt8]) {
        output += Array("\"".utf8)
        for scalar in text.unicodeScalars {
            if random.once(in: 4) {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16, uppercase: .random(using: &random))
                    output += Array("\\u".utf8) + Array(String(repeating: "0", count: 4 - digits.count).utf8)
                    output += Array(digits.utf8)
                }
            } else if scalar == "/" && random.once(in: 2) {
                output += Array("\\/".utf8)
            } else {
                JSONText.appendEscaped(String(scalar).utf8, to: &output)
            }
        }
        output += Array("\"".utf8)
    }

    mutating func space() -> [UInt8] {
        random.once(in: 5) ? Array(random.pick([" ", "\n", "\t", "\r\n", "  "]).utf8) : []
    }
}
