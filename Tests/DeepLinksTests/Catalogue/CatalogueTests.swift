import NavigationPaths
import Testing

@testable import DeepLinks

@Suite("The catalogue")
struct CatalogueTests {
    /// Everything that the formats must escape, and every kind of link.
    static let text = #"""
        { apps: {
          cook: {
            origins: ["cook://", "https://{tenant}.cook.example"],
            types: { month: "int(1..12)" },
            links: [
              { id: "re|cipe `x` <b>", pattern: "/recipe/{id:/a|`b`/}/{m:month}?q={q=a\"b}&tags={t:string[]}&{rest*}#{s?}",
                aliases: [{ pattern: "/r/{id:/[<>]+/}/{path*}", origins: ["cook://"] }],
                tab: "home", minAppVersion: { ios: "2.1" },
                routes: ["{id}", "{m}", "{q}", "{t}", "{rest}", "{s}", "{path}", "{tenant}"] },
              { id: "old", pattern: "/old/{x}", redirect: "/recipe/a/{x}?q={%x}" },
              { id: "web", pattern: "/admin/{_*}", exclude: true },
              { id: "click", pattern: "/click?u={u}", unwrap: "u", mode: "append", maxAppVersion: "3" },
              { id: "shown", pattern: "/shown", origins: ["https://{tenant}.cook.example"], routes: ["{tenant}"],
                examples: [{ url: "https://a.cook.example/shown", routes: ["a"], appVersion: "3.1" },
                           { url: "cook://shown", routes: null }] },
            ],
          },
          none: { origins: ["none://"], links: [] },
        } }
        """#

    let table: RouteTable

    init() throws {
        table = try RouteTable([.init(name: "t", text: Self.text)])
    }

    private func text(_ format: CatalogueFormat) -> String {
        String(decoding: table.catalogue(format), as: UTF8.self)
    }

    @Test("as JSON is one object, its members in a fixed order")
    func json() {
        #expect(
            text(.json) == #"""
                {"links":[\#
                {"id":"re|cipe `x` <b>","app":"cook",\#
                "pattern":"/recipe/{id:/a|`b`/}/{m:month}?q={q=a\"b}&tags={t:string[]}&{rest*}#{s?}",\#
                "aliases":[{"pattern":"/r/{id:/[<>]+/}/{path*}","origins":["cook://"]}],"action":"open",\#
                "origins":["cook://","https://{tenant}.cook.example"],"parameters":[\#
                {"name":"tenant","in":"host","type":"string","required":false},\#
                {"name":"id","in":"path","type":"/a|`b`/","required":true},\#
                {"name":"m","in":"path","type":"month","required":false},\#
                {"name":"q","in":"query","type":"string","required":false,"default":"a\"b"},\#
                {"name":"t","in":"query","type":"string[]","required":false},\#
                {"name":"rest","in":"query","type":"object","required":false},\#
                {"name":"s","in":"fragment","type":"string","required":false},\#
                {"name":"path","in":"path","type":"string","many":true,"required":false}],\#
                "versions":{"ios":{"minimum":"2.1"},"android":{}},"mode":"reset","tab":"home",\#
                "examples":[{"url":"cook://recipe/a/7","generated":true}]},\#
                {"id":"old","app":"cook","pattern":"/old/{x}","aliases":[],"action":"redirect",\#
                "target":"/recipe/a/{x}?q={%x}","origins":["cook://","https://{tenant}.cook.example"],"parameters":[\#
                {"name":"tenant","in":"host","type":"string","required":false},\#
                {"name":"x","in":"path","type":"string","required":true}],"mode":"reset",\#
                "examples":[{"url":"cook://old/a","generated":true}]},\#
                {"id":"web","app":"cook","pattern":"/admin/{_*}","aliases":[],"action":"exclude",\#
                "origins":["cook://","https://{tenant}.cook.example"],"parameters":[\#
                {"name":"tenant","in":"host","type":"string","required":false}],"mode":"reset",\#
                "examples":[{"url":"cook://admin","generated":true}]},\#
                {"id":"click","app":"cook","pattern":"/click?u={u}","aliases":[],"action":"unwrap","target":"u",\#
                "origins":["cook://","https://{tenant}.cook.example"],"parameters":[\#
                {"name":"tenant","in":"host","type":"string","required":false},\#
                {"name":"u","in":"query","type":"string","required":true}],\#
                "versions":{"ios":{"maximum":"3"},"android":{"maximum":"3"}},"mode":"append",\#
                "examples":[{"url":"cook://click?u=a","appVersion":"3","generated":true}]},\#
                {"id":"shown","app":"cook","pattern":"/shown","aliases":[],"action":"open",\#
                "origins":["https://{tenant}.cook.example"],"parameters":[\#
                {"name":"tenant","in":"host","type":"string","required":true}],"mode":"reset",\#
                "examples":[{"url":"https://a.cook.example/shown","appVersion":"3.1"}]}]}
                """#)
    }

    @Test("as Markdown is one table for each app, with nothing that ends a cell or a code span too soon")
    func markdown() {
        #expect(
            text(.markdown) == #"""
                # Deep links

                ## cook

                Origins: `cook://`, `https://{tenant}.cook.example`

