import DeepLinks
import NavigationPaths
import Testing

/// Rules that public bug reports about deep links ask for (`bug-reports.json`), each shown by tables and URLs.
@Suite("What other routers were reported for")
struct BugReportTests {
    struct Rule: Sendable, CustomTestStringConvertible {
        /// The reports that ask for it.
        var reports: [String]
        var testDescription: String
        var links: String
        var origins = #""myapp://", "https://example.com""#
        var questions: [Question]
    }

    static let rules = [
        Rule(
            reports: ["bug-01", "bug-05"], testDescription: "the authority of a custom scheme is the first segment",
            links: """
                { id: "reset", pattern: "/reset/{token}", routes: [{ token: "{token}" }] },
                { id: "pass", pattern: "/reset/pass/{token}", routes: [{ token: "{token}" }] },
                { id: "three", pattern: "/routeA/{a}/{b}/{c}", routes: ["{a}{b}{c}"] }
                """,
            questions: [
                Question("myapp://reset/T0k", #"reset [{"token":"T0k"}]"#),
                Question("myapp://reset/pass/T0k", #"pass [{"token":"T0k"}]"#),
                Question("myapp:///reset/T0k", #"reset [{"token":"T0k"}]"#),
                Question("myapp://routeA/1/2/3", #"three ["123"]"#),
                Question("myapp://x/routeA/1/2/3", "no-match"),
            ]),
        Rule(
            reports: ["bug-03", "bug-07"],
            testDescription: "a custom scheme and a universal link are two spellings of one link",
            links: """
                { id: "login", pattern: "/login?code={code?}", routes: [{ code: "{code}" }] },
                { id: "details", pattern: "/details/{id:int}", routes: [{ id: "{id}" }] }
                """,
            questions: [
                Question("myapp://login?code=abc", #"login [{"code":"abc"}]"#),
                Question("https://example.com/login?code=abc", #"login [{"code":"abc"}]"#),
                Question("myapp://details/123", #"details [{"id":123}]"#),
                Question("https://example.com/details/123", #"details [{"id":123}]"#),
            ]),
        Rule(
            reports: ["bug-09"], testDescription: "a bare scheme is the root",
            links: #"{ id: "root", pattern: "/", routes: [] }"#,
            questions: [
                Question("myapp://", "root []"), Question("myapp:", "root []"), Question("myapp:///", "root []"),
                Question("myapp://?x=1", "root []"), Question("https://example.com", "root []"),
            ]),
        Rule(
            reports: ["bug-11"], testDescription: "a scheme without slashes is read as a path",
            links: #"{ id: "home", pattern: "/home", routes: [] }"#,
            questions: [
                Question("myapp:home", "home []"), Question("myapp:/home", "home []"),
                Question("myapp:home/", "home []"),
            ]),
        Rule(
            reports: ["bug-13"], testDescription: "a slash at the end means nothing, in the URL and in the pattern",
            links: """
                { id: "messages", pattern: "/messages/", routes: [] }, { id: "inbox", pattern: "/inbox", routes: [] }
                """,
            origins: #""myapp://example.io""#,
            questions: [
                Question("myapp://example.io/messages", "messages []"),
                Question("myapp://example.io/messages/", "messages []"),
                Question("myapp://example.io/messages//", "messages []"),
                Question("myapp://example.io/inbox/", "inbox []"),
                Question("myapp://example.io/inbox", "inbox []"),
            ]),
        Rule(
            reports: ["bug-15"], testDescription: "%20 and %2B are a space and a plus, decoded once",
            links: #"{ id: "root", pattern: "/?parameter={parameter}", routes: ["{parameter}"] }"#,
            questions: [
                Question("https://example.com/?parameter=A%20%2B%20B", #"root ["A + B"]"#),
                Question("https://example.com/?parameter=A+%2B+B", #"root ["A + B"]"#),
                Question("https://example.com/?parameter=A%2520B", #"root ["A%20B"]"#),
            ]),
        Rule(
            reports: ["bug-17"], testDescription: "a plus in a path is a plus",
            links: #"{ id: "place", pattern: "/places/{slug}", routes: [{ slug: "{slug}" }] }"#,
            questions: [
                Question(
                    "https://example.com/places/second-bar-+-kitchen", #"place [{"slug":"second-bar-+-kitchen"}]"#),
                Question("https://example.com/places/a%2Bb", #"place [{"slug":"a+b"}]"#),
            ]),
        Rule(
            reports: ["bug-19"], testDescription: "an escaped slash stays inside its segment",
            links: """
                { id: "item", pattern: "/item/{id}", routes: [{ id: "{id}" }] },
                { id: "part", pattern: "/item/{id}/{part}", routes: [] }
                """,
            questions: [
                Question("https://example.com/item/abc%2Fdef", #"item [{"id":"abc/def"}]"#),
                Question("https://example.com/item/abc/def", "part []"),
            ]),
        Rule(
            reports: ["bug-21"], testDescription: "tracking inside a URL in the query is part of that URL",
            links: """
                { id: "item", pattern: "/content/news/item?url={url:url}&feed={feed?}&source={source?}",
                  routes: [{ url: "{url}", feed: "{feed}", source: "{source}" }] }
                """,
            questions: [
                Question(
                    "myapp://content/news/item?url=https%3A%2F%2Fwww.example.com%2Fa%3Futm_source%3Dpush%26utm_medium%3Dreferral&feed=f",
                    #"item [{"url":"https://www.example.com/a?utm_source=push&utm_medium=referral","feed":"f"}] no tracking"#,
                    show: ["tracking"])
            ]),
        Rule(
            reports: ["bug-23"], testDescription: "an escaped separator separates nothing",
            links: #"{ id: "root", pattern: "/?{rest*}", routes: ["{rest}"] }"#,
            questions: [
                Question(
                    "https://example.com/?%243p%3Da_facebook%26utm_campaign%3Dsome",
                    #"root [{"$3p=a_facebook&utm_campaign=some":""}] no tracking"#, show: ["tracking"])
            ]),
        Rule(
            reports: ["bug-25"], testDescription: "tracking is the same for both spellings of a link",
            links: #"{ id: "root", pattern: "/?link={link}", routes: ["{link}"] }"#,
            questions: ["https://example.com/", "myapp://"].map { origin in
                Question(
                    origin + "?link=xxx&utm_campaign=landing+page&utm_source=facebook",
                    #"root ["xxx"] tracking={"utm_campaign":["landing page"],"utm_source":["facebook"]}"#,
                    show: ["tracking"])
            }),
        Rule(
            reports: ["bug-27"], testDescription: "a query may choose the link",
            links: """
                { id: "A", pattern: "/index.php?page=share&type=type1&id={id}", routes: [{ id: "{id}" }] },
                { id: "B", pattern: "/index.php?page=share&type=type2&id={id}", routes: [{ id: "{id}" }] },
                { id: "C", pattern: "/index.php?page=share&id={id}", routes: [{ id: "{id}" }] }
                """,
            questions: [
                Question("http://example.com/index.php?page=share&type=type2&id=5", #"B [{"id":"5"}]"#),
                Question("http://example.com/index.php?id=5&type=type1&page=share", #"A [{"id":"5"}]"#),
                Question("http://example.com/index.php?page=share&type=type3&id=5", #"C [{"id":"5"}]"#),
                Question("http://example.com/index.php?page=share&type=type2", "no-match"),
            ]),
        Rule(
            reports: ["bug-37"], testDescription: "the answer is the whole stack, root first",
            links: """
                { id: "main", pattern: "/main", routes: ["main"], links: [
                  { id: "target", pattern: "/target", routes: ["target"] } ] }
                """,
            questions: [Question("myapp://main/target", #"target ["main","target"] mode="reset""#, show: ["mode"])]),
    ]

    @Test("a rule holds", arguments: rules)
    func holds(rule: Rule) throws {
        let table = try RouteTable(links: rule.links, origins: rule.origins)
        for question in rule.questions { try question.check(table) }
    }

    @Test("every report about routing has its rule")
    func isComplete() throws {
        let reports = try Fixture.json("bug-reports.json").elements.filter { $0["scope"]?.string == "routing core" }
        #expect(Set(reports.compactMap { $0["id"]?.string }) == Set(Self.rules.flatMap(\.reports)))
    }
}
