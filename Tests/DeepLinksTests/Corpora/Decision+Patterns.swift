extension Decision {
    static let patterns = [
        Decision(
            cases: ["go-01", "go-05", "expo-14"],
            sentence:
                "Nested links give a stack, root first, and every route may use every capture of the whole pattern.",
            links:
                #"{ id: "root", pattern: "/{a}", routes: [{ a: "{a}" }], links: [{ id: "below", pattern: "/bar/{b}", routes: [{ a: "{a}", b: "{b}" }] }] }"#,
            questions: [
                Question(
                    "app://1/bar/2?q=3", #"below [{"a":"1"},{"a":"1","b":"2"}] query={"q":["3"]}"#, show: ["query"])
            ]),
        Decision(
            cases: ["go-06", "cr-07"],
            sentence: "Two links that no URL tells apart are refused when the table is loaded.",
            refuses: [
                Refusal(
                    links: #"{ id: "1", pattern: "/", routes: [] }, { id: "2", pattern: "/", routes: [] }"#,
                    message: "no URL tells this pattern"),
                Refusal(
                    links: #"{ id: "1", pattern: "/a/{x}", routes: [] }, { id: "2", pattern: "/a/{y}/", routes: [] }"#,
                    message: "no URL tells this pattern"),
            ]),
        Decision(
            cases: ["go-13", "cr-08", "an-12"],
            sentence:
                "A pattern begins with one slash, nested ones too; a slash at its end means nothing, doubled ones and empty parts are refused.",
            links:
                #"{ id: "a", pattern: "/", routes: ["root"], links: [{ id: "b", pattern: "/foo/", routes: ["foo"] }] }"#,
            questions: [Question("app://foo", #"b ["root","foo"]"#)],
            refuses: ["", "foo", "///", "/aaa//bbb", "/users/{id:int}?"].map {
                Refusal(links: #"{ pattern: "\#($0)", routes: [] }"#, message: "apps.app.links[0].pattern")
            }),
        Decision(
            cases: ["go-15"],
            sentence: "Ids of links are compared with case.",
            links:
                #"{ id: "Name", pattern: "/", routes: ["Name"] }, { id: "name", pattern: "/path", routes: ["name"] }"#,
            questions: [Question("app://path", #"name ["name"]"#), Question("app://", #"Name ["Name"]"#)]),
        Decision(
            cases: ["jl-09", "dld-09", "dld-10"],
            sentence:
                "One static order of the patterns decides, from the left, literal before constrained before plain before runs; the place in the file only between patterns that nothing else sets apart, which check names.",
            links: """
                { id: "level", pattern: "/priority/{level}", routes: [] }, { id: "high", pattern: "/priority/high", routes: [] },
                { id: "noMatch", pattern: "/{hey}/{ho}/noMatch", routes: [] }, { id: "match", pattern: "/{foo}/{bar}/match", routes: ["{foo}{bar}"] },
                { id: "one", pattern: "/host/path1/path2", routes: [] }, { id: "two", pattern: "/host/{x}/path2", routes: [] },
                { id: "three", pattern: "/h/{x}/path2/path3/{y}", routes: [] }, { id: "four", pattern: "/h/{x}/path2/{y}/path4", routes: [] }
                """,
            questions: [
                Question("app://priority/high", "high []"), Question("app://baz/qux/match", #"match ["bazqux"]"#),
                Question("app://host/path1/path2", "one []"), Question("app://h/a/path2/path3/path4", "three []"),
            ]),
        Decision(
            cases: ["an-04", "cr-12", "ur-01", "ur-02"],
            sentence:
                "A value that fails its type is no match, the next pattern is tried; when none is left the problem says what was expected where.",
            links:
                #"{ id: "posts", pattern: "/users/{id:int}/posts", routes: ["{id}"] }, { id: "any", pattern: "/{n:int}", routes: ["{n}"] }"#,
            questions: [
                Question("https://example.com/users/2/posts", "posts [2]"),
                Question("https://example.com/users/invalid/posts", "no-match"),
                Question("https://example.com/123", "any [123]"), Question("https://example.com/123-foo", "no-match"),
            ]),
        Decision(
            cases: ["jl-07", "jl-08"],
            sentence: "Optional parts stand at the end of a path, each for itself; a group in the middle is an alias.",
            links:
                #"{ id: "x", pattern: "/path/{thing}", aliases: ["/path/{thing}/new", "/path/{thing}/other/{other}"], routes: [{ thing: "{thing}", other: "{other}" }] }"#,
            questions: [
                Question("app://path/foo/other/bar", #"x [{"thing":"foo","other":"bar"}]"#),
                Question("app://path/foo/new", #"x [{"thing":"foo"}]"#),
                Question("app://path/zzz/other", "no-match"),
            ],
            refuses: [Refusal(links: #"{ pattern: "/a/{b?}/c", routes: [] }"#, message: "after an optional segment")]),
        Decision(
            cases: ["dld-02"],
            sentence: "Text may stand around captures in a segment; a string is never empty, text may be.",
            links:
                #"{ id: "s", pattern: "/foo/pre{bar}post", routes: ["{bar}"] }, { id: "t", pattern: "/bar/pre{bar:text}post", routes: ["{bar}"] }"#,
            questions: [
                Question("app://foo/premyDatapost", #"s ["myData"]"#), Question("app://foo/prepost", "no-match"),
                Question("app://bar/prepost", #"t [""]"#), Question("app://foo/pre1", "no-match"),
            ]),
        Decision(
            cases: ["dld-11"],
            sentence:
                "Two patterns are in conflict exactly where some URL fits both and nothing sets them apart; check shows the URL.",
            links:
                #"{ id: "1", pattern: "/host/{t:(a|b)}", routes: [] }, { id: "2", pattern: "/host/{t:(b|c)}", routes: [] }, { id: "3", pattern: "/host/{t:(c|d)}", routes: [] }"#,
            questions: [
                Question("app://host/a", "1 []"), Question("app://host/b", "1 []"), Question("app://host/d", "3 []"),
            ]),
    ]

    static let printing = [
        Decision(
            cases: ["go-14", "ur-04", "ur-06", "go-09"],
            sentence: "Printing repeats the key of a list, leaves defaults out, and writes no slash at the end.",
            origins: #""https://www.example.com""#,
            links:
                #"{ id: "abc", pattern: "/abc?q1={q1?}&q2={q2:string[]}&page={page:int=1}", routes: [{ q1: "{q1}", q2: "{q2}", page: "{page}" }] }, { id: "root", pattern: "/", routes: [] }"#,
            prints: [
                Print(
                    routes: #"[{"q1":"v1","q2":["v2","v3"],"page":1}]"#,
                    url: "https://www.example.com/abc?q1=v1&q2=v2&q2=v3"),
                Print(routes: #"[{"q2":[],"page":2}]"#, url: "https://www.example.com/abc?page=2"),
                Print(routes: "[]", url: "https://www.example.com/"),
            ])
    ]
}
