import NavigationPaths
import Testing

@Suite("JSON text")
struct JSONSmokeTests {
    @Test(
        "is read and written again",
        arguments: [
            ("{a: [0x10, .5, 5., +1, 1.10], 'b': \"\\u00e9\", }", #"{"a":[16,0.5,5,1,1.10],"b":"é"}"#),
            ("// x\n[null, true, /* y */ false, -.5e3]", "[null,true,false,-0.5e3]"),
        ])
    func json5(source: String, expected: String) throws {
        let value = try JSONValue(reading: Array(source.utf8), dialect: .json5)
        var output: [UInt8] = []
        value.append(to: &output)
        #expect(String(decoding: output, as: UTF8.self) == expected)
    }
}
