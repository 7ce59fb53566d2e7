extension Decision {
    static let customSchemes = [
        Decision(
            cases: ["expo-01", "expo-02", "go-02", "jl-01", "dld-01", "cr-03"],
            sentence:
                "The authority of a custom scheme is the first segment of its path, and the four spellings with two, three, one and no slashes are one link.",
            links:
                #"{ id: "test", pattern: "/test/path?foo={foo?}", routes: ["{foo}"] }, { id: "any", pattern: "/{keyword}", routes: ["{keyword}"] }"#,
            questions: [
                Question("app://test/path?foo=bar", #"test ["bar"]"#),
                Question("app:///test/path?foo=bar", #"test ["bar"]"#),
                Question("app:/test/path?foo=bar", #"test ["bar"]"#),
                Question("app:test/path?foo=bar", #"test ["bar"]"#),
                Question("app://domain", #"any ["domain"]"#), Question("app://hoge", #"any ["hoge"]"#),
            ]),
        Decision(
            cases: ["expo-05", "expo-06", "jl-02"],
            sentence: "A bare scheme is the root, with or without a query.",
            links: #"{ id: "root", pattern: "/", routes: [] }"#,
            questions: [
                Question("app://", "root []"), Question("app:/", "root []"), Question("app:", "root []"),
                Question("app://?key=value", #"root [] query={"key":["value"]}"#, show: ["query"]),
            ]),
        Decision(
            cases: ["cr-01"],
            sentence:
                "A scheme, and a first segment that the origin declares, are compared without case; every other segment with it, unless caseSensitive is false.",
            origins: #""app://foo", "app://""#,
            links: #"{ id: "bar", pattern: "/bar", routes: [] }, { id: "ham", pattern: "/SPAM/HAM", routes: [] }"#,
            questions: [
                Question("APP://FOO/bar", "bar []"), Question("app://Foo/bar", "bar []"),
                Question("app://FOO/BAR", "no-match"),
                Question("app://SPAM/HAM", "ham []"), Question("app://spam/HAM", "no-match"),
                Question("app://SPAM/ham", "no-match"),
            ]),
        Decision(
            cases: ["an-03"],
            sentence: "A scheme may hold letters, digits, \"+\", \"-\" and \".\" (RFC 3986).",
            origins: #""android-app://com.example", "android+app://com.example", "android.app://com.example""#,
            links: #"{ id: "root", pattern: "/", routes: [] }"#,
            questions: [
                Question("android-app://com.example", "root []"), Question("android+app://com.example", "root []"),
                Question("android.app://com.example", "root []"),
            ],
            refusesOrigins: ["my_app://", "1app://"]),
        Decision(
            cases: ["expo-09", "expo-10"],
            sentence:
                "A wrapper's inner URL is the link where the table says unwrap; unencoded it ends at the outer \"&\".",
            links: """
                { id: "client", pattern: "/expo-development-client?url={url}", unwrap: "url" },
                { id: "path", pattern: "/foo/bar?query={q?}&query2={r?}", routes: ["{q}", "{r}"] }
                """,
            questions: [
                Question(
                    "app://expo-development-client/?url=app%3A%2F%2Ffoo%2Fbar%3Fquery%3D1",
                    #"path ["1"] via=["client"]"#, show: ["via"]),
                Question(
                    "app://expo-development-client/?url=app://foo/bar?query=param&query2=param2", #"path ["param"]"#),
            ]),
    ]
}
