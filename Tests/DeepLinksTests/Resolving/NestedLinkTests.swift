import DeepLinks
import Testing

@Suite("Nested links")
struct NestedLinkTests {
    private static let shop = """
        { tab: "shop", meta: { source: "link", level: 0 }, type: "Shop.Route", links: [
          { id: "product", pattern: "/p/{id:int}", routes: [{ product: "{id}" }], meta: { level: 1 }, aliases: ["/product/{id:int}"],
            links: [
              { id: "reviews", pattern: "/reviews?page={page:int=1}", routes: [{ reviews: "{page}" }], mode: "append",
                tab: "reviews-{id}", aliases: ["/r"],
                links: [{ id: "review", pattern: "/{review}#{part?}", type: "Review", routes: [{ review: "{review}", part: "{part}" }] }] },
              { id: "photos", links: [
                { id: "photo", pattern: "/photos/{n:int}", meta: { level: 2, photo: "{n}", old: null }, routes: [{ photo: "{n}" }] },
              ] },
              { id: "empty", pattern: "/none", routes: [] },
              { id: "big", pattern: "?size=big", routes: ["big"] },
            ] },
          { pattern: "/help", links: [{ pattern: "/faq", routes: ["faq"], tab: "help" }] },
          { id: "root", pattern: "/", routes: [] },
        ] },
        """

    @Test(
        "pattern and routes are appended to the parent's",
        arguments: [
            Question("app://p/1", #"product [{"product":1}]"#),
            Question("app://p/1/reviews", #"reviews [{"product":1},{"reviews":1}]"#),
            Question("app://p/1/reviews?page=2", #"reviews [{"product":1},{"reviews":2}]"#),
            Question(
                "app://p/1/reviews/7?page=2#top", #"review [{"product":1},{"reviews":2},{"review":"7","part":"top"}]"#),
            Question("app://p/1/reviews/7", #"review [{"product":1},{"reviews":1},{"review":"7"}]"#),
            Question("app://p/1/photos/2", #"photo [{"product":1},{"photo":2}]"#),
            Question("app://p/1?size=big", #"big [{"product":1},"big"]"#),
            Question("app://p/1?size=small", #"product [{"product":1}]"#),
            // An alias of the child, of the parent, of both. A query that it lacks is absent.
            Question("app://p/1/r", #"reviews [{"product":1},{}]"#),
            Question("app://product/1/reviews", #"reviews [{"product":1},{"reviews":1}]"#),
            Question("app://product/1/r/7", #"review [{"product":1},{},{"review":"7"}]"#),
            // Prefixes open nothing themselves.
            Question("app://p/1/photos", "no-match"),
            Question("app://help", "no-match"),
            Question("app://help/faq", #"/help/faq ["faq"]"#),
            Question("app://", "root []"),
            Question("app://p/1/none", #"empty [{"product":1}]"#),
        ])
    func appends(question: Question) throws {
        try question.check(RouteTable(links: Self.shop))
    }

    @Test(
        "tab, mode and meta are inherited, and meta is merged",
        arguments: [
            Question(
                "app://p/1", #"product [{"product":1}] tab="shop" mode="reset" meta={"source":"link","level":1}"#,
                show: ["tab", "mode", "meta"]),
            Question(
                "app://p/1/reviews",
                #"reviews [{"product":1},{"reviews":1}] tab="reviews-1" mode="append" meta={"source":"link","level":1}"#,
                show: ["tab", "mode", "meta"]),
            Question(
                "app://p/1/reviews/7",
                #"review [{"product":1},{"reviews":1},{"review":"7"}] tab="reviews-1" mode="append""#,
                show: ["tab", "mode"]),
            Question(
                "app://p/1/photos/2",
                #"photo [{"product":1},{"photo":2}] meta={"source":"link","level":2,"photo":2,"old":null}"#,
                show: ["meta"]),
            Question("app://help/faq", #"/help/faq ["faq"] tab="help""#, show: ["tab"]),
            Question("app://", #"root [] tab="shop" mode="reset" params={}"#, show: ["tab", "mode", "params"]),
        ])
    func inherits(question: Question) throws {
        try question.check(RouteTable(links: Self.shop))
    }

    @Test("each element of the stack has the type of the link that gives it")
    func types() throws {
        let resolution = try RouteTable(links: Self.shop).resolve("app://p/1/reviews/7", including: .navigationPath)
        let json = String(decoding: resolution.json, as: UTF8.self)
        #expect(
            json.contains(
                ##""navigationPath":["Review","{\"review\":\"7\"}","Shop.Route","{\"reviews\":1}","Shop.Route","{\"product\":1}"]"##
            ))
    }

    @Test("a link without a tab has none, and an absent value takes its tab away")
    func absentTab() throws {
        let table = try RouteTable(
            links: #"{ pattern: "/a", routes: [] }, { pattern: "/b?t={t?}", tab: "tab-{t}", routes: [] }"#)
        #expect(try table.resolve("app://a").tab == nil)
        #expect(try table.resolve("app://b").tab == nil)
        #expect(try table.resolve("app://b?t=1").tab == "tab-1")
    }
}