                | Link | Pattern | Parameters | Does | Versions | Examples |
                |---|---|---|---|---|---|
                | re\|cipe \`x\` &lt;b&gt; | ``/recipe/{id:/a\|`b`/}/{m:month}?q={q=a"b}&tags={t:string[]}&{rest*}#{s?}``<br>\#
                also `/r/{id:/[<>]+/}/{path*}` at `cook://` | `tenant`: `string` in the host, optional<br>\#
                `id`: ``/a\|`b`/``<br>`m`: `month`, optional<br>`q`: `string` in the query, else "a"b"<br>\#
                `t`: `string[]` in the query, optional<br>`rest`: `object` in the query, optional<br>\#
                `s`: `string` in the fragment, optional<br>`path`: `string`, several segments, optional | \#
                opens screens in the tab `home` | ios 2.1 or newer, android any version | `cook://recipe/a/7` |
                | old | `/old/{x}` | `tenant`: `string` in the host, optional<br>`x`: `string` | \#
                leads to `/recipe/a/{x}?q={%x}` | all | `cook://old/a` |
                | web | `/admin/{_*}` | `tenant`: `string` in the host, optional | stays in the browser | all | `cook://admin` |
                | click | `/click?u={u}` | `tenant`: `string` in the host, optional<br>`u`: `string` in the query | \#
                opens the link in `u` | up to 3 | `cook://click?u=a` (version 3) |
                | shown | `/shown`<br>only at `https://{tenant}.cook.example` | `tenant`: `string` in the host | \#
                opens screens | all | `https://a.cook.example/shown` (version 3.1) |

                ## none

                Origins: `none://`

                No links.

                """#)
    }

    @Test(
        "code spans in Markdown keep backticks, bars and blanks, and are one line",
        arguments: [
            ("a", "`a`"), ("a|b", #"`a\|b`"#), ("`", "`` ` ``"), ("a``b`c", "```a``b`c```"), ("a\nb", "`a b`"),
            (" a ", "`  a  `"),
        ])
    func code(text: String, expected: String) {
        #expect(Markdown.code(text) == expected)
    }

    @Test(
        "text in Markdown is text",
        arguments: [
            ("a_b*c*", #"a\_b\*c\*"#), ("<b>&amp;", "&lt;b&gt;&amp;amp;"), ("[a](b)", #"\[a\](b)"#), ("a\r\nb", "a  b"),
        ])
    func plain(text: String, expected: String) {
        #expect(Markdown.text(text) == expected)
    }

    @Test("as a page escapes what a page would read, and names its cells")
    func page() throws {
        let page = text(.html)
        #expect(page.contains(#"<th scope="row">re|cipe `x` &lt;b&gt;</th>"#))
        #expect(page.contains(#"{q=a&quot;b}&amp;tags={t:string[]}"#))
        #expect(page.contains(#"/r/{id:/[&lt;&gt;]+/}/{path*}"#))
        #expect(page.contains(#"<a href="cook://click?u=a"><code dir="ltr">cook://click?u=a</code></a> (version 3)"#))
        #expect(page.contains("@media (prefers-color-scheme: dark)"))
        #expect(!page.contains("<script") && !page.contains("src="))
        let captions = page.matches(of: /<caption>/).count
        #expect(captions == 2 && page.matches(of: /<table>/).count == 2)
        #expect(page.matches(of: /<th scope="col">/).count == 12)
        #expect(page.matches(of: /<th scope="row">/).count == 5)
    }

    @Test("every tag of the page is closed in its order")
    func nesting() {
        var open: [Substring] = []
        for match in text(.html).matches(of: /<(\/?)([a-z][a-z0-9]*)[^>]*>/) {
            let (_, slash, name) = match.output
            if ["meta"].contains(name) { continue }
            if slash.isEmpty { open.append(name) } else { #expect(open.popLast() == name) }
        }
        #expect(open.isEmpty)
    }

    @Test("a scheme that a browser would run is no link on the page")
    func schemes() throws {
        let table = try RouteTable([
            .init(
                name: "t",
                text: """
                    { apps: { a: { origins: ["javascript://", "https://a.example"], links: [{ pattern: "/x", routes: [],
                      examples: [{ url: "javascript://x", routes: [] }, { url: "/x", routes: [] }] }] } } }
                    """)
        ])
        let page = String(decoding: table.catalogue(.html), as: UTF8.self)
        #expect(page.contains(#"<li><code dir="ltr">javascript://x</code></li>"#))
        #expect(!page.contains("href=\"javascript") && !page.contains("href=\"/x"))
    }

    @Test("an example that was made up is answered by its link", arguments: CatalogueFormat.allCases)
    func generated(format: CatalogueFormat) throws {
        let json = try JSONValue(reading: table.catalogue(.json), dialect: .rfc8259)
        let links = try #require(json["links"]?.elements)
        var count = 0
        for link in links where link["action"]?.string == "open" {
            for example in try #require(link["examples"]?.elements) {
                let url = try #require(example["url"]?.string)
                let options = ResolutionOptions(appVersion: example["appVersion"]?.string.flatMap { AppVersion($0) })
                #expect(try table.resolve(url, options).link == link["id"]?.string)
                #expect(text(format).contains(url))
                count += 1
            }
        }
        #expect(count == 2)
    }
}
