import DeepLinks
import Testing

@Suite("Templates")
struct TemplateTests {
    @Test(
        "a string that is one name becomes the value with its type",
        arguments: [
            ("{x:int}", "0042", "42"), ("{x:int}", "-7", "-7"), ("{x:double}", "1.50", "1.5"), ("{x:double}", "3", "3"),
            ("{x:double}", "1e3", "1000"), ("{x:bool}", "1", "true"), ("{x:bool}", "false", "false"),
            ("{x:uuid}", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f", #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#),
            ("{x:date}", "2026-11-30", #""2026-11-30""#), ("{x}", "42", #""42""#), ("{x}", "a%22b%5Cc", #""a\"b\\c""#),
            ("{x}", "%F0%9F%8D%B0é", #""🍰é""#), ("{x:(a|b)}", "a", #""a""#), ("{x:/[a-z]+/}", "abc", #""abc""#),
            ("{x:url}", "https:%2F%2Fa.b%2Fc", #""https://a.b/c""#),
            ("{x:panel}", "top-sites", #""topSites""#), ("{x:panel}", "n", "[1,{\"a\":null}]"),
            ("{x:int[,]}", "1,,2", "[1,2]"), ("{x:string[,]}", "a", #"["a"]"#),
            ("{x:panel[,]}", "n,top-sites", #"[[1,{"a":null}],"topSites"]"#),
        ])
    func typed(capture: String, text: String, json: String) throws {
        let table = try RouteTable(
            links: #"{ pattern: "/\#(capture)", routes: ["{x}", { x: "{x}" }, [1, "{x}"]] }"#,
            keys: #"types: { panel: { "top-sites": "topSites", n: [1, { a: null }] } },"#)
        let resolution = try table.resolve("https://a.b/" + text)
        #expect(String(decoding: resolution.routesJSON, as: UTF8.self) == #"[\#(json),{"x":\#(json)},[1,\#(json)]]"#)
    }

    @Test(
        "inside a longer string it is text, percent-encoded on request",
        arguments: [
            (#""a{x}b{y}""#, #""a1 2/3b7""#), (#""{x}{y}""#, #""1 2/37""#), (#""{%x}""#, #""1%202%2F3""#),
            (#""?q={%x}&n={y}""#, #""?q=1%202%2F3&n=7""#),
            (#""{%run}""#, #""a%20b/c/d""#), (#""{run}!""#, #""a b/c/d!""#), (#""{{x}}""#, #""{x}""#),
            (#""{{{y}}}""#, #""{7}""#),
            (#""{{""#, #""{""#), (#""a\"{y}\\""#, #""a\"7\\""#), (#""{k}-""#, #""top-sites-""#),
            (#""{$url}""#, #""https://a.b/1%202%2F3/007/top-sites/a%20b/c%2Fd""#),
            (#""u={$url}""#, #""u=https://a.b/1%202%2F3/007/top-sites/a%20b/c%2Fd""#),
            (#"{ "{y}": 1, b: "" }"#, #"{"{y}":1,"b":""}"#), ("[null, true, 1.10, 'x']", #"[null,true,1.10,"x"]"#),
            ("12345678901234567890", "12345678901234567890"),
        ])
    func text(template: String, json: String) throws {
        let table = try RouteTable(
            links: #"{ pattern: "/{x}/{y:int}/{k:panel}/{run+}", routes: [\#(template)] }"#,
            keys: #"types: { panel: { "top-sites": "topSites" } },"#)
        let resolution = try table.resolve("https://a.b/1%202%2F3/007/top-sites/a%20b/c%2Fd")
        #expect(String(decoding: resolution.routesJSON, as: UTF8.self) == "[\(json)]")
    }

    @Test(
        "an absent value takes its key, its array element, its string, its route",
        arguments: [
            (#"{ a: "{x}", b: 1, c: "{x}" }"#, #"{"b":1}"#), (#"{ b: 1, a: "{x}" }"#, #"{"b":1}"#),
            (#"{ a: "{x}", c: "{x}" }"#, "{}"),
            (#"["{x}", 1, "{x}", 2]"#, "[1,2]"), (#"[1, "{x}"]"#, "[1]"), (#"["{x}"]"#, "[]"),
            (#"{ a: "x={x}", b: 2 }"#, #"{"b":2}"#),
            (#"{ a: { b: "{x}" } }"#, #"{"a":{}}"#),
            (#"{ a: ["{x}", { c: "{x}" }], d: "{p}" }"#, #"{"a":[{}],"d":"p"}"#),
            (#"{ a: "{p}", b: "{x}", c: "{p}" }"#, #"{"a":"p","c":"p"}"#),
            (#"{ b: "{x}{p}", c: "{p}" }"#, #"{"c":"p"}"#),
            (#"{ a: "{list}", b: "{rest}" }"#, #"{"a":[],"b":{}}"#), (#"{ a: null, b: "{x}" }"#, #"{"a":null}"#),
            (#""{x}", "{p}""#, #""p""#), (#""{p}", "-{x}", "{p}""#, #""p","p""#), (#""{d}""#, #""7""#),
            (#""{n}""#, "7"),
        ])
    func absent(template: String, json: String) throws {
        let table = try RouteTable(
            links: #"{ pattern: "/{p}?x={x?}&l={list:int[]}&d={d=7}&n={n:int=7}&{rest*}", routes: [\#(template)] }"#)
        let resolution = try table.resolve("https://a.b/p")
        #expect(String(decoding: resolution.routesJSON, as: UTF8.self) == "[\(json)]")
    }

    @Test(
        "lists and the rest of a query",
        arguments: [
            Question("https://a.b/s?tag=a&tag=b", #"s [[1,["a","b"],{}]]"#),
            Question("https://a.b/s?tag[]=a&x=1&tag[0]=b&tag=&tag", #"s [[1,["a","b"],{"x":"1"}]]"#),
            Question("https://a.b/s?tag[x]=a", #"s [[1,[],{"tag[x]":"a"}]]"#),
            Question("https://a.b/s?x=1&y&x=2&z=", #"s [[1,[],{"x":"1","y":"","z":""}]]"#),
            Question(
                "https://a.b/s?utm_source=a&x=b", #"s [[1,[],{"x":"b"}]] tracking={"utm_source":["a"]} no query"#,
                show: ["tracking", "query"]),
            Question("https://a.b/t?n=1&n=x", "no-match"),
            Question("https://a.b/t?n=1&n=&n=3", #"t [[1,3]]"#),
            Question("https://a.b/t", "t [[]]"),
            Question("https://a.b/u?x=&x=a&x", #"u [["","a"]]"#),
            Question("https://a.b/v?x&x=0&x=", #"v [[true,false,true]]"#),
            Question("https://a.b/w?x=1,2,,3&x=4", #"w [[1,2,3]]"#),
            Question("https://a.b/w?x=", "w [[]]"),
            Question("https://a.b/w", "w [[]]"),
            Question("https://a.b/f#n=1&n=2&a=b&utm_x=y", #"f [[[1,2],{"a":"b"}]]"#),
            Question("https://a.b/f", "f [[[],{}]]"),
        ])
    func lists(question: Question) throws {
        try question.check(
            RouteTable(
                links: """
                    { id: "s", pattern: "/s?tag={tags:string[]}&{rest*}", routes: [[1, "{tags}", "{rest}"]] },
                    { id: "t", pattern: "/t?n={n:int[]}", routes: ["{n}"] },
                    { id: "u", pattern: "/u?x={x:text[]}", routes: ["{x}"] },
                    { id: "v", pattern: "/v?x={x:bool[]}", routes: ["{x}"] },
                    { id: "w", pattern: "/w?x={x:int[,]}", routes: ["{x}"] },
                    { id: "f", pattern: "/f#n={n:int[]}&{rest*}", routes: [["{n}", "{rest}"]] },
                    """))
    }

    @Test("a name that only an alias captures is absent for the pattern")
    func aliasNames() throws {
        let table = try RouteTable(
            links: #"{ pattern: "/a/{x}", aliases: ["/b/{y:int}"], routes: [{ x: "{x}", y: "{y}" }] }"#)
        #expect(try Question("app://a/1", "").answer(of: table) == #"/a/{x} [{"x":"1"}]"#)
        #expect(try Question("app://b/1", "").answer(of: table) == #"/a/{x} [{"y":1}]"#)
    }

    @Test("params are the values with their types, in the order of their names")
    func params() throws {
        let table = try RouteTable(
            links: #"{ id: "x", pattern: "/{b:int}/{a}?z={z?}&c={c:bool}", routes: ["{a}{b}{z}{c}"] }"#)
        #expect(
            try Question("app://1/2?c", "", show: ["params"]).answer(of: table)
                == #"x [] params={"a":"2","b":1,"c":true}"#)
    }
}
