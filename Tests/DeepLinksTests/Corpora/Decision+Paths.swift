extension Decision {
    static let paths = [
        Decision(
            cases: ["go-07", "go-08", "go-11", "jl-03"],
            sentence: "A slash at the end, doubled slashes and an empty query mean nothing, also before a redirect.",
            links: """
                { id: "login", pattern: "/login", routes: [] }, { id: "book", pattern: "/user/{id}/book/{book}", routes: ["{id}{book}"] },
                { id: "old", pattern: "/profile", redirect: "/profile/foo" }, { id: "profile", pattern: "/profile/{kind}", routes: ["{kind}"] }
                """,
            questions: [
                Question("https://example.com/login/", "login []"), Question("https://example.com//login?", "login []"),
                Question("https://example.com/user/123/book/456/", #"book ["123456"]"#),
                Question(
                    "https://example.com/profile/?bar=baz", #"profile ["foo"] query={"bar":["baz"]}"#, show: ["query"]),
            ]),
        Decision(
            cases: ["go-12", "dld-04", "dld-12", "jl-16", "go-04"],
            sentence:
                "A pattern fits a whole path, segment by segment; nothing else is a match, and the nearest links are named.",
            links: """
                { id: "detail", pattern: "/settings/detail", routes: [] }, { id: "foo", pattern: "/foo/{id}", routes: [] },
                { id: "list", pattern: "/list/{a}/detail/{b}/{_*}", routes: ["{a}{b}"] }
                """,
            questions: [
                Question("app://settings/details", "no-match"), Question("app://settings", "no-match"),
                Question("app://foo", "no-match"),
                Question("app://list/a/detail/", "no-match"), Question("app://list/a/detail/b", #"list ["ab"]"#),
                Question("app://def", "no-match"),
            ]),
        Decision(
            cases: ["dld-03"],
            sentence: "There are no empty segments: foo//bar is foo/bar.",
            links:
                #"{ id: "id", pattern: "/foo/{id}/bar", routes: ["{id}"] }, { id: "bar", pattern: "/foo/bar", routes: [] }"#,
            questions: [Question("app://foo//bar", "bar []"), Question("app://foo/x//bar", #"id ["x"]"#)]),
        Decision(
            cases: ["expo-15", "dld-05", "expo-13", "jl-13"],
            sentence: "A path is split first and each segment decoded then, once; literals are compared decoded.",
            links: """
                { id: "hello", pattern: "/hello world", routes: [] }, { id: "any", pattern: "/{x}", routes: ["{x}"] },
                { id: "web", pattern: "/web/{url}", routes: ["{url}"] }
                """,
            questions: [
                Question("https://example.com/hello%20world", "hello []"),
                Question("https://example.com/search%20paris", #"any ["search paris"]"#),
                Question("https://example.com/a%252Fb", #"any ["a%2Fb"]"#),
                Question("app://web/http%3A%2F%2Ffoobar.com%2Fbaz", #"web ["http://foobar.com/baz"]"#),
            ]),
        Decision(
            cases: ["dld-06", "expo-04", "jl-12"],
            sentence:
                "Reserved characters in a segment are data; \"+\" is a plus in a path, in a query a space unless the app says plus: \"literal\", and %2B always a plus.",
            links: #"{ id: "x", pattern: "/test/{x}?q={q?}", routes: ["{x}", "{q}"] }"#,
            questions: [
                Question("app://test/tilde~dollar$ign", #"x ["tilde~dollar$ign"]"#),
                Question("app://test/N1.55,22.11", #"x ["N1.55,22.11"]"#),
                Question("app://test/somename@gmail.com", #"x ["somename@gmail.com"]"#),
                Question("app://test/a1:b2:c3", #"x ["a1:b2:c3"]"#),
                Question("app://test/Sant'Eufemia-a-Maiella--Italia", #"x ["Sant'Eufemia-a-Maiella--Italia"]"#),
                Question("app://test/joel+levin?q=do+not%2Bescape", #"x ["joel+levin","do not+escape"]"#),
            ]),
        Decision(
            cases: ["expo-07"],
            sentence: "A malformed escape is refused, wherever it stands, and the problem shows the mended spelling.",
            links: #"{ id: "root", pattern: "/?q={q}", routes: ["{q}"] }"#,
            questions: [Question("app:///?q=%GG", "invalid-url"), Question("app:///?q=%25GG", #"root ["%GG"]"#)]),
        Decision(
            cases: ["expo-12", "go-03"],
            sentence: "A fragment decides nothing where the pattern has none.",
            links: #"{ id: "hello", pattern: "/hello", routes: [] }"#,
            questions: [
                Question("https://example.com/hello#123", "hello []"),
                Question("https://example.com/hello?abc=def#abc", #"hello [] query={"abc":["def"]}"#, show: ["query"]),
            ]),
        Decision(
            cases: ["jl-06"],
            sentence: "A run of segments is one text with its slashes, \"\" for none; it is no list.",
            links: #"{ id: "x", pattern: "/xyz/{rest*}", routes: ["{rest}"] }"#,
            questions: [
                Question("app://xyz", #"x [""]"#), Question("app://xyz/with/extra/path", #"x ["with/extra/path"]"#),
            ]),
    ]
}
