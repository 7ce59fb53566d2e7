import NavigationPaths
import Testing
import SeededRandom

@Suite("Laws of JSON text")
struct JSONLawTests {
    @Test("read(write(v)) == v, in both dialects and every spelling", arguments: 0..<300)
    func roundTrip(seed: Int) throws {
        var generator = JSONGenerator(seed: UInt64(seed))
        let value = generator.value()
        #expect(try JSONValue(value.text) == value)
        let spelled = generator.text(of: value)
        let strict = try JSONValue(reading: spelled, dialect: .rfc8259)
        let json5 = try JSONValue(reading: spelled, dialect: .json5)
        #expect(strict == value)
        #expect(json5 == value)
        #expect(strict.hashValue == value.hashValue)
        #expect(strict.text.utf8.elementsEqual(value.text.utf8), "writing keeps digits and order")
        #expect(strict.text.utf8.elementsEqual(json5.text.utf8))
        #expect(strict.range == json5.range)
    }

    @Test("the order of members does not count", arguments: 0..<100)
    func order(seed: Int) {
        var generator = JSONGenerator(seed: UInt64(seed))
        let members = (0..<30).map { JSONValue.Member(name: "\($0)", value: generator.value(depth: 1)) }
        let value = JSONValue(.object(members))
        let shuffled = JSONValue(.object(members.shuffled(using: &generator.random)))
        #expect(value == shuffled)
        #expect(value.hashValue == shuffled.hashValue)
        #expect(value != JSONValue(.object(Array(members.dropLast()))))
    }

    @Test("a source offset points at the byte that was written", arguments: 0..<100)
    func sourceOffsets(seed: Int) throws {
        var generator = JSONGenerator(seed: UInt64(seed))
        let text = generator.string()
        let source = generator.text(of: JSONValue(.string(text)))
        let value = try JSONValue(reading: source, dialect: .rfc8259)
        var last = value.range.lowerBound
        for (index, byte) in text.utf8.enumerated() {
            let offset = value.sourceOffset(ofByte: index, in: source)
            #expect(offset >= last && offset < value.range.upperBound - 1)
            #expect(source[offset] == byte || source[offset] == UInt8(ascii: "\\"))
            last = offset
        }
        #expect(value.sourceOffset(ofByte: text.utf8.count, in: source) == value.range.upperBound - 1)
    }
}
