import DeepLinks
import Testing

@Suite("Tables that are not loaded")
struct LoadErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var table: String
        /// Everything that is said, warnings too.
        var messages: String
    }

    /// A table of one app with what is given, on lines of their own.
    private static func app(_ keys: String, links: String = "") -> String {
        "{ apps: { app: {\n  \(keys)\n  links: [\n    \(links)\n  ],\n} } }"
    }

    private static func link(_ link: String) -> String {
        app(#"origins: ["app://", "https://a.b", "https://{t}.a.b"],"#, links: link)
    }

    @Test(
        "the fault is named, with its place and what to do",
        arguments: [
            // The text
            Case(
                testDescription: "no JSON5", table: "{ apps: [ }",
                messages: """
                    routes.json5:1:11: error: expected a value, found '}'
                      { apps: [ }
                                ^
                    """),
            Case(
                testDescription: "a key twice", table: "{\n  apps: {},\n  apps: {},\n}",
                messages: """
                    routes.json5:3:3: error: a key stands twice: "apps"
                        apps: {},
                        ^
                    """),
            Case(
                testDescription: "no apps", table: "{ version: 1 }",
                messages: """
                    routes.json5:1:1: error: the table has no apps; write { apps: { name: { origins: […], links: […] } } }
                      { version: 1 }
                      ^
                    """),
            Case(
                testDescription: "another version", table: "{ version: 2, apps: {} }",
                messages: """
                    routes.json5:1:12: error: expected version 1; this program reads version 1 of the table format
                      { version: 2, apps: {} }
                                 ^
                      at version
                    """),
            Case(
                testDescription: "an unknown key at the top", table: "{ app: {} }",
                messages: """
                    routes.json5:1:3: error: unknown key "app"; did you mean "apps"?
                      { app: {} }
                        ^~~
                      at app
                    """),
            Case(
                testDescription: "a value of another kind", table: "[]",
                messages: """
                    routes.json5:1:1: error: expected an object, found an array
                      []
                      ^~
                    """),
            // The app
            Case(
                testDescription: "an app without anything", table: "{ apps: { shop: {} } }",
                messages: """
                    routes.json5:1:11: error: the app has no "origins"; write origins: ["name://", "https://example.com"]
                      { apps: { shop: {} } }
                                ^~~~
                      at apps.shop
                    routes.json5:1:11: error: the app has no "links"
                      { apps: { shop: {} } }
                                ^~~~
                      at apps.shop
                    """),
            Case(
                testDescription: "an unknown key of an app", table: app(#"origins: ["a://"], orgins: [],"#),
                messages: """
                    routes.json5:2:22: error: unknown key "orgins"; did you mean "origins"?
                        origins: ["a://"], orgins: [],
                                           ^~~~~~
                      at apps.app.orgins
                    """),
            Case(
                testDescription: "an unknown key that is like none", table: app(#"origins: ["a://"], colour: 1,"#),
                messages: """
                    routes.json5:2:22: error: unknown key "colour"; known keys are origins, routeType, types, caseSensitive, plus, duplicates, tracking, appIDs, android, links
                        origins: ["a://"], colour: 1,
                                           ^~~~~~
                      at apps.app.colour
                    """),
            Case(
                testDescription: "words, flags and texts",
                table: app(#"origins: ["a://"], plus: "blank", caseSensitive: 1, routeType: [],"#),
                messages: """
                    routes.json5:2:66: error: expected a string, found an array
                        origins: ["a://"], plus: "blank", caseSensitive: 1, routeType: [],
                                                                                       ^~
                      at apps.app.routeType
                    routes.json5:2:52: error: expected true or false, found a number
                        origins: ["a://"], plus: "blank", caseSensitive: 1, routeType: [],
                                                                         ^
                      at apps.app.caseSensitive
                    routes.json5:2:28: error: expected "space" or "literal"
                        origins: ["a://"], plus: "blank", caseSensitive: 1, routeType: [],
                                                 ^~~~~~~
                      at apps.app.plus
                    """),
            Case(
                testDescription: "origins",
                table: app(#"origins: ["a.b", "a://x/y", "https://a.b", "https://A.b:443"],"#),
                messages: """
                    routes.json5:2:14: error: "a.b" is no origin; write "https://a.b", or "name://" for a custom scheme
                        origins: ["a.b", "a://x/y", "https://a.b", "https://A.b:443"],
                                   ^~~
                      at apps.app.origins[0]
                    routes.json5:2:25: error: an origin of a custom scheme is "name://" or "name://first", where first is one segment
                        origins: ["a.b", "a://x/y", "https://a.b", "https://A.b:443"],
                                              ^~~
                      at apps.app.origins[1]
                    routes.json5:2:46: error: the origin stands twice; one URL belongs to one app
                        origins: ["a.b", "a://x/y", "https://a.b", "https://A.b:443"],
                                                                   ^~~~~~~~~~~~~~~~~
                      at apps.app.origins[3]
                    """),
            Case(
                testDescription: "no origins", table: app("origins: [],"),
                messages: """
                    routes.json5:2:12: error: "origins" is empty
                        origins: [],
                                 ^~
                      at apps.app.origins
                    """),
            Case(
                testDescription: "an origin of two apps",
                table: #"{ apps: { a: { origins: ["x://"], links: [] }, b: { origins: ["X://"], links: [] } } }"#,
                messages: """
                    routes.json5:1:63: error: the app "a" has this origin too; one URL belongs to one app
                      { apps: { a: { origins: ["x://"], links: [] }, b: { origins: ["X://"], links: [] } } }
                                                                                    ^~~~~~
                      at apps.b.origins[0]
                    """),
            Case(
                testDescription: "types",
                table: app(#"origins: ["a://"], types: { int: "bool", "a b": "int", x: "intt", y: {}, z: 1 },"#),
                messages: """
                    routes.json5:2:31: error: "int" is a type that every table has; choose another name
                        origins: ["a://"], types: { int: "bool", "a b": "int", x: "intt", y: {}, z: 1 },
                                                    ^~~
                      at apps.app.types.int
                    routes.json5:2:44: error: "a b" is no name for a type; a name is a letter, then letters, digits, "_" and "-"
                        origins: ["a://"], types: { int: "bool", "a b": "int", x: "intt", y: {}, z: 1 },
                                                                 ^~~~~
                      at apps.app.types.a b
                    routes.json5:2:62: error: unknown type "intt"; did you mean "int"?
                        origins: ["a://"], types: { int: "bool", "a b": "int", x: "intt", y: {}, z: 1 },
                                                                                   ^~~~
                      at apps.app.types.x
                    routes.json5:2:72: error: a map needs at least one text, and no empty one
                        origins: ["a://"], types: { int: "bool", "a b": "int", x: "intt", y: {}, z: 1 },
                                                                                             ^~
                      at apps.app.types.y
                    routes.json5:2:79: error: expected a type like "int(1..12)", or a map from text to JSON
                        origins: ["a://"], types: { int: "bool", "a b": "int", x: "intt", y: {}, z: 1 },
                                                                                                    ^
                      at apps.app.types.z
                    """),
            Case(
                testDescription: "tracking and association files",
                table: app(#"origins: ["a://"], tracking: ["a*b"], appIDs: ["com.x"], android: [{ package: "p" }],"#),
                messages: """
                    routes.json5:2:33: error: expected a query name, with "*" only at its end
                        origins: ["a://"], tracking: ["a*b"], appIDs: ["com.x"], android: [{ package: "p" }],
                                                      ^~~~~
                      at apps.app.tracking[0]
                    routes.json5:2:50: error: "com.x" is no app ID; write TEAMID.bundle.id with the ten letters of the team
                        origins: ["a://"], tracking: ["a*b"], appIDs: ["com.x"], android: [{ package: "p" }],
                                                                       ^~~~~~~
                      at apps.app.appIDs[0]
                    routes.json5:2:70: error: an Android app needs "package" and "fingerprints"
                        origins: ["a://"], tracking: ["a*b"], appIDs: ["com.x"], android: [{ package: "p" }],
                                                                                           ^~~~~~~~~~~~~~~~
                      at apps.app.android[0]
                    """),
            // Links
            Case(
                testDescription: "an unknown key of a link", table: link(#"{ pattern: "/a", route: [] },"#),
                messages: """
                    routes.json5:4:22: error: unknown key "route"; did you mean "routes"?
                          { pattern: "/a", route: [] },
                                           ^~~~~
                      at apps.app.links[0].route
                    routes.json5:4:16: warning: the link does nothing; give it "routes", "exclude", "redirect" or "unwrap"
                          { pattern: "/a", route: [] },
                                     ^~~~
                      at apps.app.links[0].pattern
                    """),
            Case(
                testDescription: "a pattern, with escapes in the file",
                table: link(#"{ pattern: "/\u0061é/{id:integer}", routes: [] },"#),
                messages: """
                    routes.json5:4:31: error: unknown type "integer"; did you mean "int"?
                          { pattern: "/\\u0061é/{id:integer}", routes: [] },
                                                   ^~~~~~~
                      at apps.app.links[0].pattern
                    """),
            Case(
                testDescription: "an alias",
                table: link(
                    #"{ pattern: "/a", aliases: ["/b", "c", { origins: [] }, { pattern: "/d", x: 1 }], routes: [] },"#),
                messages: """
                    routes.json5:4:39: error: expected "/" at the start of a path; a pattern begins with a slash
                          { pattern: "/a", aliases: ["/b", "c", { origins: [] }, { pattern: "/d", x: 1 }], routes: [] },
                                                            ^
                      at apps.app.links[0].aliases[1]
                    """),
            Case(
                testDescription: "aliases without a pattern", table: link(#"{ aliases: ["/b"], routes: [] },"#),
                messages: """
                    routes.json5:4:16: error: "aliases" without "pattern"
                          { aliases: ["/b"], routes: [] },
                                     ^~~~~~
                      at apps.app.links[0].aliases
                    """),
            Case(
                testDescription: "a nested pattern",
                table: link(#"{ pattern: "/{a?}", routes: [], links: [{ pattern: "/b", routes: [] }] },"#),
                messages: """
                    routes.json5:4:57: error: a nested path below an optional segment; write two links
                          { pattern: "/{a?}", routes: [], links: [{ pattern: "/b", routes: [] }] },
                                                                              ^~
                      at apps.app.links[0].links[0].pattern
                    """),
            Case(
                testDescription: "origins of a link",
                table: link(
                    #"{ pattern: "/a", origins: ["https://a.c"], routes: [], links: [{ pattern: "/b", origins: ["app://"], routes: [] }] },"#
                ),
                messages: """
                    routes.json5:4:32: error: "https://a.c" is no origin of this app; did you mean "https://a.b"?
                          { pattern: "/a", origins: ["https://a.c"], routes: [], links: [{ pattern: "/b", origins: ["app://"], routes: [] }] },
                                                     ^~~~~~~~~~~~~
                      at apps.app.links[0].origins[0]
                    routes.json5:4:95: error: the links around this one do not have the origin "app://"
                          { pattern: "/a", origins: ["https://a.c"], routes: [], links: [{ pattern: "/b", origins: ["app://"], routes: [] }] },
                                                                                                                    ^~~~~~~~
                      at apps.app.links[0].links[0].origins[0]
                    """),
            Case(
                testDescription: "no origins of a link", table: link(#"{ pattern: "/a", origins: [], routes: [] },"#),
                messages: """
                    routes.json5:4:31: error: "origins" is empty, so no URL can open the link
                          { pattern: "/a", origins: [], routes: [] },
                                                    ^~
                      at apps.app.links[0].origins
                    """),
            Case(
                testDescription: "versions",
                table: link(
                    #"{ pattern: "/a", minAppVersion: "2", maxAppVersion: "1.2-beta", routes: [] }, { pattern: "/b", minAppVersion: "2.1", maxAppVersion: 2, routes: [] }, { pattern: "/c", minAppVersion: { iOS: 1 }, routes: [] },"#
                ),
                messages: """
                    routes.json5:4:57: error: expected a version like "2.1": integers with dots between
                          { pattern: "/a", minAppVersion: "2", maxAppVersion: "1.2-beta", routes: [] }, { pattern: "/b", minAppVersion: "2.1", maxAp
                                                                              ^~~~~~~~~~
                      at apps.app.links[0].maxAppVersion
                    routes.json5:4:115: error: no version is at least 2.1 and at most 2
                       "/a", minAppVersion: "2", maxAppVersion: "1.2-beta", routes: [] }, { pattern: "/b", minAppVersion: "2.1", maxAppVersion: 2, routes: [] }, { pattern: "/c", minAppVer
                                                                                                                          ^~~~~
                      at apps.app.links[1].minAppVersion
                    routes.json5:4:188: error: unknown key "iOS"; did you mean "ios"?
                      tern: "/b", minAppVersion: "2.1", maxAppVersion: 2, routes: [] }, { pattern: "/c", minAppVersion: { iOS: 1 }, routes: [] },
                                                                                                                          ^~~
                      at apps.app.links[2].minAppVersion.iOS
                    """),
            Case(
                testDescription: "two actions",
                table: link(
                    #"{ pattern: "/a", exclude: true, redirect: "/b" }, { pattern: "/c", exclude: true, routes: [] },"#),
                messages: """
                    routes.json5:4:5: error: a link can have one of exclude and redirect
                          { pattern: "/a", exclude: true, redirect: "/b" }, { pattern: "/c", exclude: true, routes: [] },
                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                      at apps.app.links[0]
                    routes.json5:4:95: error: "routes" beside "exclude", which opens nothing itself
                          { pattern: "/a", exclude: true, redirect: "/b" }, { pattern: "/c", exclude: true, routes: [] },
                                                                                                                    ^~
                      at apps.app.links[1].routes
                    """),
            Case(
                testDescription: "redirects",
                table: link(
                    #"{ pattern: "/a", redirect: "b" }, { pattern: "/c", redirect: "/d/{id}" }, { pattern: "/e", redirect: "/e" },"#
                ),
                messages: """
                    routes.json5:4:32: error: expected a path of this app that begins with "/"
                          { pattern: "/a", redirect: "b" }, { pattern: "/c", redirect: "/d/{id}" }, { pattern: "/e", redirect: "/e" },
                                                     ^~~
                      at apps.app.links[0].redirect
                    routes.json5:4:70: error: nothing captures "id"; captured are t
                          { pattern: "/a", redirect: "b" }, { pattern: "/c", redirect: "/d/{id}" }, { pattern: "/e", redirect: "/e" },
                                                                                           ^~~~
                      at apps.app.links[1].redirect
                    """),
            Case(
                testDescription: "unwrapping",
                table: link(
                    #"{ pattern: "/a?url={url}&n={n:int}", unwrap: "ulr" }, { pattern: "/b?n={n:int}", unwrap: "n" },"#),
                messages: """
                    routes.json5:4:50: error: no pattern of this link captures "ulr"; did you mean "url"?
                          { pattern: "/a?url={url}&n={n:int}", unwrap: "ulr" }, { pattern: "/b?n={n:int}", unwrap: "n" },
                                                                       ^~~~~
                      at apps.app.links[0].unwrap
                    routes.json5:4:94: error: "n" has the type int, which holds no URL; capture it as string, text, url, a regex or a run of segments
                          { pattern: "/a?url={url}&n={n:int}", unwrap: "ulr" }, { pattern: "/b?n={n:int}", unwrap: "n" },
                                                                                                                   ^~~
                      at apps.app.links[1].unwrap
                    """),
            Case(
                testDescription: "templates",
                table: link(
                    #"{ pattern: "/{id}?l={list:int[]}", routes: ["{idd}", "a{list}", "{id", "id}", "{}", { x: ["{ID}"] }] },"#
                ),
                messages: """
                    routes.json5:4:50: error: nothing captures "idd"; did you mean "id"?
                          { pattern: "/{id}?l={list:int[]}", routes: ["{idd}", "a{list}", "{id", "id}", "{}", { x: ["{ID}"] }] },
                                                                       ^~~~~
                      at apps.app.links[0].routes[0]
                    routes.json5:4:59: error: "list" is a list or an object, which cannot stand inside text; make "{list}" the whole string
                          { pattern: "/{id}?l={list:int[]}", routes: ["{idd}", "a{list}", "{id", "id}", "{}", { x: ["{ID}"] }] },
                                                                                ^~~~~~~
                      at apps.app.links[0].routes[1]
                    routes.json5:4:70: error: expected "}" to end the name; write {{ for a literal brace
                          { pattern: "/{id}?l={list:int[]}", routes: ["{idd}", "a{list}", "{id", "id}", "{}", { x: ["{ID}"] }] },
                                                                                           ^~~
                      at apps.app.links[0].routes[2]
                    routes.json5:4:79: error: a brace "}" that ends no name; write }} for a literal brace
                          { pattern: "/{id}?l={list:int[]}", routes: ["{idd}", "a{list}", "{id", "id}", "{}", { x: ["{ID}"] }] },
                                                                                                    ^
                      at apps.app.links[0].routes[3]
                    routes.json5:4:84: error: expected a name between the braces; write {{ and }} for literal braces
                          { pattern: "/{id}?l={list:int[]}", routes: ["{idd}", "a{list}", "{id", "id}", "{}", { x: ["{ID}"] }] },
                                                                                                         ^~
                      at apps.app.links[0].routes[4]
                    routes.json5:4:96: error: nothing captures "ID"; did you mean "id"?
                          { pattern: "/{id}?l={list:int[]}", routes: ["{idd}", "a{list}", "{id", "id}", "{}", { x: ["{ID}"] }] },
                                                                                                                     ^~~~
                      at apps.app.links[0].routes[5]
                    """),
            Case(
                testDescription: "a template that is handed down is told once",
                table: link(
                    #"{ tab: "{x}", meta: { y: "{y}" }, links: [{ pattern: "/a", routes: [] }, { pattern: "/b", routes: [] }] },"#
                ),
                messages: """
                    routes.json5:4:13: error: nothing captures "x"; captured are t
                          { tab: "{x}", meta: { y: "{y}" }, links: [{ pattern: "/a", routes: [] }, { pattern: "/b", routes: [] }] },
                                  ^~~
                      at apps.app.links[0].tab
                    routes.json5:4:31: error: nothing captures "y"; captured are t
                          { tab: "{x}", meta: { y: "{y}" }, links: [{ pattern: "/a", routes: [] }, { pattern: "/b", routes: [] }] },
                                                    ^~~
                      at apps.app.links[0].meta.y
                    """),
            Case(
                testDescription: "modes, tabs and meta",
                table: link(#"{ pattern: "/a", mode: "push", tab: 1, meta: [], routes: {} },"#),
                messages: """
                    routes.json5:4:41: error: expected a string, found a number; write "1"
                          { pattern: "/a", mode: "push", tab: 1, meta: [], routes: {} },
                                                              ^
                      at apps.app.links[0].tab
                    routes.json5:4:28: error: expected "reset" or "append"
                          { pattern: "/a", mode: "push", tab: 1, meta: [], routes: {} },
                                                 ^~~~~~
                      at apps.app.links[0].mode
                    routes.json5:4:50: error: expected an object, found an array
                          { pattern: "/a", mode: "push", tab: 1, meta: [], routes: {} },
                                                                       ^~
                      at apps.app.links[0].meta
                    routes.json5:4:62: error: expected an array, found an object
                          { pattern: "/a", mode: "push", tab: 1, meta: [], routes: {} },
                                                                                   ^~
                      at apps.app.links[0].routes
                    """),
            Case(
                testDescription: "a name of the host and of the path",
                table: link(#"{ pattern: "/{t}", routes: ["{t}"] },"#),
                messages: """
                    routes.json5:4:16: error: "t" is captured by the pattern and by an origin
                          { pattern: "/{t}", routes: ["{t}"] },
                                     ^~~~~~
                      at apps.app.links[0].pattern
                    """),
            Case(
                testDescription: "too many patterns",
                table: link(
                    #"{ pattern: "/a", aliases: [ALIASES], routes: [] },"#.replacing(
                        "ALIASES", with: (0..<64).map { "'/a\($0)'" }.joined(separator: ","))
                ).replacing(",'/a", with: ",\n'/a"),
                messages: """
                    routes.json5:4:31: error: more than 64 patterns of one link, its parents' aliases counted
                          { pattern: "/a", aliases: ['/a0',
                                                    ^~~~~~~
                      at apps.app.links[0].aliases
                    """),
            Case(
                testDescription: "two links that no URL tells apart",
                table: link(
                    #"{ id: "a", pattern: "/x/{a}", routes: ["{a}"] }, { id: "b", pattern: "/x/{b}", routes: ["{b}"] },"#
                ),
                messages: """
                    routes.json5:4:75: error: no URL tells this pattern from that of "a" (apps.app.links[0].pattern); remove one of the two, or give them different patterns, origins or versions
                          { id: "a", pattern: "/x/{a}", routes: ["{a}"] }, { id: "b", pattern: "/x/{b}", routes: ["{b}"] },
                                                                                                ^~~~~~
                      at apps.app.links[1].pattern
                    """),
            Case(
                testDescription: "a redirect without end",
                table: link(
                    #"{ id: "a", pattern: "/a", redirect: "/b" }, { id: "b", pattern: "/b", redirect: "/a" },"#),
                messages: """
                    routes.json5:4:42: error: the redirect does not end: app://a goes from "a" to "b" to "a" to "b" and on; at most 8 redirects are followed; point it at a link that opens routes
                          { id: "a", pattern: "/a", redirect: "/b" }, { id: "b", pattern: "/b", redirect: "/a" },
                                                               ^~
                      at apps.app.links[0].redirect
                    routes.json5:4:86: error: the redirect does not end: app://b goes from "b" to "a" to "b" to "a" and on; at most 8 redirects are followed; point it at a link that opens routes
                          { id: "a", pattern: "/a", redirect: "/b" }, { id: "b", pattern: "/b", redirect: "/a" },
                                                                                                           ^~
                      at apps.app.links[1].redirect
                    """),
            Case(
                testDescription: "an example that lacks something",
                table: link(
                    #"{ pattern: "/a", routes: [], examples: [{ url: "app://a" }, { url: "app://a", routes: [], note: 1 }] },"#
                ),
                messages: """
                    routes.json5:4:45: error: an example needs "url" and "routes"; write routes: null for a URL that this link must not answer
                          { pattern: "/a", routes: [], examples: [{ url: "app://a" }, { url: "app://a", routes: [], note: 1 }] },
                                                                  ^~~~~~~~~~~~~~~~~~
                      at apps.app.links[0].examples[0]
                    routes.json5:4:95: error: unknown key "note"; known keys are url, routes, appVersion
                          { pattern: "/a", routes: [], examples: [{ url: "app://a" }, { url: "app://a", routes: [], note: 1 }] },
                                                                                                                    ^~~~
                      at apps.app.links[0].examples[1].note
                    """),
            Case(
                testDescription: "examples of a prefix",
                table: link(#"{ pattern: "/a", examples: [], links: [{ pattern: "/b", routes: [] }] },"#),
                messages: """
                    routes.json5:4:32: error: "examples" of a link that opens nothing; give it "routes", or move them to a link that has some
                          { pattern: "/a", examples: [], links: [{ pattern: "/b", routes: [] }] },
                                                     ^~
                      at apps.app.links[0].examples
                    """),
        ])
    func names(example: Case) {
        let (table, diagnostics) = RouteTable.read([.init(name: "routes.json5", text: example.table)])
        #expect(table == nil)
        let messages = diagnostics.filter { !$0.message.contains("captured and never used") }.map(\.description)
        #expect(messages.joined(separator: "\n") == example.messages)
    }
}

extension LoadErrorTests {
    @Test("names that only differ in how their letters are composed are one name")
    func composed() {
        let app = #": { origins: ["NAME://"], links: [] }"#
        let text =
            "{ apps: { \"\u{e9}\"\(app.replacing("NAME", with: "a")), \"e\u{301}\"\(app.replacing("NAME", with: "b")) } }"
        let error = #expect(throws: RouteTableError.self) { try RouteTable(json5: text) }
        #expect(
            error?.diagnostics.map(\.message) == [
                "the name \"e\u{301}\" is another app's, spelled with other characters"
            ])
        let links = "{ id: \"\u{e9}\", pattern: \"/a\", routes: [] }, { id: \"e\u{301}\", pattern: \"/b\", routes: [] }"
        #expect(throws: RouteTableError.self) { try RouteTable(links: links) }
    }

    @Test("a table that a URL could make dear is refused, with the bound")
    func bound() {
        let links = (0..<40).map { "{ id: \"\($0)\", pattern: \"/{_*}/{_:/\($0)/}/x\", routes: [] }" }.joined(
            separator: ",")
        let error = #expect(throws: RouteTableError.self) { try RouteTable(links: links) }
        #expect(
            error?.diagnostics.map(\.message) == [
                #"a URL can cost up to 20818 steps in the app "app", more than 10000"#
            ])
        #expect(error?.diagnostics.first?.place == "apps.app.links[0].pattern")
    }
}

@Suite("Examples in a table")
struct ExampleTests {
    @Test(
        "examples that hold load",
        arguments: [
            #"{ url: "app://a/1", routes: [{ x: 1.0 }] }"#, #"{ url: "/a/1?y=2", routes: [{ x: 1 }] }"#,
            #"{ url: "app://a/x", routes: null }"#,
            #"{ url: "app://b", routes: null }"#, #"{ url: "https://nowhere.example/", routes: null }"#,
            #"{ url: "::", routes: null }"#,
            #"{ url: "app://a/1", routes: null, appVersion: "1.9" }"#,
            #"{ url: "app://a/1", appVersion: "2", routes: [{ x: 1 }] }"#,
            #"{ url: "app://to/1", routes: null }"#,
        ])
    func hold(example: String) throws {
        _ = try RouteTable(links: Self.links(example))
    }

    @Test("an example of a redirect or a wrapper holds where the URL passes through it")
    func passesThrough() throws {
        _ = try RouteTable(
            links: """
                { id: "a", pattern: "/a/{x:int}", routes: [{ x: "{x}" }] },
                { id: "to", pattern: "/to/{x}", redirect: "/a/{x}", examples: [{ url: "app://to/1", routes: [{ x: 1 }] }] },
                { id: "in", pattern: "/in?u={u}", unwrap: "u", examples: [{ url: "app://in?u=/to/1", routes: [{ x: 1 }] }] },
                """)
    }

    @Test("the app's version of an example is asked for")
    func versions() throws {
        _ = try RouteTable(links: Self.links(#"{ url: "app://a/1", routes: [{ x: 1 }], appVersion: 2 }"#))
    }

    @Test(
        "one that does not hold is an error",
        arguments: [
            (#"{ url: "app://a/1", routes: [{ x: 2 }] }"#, #"the example expects [{"x":2}], the link gives [{"x":1}]"#),
            (
                #"{ url: "app://a/1", routes: [{ x: "1" }] }"#,
                #"the example expects [{"x":"1"}], the link gives [{"x":1}]"#
            ),
            (#"{ url: "app://a/1", routes: [] }"#, #"the example expects [], the link gives [{"x":1}]"#),
            (#"{ url: "app://b", routes: [] }"#, #"the example is answered by the link "b""#),
            (#"{ url: "app://a/1", routes: null }"#, "the example must not be answered by this link, and is"),
            (
                #"{ url: "app://a/1", routes: [{ x: 1 }], appVersion: "1" }"#,
                #"the example opens nothing: the link "a" needs a newer app: 2 or newer"#
            ),
            (
                #"{ url: "app://a/x", routes: [] }"#,
                #"the example opens nothing: no link of the app "app" fits; the nearest one, "a" (/a/{x:int}), differs at path[1]: expected int, not "x""#
            ),
            (
                #"{ url: "app://a b", routes: [] }"#,
                "the example opens nothing: a space may not stand raw in a URL (byte 7); write app://a%20b"
            ),
        ])
    func fail(example: String, message: String) {
        let links = Self.links(example)
        let error = #expect(throws: RouteTableError.self) { try RouteTable(links: links) }
        #expect(error?.diagnostics.map(\.message) == [message])
        #expect(error?.diagnostics.first?.place == "apps.app.links[0].examples[0]")
    }

    private static func links(_ example: String) -> String {
        #"{ id: "a", pattern: "/a/{x:int}", minAppVersion: 2, routes: [{ x: "{x}" }], examples: [\#(example)] },"#
            + #"{ id: "b", pattern: "/b", routes: [] }"#
    }
}
