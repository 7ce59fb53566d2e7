import InternationalDomainNames
import Testing

/// A name and what becomes of it.
struct NameCase: CustomTestStringConvertible, Sendable {
    var name: String
    var ascii: String?

    var testDescription: String { name.debugDescription }
}

@Suite struct InternationalDomainNamesTests {
    @Test(
        "a name is converted by UTS 46, nontransitional",
        arguments: [
            NameCase(name: "bücher.example", ascii: "xn--bcher-kva.example"),
            NameCase(name: "BÜCHER.Example", ascii: "xn--bcher-kva.example"),
            NameCase(name: "faß.de", ascii: "xn--fa-hia.de"),
            NameCase(name: "Ｇｏ.com", ascii: "go.com"),
            NameCase(name: "日本語。ＪＰ", ascii: "xn--wgv71a119e.jp"),
            NameCase(name: "xn--bcher-kva.example", ascii: "xn--bcher-kva.example"),
            NameCase(name: "xn--a", ascii: nil),
            NameCase(name: "xn--", ascii: nil),
            NameCase(name: "xn--zn7c.com", ascii: nil),
            NameCase(name: "XN--BCHER-KVA.example", ascii: "xn--bcher-kva.example"),
            NameCase(name: "xn--fa-hia.de", ascii: "xn--fa-hia.de"),
            NameCase(name: "xn--a.b", ascii: nil),
            NameCase(name: "xn--ü", ascii: nil),
            NameCase(name: "Example.COM", ascii: "example.com"),
            NameCase(name: "a_b.c", ascii: "a_b.c"),
            NameCase(name: "bücher.example.", ascii: "xn--bcher-kva.example."),
            NameCase(name: "b\u{AD}ü.de", ascii: "xn--b-eha.de"),
            NameCase(name: "u\u{308}.de", ascii: "xn--tda.de"),
            NameCase(name: "क्\u{200D}ष.in", ascii: "xn--11b2ezcw70k.in"),
            NameCase(name: "a\u{200D}b.com", ascii: nil),
            NameCase(name: "\u{378}.com", ascii: nil),
            NameCase(name: "אa.com", ascii: nil),
            NameCase(name: "a℀b", ascii: "aa/cb"),
            NameCase(name: "a％41", ascii: "a%41"),
            NameCase(name: String(repeating: "ü", count: 70), ascii: nil),
            NameCase(name: "a\u{0}b.com", ascii: nil),
            NameCase(name: "ü\u{0}", ascii: nil),
        ])
    func convert(_ expected: NameCase) {
        let ascii = InternationalDomainNames.toASCII(Array(expected.name.utf8))
        #expect(ascii.map { String(decoding: $0, as: UTF8.self) } == expected.ascii)
    }

    @Test(
        "bytes that are not UTF-8 are not converted",
        arguments: [[0xFF], [0xC3], [0x61, 0xED, 0xA0, 0x80]] as [[UInt8]])
    func notUTF8(_ bytes: [UInt8]) {
        #expect(InternationalDomainNames.toASCII(bytes) == nil)
    }

    @Test("a converted name is converted to itself")
    func idempotent() throws {
        for name in ["bücher.example", "faß.de", "日本語.jp", "Ｇｏ.com"] {
            let ascii = try #require(InternationalDomainNames.toASCII(Array(name.utf8)))
            #expect(InternationalDomainNames.toASCII(ascii) == ascii)
        }
    }
}
