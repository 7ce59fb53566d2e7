import DeepLinks
import Testing

@Suite("Links that pass a URL on")
struct ForwardingTests {
    private static let links = """
        { id: "item", pattern: "/item/{id}?x={x?}&t={t?}#{f?}", routes: [{ item: "{id}", x: "{x}", t: "{t}", f: "{f}" }] },
        { id: "files", pattern: "/files/{path+}", routes: ["{path}"] },
        { id: "host", pattern: "/host", routes: [{ tenant: "{tenant}" }] },
        { id: "only", pattern: "/only", origins: ["https://{tenant}.a.b"], routes: ["only"] },
        { id: "old", pattern: "/old/{id}?t={t=none}", redirect: "/item/{id}?t={t}" },
        { id: "older", pattern: "/older/{id}", redirect: "/old/{id}" },
        { id: "oldFiles", pattern: "/f/{path+}", redirect: "/files/{path}" },
        { id: "oldHost", pattern: "/oh", redirect: "/host" },
        { id: "oldOnly", pattern: "/oo", redirect: "/only" },
        { id: "maybe", pattern: "/m/{id?}", redirect: "/item/m{id}" },
        { id: "map", pattern: "/map/{k:kind}/{n:int}", redirect: "/item/{k}-{n}" },
        { id: "anchor", pattern: "/anchor", redirect: "/item/1#top" },
        { id: "lost", pattern: "/lost", redirect: "/nowhere" },
        { id: "gone", pattern: "/gone", exclude: true },
        { id: "toGone", pattern: "/toGone", redirect: "/gone" },
        { id: "up", pattern: "/up?to={to}", redirect: "/item/{to}" },
        { id: "countdown", pattern: "/down/{n}/{rest*}", redirect: "/down/{rest}" },
        { id: "landed", pattern: "/down", routes: ["landed"] },
        """

