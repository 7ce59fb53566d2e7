import NavigationPaths
import Testing

@Suite("Equality of JSON values")
struct JSONEqualityTests {
    @Test(
        "is by meaning",
        arguments: [
            ("1", "1.0"), ("1", "10e-1"), ("1", "0.1E+1"), ("100", "1e2"), ("0", "-0"),
            ("0", "0.0e99999999999999999999"),
            ("1.10", "1.1"), ("12345678901234567890", "1234567890123456789e1"), ("0x10", "16"), (".5", "5e-1"),
            ("1e0000000000000000000000001", "10"), ("1e99999999999999999999", "1e+099999999999999999999"),
            (#"{"a":1,"b":[2]}"#, #"{"b":[2.0],"a":1.0}"#), (#""\u00e9""#, "\"é\""), ("[]", " [ ] "),
        ])
    func equal(left: String, right: String) throws {
        let (left, right) = (try JSONValue(left, .json5), try JSONValue(right, .json5))
        #expect(left == right)
        #expect(left.hashValue == right.hashValue)
    }

    @Test(
        "tells apart what differs",
        arguments: [
            ("1", "2"), ("1", "-1"), ("1", "10"), ("1", "true"), ("0", "null"), ("0", "false"), ("\"1\"", "1"),
            ("12345678901234567890", "12345678901234567891"), ("0.1", "0.1000000000000000055511151231257827"),
            ("1e400", "1e401"), ("1e99999999999999999999", "1e99999999999999999998"),
            ("1e99999999999999999999", "1e-99999999999999999999"),
            ("1e99999999999999999999", "0.1e99999999999999999999"),
            ("\"é\"", "\"e\u{301}\""), ("{\"é\":1}", "{\"e\u{301}\":1}"), ("[1,2]", "[2,1]"), ("[1]", "[1,1]"),
            (#"{"a":1}"#, #"{"a":1,"b":2}"#), (#"{"a":1}"#, #"{"b":1}"#), (#"{"a":1,"b":2}"#, #"{"b":1,"a":2}"#),
            ("[]", "{}"),
        ])
    func unequal(left: String, right: String) throws {
        #expect(try JSONValue(left, .json5) != JSONValue(right, .json5))
    }

    @Test("does not ask where a value stands")
    func place() {
        #expect(JSONValue(.bool(true), range: 3..<7) == JSONValue(.bool(true)))
    }

    @Test("takes a number that is none as equal to itself only, and writes it as null")
    func noNumber() {
        let value = JSONValue(.number("1 2"))
        #expect(value == value)
        #expect(value != JSONValue(.number("12")))
        #expect(value.text == "null")
        #expect(JSONValue(.number("")).text == "null")
        #expect(JSONValue(.number("Infinity")).text == "null")
    }
}
