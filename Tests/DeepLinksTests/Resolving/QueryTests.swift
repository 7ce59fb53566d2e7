import DeepLinks
import Testing

@Suite("Queries, case and what an app says of them")
struct QueryTests {
    @Test(
        "undeclared keys never prevent a match; those of tracking are lifted out",
        arguments: [
            Question(
                "app://a?x=1&x=2&y", #"a [] query={"x":["1","2"],"y":[""]} no tracking"#, show: ["query", "tracking"]),
            Question(
                "app://a?utm_source=a&utm_=b&gclid=c&fbclid=d&mc_cid=e&mc_eid=f&utm=g",
                #"a [] query={"utm":["g"]} tracking={"utm_source":["a"],"utm_":["b"],"gclid":["c"],"fbclid":["d"],"mc_cid":["e"],"mc_eid":["f"]}"#,
                show: ["query", "tracking"]),
            Question(
                "app://b?utm_source=a&gclid=b", #"b ["a"] no query tracking={"gclid":["b"]}"#,
                show: ["query", "tracking"]),
            Question(
                "app://a?utm%5Fsource=landing+page", #"a [] tracking={"utm_source":["landing page"]}"#,
                show: ["tracking"]),
        ])
    func undeclared(question: Question) throws {
        try question.check(
            RouteTable(
                links:
                    #"{ id: "a", pattern: "/a", routes: [] }, { id: "b", pattern: "/b?utm_source={s}", routes: ["{s}"] }"#
            ))
    }

    @Test(
        "an app may name its own tracking",
        arguments: [
            Question(
                "app://a?ref=1&ad_x=2&utm_source=3",
                #"a [] query={"utm_source":["3"]} tracking={"ref":["1"],"ad_x":["2"]}"#,
                show: ["query", "tracking"])
        ])
    func ownTracking(question: Question) throws {
        try question.check(
            RouteTable(links: #"{ id: "a", pattern: "/a", routes: [] }"#, keys: #"tracking: ["ref", "ad_*"],"#))
    }

    @Test(
        "of a single-valued key given twice the first decides, with a warning",
        arguments: [
            Question(
                "app://a?k=1&k=2",
                #"a ["1"] warnings=["the query parameter \"k\" stands more than once; the first one decides"] no query"#,
                show: ["warnings", "query"]),
            Question("app://a?k=&k=2", "no-match"),
            Question("app://a?k&k=2", "no-match"),
            Question("app://a?k=1", #"a ["1"] no warnings"#, show: ["warnings"]),
            Question("app://l?k=1&k=2", #"l [["1","2"]] no warnings"#, show: ["warnings"]),
            Question("app://p?k=1&k=2", "p [] no warnings", show: ["warnings"]),
            Question(
                "app://r?k=1&j=2&k=3&k=4",
                #"r [{"k":"1","j":"2"}] warnings=["the query parameter \"k\" stands more than once; the first one is in the object of the rest"]"#,
                show: ["warnings"]),
            Question(" /a?k=1\n", #"a ["1"]"#, app: "app"),
        ])
    func firstDecides(question: Question) throws {
        try question.check(RouteTable(links: Self.repeated))
    }

    @Test(
        "or the URL is refused",
        arguments: [
            Question("app://a?k=1&k=1", "no-match"),
            Question("app://a?k=1&x=1&x=2", #"a ["1"]"#),
            Question("app://l?k=1&k=2", #"l [["1","2"]]"#),
            Question("app://p?k=1&k=2", "p []"),
        ])
    func rejects(question: Question) throws {
        try question.check(RouteTable(links: Self.repeated, keys: #"duplicates: "reject","#))
    }

    private static let repeated = """
        { id: "a", pattern: "/a?k={k}", routes: ["{k}"] }, { id: "l", pattern: "/l?k={k:string[]}", routes: ["{k}"] },
        { id: "p", pattern: "/p?k", routes: [] }, { id: "r", pattern: "/r?{rest*}", routes: ["{rest}"] }
        """

    @Test(
        "a plus in a query is a space, or a plus; anywhere else it is a plus",
        arguments: [
            ("space", "app://a+b?k=c+d%2Be#f+g", #"["a+b","c d+e","f+g"]"#),
            ("literal", "app://a+b?k=c+d%2Be#f+g", #"["a+b","c+d+e","f+g"]"#),
            ("space", "app://x?k+k=1&k=2", #"["x","2"]"#),
        ])
    func plus(mode: String, url: String, routes: String) throws {
        let table = try RouteTable(
            links: ##"{ pattern: "/{p}?k={k}#{f?}", routes: ["{p}", "{k}", "{f}"] }"##, keys: "plus: \"\(mode)\",")
        #expect(String(decoding: try table.resolve(url).routesJSON, as: UTF8.self) == routes)
    }

    @Test(
        "an empty value counts as an absent key, but for bool and text",
        arguments: [
            Question("app://a?s=", #"a [{"t":"d","b":false}]"#),
            Question("app://a?t=", #"a [{"t":"","b":false}]"#),
            Question("app://a?t", #"a [{"t":"d","b":false}]"#),
            Question("app://a?b=", #"a [{"t":"d","b":true}]"#),
            Question("app://a?b", #"a [{"t":"d","b":true}]"#),
            Question("app://a?s=x&t=y&b=0", #"a [{"s":"x","t":"y","b":false}]"#),
            Question("app://r?s=", "no-match"),
            Question("app://r", "no-match"),
            Question("app://k?flag", "k []"),
            Question("app://k?flag=", "k []"),
            Question("app://k?flag=0", "k []"),
            Question("app://k", "no-match"),
        ])
    func empty(question: Question) throws {
        try question.check(
            RouteTable(
                links: """
                    { id: "a", pattern: "/a?s={s?}&t={t:text=d}&b={b:bool=false}", routes: [{ s: "{s}", t: "{t}", b: "{b}" }] },
                    { id: "r", pattern: "/r?s={s}", routes: ["{s}"] }, { id: "k", pattern: "/k?flag", routes: [] }
                    """))
    }

    private static let folded = """
        { id: "a", pattern: "/Recipe/{x:(New|old)}/v{n}?Page={p?}&k={k:kind?}#Top", routes: ["{x}", "{n}", "{p}", "{k}"] },
        { id: "exact", pattern: "/Exact", caseSensitive: true, routes: [] },
        { id: "literal", pattern: "/l?k=Value", routes: [] },
        """

    @Test(
        "without case ASCII letters fold in path literals, query names, choices and mapped types",
        arguments: [
            Question("app://recipe/NEW/V1?PAGE=A&K=KIND#Top", #"a ["New","1","A",7]"#),
            Question("app://RECIPE/Old/vX#Top", #"a ["old","X"]"#),
            Question("app://recipe/new/v1#top", "no-match"),
            Question("app://EXACT", "no-match"),
            Question("app://Exact", "exact []"),
            Question("app://L?K=Value", "literal []"),
            Question("app://l?k=value", "no-match"),
            Question("app://a?UTM_Source=x", "no-match"),
            Question("app://exact?UTM_Source=x", "no-match"),
            Question("app://L?k=Value&UTM_Source=x", #"literal [] tracking={"UTM_Source":["x"]}"#, show: ["tracking"]),
        ])
    func folds(question: Question) throws {
        try question.check(
            RouteTable(links: Self.folded, keys: #"caseSensitive: false, types: { kind: { Kind: 7 } },"#))
    }

    @Test(
        "with case they are compared as they are",
        arguments: [
            Question("app://Recipe/New/v1#Top", #"a ["New","1"]"#), Question("app://recipe/New/v1#Top", "no-match"),
            Question("app://Recipe/new/v1#Top", "no-match"), Question("app://Recipe/New/V1#Top", "no-match"),
            Question("app://Recipe/New/v1?page=2#Top", #"a ["New","1"] query={"page":["2"]}"#, show: ["query"]),
        ])
    func exact(question: Question) throws {
        try question.check(RouteTable(links: Self.folded, keys: #"types: { kind: { Kind: 7 } },"#))
    }

    @Test(
        "explain names the links that fit too, and what decided",
        arguments: [
            Question(
                "app://a/1?k=2#f",
                #"best [] explain={"pattern":"/a/{x:int}?k={k}#f","alsoFits":["#
                    + #"{"link":"fragment","pattern":"/a/{x:int}?k={k}","decidedBy":"fragment"},"#
                    + #"{"link":"query","pattern":"/a/{x:int}","decidedBy":"query"},"#
                    + #"{"link":"path","pattern":"/a/{x}","decidedBy":"path[1]"},"#
                    + #"{"link":"all","pattern":"/{all*}","decidedBy":"path[0]"}]}"#, show: ["explain"]),
            Question(
                "https://a.b/x",
                #"web [] explain={"pattern":"/{x}","alsoFits":["#
                    + #"{"link":"versioned","pattern":"/{x}","decidedBy":"origins"},{"link":"plain","pattern":"/{x}","decidedBy":"origins"},"#
                    + #"{"link":"aliased","pattern":"/{x}","decidedBy":"origins"},{"link":"all","pattern":"/{all*}","decidedBy":"path[0]"}]}"#,
                show: ["explain"]),
            Question(
                "app://x",
                #"versioned [] explain={"pattern":"/{x}","alsoFits":["#
                    + #"{"link":"plain","pattern":"/{x}","decidedBy":"versions"},{"link":"aliased","pattern":"/{x}","decidedBy":"versions"},"#
                    + #"{"link":"all","pattern":"/{all*}","decidedBy":"path[0]"}]}"#, show: ["explain"]),
        ])
    func explains(question: Question) throws {
        try question.check(
            RouteTable(
                links: """
                    { id: "all", pattern: "/{all*}", routes: [] },
                    { id: "path", pattern: "/a/{x}", routes: [] },
                    { id: "query", pattern: "/a/{x:int}", routes: [] },
                    { id: "fragment", pattern: "/a/{x:int}?k={k}", routes: [] },
                    { id: "best", pattern: "/a/{x:int}?k={k}#f", routes: [] },
                    { id: "aliased", pattern: "/never", aliases: ["/{x}"], routes: [] },
                    { id: "plain", pattern: "/{x}", routes: [] },
                    { id: "versioned", pattern: "/{x}", minAppVersion: 1, routes: [] },
                    { id: "web", pattern: "/{x}", origins: ["https://a.b"], routes: [] },
                    """))
    }
}
