import DeepLinks
import Testing

/// What `check` prints of tables with faults, as a whole.
struct BrokenTable: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var printed: String

    init(_ name: String, _ text: String, _ printed: String) {
        testDescription = name
        self.text = text
        self.printed = printed
    }
}

@Suite("What check prints")
struct LintBrokenTablesTests {
    @Test("names the fault, the place and the mend", arguments: tables)
    func printed(table: BrokenTable) {
        let (_, found) = RouteTable.check([.init(name: "t.json5", text: table.text)])
        #expect(found.map(\.description).joined(separator: "\n") == table.printed)
    }

    @Test("tells how many steps a URL can cost where that is too much, at a link that costs them")
    func cost() throws {
        let text = """
            { apps: { a: { origins: ["a://"], links: [
              { id: "cheap", pattern: "/x", routes: [] },
              { id: "dear", pattern: "/{from+}/to/{into:/[a-z]+/+}/end", routes: ["{from}", "{into}"] },
            ] } } }
            """
        let (table, found) = RouteTable.check([.init(name: "t.json5", text: text)])
        #expect(table == nil)
        let printed = try #require(found.first).description.replacing(/up to \d+ steps/, with: "up to N steps")
        let message = "a URL can cost up to N steps in the app \"a\", more than 10000"
        let hint = "give captures that stand at the same place more literal text; a dear path is /a/to/a/end"
        #expect(
            printed == """
                t.json5:3:27: error: \(message); \(hint)
                    { id: "dear", pattern: "/{from+}/to/{into:/[a-z]+/+}/end", routes: ["{from}", "{into}"] },
                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                  at apps.a.links[1].pattern
                """)
    }

    // Lines are as long as the messages are.
    // swift-format-ignore
    static let tables: [BrokenTable] = [
        BrokenTable(
            "a capture is spelled as another router spells it",
            #"""
            { apps: { a: { origins: ["a://"], links: [
              { pattern: "/user/:id", routes: ["user"] },
            ] } } }
            """#,
            #"""
            t.json5:2:21: warning: ":id" is text here; to capture a segment write {id}, or %3Aid for the text
                { pattern: "/user/:id", routes: ["user"] },
                                  ^~~
              at apps.a.links[0].pattern
            """#),
        BrokenTable(
            "a pattern is a whole URL",
            #"""
            { apps: { a: { origins: ["a://"], links: [
              { pattern: "https://a.example/x", routes: ["x"] },
            ] } } }
            """#,
            #"""
            t.json5:2:15: error: a pattern is a path, such as /products/{id}; scheme and host belong in "origins"
                { pattern: "https://a.example/x", routes: ["x"] },
                            ^
              at apps.a.links[0].pattern
            """#),
        BrokenTable(
            "keys and types of another router",
            #"""
            { apps: { a: { scheme: "a", origins: "a://", links: [
              { path: "/n", pattern: "/n/{id:number}" },
              { pattern: "/w/{id}", unwrap: "{id}", routes: "{id}" },
            ] } } }
            """#,
            #"""
            t.json5:1:16: error: unknown key "scheme"; did you mean "origins"?
              { apps: { a: { scheme: "a", origins: "a://", links: [
                             ^~~~~~
              at apps.a.scheme
            t.json5:1:38: error: expected an array, found a string; write ["a://"]
              { apps: { a: { scheme: "a", origins: "a://", links: [
                                                   ^~~~~~
              at apps.a.origins
            t.json5:2:5: error: unknown key "path"; did you mean "pattern"?
                { path: "/n", pattern: "/n/{id:number}" },
                  ^~~~
              at apps.a.links[0].path
            t.json5:2:34: error: unknown type "number"; did you mean "int"?
                { path: "/n", pattern: "/n/{id:number}" },
                                               ^~~~~~
              at apps.a.links[0].pattern
            t.json5:3:49: error: expected an array, found a string; write ["{id}"]
                { pattern: "/w/{id}", unwrap: "{id}", routes: "{id}" },
                                                              ^~~~~~
              at apps.a.links[1].routes
            t.json5:3:33: error: no pattern of this link captures "{id}"; write the name alone: "id"
                { pattern: "/w/{id}", unwrap: "{id}", routes: "{id}" },
                                              ^~~~~~
              at apps.a.links[1].unwrap
            """#),
        BrokenTable(
            "a comma is missing",
            #"""
            { apps: { a: { origins: ["a://"]
                           links: [] } } }
            """#,
            #"""
            t.json5:2:16: error: expected ',' or '}' after the member, found 'l'
                             links: [] } } }
                             ^
            """#),
        BrokenTable(
            "a key is misspelled",
            #"""
            { apps: { a: {
              origins: ["a://"],
              links: [{ patern: "/x", routes: [] }],
            } } }
            """#,
            #"""
            t.json5:3:13: error: unknown key "patern"; did you mean "pattern"?
                links: [{ patern: "/x", routes: [] }],
                          ^~~~~~
              at apps.a.links[0].patern
            """#),
        BrokenTable(
            "a key stands twice",
            #"""
            { apps: { a: { origins: ["a://"], links: [], links: [] } } }
            """#,
            #"""
            t.json5:1:46: error: a key stands twice: "links"
              { apps: { a: { origins: ["a://"], links: [], links: [] } } }
                                                           ^
            """#),
        BrokenTable(
            "a type is misspelled",
            #"""
            { apps: { a: { origins: ["a://"], links: [
              { pattern: "/recipe/{id:integer}", routes: [{ recipe: "{id}" }] },
            ] } } }
            """#,
            #"""
            t.json5:2:27: error: unknown type "integer"; did you mean "int"?
                { pattern: "/recipe/{id:integer}", routes: [{ recipe: "{id}" }] },
                                        ^~~~~~~
              at apps.a.links[0].pattern
            """#),
        BrokenTable(
            "a template names what nothing captures",
            #"""
            { apps: { a: { origins: ["a://"], links: [
              { pattern: "/recipe/{id:int}", routes: [{ recipe: { _0: "{idd}" } }] },
            ] } } }
            """#,
            #"""
            t.json5:2:60: error: nothing captures "idd"; did you mean "id"?
                { pattern: "/recipe/{id:int}", routes: [{ recipe: { _0: "{idd}" } }] },
                                                                         ^~~~~
              at apps.a.links[0].routes[0]
            t.json5:2:23: warning: "id" is captured and never used; write {_} in its place, or use it
                { pattern: "/recipe/{id:int}", routes: [{ recipe: { _0: "{idd}" } }] },
                                    ^~~~~~~~
              at apps.a.links[0].pattern
            """#),
        BrokenTable(
            "an expression has what ours do not know",
            #"""
            { apps: { a: { origins: ["a://"], links: [
              { pattern: "/é/{id:/(?=a)b/}", routes: ["{id}"] },
            ] } } }
            """#,
            #"""
            t.json5:2:24: error: look-around cannot be matched in linear time: write what may follow as part of the expression
                { pattern: "/é/{id:/(?=a)b/}", routes: ["{id}"] },
                                    ^~~
              at apps.a.links[0].pattern
            """#),
        BrokenTable(
            "an optional stands before a literal",
            #"""
            { apps: { a: { origins: ["a://"], links: [
              { pattern: "/{lang?}/home", routes: ["{lang}"] },
            ] } } }
            """#,
            #"""
            t.json5:2:16: error: after an optional segment only optional ones or one {name*} can follow; write an alias without it
                { pattern: "/{lang?}/home", routes: ["{lang}"] },
                             ^~~~~~~
              at apps.a.links[0].pattern
            """#),
        BrokenTable(
            "an origin is no origin",
            #"""
            { apps: { a: { origins: ["example.com", "http://example.com"], links: [] } } }
            """#,
            #"""
            t.json5:1:27: error: "example.com" is no origin; write "https://example.com", or "name://" for a custom scheme
              { apps: { a: { origins: ["example.com", "http://example.com"], links: [] } } }
                                        ^~~~~~~~~~~
              at apps.a.origins[0]
            t.json5:1:42: error: an origin "http://" is not set apart: "https://" matches both
              { apps: { a: { origins: ["example.com", "http://example.com"], links: [] } } }
                                                       ^~~~~~~
              at apps.a.origins[1]
            """#),
        BrokenTable(
            "two apps have one origin",
            #"""
            { apps: {
              a: { origins: ["https://example.com"], links: [] },
              b: { origins: ["https://EXAMPLE.com"], links: [] },
            } }
            """#,
            #"""
            t.json5:3:18: error: the app "a" has this origin too; one URL belongs to one app
                b: { origins: ["https://EXAMPLE.com"], links: [] },
                               ^~~~~~~~~~~~~~~~~~~~~
              at apps.b.origins[0]
            """#),
        BrokenTable(
            "an id is taken",
            #"""
            { apps: { a: { origins: ["a://"], links: [
              { id: "home", pattern: "/", routes: [] },
              { id: "home", pattern: "/home", routes: [] },
            ] } } }
            """#,
            #"""
            t.json5:3:9: error: the id "home" is taken by apps.a.links[0].pattern; give each of the two an "id" of its own
                { id: "home", pattern: "/home", routes: [] },
                      ^~~~~~
              at apps.a.links[1].id
            """#),
        BrokenTable(
            "an example opens something else",
            #"""
            { apps: { a: { origins: ["a://"], links: [
              { id: "item", pattern: "/item/{id:int}", routes: ["{id}"],
                examples: [{ url: "a://item/7", routes: [8] }, { url: "a://item/x", routes: ["x"] }] },
            ] } } }
            """#,
            #"""
            t.json5:3:16: error: the example expects [8], the link gives [7]; mend the one that is wrong
                  examples: [{ url: "a://item/7", routes: [8] }, { url: "a://item/x", routes: ["x"] }] },
                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
              at apps.a.links[0].examples[0]
            t.json5:3:52: error: the example opens nothing: no link of the app "a" fits; the nearest one, "item" (/item/{id:int}), differs at path[1]: expected int, not "x"
                  examples: [{ url: "a://item/7", routes: [8] }, { url: "a://item/x", routes: ["x"] }] },
                                                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
              at apps.a.links[0].examples[1]
            """#),
        BrokenTable(
            "no URL tells two links apart",
            #"""
            { apps: { a: { origins: ["a://", "https://a.example"], links: [
              { id: "old", pattern: "/item/{id:int}?q={q}&page={page?}", routes: ["{id}", "{q}", "{page}"] },
              { id: "new", pattern: "/item/{number:int}?q={text:string}", routes: ["{number}", "{text}"] },
            ] } } }
            """#,
            #"""
            t.json5:3:26: error: no URL tells this pattern from that of "old" (apps.a.links[0].pattern); remove one of the two, or give them different patterns, origins or versions
                { id: "new", pattern: "/item/{number:int}?q={text:string}", routes: ["{number}", "{text}"] },
                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
              at apps.a.links[1].pattern
            """#),
        BrokenTable(
            "two links have the same pattern and the same versions",
            #"""
            { apps: { a: { origins: ["a://"], links: [
              { id: "one", pattern: "/x", maxAppVersion: "2.0", routes: [1] },
              { id: "two", pattern: "/x", minAppVersion: 2, routes: [2] },
              { id: "three", pattern: "/x", maxAppVersion: "2", routes: [3] },
            ] } } }
            """#,
            #"""
            t.json5:4:28: error: no URL tells this pattern from that of "one" (apps.a.links[0].pattern); remove one of the two, or give them different patterns, origins or versions
                { id: "three", pattern: "/x", maxAppVersion: "2", routes: [3] },
                                         ^~
              at apps.a.links[2].pattern
            """#),
        BrokenTable(
            "redirects go round",
            #"""
            { apps: { a: { origins: ["a://"], links: [
              { id: "one", pattern: "/one/{id}", redirect: "/two/{id}" },
              { id: "two", pattern: "/two/{id}", redirect: "/one/{id}" },
            ] } } }
            """#,
            #"""
            t.json5:2:49: error: the redirect does not end: a://one/a goes from "one" to "two" to "one" to "two" and on; at most 8 redirects are followed; point it at a link that opens routes
                { id: "one", pattern: "/one/{id}", redirect: "/two/{id}" },
                                                              ^~~~~~~~~
              at apps.a.links[0].redirect
            t.json5:3:49: error: the redirect does not end: a://two/a goes from "two" to "one" to "two" to "one" and on; at most 8 redirects are followed; point it at a link that opens routes
                { id: "two", pattern: "/two/{id}", redirect: "/one/{id}" },
                                                              ^~~~~~~~~
              at apps.a.links[1].redirect
            """#),
        BrokenTable(
            "a redirect leads nowhere",
            #"""
            { apps: { a: { origins: ["a://"], links: [
              { id: "old", pattern: "/old/{id}", redirect: "/items/{id}" },
              { id: "item", pattern: "/item/{id}", routes: ["{id}"] },
            ] } } }
            """#,
            #"""
            t.json5:2:49: warning: the redirect opens nothing: a://old/a is led on, and then no link of the app "a" fits; the nearest one, "item" (/item/{id}), differs at path[0]: expected item, not "items"; point it at a path that a link of this app answers
                { id: "old", pattern: "/old/{id}", redirect: "/items/{id}" },
                                                              ^~~~~~~~~~~
              at apps.a.links[0].redirect
            """#),
        BrokenTable(
            "what is unwrapped is no text",
            #"""
            { apps: { a: { origins: ["a://"], links: [
              { id: "click", pattern: "/click?to={to:int}", unwrap: "to" },
            ] } } }
            """#,
            #"""
            t.json5:2:57: error: "to" has the type int, which holds no URL; capture it as string, text, url, a regex or a run of segments
                { id: "click", pattern: "/click?to={to:int}", unwrap: "to" },
                                                                      ^~~~
              at apps.a.links[0].unwrap
            """#),
        BrokenTable(
            "what is unwrapped is not captured",
            #"""
            { apps: { a: { origins: ["a://"], links: [
              { id: "click", pattern: "/click?link={link}", unwrap: "links" },
            ] } } }
            """#,
            #"""
            t.json5:2:57: error: no pattern of this link captures "links"; did you mean "link"?
                { id: "click", pattern: "/click?link={link}", unwrap: "links" },
                                                                      ^~~~~~~
              at apps.a.links[0].unwrap
            """#),
        BrokenTable(
            "a capture is not used",
            #"""
            { apps: { a: { origins: ["a://"], links: [
              { id: "item", pattern: "/item/{id}", aliases: ["/i/{id}/{slug}"], routes: ["{id}"] },
            ] } } }
            """#,
            #"""
            t.json5:2:59: warning: "slug" is captured and never used; write {_} in its place, or use it
                { id: "item", pattern: "/item/{id}", aliases: ["/i/{id}/{slug}"], routes: ["{id}"] },
                                                                        ^~~~~~
              at apps.a.links[0].aliases[0]
            """#),
        BrokenTable(
            "a link stands behind one that takes all of its URLs",
            #"""
            { apps: { a: { origins: ["a://"], links: [
              { id: "any", pattern: "/year/{year:int}", routes: ["{year}"] },
              { id: "past", pattern: "/year/{year:int(1900..1999)}", routes: ["{year}", "past"] },
            ] } } }
            """#,
            #"""
            t.json5:3:27: warning: no URL reaches "past": "any" (apps.a.links[0].pattern) answers all of its URLs, a://year/1900 for one; it stands first in the file; move it behind, or remove one of the two
                { id: "past", pattern: "/year/{year:int(1900..1999)}", routes: ["{year}", "past"] },
                                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
              at apps.a.links[1].pattern
            """#),
        BrokenTable(
            "a link is shadowed by one that comes first by its kind",
            #"""
            { apps: { a: { origins: ["a://"], links: [
              { id: "number", pattern: "/n/{n:int}", routes: ["{n}"] },
              { id: "word", pattern: "/n/{w:/.+/}", routes: ["{w}", 1] },
            ] } } }
            """#,
            #"""
            t.json5:2:29: warning: no URL reaches "number": "word" (apps.a.links[1].pattern) answers all of its URLs, a://n/42 for one; it comes first by segment 2 of its path; narrow its pattern, or remove one of the two
                { id: "number", pattern: "/n/{n:int}", routes: ["{n}"] },
                                          ^~~~~~~~~~
              at apps.a.links[0].pattern
            """#),
        BrokenTable(
            "an alias is shadowed by the pattern of its own link",
            #"""
            { apps: { a: { origins: ["a://"], links: [
              { id: "user", pattern: "/u/{name}", aliases: ["/u/{name:/[a-z]+/}", "/u/{name:text}"], routes: ["{name}"] },
            ] } } }
            """#,
            #"""
            t.json5:2:72: warning: the pattern "/u/{name:text}" of "user" adds nothing: "/u/{name}" takes all of its URLs, a://u/a for one; remove it
                { id: "user", pattern: "/u/{name}", aliases: ["/u/{name:/[a-z]+/}", "/u/{name:text}"], routes: ["{name}"] },
                                                                                     ^~~~~~~~~~~~~~
              at apps.a.links[0].aliases[1]
            """#),
        BrokenTable(
            "an alias is shadowed by another link",
            #"""
            { apps: { a: { origins: ["a://"], links: [
              { id: "user", pattern: "/u/{name}", routes: ["{name}"] },
              { id: "member", pattern: "/m/{name}", aliases: ["/u/{name}"], routes: ["{name}", "m"] },
            ] } } }
            """#,
            #"""
            t.json5:3:52: warning: no URL reaches the pattern "/u/{name}" of "member": "user" (apps.a.links[0].pattern) answers all of its URLs, a://u/a for one; it comes first as a pattern before an alias; narrow its pattern, or remove one of the two
                { id: "member", pattern: "/m/{name}", aliases: ["/u/{name}"], routes: ["{name}", "m"] },
                                                                 ^~~~~~~~~
              at apps.a.links[1].aliases[0]
            """#),
        BrokenTable(
            "a link with fewer versions and origins hides behind one that comes first",
            #"""
            { apps: { a: { origins: ["a://", "https://a.example"], links: [
              { id: "menu", pattern: "/menu#{section?}", routes: ["{section}"] },
              { id: "old", pattern: "/menu", origins: ["a://"], maxAppVersion: "2.9", routes: ["old"] },
            ] } } }
            """#,
            #"""
            t.json5:3:26: warning: no URL reaches "old": "menu" (apps.a.links[0].pattern) answers all of its URLs, a://menu (version 2.9) for one; it comes first by its fragment; narrow its pattern, or remove one of the two
                { id: "old", pattern: "/menu", origins: ["a://"], maxAppVersion: "2.9", routes: ["old"] },
                                       ^~~~~
              at apps.a.links[1].pattern
            """#),
        BrokenTable(
            "only the place decides between two query keys",
            #"""
            { apps: { a: { origins: ["https://a.example/app"], links: [
              { id: "search", pattern: "/find?q={q}", routes: ["{q}"] },
              { id: "tagged", pattern: "/find?tag={tag}", routes: ["{tag}", 1] },
            ] } } }
            """#,
            #"""
            t.json5:3:29: warning: "search" (apps.a.links[0].pattern) and "tagged" both fit https://a.example/app/find?q=a&tag=a, and only their place in the file decides; "search" stands first and answers; to decide it otherwise, give one of the two a literal, a narrower type or one more required key
                { id: "tagged", pattern: "/find?tag={tag}", routes: ["{tag}", 1] },
                                          ^~~~~~~~~~~~~~~
              at apps.a.links[1].pattern
            """#),
        BrokenTable(
            "only the place decides between two expressions",
            #"""
            { apps: { a: { origins: ["a://"], links: [
              { id: "low", pattern: "/{x:/[a-m]+[0-9]/}", routes: ["{x}"] },
              { id: "high", pattern: "/{x:/[k-z]+[5-9]/}", minAppVersion: "1", routes: ["{x}", 1] },
              { id: "higher", pattern: "/{x:/[k-z]{2,}[5-9]/}", routes: ["{x}", 2] },
            ] } } }
            """#,
            #"""
            t.json5:4:29: warning: "low" (apps.a.links[0].pattern) and "higher" both fit a://kk5 (version 0), and only their place in the file decides; "low" stands first and answers; to decide it otherwise, give one of the two a literal, a narrower type or one more required key
                { id: "higher", pattern: "/{x:/[k-z]{2,}[5-9]/}", routes: ["{x}", 2] },
                                          ^~~~~~~~~~~~~~~~~~~~~
              at apps.a.links[2].pattern
            """#),
        BrokenTable(
            "only the place decides between two texts with captures",
            #"""
            { apps: { a: { origins: ["a://"], links: [
              { id: "first", pattern: "/item-{id}", routes: ["{id}"] },
              { id: "second", pattern: "/{id}-html", routes: ["{id}", 1] },
            ] } } }
            """#,
            #"""
            t.json5:3:29: warning: "first" (apps.a.links[0].pattern) and "second" both fit a://item-html, and only their place in the file decides; "first" stands first and answers; to decide it otherwise, give one of the two a literal, a narrower type or one more required key
                { id: "second", pattern: "/{id}-html", routes: ["{id}", 1] },
                                          ^~~~~~~~~~
              at apps.a.links[1].pattern
            """#),
        BrokenTable(
            "only the place decides between two links of other hosts, as paths of the app",
            #"""
            { apps: { a: { origins: ["https://a.example", "https://b.example"], links: [
              { id: "a", pattern: "/x", origins: ["https://a.example"], routes: [1] },
              { id: "b", pattern: "/x", origins: ["https://b.example"], routes: [2] },
            ] } } }
            """#,
            #"""
            t.json5:3:24: warning: "a" (apps.a.links[0].pattern) and "b" both fit /x (a path of the app), and only their place in the file decides; "a" stands first and answers; where that matters, ask with a whole URL
                { id: "b", pattern: "/x", origins: ["https://b.example"], routes: [2] },
                                     ^~
              at apps.a.links[1].pattern
            """#),
        BrokenTable(
            "no URL can be made from the routes",
            #"""
            { apps: { a: { origins: ["https://*.a.example", "a://"], links: [
              { id: "item", pattern: "/item/{_}/{id}", routes: ["{id}"] },
              { id: "page", pattern: "/page", origins: ["https://*.a.example"], routes: ["page"] },
              { id: "upper", pattern: "/upper/{id:/[a-z]+/}", routes: ["{id}-{$url}"] },
            ] } } }
            """#,
            #"""
            t.json5:2:27: warning: the routes of "item" cannot be turned back into a URL: those of https://a.a.example/item/a/a do not hold all that the URL needs; use every capture in the routes, or make it optional
                { id: "item", pattern: "/item/{_}/{id}", routes: ["{id}"] },
                                        ^~~~~~~~~~~~~~
              at apps.a.links[0].pattern
            t.json5:3:27: warning: the routes of "page" cannot be turned back into a URL: those of https://a.a.example/page open only at hosts with "*", which have no one name; add an origin with one host
                { id: "page", pattern: "/page", origins: ["https://*.a.example"], routes: ["page"] },
                                        ^~~~~
              at apps.a.links[1].pattern
            t.json5:4:28: warning: the routes of "upper" cannot be turned back into a URL: those of https://a.a.example/upper/a do not show which values they were made from; let each value stand in a string of its own: "{name}"
                { id: "upper", pattern: "/upper/{id:/[a-z]+/}", routes: ["{id}-{$url}"] },
                                         ^~~~~~~~~~~~~~~~~~~~
              at apps.a.links[2].pattern
            """#),
        BrokenTable(
            "the origins of an alias and of a nested link exclude each other",
            #"""
            { apps: { a: { origins: ["a://", "b://"], links: [
              { pattern: "/x", aliases: [{ pattern: "/y", origins: ["b://"] }],
                links: [{ id: "z", pattern: "/z", origins: ["a://"], routes: [] }] },
            ] } } }
            """#,
            #"""
            t.json5:3:34: warning: no URL reaches the pattern "/y/z" of "z": it has no origin; "origins" of a link keep only those that the links and aliases around it have
                  links: [{ id: "z", pattern: "/z", origins: ["a://"], routes: [] }] },
                                               ^~
              at apps.a.links[0].links[0].pattern
            """#),
        BrokenTable(
            "a line is long",
            #"""
            { apps: { a: { origins: ["a://"], links: [{ pattern: "/éééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/{id:itn}", routes: ["{id}"] }, { pattern: "/y", routes: [], tab: "and here it goes on for a while, much longer than anybody wants to read" }] } } }
            """#,
            #"""
            t.json5:1:301: error: unknown type "itn"; did you mean "int"?
              éééééééééééééééééééééééééééééééééééééééééééééééé/{id:itn}", routes: ["{id}"] }, { pattern: "/y", routes: [], tab: "a
                                                                   ^~~
              at apps.a.links[0].pattern
            """#),
    ]
}
