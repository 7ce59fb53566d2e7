import InternationalDomainNames
import Testing
import URLPatterns

@Suite("Types of values")
struct ValueTypeTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var type: String
        var takes: [String]
        var refuses: [String]

        var testDescription: String { type }
    }

    static let types: NamedTypes = {
        var types = NamedTypes()
        if let month = try? ValueType("int(1..12)") { _ = types.declare("month", as: month) }
        let map = ValueMap([
            (text: Array("top-sites".utf8), json: Array(#""topSites""#.utf8)), (text: Array("é".utf8), json: [0x31]),
        ])
        if let map { _ = types.declare("panel", as: ValueType(.mapped(map), spelling: "map")) }
        if let tags = try? ValueType("string[,]") { _ = types.declare("tags", as: tags) }
        return types
    }()

    @Test(
        "a type takes some texts and refuses others",
        arguments: [
            Case(type: "string", takes: ["a", " ", "é", "\u{0}"], refuses: [""]),
            Case(type: "text", takes: ["", "a"], refuses: []),
            Case(
                type: "int",
                takes: ["0", "-0", "+7", "007", "42", "9223372036854775807", "-9223372036854775808"],
                refuses: [
                    "", "-", "+", "4 2", " 42", "42 ", "4.0", "1e3", "0x1F", "٤٢", "４２", "--1", "9223372036854775808",
                    "-9223372036854775809", "99999999999999999999999",
                ]),
            Case(type: "int(1..12)", takes: ["1", "12", "+1", "012"], refuses: ["0", "13", "-1", "a"]),
            Case(type: "int(-3..)", takes: ["-3", "9223372036854775807"], refuses: ["-4"]),
            Case(type: "int(..-3)", takes: ["-3", "-9223372036854775808"], refuses: ["-2"]),
            Case(type: "int(5..5)", takes: ["5"], refuses: ["4", "6"]),
            Case(
                type: "double", takes: ["1", "1.5", "-0.0", "+1e3", "1E-3", ".5", "5.", "1e-400"],
                refuses: ["", ".", "e", "1e400", "-1e400", "inf", "nan", "infinity", "0x1p3", "1,5", "1_000", " 1"]),
            Case(
                type: "bool", takes: ["true", "false", "1", "0", ""],
                refuses: ["True", "FALSE", "yes", "2", "01", "truee"]),
            Case(
                type: "uuid",
                takes: [
                    "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f",
                    "00000000-0000-0000-0000-000000000000",
                ],
                refuses: [
                    "", "E621E1F8C36C495A93FC0C247A3E6E5F", "{E621E1F8-C36C-495A-93FC-0C247A3E6E5F}",
                    "E621E1F8-C36C-495A-93FC-0C247A3E6E5", "E621E1F8-C36C-495A-93FC-0C247A3E6E5FF",
                    "G621E1F8-C36C-495A-93FC-0C247A3E6E5F", "E621E1F8-C36C-495A-93FC00C247A3E6E5F",
                ]),
            Case(
                type: "date",
                takes: [
                    "2026-11-30", "2024-02-29", "2000-02-29", "2026-11-30T20:51Z", "2026-11-30T20:51:07Z",
                    "2026-11-30t20:51:07z", "2026-11-30T20:51:07.25+09:00", "2026-11-30T20:51:07-0330",
                    "2026-11-30T20:51",
                    "2016-12-31T23:59:60Z", "0000-01-01",
                ],
                refuses: [
                    "", "2026-11-31", "2023-02-29", "1900-02-29", "2026-13-01", "2026-00-01", "2026-01-00", "26-11-30",
                    "2026-1-1", "20261130", "2026-11-30T", "2026-11-30 20:51", "2026-11-30T24:00Z", "2026-11-30T20:60Z",
                    "2026-11-30T20:51:61Z", "2026-11-30T20:51:07.Z", "2026-11-30T20:51:07Zx", "2026-11-30T20:51+25:00",
                    "2026-11-30T20:51+9", "2026-W48-1", "+2026-11-30",
                ]),
            Case(
                type: "url",
                takes: [
                    "https://a.b", "http://a.b/c?d=e#f", "HTTPS://A.B", "https://a.b:8443/", "https://[::1]/",
                    "https://192.0.2.1",
                    "https://bücher.example/", "https://xn--bcher-kva.example/",
                ],
                refuses: [
                    "", "a.b", "//a.b", "/a", "ftp://a.b", "javascript:alert(1)", "https://", "https:a.b",
                    "https://u@a.b",
                    "https://a b", " https://a.b", "https://a.b ", "https://a.b\\@evil.com", "https://0x7f.1",
                    "myapp://a", "https://a.b/%zz",
                ]),
            Case(
                type: "url(https://*.example.com|https://a.b/base|https://c.d:8443)",
                takes: [
                    "https://x.example.com", "http://x.y.example.com/", "https://a.b/base", "https://a.b/base/x",
                    "https://c.d:8443/x",
                    "https://X.EXAMPLE.com./",
                ],
                refuses: [
                    "https://example.com", "https://xexample.com", "https://x.example.com.evil", "https://a.b/",
                    "https://a.b/bases",
                    "https://c.d/", "https://x.example.com:8443/", "https://x.example.com@evil.com/",
                ]),
            Case(
                type: "(a|b c|é|%7C)", takes: ["a", "b c", "é", "|"],
                refuses: ["", "A", "c", "e\u{301}", "a|b c", "%7C"]),
            Case(
                type: #"/[a-z]{2,3}(-[A-Z]{2})?/"#, takes: ["de", "deu", "pt-BR"],
                refuses: ["", "d", "de-", "de-br", " de", "de\n"]),
            Case(type: "/a*/", takes: ["a", "aa"], refuses: ["", "b"]),
            Case(type: #"/\d+\/\d+/"#, takes: ["1/2"], refuses: ["1", "1/", "1/2/"]),
            Case(type: "month", takes: ["1", "12"], refuses: ["13", ""]),
            Case(type: "panel", takes: ["top-sites", "é"], refuses: ["topSites", "Top-Sites", ""]),
            Case(type: "int[,]", takes: ["1", "1,2", "1,,2", ",", "", "1,2,"], refuses: ["a", "1,a", "1, 2"]),
            Case(type: "(a|b)[,]", takes: ["a,b,a"], refuses: ["a,c"]),
            Case(type: "month[,]", takes: ["1,12"], refuses: ["1,13"]),
            Case(type: "tags", takes: ["a,b"], refuses: []),
        ])
    func takes(example: Case) throws {
        let type = try ValueType(example.type, types: Self.types)
        let checker = ValueChecker(hosts: InternationalDomainNames.toASCII)
        for text in example.takes { #expect(checker.accepts(Array(text.utf8), type), "takes \(text.debugDescription)") }
        for text in example.refuses {
            #expect(!checker.accepts(Array(text.utf8), type), "refuses \(text.debugDescription)")
        }
    }

    @Test("choices and mapped texts may be compared without case, other types never")
    func folds() throws {
        let checker = ValueChecker()
        func accepts(_ text: String, _ type: String) throws -> Bool {
            checker.accepts(Array(text.utf8), try ValueType(type, types: Self.types), folding: true)
        }
        #expect(try accepts("ABC", "(abc|d)"))
        #expect(try accepts("abc", "(ABC|d)"))
        #expect(try accepts("TOP-SITES", "panel"))
        #expect(try !accepts("É", "panel"))
        #expect(try !accepts("TRUE", "bool"))
        #expect(try !accepts("ABC", "/[a-z]+/"))
    }

    @Test("hosts beyond ASCII are refused without a conversion")
    func withoutConversion() throws {
        #expect(!ValueChecker().accepts(Array("https://bücher.example/".utf8), try ValueType("url")))
    }

    @Test(
        "a type that cannot be read is refused",
        arguments: [
            ("", #"expected a type: a name, "(" or "/""#), ("int)", "expected the end of the type"),
            ("int[][]", "expected the end of the type"), ("string?", "expected the end of the type"),
            ("months", #"unknown type "months"; did you mean "month"?"#),
        ])
    func refuses(type: String, message: String) {
        let error = #expect(throws: PatternError.self) { try ValueType(type, types: Self.types) }
        #expect(error?.description == message)
    }

    @Test("names of types are taken once, and never those that every table has")
    func names() throws {
        var types = Self.types
        #expect(!types.declare("month", as: try ValueType("int")))
        #expect(!types.declare("int", as: try ValueType("int")))
        #expect(types.names == ["month", "panel", "tags"])
    }

    @Test("a map holds no text twice and no empty one")
    func maps() {
        #expect(ValueMap([(text: [0x61], json: [0x31]), (text: [0x61], json: [0x32])]) == nil)
        #expect(ValueMap([(text: [], json: [0x31])]) == nil)
    }

    @Test(
        "the samples of a type are of the type",
        arguments: [
            "string", "text", "int", "int(1..12)", "int(100..)", "int(..-100)", "double", "bool", "uuid", "date", "url",
            "url(https://*.example.com|https://a.b/c)", "(a|b)", "/[a-z]{3}-\\d+/", "month", "panel",
        ])
    func samples(spelling: String) throws {
        let type = try ValueType(spelling, types: Self.types)
        #expect(!type.samples.isEmpty)
        for sample in type.samples { #expect(ValueChecker().accepts(sample, type)) }
    }
}
