extension Decision {
    static let origins = [
        Decision(
            cases: ["expo-03", "jl-15", "cr-10", "cr-02"],
            sentence:
                "A web host counts, without case, and so does a port that is not the scheme's own; the path keeps its case.",
            origins: #""https://example.com", "https://localhost:3000""#,
            links: #"{ id: "path", pattern: "/path/{id}", routes: ["{id}"] }"#,
            questions: [
                Question("HTTPS://EXAMPLE.COM/path/3", #"path ["3"]"#),
                Question("https://example.com/PATH/3", "no-match"),
                Question("https://example.com:8000/path/3", "no-match"),
                Question("https://www.example.com/path/3", "no-match"),
                Question("http://localhost:3000/path/3", #"path ["3"]"#),
                Question("http://localhost/path/3", "no-match"),
            ]),
        Decision(
            cases: ["cr-04", "an-01", "an-02"],
            sentence: "An origin https:// fits http and https alike; http apart from https is not to be had.",
            links: #"{ id: "root", pattern: "/", routes: [] }"#,
            questions: [
                Question("http://example.com/", "root []"), Question("https://example.com", "root []"),
                Question("app://", "root []"),
            ],
            refusesOrigins: ["http://example.com", "www.example.com"]),
        Decision(
            cases: ["cr-05", "cr-06"],
            sentence:
                "A link may be limited to some origins of its app, and then another link may have the same pattern for others.",
            links: """
                { id: "web", pattern: "/pokemons/{id}", origins: ["https://example.com"], routes: ["web"] },
                { id: "app", pattern: "/pokemons/{id}", origins: ["app://"], routes: ["app"] },
                { id: "only", pattern: "/only", origins: ["https://example.com"], routes: [] }
                """,
            questions: [
                Question("https://example.com/pokemons/1", #"web ["web"]"#),
                Question("app://pokemons/1", #"app ["app"]"#),
                Question("https://example.com/only", "only []"), Question("app://only", "no-match"),
            ]),
        Decision(
            cases: ["cr-09", "ur-10"],
            sentence:
                "An origin is a scheme with a host, and may have a port, a path and a last \"/#\"; it has no query.",
            origins: #""https://example.com:8443/base""#,
            links: #"{ id: "a", pattern: "/a", routes: [] }"#,
            questions: [Question("https://example.com:8443/base/a", "a []")],
            refusesOrigins: ["/invalid", "https", "poke/dex", "https://", "https://api.example.com/v1?token=x"]),
        Decision(
            cases: ["expo-11"],
            sentence: "The path of an origin is cut on whole segments, and required.",
            origins: #""https://example.com/expo/prefix""#,
            links: #"{ id: "bar", pattern: "/bar", routes: [] }"#,
            questions: [
                Question("https://example.com/expo/prefix/bar", "bar []"),
                Question("https://example.com/bar", "no-match"),
                Question("https://example.com/expo/prefixbar", "no-match"),
            ]),
        Decision(
            cases: ["dld-08"],
            sentence: "A capture in a host is one whole label at its start; schemes have none.",
            origins: #""https://{site}.example.com", "https://example.com""#,
            links: #"{ id: "test", pattern: "/test", routes: [{ site: "{site}" }] }"#,
            questions: [
                Question("http://en.example.com/test", #"test [{"site":"en"}]"#),
                Question("https://example.com/test", "test [{}]"),
                Question("http://a.b.example.com/test", "no-match"), Question("http://www.example.de/test", "no-match"),
            ],
            refusesOrigins: ["http{s}://example.com", "https://{a}example.com"]),
        Decision(
            cases: ["jl-11"],
            sentence: "Each app has its own table; a URL of its origins never falls back to another one's.",
            origins: #""app://", "other://""#,
            links: #"{ id: "view", pattern: "/user/view/{id}", origins: ["app://"], routes: ["{id}"] }"#,
            questions: [
                Question("app://user/view/joel", #"view ["joel"]"#), Question("other://user/view/joel", "no-match"),
            ]),
        Decision(
            cases: ["cr-14", "go-10"],
            sentence: "Without a scheme there is no link, nor with anything else that is no URL.",
            links: #"{ id: "static", pattern: "/static", routes: [] }"#,
            questions: [
                Question("static", "invalid-url"), Question("foo/bar", "invalid-url"),
                Question("/static", "invalid-url"),
                Question("::::", "invalid-url"), Question("", "invalid-url"),
                Question("/static", "static []", app: "app"),
            ]),
        Decision(
            cases: ["jl-10"],
            sentence:
                "Hash routing belongs to an origin with \"/#\": the fragment is the path where the real path is the root, and both queries are read.",
            origins: #""https://example.com/#""#,
            links:
                #"{ id: "view", pattern: "/view/{id}?search={search?}&more={more?}", routes: ["{id}", "{search}", "{more}"] }"#,
            questions: [
                Question("https://example.com/?search=nice#/view/joel?id=evil&&more=m", #"view ["joel","nice","m"]"#),
                Question("https://example.com/#!/view/joel", #"view ["joel"]"#),
                Question("https://example.com/user#/view/joel", "no-match"),
            ]),
    ]
}