    private static func table() throws -> RouteTable {
        try RouteTable(
            links: links, keys: #"types: { kind: { a: 1, b: 2 } },"#,
            origins: #""app://", "https://a.b", "https://{tenant}.a.b", "https://base.b/base", "https://hash.b/#""#)
    }

    @Test(
        "a redirect resolves another path of the app, its captures encoded",
        arguments: [
            Question("app://old/7", #"item [{"item":"7","t":"none"}] via=["old"]"#, show: ["via"]),
            Question("app://old/7?t=a%26x=b", #"item [{"item":"7","t":"a&x=b"}]"#),
            Question("app://old/a%2Fb%3Fc%23d%25", #"item [{"item":"a/b?c#d%","t":"none"}]"#),
            Question("app://old/%E2%82%AC", #"item [{"item":"€","t":"none"}]"#),
            Question("app://older/7", #"item [{"item":"7","t":"none"}] via=["older","old"]"#, show: ["via"]),
            Question("app://f/a/b%20c/d%2Fe", #"files ["a/b c/d/e"]"#),
            Question("app://m", #"item [{"item":"m"}]"#),
            Question("app://m/1", #"item [{"item":"m1"}]"#),
            Question("app://map/b/007", #"item [{"item":"b-7"}]"#),
            Question("app://anchor", #"item [{"item":"1","f":"top"}]"#),
            Question("app://lost", "no-match via lost", show: ["via"]),
            Question("app://toGone", "excluded via toGone", show: ["via"]),
        ])
    func redirects(question: Question) throws {
        try question.check(Self.table())
    }

    @Test(
        "what the link does not declare goes along, and the URL stays the one given",
        arguments: [
            Question(
                "app://old/7?x=1&y=a%20b&y=c%2Bd&utm_source=p&flag",
                #"item [{"item":"7","x":"1","t":"none"}] query={"y":["a b","c+d"],"flag":[""]} tracking={"utm_source":["p"]}"#,
                show: ["query", "tracking"]),
            Question("app://anchor?x=1", #"item [{"item":"1","x":"1","f":"top"}]"#),
            Question(
                "app://old/7?x=1",
                #"item [{"item":"7","x":"1","t":"none"}] url="app://old/7?x=1" params={"id":"7","t":"none","x":"1"}"#,
                show: ["url", "params"]),
        ])
    func queryGoesAlong(question: Question) throws {
        try question.check(Self.table())
    }

    @Test(
        "origin and host captures stay",
        arguments: [
            Question("https://acme.a.b/oh", #"host [{"tenant":"acme"}]"#),
            Question("https://a.b/oh", #"host [{}]"#),
            Question("https://acme.a.b/oo", #"only ["only"]"#),
            Question("https://a.b/oo", "no-match"),
            Question("https://base.b/base/old/7", #"item [{"item":"7","t":"none"}]"#),
            Question("https://hash.b/#/old/7", #"item [{"item":"7","t":"none"}]"#),
            Question("/old/7", #"item [{"item":"7","t":"none"}]"#, app: "app"),
            Question("/oo", #"only ["only"]"#, app: "app"),
        ])
    func originStays(question: Question) throws {
        try question.check(Self.table())
    }

    @Test("at most eight redirects are followed")
    func hops() throws {
        let table = try Self.table()
        let eight = "app://down" + String(repeating: "/x", count: 8)
        #expect(try Question(eight, "").answer(of: table) == #"landed ["landed"]"#)
        let failure = #expect(throws: ResolutionFailure.self) { try table.resolve(eight + "/x") }
        #expect(failure?.code == "no-match")
        #expect(failure?.miss?.via == Array(repeating: "countdown", count: 9))
    }

    // MARK: Unwrapping

    private static let wrappers = """
        { apps: {
          app: {
            origins: ["app://", "https://a.b", "https://click.a.b"],
            links: [
              { id: "item", pattern: "/item/{id}", routes: [{ item: "{id}" }] },
              { id: "click", pattern: "/click?url={url}&c={_?}", origins: ["https://click.a.b", "app://"], unwrap: "url" },
              { id: "soft", pattern: "/soft?url={url}", unwrap: "url", routes: [{ web: "{url}" }] },
              { id: "home", pattern: "/home?url={url?}", unwrap: "url", routes: [] },
              { id: "path", pattern: "/go/{target+}", unwrap: "target" },
              { id: "gone", pattern: "/gone", exclude: true },
              { id: "moved", pattern: "/moved", redirect: "/click?url=/item/1" },
            ],
          },
          other: { origins: ["other://"], links: [{ id: "x", pattern: "/x", minAppVersion: 2, routes: ["x", "{$url}"] }] },
        } }
        """

    /// A URL wrapped some times.
    private static func wrapped(_ url: String, _ layers: Int) -> String {
        (0..<layers).reduce(url) { inner, _ in
            let escaped = inner.utf8.map { byte in
                String(UnicodeScalar(byte)).allSatisfy { $0.isLetter || $0.isNumber }
                    ? String(UnicodeScalar(byte)) : "%" + String(byte, radix: 16)
            }
            return "app://click?url=" + escaped.joined()
        }
    }

    @Test(
        "the URL inside a wrapper is the link",
        arguments: [
            Question("app://click?url=app%3A%2F%2Fitem%2F7", #"item [{"item":"7"}] via=["click"]"#, show: ["via"]),
            Question(
                "https://click.a.b/click?url=https://a.b/item/7",
                #"item [{"item":"7"}] url="https://click.a.b/click?url=https://a.b/item/7""#,
                show: ["url"]),
            Question("app://click?url=/item/7", #"item [{"item":"7"}]"#),
            Question("app://click?url=other://x", #"x ["x","app://click?url=other://x"]"#),
            Question("app://click?url=other://x", "no-match via click", version: "1", show: ["via"]),
            Question("app://go/app://item/7", #"item [{"item":"7"}]"#),
            Question("app://moved", #"item [{"item":"1"}] via=["moved","click"]"#, show: ["via"]),
            Question("app://click?url=/moved", #"item [{"item":"1"}] via=["click","moved","click"]"#, show: ["via"]),
            Question("app://click", "no-match"),
            Question("app://click?url=ftp://a.b", "no-match via click", show: ["via"]),
            Question("app://click?url=https://evil.example/item/7", "no-match via click", show: ["via"]),
            Question("app://click?url=%20", "no-match via click", show: ["via"]),
            Question("app://click?url=/gone", "no-match via click", show: ["via"]),
            Question("https://a.b/click?url=/item/7", "no-match"),
        ])
    func unwraps(question: Question) throws {
        try question.check(RouteTable(json5: Self.wrappers))
    }

    @Test(
        "where it opens nothing the wrapper's own routes count",
        arguments: [
            Question("app://soft?url=/item/7", #"item [{"item":"7"}] via=["soft"]"#, show: ["via"]),
            Question(
                "app://soft?url=https://elsewhere.example/", #"soft [{"web":"https://elsewhere.example/"}] no via"#,
                show: ["via"]),
            Question("app://soft?url=/nowhere", #"soft [{"web":"/nowhere"}]"#),
            Question("app://home?url=/nowhere", "home []"),
            Question("app://home?url=/item/7", #"item [{"item":"7"}]"#),
            Question("app://home", "home []"),
        ])
    func fallsBack(question: Question) throws {
        try question.check(RouteTable(json5: Self.wrappers))
    }

    @Test("at most four wrappers are opened")
    func layers() throws {
        let table = try RouteTable(json5: Self.wrappers)
        #expect(try Question(Self.wrapped("app://item/7", 4), "").answer(of: table) == #"item [{"item":"7"}]"#)
        #expect(try Question(Self.wrapped("app://item/7", 5), "").answer(of: table) == "no-match")
    }

    @Test("an excluded URL stays in the browser, and other links do not take it")
    func excludes() throws {
        let table = try RouteTable(
            links:
                #"{ id: "terms", pattern: "/terms", exclude: true }, { id: "any", pattern: "/{x}", routes: ["{x}"] }"#)
        let failure = #expect(throws: ResolutionFailure.self) { try table.resolve("https://a.b/terms") }
        #expect(failure?.code == "excluded")
        #expect(failure?.miss?.link == "terms")
        #expect(failure?.description == #"the link "terms" leaves this URL to the browser on purpose"#)
        #expect(try table.resolve("https://a.b/term").link == "any")
    }
}
