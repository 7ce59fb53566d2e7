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
            NameCase(name: "a\u{0}b.com", ascii: nil),
        ])
    func convert(_ expected: NameCase) {
        let ascii = InternationalDomainNames.toASCII(Array(expected.name.utf8))
        #expect(ascii.map { String(decoding: $0, as: UTF8.self) } == expected.ascii)
    }
}
