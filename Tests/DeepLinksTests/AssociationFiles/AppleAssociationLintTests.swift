import DeepLinks
import Testing

@Suite("Association files: lints")
struct AppleAssociationLintTests {
    @Test(
        "what looks wrong in real files is told",
        arguments: [
            ("adamant", []), ("hylo", []), ("kilo-cloud", []), ("hackerspub", []),
            ("divine", ["\"/video/*\" does not take /video itself; so do 3 more below"]),
            (
                "agora-universal-links",
                [
                    "\"DEVELOPMENT_TEAM.PRODUCT_BUNDLE_IDENTIFIER\": the text before the first dot is no team id, "
                        + "perhaps a placeholder",
                    "\"paths\" and \"components\" disagree: /join/ opens the app by \"paths\" and stays in the browser "
                        + "by \"components\"",
                    "\"/test/*\" does not take /test itself",
                ]
            ),
            (
                "polkadot",
                [
                    "\"6744744763.io.pcf.polkadotapp\": a team id of digits alone is rare; is it the App Store's number "
                        + "of the app?",
                    "\"/app/*\" does not take /app itself",
                ]
            ),
            (
                "apple-wwdc20-substitution-b",
                ["\"TEAMID.com.example.FoodApp\": the text before the first dot is no team id, perhaps a placeholder"]
            ),
        ])
    func realFiles(_ name: String, _ messages: [String]) throws {
        let bytes = try Fixture.bytes("aasa/\(name).json")
        #expect(try AppleAssociation(reading: bytes).lint(name: name, source: bytes).map(\.message) == messages)
    }

    @Test("every association file of the corpus is read")
    func corpus() throws {
        let names = try #require(Fixture.json("aasa/INDEX.json")["files"]).elements.compactMap { $0["file"]?.string }
        #expect(names.count == 22)
        for name in names where !name.hasPrefix("assetlinks") {
            #expect(throws: Never.self, "\(name)") { try AppleAssociation(reading: Fixture.bytes("aasa/\(name)")) }
        }
    }

    @Test(
        "faults that people make",
        arguments: [
            (#"[{"/": "/a /*"}]"#, "a blank stands in \"/a /*\", which no URL holds"),
            (#"[{"/": "/é"}]"#, "\"/é\" holds characters that stand in a URL only as escapes, so it matches nothing"),
            (#"[{"/": "a/b"}]"#, "\"a/b\" matches nothing: a path begins with \"/\""),
            (#"[{"/": "/$(fod)"}]"#, "the variable $(fod) is not defined, so this matches nothing"),
            (#"[{"/": "/a", "exlude": true}]"#, "the key \"exlude\" means nothing here"),
            (
                #"[{"/": "/*"}, {"/": "/a/*", "exclude": true}]"#,
                "this exclusion never decides: details[0].components[0] comes first and takes all of its URLs, /a/ for one"
            ),
            ("[]", "no component is given, so no URL opens an app"),
        ])
    func faults(_ components: String, _ message: String) throws {
        let text = #"{"applinks": {"details": [{"appIDs": ["AAAAA12345.b"], "components": \#(components)}]}}"#
        let bytes = Array(text.utf8)
        #expect(try AppleAssociation(reading: bytes).lint(name: "a", source: bytes).map(\.message) == [message])
    }
}
