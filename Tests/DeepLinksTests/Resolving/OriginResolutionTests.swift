import DeepLinks
import Testing

@Suite("Origins in a table")
struct OriginResolutionTests {
    private static let origins = """
        { apps: {
          main: {
            origins: ["main://", "https://a.b", "https://a.b/base", "https://*.a.b", "https://{tenant}.a.b", "https://www.a.b",
                      "https://a.b:8443"],
            links: [
              { id: "tenant", pattern: "/who", routes: [{ tenant: "{tenant}" }] },
              { id: "page", pattern: "/{name}", routes: ["{name}"] },
              { id: "web", pattern: "/web", origins: ["https://a.b", "https://www.a.b"], routes: ["web"] },
              { id: "scheme", pattern: "/web", origins: ["main://"], routes: ["scheme"],
                links: [{ id: "below", pattern: "/x", routes: ["x"] }] },
              { id: "deep", pattern: "/deep/{_+}", routes: ["deep"], aliases: [{ pattern: "/d", origins: ["main://"] }] },
            ],
          },
          other: {
            origins: ["other://app", "https://a.b/base/other", "https://x.a.b", "https://*"],
            links: [{ id: "any", pattern: "/{path*}", routes: ["{path}"] }],
          },
          hash: {
            origins: ["https://h.b/#", "https://h.b/app/#"],
            links: [
              { id: "list", pattern: "/list?page={page:int=1}&sort={sort?}", routes: [{ page: "{page}", sort: "{sort}" }] },
              { id: "root", pattern: "/", routes: ["root"] },
              { id: "anchor", pattern: "/text#{part}", routes: ["{part}"] },
            ],
          },
          both: {
            origins: ["https://m.b", "https://m.b/#"],
            links: [
              { id: "plain", pattern: "/p", origins: ["https://m.b"], routes: ["plain"] },
              { id: "root", pattern: "/#{part?}", origins: ["https://m.b"], routes: ["{part}"] },
              { id: "hashed", pattern: "/{x}", origins: ["https://m.b/#"], routes: [{ x: "{x}" }] },
            ],
          },
        } }
        """

    @Test(
        "the most specific origin cuts the path and gives the captures",
        arguments: [
            Question("https://a.b/x", #"page ["x"]"#),
            Question("https://a.b/base/x", #"page ["x"]"#),
            Question("https://a.b/base", "no-match"),
            Question("https://a.b:8443/base", #"page ["base"]"#),
            Question("https://a.b:8444/x", "no-match"),
            Question("https://acme.a.b/who", #"tenant [{"tenant":"acme"}] params={"tenant":"acme"}"#, show: ["params"]),
            Question("https://x.y.a.b/who", #"tenant [{}]"#),
            Question("https://www.a.b/who", #"tenant [{}]"#),
            Question("main://who", #"tenant [{}]"#),
            // With a path of a known app all links take part, and nothing is captured from a host.
            Question("/who", #"tenant [{}]"#, app: "main"),
            Question("/web", #"web ["web"]"#, app: "main"),
        ])
    func mostSpecific(question: Question) throws {
        try question.check(RouteTable(json5: Self.origins))
    }

    @Test(
        "a link may be limited to some origins, and so are the links below it",
        arguments: [
            Question("https://a.b/web", #"web ["web"]"#),
            Question("https://www.a.b/web", #"web ["web"]"#),
            Question("main://web", #"scheme ["scheme"]"#),
            Question("https://acme.a.b/web", #"page ["web"]"#),
            Question("main://web/x", #"below ["scheme","x"]"#),
            Question("https://a.b/web/x", "no-match"),
            Question("main://d", #"deep ["deep"]"#),
            Question("https://a.b/d", #"page ["d"]"#),
        ])
    func limited(question: Question) throws {
        try question.check(RouteTable(json5: Self.origins))
    }

    @Test(
        "across apps the most specific origin owns the URL, whether a link fits or not",
        arguments: [
            Question("https://a.b/base/other/x", #"any ["x"]"#),
            Question("https://a.b/base/others", "page [\"others\"]"),
            Question("https://x.a.b/web", #"any ["web"]"#),
            Question("https://elsewhere.example/a/b", #"any ["a/b"]"#),
            Question("https://a.b/no/such", "no-match"),
            Question("https://x.a.b/who", #"tenant [{"tenant":"x"}]"#, app: "main"),
            Question("other://APP/x", #"any ["x"]"#),
            Question("other:///App/x", #"any ["x"]"#),
            Question("other://x", "no-match"),
            Question("nothing://x", "no-match"),
            Question("https://a.b/x", "no-match", app: "hash"),
            Question("https://a.b/x", "unknown-app", app: "nobody"),
        ])
    func owner(question: Question) throws {
        try question.check(RouteTable(json5: Self.origins))
    }

    @Test(
        "hash routing: the fragment is the path, and both queries are read",
        arguments: [
            Question("https://h.b/#/list", #"list [{"page":1}]"#),
            Question("https://h.b#list", #"list [{"page":1}]"#),
            Question("https://h.b/#!/list?page=3", #"list [{"page":3}]"#),
            Question("https://h.b/?page=2#/list?sort=a", #"list [{"page":2,"sort":"a"}]"#),
            Question("https://h.b/?page=2#/list?page=3", #"list [{"page":2}]"#),
            Question(
                "https://h.b/?utm_source=x#/list?y=1",
                #"list [{"page":1}] query={"y":["1"]} tracking={"utm_source":["x"]}"#,
                show: ["query", "tracking"]),
            Question("https://h.b/app#/list?page=4", #"list [{"page":4}]"#),
            Question("https://h.b/app/#/list/", #"list [{"page":1}]"#),
            Question("https://h.b/", #"root ["root"]"#),
            Question("https://h.b/#", #"root ["root"]"#),
            Question("https://h.b/app", #"root ["root"]"#),
            Question("https://h.b/list", #"any ["list"]"#),
            Question("https://h.b/#/text", "no-match"),
            Question("https://h.b/#/%0Alist", "invalid-url"),
        ])
    func hash(question: Question) throws {
        try question.check(RouteTable(json5: Self.origins))
    }

    @Test(
        "an app may have pages behind the hash and others",
        arguments: [
            Question("https://m.b/p", #"plain ["plain"]"#),
            Question("https://m.b/#/p", #"hashed [{"x":"p"}]"#),
            Question("https://m.b/#/p/q", #"root ["/p/q"]"#),
            Question("https://m.b/", #"root []"#),
            Question("https://m.b/q", "no-match"),
        ])
    func both(question: Question) throws {
        try question.check(RouteTable(json5: Self.origins))
    }

    @Test("a miss names the origins where another one would do")
    func missedOrigin() throws {
        let table = try RouteTable(
            links: #"{ pattern: "/web", origins: ["https://a.b"], routes: [] }"#)
        let failure = #expect(throws: ResolutionFailure.self) { try table.resolve("app://web") }
        #expect(
            failure?.miss?.nearest.map(\.description) == [
                #""/web" (/web), differs at origin: expected https://a.b, not "app://""#
            ])
    }
}
