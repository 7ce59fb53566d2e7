import NavigationPaths
import Testing

@Suite("Between a path and its routes")
struct PathTextTests {
    private func routes(of path: String) throws -> String {
        var output = Array("before ".utf8)
        try NavigationPathRepresentation.appendRoutes(decoding: Array(path.utf8), to: &output)
        return String(decoding: output.dropFirst(7), as: UTF8.self)
    }

    private func path(of routes: String, type: String? = nil) throws -> String {
        var output = Array("before ".utf8)
        try NavigationPathRepresentation.appendPath(encoding: Array(routes.utf8), type: type, to: &output)
        return String(decoding: output.dropFirst(7), as: UTF8.self)
    }

    static let pairs = [
        ("[]", #"{"routes":[],"types":[]}"#),
        (
            #"["MyApp.User","{\"id\":12345678901234567890,\"x\":1.10}","Swift.Int","42"]"#,
            #"{"routes":[42,{"id":12345678901234567890,"x":1.10}],"types":["Swift.Int","MyApp.User"]}"#
        ),
        (
            #"["Swift.String","\"a/b \\\"c\\\" \\u00e9 é\""]"#,
            #"{"routes":["a/b \"c\" \u00e9 é"],"types":["Swift.String"]}"#
        ),
        (#"["A\"\n\\","null"]"#, #"{"routes":[null],"types":["A\"\n\\"]}"#),
        (#"["","{ \"b\" : 1 , \"a\" : [ ] }"]"#, #"{"routes":[{ "b" : 1 , "a" : [ ] }],"types":[""]}"#),
        // White space around an item is part of it.
        (#"["A"," 42 ","B","\t[1]\n"]"#, "{\"routes\":[\t[1]\n, 42 ],\"types\":[\"B\",\"A\"]}"),
    ]

    @Test("the text of an item stays as it is, both ways", arguments: pairs)
    func bothWays(path: String, routes: String) throws {
        #expect(try self.routes(of: path) == routes)
        #expect(try self.path(of: routes) == path)
    }

    @Test(
        "other spellings of a path are read too",
        arguments: [
            (#" [ "Swift.Int" , "42" ] "#, #"{"routes":[42],"types":["Swift.Int"]}"#),
            (#"["\u0053wift.Int","\u00342"]"#, #"{"routes":[42],"types":["Swift.Int"]}"#),
            (
                #"["MyApp.Page","{\"url\":\"https:\\\/\\\/a.b\"}"]"#,
                #"{"routes":[{"url":"https:\/\/a.b"}],"types":["MyApp.Page"]}"#
            ),
            (#"["A","\"\\ud83c\\udf88\""]"#, #"{"routes":["\ud83c\udf88"],"types":["A"]}"#),
        ])
    func spellings(path: String, routes: String) throws {
        #expect(try self.routes(of: path) == routes)
    }

    @Test(
        "routes are taken with one type, with types, and however they are laid out",
        arguments: [
            (#"[{"settings":{}}]"#, "A", #"["A","{\"settings\":{}}"]"#),
            (#"[1,"a"]"#, "A", #"["A","\"a\"","A","1"]"#),
            (" [ 1 ,\n 2 ]\n", "A", #"["A","2","A","1"]"#),
            (#"{"routes": [1, 2], "types": ["A", "B"]}"#, nil, #"["B","2","A","1"]"#),
            ("{\n  \"types\": [\"A\"],\n  \"routes\": [\n    {\"a\": 1}\n  ]\n}\n", nil, #"["A","{\"a\": 1}"]"#),
            (#"{"routes":[1, 2],"types":["A", "B"]}"#, nil, #"["B","2","A","1"]"#),
            (#"{"routes":[1],"types":["A"]}"#, "B", #"["A","1"]"#),
            (#"{"routes":[1]}"#, "B", #"["B","1"]"#),
            (#"{"app":"x","routes":[1],"mode":{"a":[{}]},"types":["A"],"more":[[]]}"#, nil, #"["A","1"]"#),
            (#"{"\u0072outes":[1],"t\u0079pes":["A"]}"#, nil, #"["A","1"]"#),
            ("[]", nil, "[]"), (#"{"routes":[]}"#, nil, "[]"), (#"{"routes":[ ],"types":[ ]}"#, nil, "[]"),
        ] as [(String, String?, String)])
    func layouts(routes: String, type: String?, path: String) throws {
        #expect(try self.path(of: routes, type: type) == path)
        let read = try NavigationPathRepresentation(routes: Array(routes.utf8), type: type)
        #expect(String(decoding: read.encoded(), as: UTF8.self) == path)
    }

    @Test("an item as deep as JSON may be passes both ways")
    func deep() throws {
        let item = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        let path = "[\"A\",\"\(item)\"]"
        let routes = "{\"routes\":[\(item)],\"types\":[\"A\"]}"
        #expect(try self.routes(of: path) == routes)
        #expect(try self.path(of: routes) == path)
        #expect(try self.path(of: "[\(item)]", type: "A") == path)
        for tooDeep in ["{\"routes\":[[\(item)]],\"types\":[\"A\"]}", "[[\(item)]]"] {
            #expect(throws: NavigationPathError.self) { try self.path(of: tooDeep, type: "A") }
        }
        #expect(throws: NavigationPathError.self) { try self.routes(of: "[\"A\",\"[\(item)]\"]") }
    }

    @Test("after an error the output is as it was")
    func outputAfterError() {
        var output = Array("before".utf8)
        #expect(throws: NavigationPathError.self) {
            try NavigationPathRepresentation.appendRoutes(decoding: Array(#"["A","1","B","x"]"#.utf8), to: &output)
        }
        #expect(throws: NavigationPathError.self) {
            try NavigationPathRepresentation.appendPath(encoding: Array("[1]".utf8), type: nil, to: &output)
        }
        #expect(output == Array("before".utf8))
    }
}
