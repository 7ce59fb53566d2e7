import Testing
import URLPatterns

@Suite("What a pattern may be meant as")
struct PatternRemarkTests {
    @Test(
        "the notation of another router is remarked, with what to write here",
        arguments: [
            ("/user/:id", #"":id" is text here; to capture a segment write {id}, or %3Aid for the text"#),
            (
                "/user/:id(\\d+)",
                #"":id(\d+)" is text here; to capture a segment write {id}, or %3Aid%28\d+%29 for the text"#
            ),
            (
                "/user/<int:id>",
                #""<int:id>" is text here; to capture a segment write {id}, or %3Cint%3Aid%3E for the text"#
            ),
            ("/[slug]", #""[slug]" is text here; to capture a segment write {slug}, or %5Bslug%5D for the text"#),
            (
                "/[...all]",
                #""[...all]" is text here; write {_} for one segment or {_*} for all that follow, or %5B...all%5D for the text"#
            ),
            ("/a/*", #""*" is text here; write {_} for one segment or {_*} for all that follow, or %2A for the text"#),
            (
                "/(a|b)",
                #""(a|b)" is text here; write {name:/…/} for an expression or {name:(a|b)} for a choice, or %28a|b%29 for the text"#
            ),
            ("/?id=:id", #"":id" is text here; to capture a segment write {id}, or %3Aid for the text"#),
            (
                #"/{id:(\d+)}"#,
                #""(\d+)" is a choice of texts here, not an expression; an expression stands between slashes: {name:/…/}"#
            ),
            ("/?a=b?c=d", #"a "?" inside of a query is text; write "&" between parameters, or %3F for the text"#),
            ("/?a?c", #"a "?" inside of a query is text; write "&" between parameters, or %3F for the text"#),
            ("/{x:/a{0}/}", "no value fits /a{0}/; a value is never empty"),
        ])
    func remarks(pattern: String, remark: String) throws {
        #expect(try Pattern(pattern).remarks.map(\.description) == [remark])
    }

    @Test(
        "text that is nothing but text is not remarked",
        arguments: [
            "/a:b", "/a(b)", "/%3Aid", "/%2A", "/%5Bslug%5D", "/{id:(a|b)}", #"/{id:/\d+/}"#, "/?a=b%3Fc", "/{x:/a?/}",
            "/:",
            "/a-{id}:{n}", "/?a={b?}&c={d}", "/#a?b",
        ])
    func plain(pattern: String) throws {
        #expect(try Pattern(pattern).remarks.isEmpty)
    }
}
