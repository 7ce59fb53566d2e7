import DeepLinks
import NavigationPaths
import Testing

@Suite("Association files: Apple's rules")
struct AppleAssociationTests {
    /// A file with one app and these components.
    static func file(_ components: String, more: String = "") throws -> AppleAssociation {
        let text = """
            {"applinks": {\(more) "details": [{"appIDs": ["A.b"], "components": \(components)}]}}
            """
        return try AppleAssociation(reading: Array(text.utf8))
    }

    struct Case: CustomTestStringConvertible, Sendable {
        var components: String
        var more = ""
        var url: String
        var verdict: AppleAssociation.Verdict?
        var doubts: [AppleAssociation.Doubt] = []

        var testDescription: String { "\(components) and \(url)" }
    }

    @Test("the verdicts of the corpus hold, but the historical one")
    func corpus() throws {
        let cases = try #require(Fixture.json("aasa-verdicts.json")["cases"]).elements
        #expect(cases.count == 16)
        for item in cases {
            let id = try #require(item["id"]?.string)
            let file = try AppleAssociation(reading: Array(#require(item["aasa"]).text.utf8))
            let verdicts = file.verdicts(for: try #require(item["url"]?.string))
            let actual = Dictionary(uniqueKeysWithValues: verdicts.decisions.map { ($0.app, $0.verdict.rawValue) })
            let expected = try #require(item["expected"]).members.map { ($0.name, $0.value.string ?? "") }
            if id == "field-03" {
                #expect(actual == ["HOGE.com.example.app": "match"], "a report of 2016 that later ones contradict")
            } else {
                #expect(actual == Dictionary(uniqueKeysWithValues: expected), "\(id)")
            }
        }
    }

    @Test(
        "one component against one URL",
        arguments: [
            Case(components: #"[{"/": "/a/*"}]"#, url: "/a/b/c", verdict: .match),
            Case(components: #"[{"/": "/a/*"}]"#, url: "/a", verdict: nil),
            Case(components: #"[{"/": "/a/?*"}]"#, url: "/a/", verdict: nil),
            Case(components: #"[{"/": "/a?c"}]"#, url: "/abc", verdict: .match),
            Case(components: #"[{"/": "/a?c"}]"#, url: "/ac", verdict: nil),
            Case(components: #"[{"/": "/b"}]"#, url: "/a/b", verdict: nil),
            Case(components: "[]", url: "/", verdict: nil),
            Case(components: "[{}]", url: "/any?a#b", verdict: .match),
            Case(components: #"[{"/": "/"}]"#, url: "https://example.com", verdict: .match),
            Case(components: #"[{"/": "/a", "exclude": true}, {"/": "*"}]"#, url: "/a", verdict: .block),
            Case(components: #"[{"/": "*"}, {"/": "/a", "exclude": true}]"#, url: "/a", verdict: .match),
            Case(components: ##"[{"/": "/a", "#": "x"}]"##, url: "/a", verdict: nil),
            Case(components: ##"[{"#": "*"}]"##, url: "/a", verdict: .match),
            Case(components: #"[{"?": "a=1&b=*"}]"#, url: "/?a=1&b=2", verdict: .match),
            Case(components: #"[{"?": "b=*&a=1"}]"#, url: "/?a=1&b=2", verdict: nil),
            Case(components: #"[{"?": {"a": "1"}}]"#, url: "/?b=2&a=1", verdict: .match),
            Case(components: #"[{"?": {"a": "1"}}]"#, url: "/?a=1&a=2", verdict: nil),
            Case(components: #"[{"?": {"a": "?"}}]"#, url: "/?a=1&a=2", verdict: .match),
            Case(components: #"[{"?": {"a": "*"}}]"#, url: "/", verdict: .match),
            Case(components: #"[{"?": {"a": "?*"}}]"#, url: "/?a", verdict: nil),
            Case(components: #"[{"?": {"a": ""}}]"#, url: "/?a&b=1", verdict: .match),
            Case(components: #"[{"/": "/é"}]"#, url: "/%C3%A9", verdict: nil),
            Case(components: #"[{"/": "/%c3%A9"}]"#, url: "/é", verdict: .match, doubts: [.hexCase]),
            Case(components: #"[{"/": "/é", "percentEncoded": false}]"#, url: "/%c3%a9", verdict: .match),
            Case(
                components: #"[{"/": "/é", "percentEncoded": false}]"#, url: "/e%CC%81", verdict: nil,
                doubts: [.normalization]),
            Case(
                components: #"[{"/": "/a/?", "percentEncoded": false}]"#, url: "/a%2Fb", verdict: .match,
                doubts: [.encodedSlash]),
            Case(components: #"[{"/": "/a?b"}]"#, url: "/a%2Fb", verdict: nil),
            Case(components: #"[{"/": "/A", "caseSensitive": false}]"#, url: "/a", verdict: .match),
            Case(components: #"[{"/": "/$(lang)_$(region)"}]"#, url: "/de_AT", verdict: .match),
            Case(components: #"[{"/": "/$(lang)_$(region)"}]"#, url: "/DE_at", verdict: nil),
            Case(components: #"[{"/": "/$(digit)$(xdigit)$(alpha)"}]"#, url: "/7fz", verdict: .match),
            Case(components: #"[{"/": "/$(upper)$(lower)$(alnum)"}]"#, url: "/Aa_", verdict: nil),
            Case(components: #"[{"/": "/$(nothing)"}]"#, url: "/$(nothing)", verdict: nil),
            Case(
                components: #"[{"/": "/$(f)/x"}]"#, more: #""substitutionVariables": {"f": ["a*", "b?"]},"#,
                url: "/a/q/x", verdict: .match),
            Case(
                components: #"[{"/": "/A"}]"#, more: #""defaults": {"caseSensitive": false},"#, url: "/a",
                verdict: .match),
            Case(
                components: #"[{"/": "/A", "caseSensitive": true}]"#, more: #""defaults": {"caseSensitive": false},"#,
                url: "/a", verdict: nil),
            Case(components: #"[{"/": "*"}]"#, url: "myapp://a", verdict: nil),
        ])
    func component(_ item: Case) throws {
        let verdicts = try Self.file(item.components, more: item.more).verdicts(for: item.url)
        #expect(verdicts["A.b"] == item.verdict)
        #expect(verdicts.doubts == item.doubts)
    }

    @Test("details are read in order, one by one for each app; paths count where no components are")
    func details() throws {
        let text = """
            {"applinks": {"defaults": {"caseSensitive": false}, "details": [
              {"appIDs": ["A.b", "C.d"], "defaults": {"caseSensitive": true}, "components": [{"/": "/X"}]},
              {"appID": "A.b", "components": [{"/": "/x", "exclude": true}]},
              {"appID": "E.f", "paths": ["NOT /x/no", "/x/*"]},
              {"appID": "G.h", "paths": ["*"], "components": []}
            ]}}
            """
        let file = try AppleAssociation(reading: Array(text.utf8))
        #expect(
            file.verdicts(for: "/X").decisions.map { "\($0.app) \($0.by)" }
                == ["A.b details[0].components[0]", "C.d details[0].components[0]"])
        #expect(file.verdicts(for: "/x").decisions.map { "\($0.app) \($0.by)" } == ["A.b details[1].components[0]"])
        #expect(file.verdicts(for: "/x/no")["E.f"] == .block)
        #expect(file.verdicts(for: "/x/yes").decisions.map(\.by) == ["details[2].paths[1]"])
    }

    @Test("many wildcards cost no more than their number says")
    func linear() throws {
        let file = try Self.file(#"[{"/": "/\#(String(repeating: "a*", count: 100))b"}]"#)
        let clock = ContinuousClock()
        let time = clock.measure {
            #expect(file.verdicts(for: "/" + String(repeating: "a", count: 500)).decisions.isEmpty)
        }
        #expect(time < .seconds(5))
    }

    @Test(
        "what is no association file is refused with its place",
        arguments: [
            ("[]", "expected an object with \"applinks\", found an array"),
            ("{", "the file is no JSON: expected a key in double quotes, but the text ends here"),
            (#"{"applinks": {"details": {}}}"#, "expected an array, found an object, at applinks.details"),
            (
                #"{"applinks": {"details": [{"components": [{"/": 1}]}]}}"#,
                "expected a string, found a number, at applinks.details[0].components[0]./"
            ),
        ])
    func refusals(_ text: String, _ message: String) {
        let error = #expect(throws: AssociationFileError.self) { try AppleAssociation(reading: Array(text.utf8)) }
        #expect(error?.description == message)
    }
}
