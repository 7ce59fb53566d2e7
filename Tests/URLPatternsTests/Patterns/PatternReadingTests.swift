import Testing
import URLPatterns

@Suite("Reading patterns")
struct PatternReadingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var pattern: String
        var parts: String

        init(_ pattern: String, _ parts: String) {
            self.pattern = pattern
            self.parts = parts
        }

        var testDescription: String { pattern.debugDescription }
    }

    @Test(
        "a pattern is read into its parts",
        arguments: [
            // Paths
            Case("/", ""),
            Case("/recipe", #""recipe""#),
            Case("/recipe/", #""recipe""#),
            Case("/a/b/c", #""a" "b" "c""#),
            Case("/{id}", "id:string"),
            Case("/{id:int}/steps/{step:int?}", #"id:int "steps" step:int?"#),
            Case("/{a:int=7}/{b=x}", #"a:int|"7" b:string|"x""#),
            Case("/{_}", "_:string"),
            Case("/{_}/{_:int}/{_*}", "_:string _:int _:string*"),
            Case("/{a_b-1}", "a_b-1:string"),
            Case("/...", #""...""#),
            // Literal text
            Case("/a%2Fb", #""a/b""#),
            Case("/caf%C3%A9/레시피", #""café" "레시피""#),
            Case("/%7Bid%7D", #""{id}""#),
            Case("/100%25", #""100%""#),
            Case("/a+b/c:d@e!$'(),;=&", #""a+b" "c:d@e!$'(),;=&""#),
            Case("/[]|^\\'<>", #""[]|^\'<>""#),
            // Text with captures
            Case("/{id:int}-{slug}", #"id:int+"-"+slug:string"#),
            Case("/v{n}.html", #""v"+n:string+".html""#),
            Case("/@{name}", #""@"+name:string"#),
            Case(
                "/{a}-{b}-{c}-{d}-{e}-{f}-{g}-{h}",
                #"a:string+"-"+b:string+"-"+c:string+"-"+d:string+"-"+e:string+"-"+f:string+"-"+g:string+"-"+h:string"#),
            // Runs
            Case("/files/{path+}", #""files" path:string+"#),
            Case("/{a*}/x/{b:url+}", #"a:string* "x" b:url+"#),
            Case(#"/{a:/[a-z\/]+/+}"#, #"a:/[a-z\/]+/+"#),
            Case("/{a?}/{b=1}/{rest*}", #"a:string? b:string|"1" rest:string*"#),
            // Types
            Case("/{a:string}/{b:text}", "a:string b:text"),
            Case(
                "/{a:int(1..12)}/{b:int(1..)}/{c:int(..-5)}/{d:int(..)}",
                "a:int(1..12) b:int(1..) c:int(..-5) d:int(..)"),
            Case("/{a:double}/{b:bool}/{c:uuid}/{d:date}", "a:double b:bool c:uuid d:date"),
            Case(
                "/{a:url}/{b:url(https://*.example.com|https://a.b:8443/c)}",
                "a:url b:url(https://*.example.com|https://a.b:8443/c)"),
            Case("/{a:(x|y z|%7C%29)}", "a:(x|y z|%7C%29)"),
            Case(#"/{a:/x?#\/{1,2}[{}]/}"#, #"a:/x?#\/{1,2}[{}]/"#),
            Case("/{a:int[,]}/{b:(x|y)[,]}", "a:int[,],… b:(x|y)[,],…"),
            // Queries
            Case("/?a", "? a"),
            Case("/s?q={query}&page={page:int=1}", #""s" ? q=query:string & page=page:int|"1""#),
            Case("/?type=video&k=a%26b", #"? type="video" & k="a&b""#),
            Case("/?k=a=b?c/d", #"? k="a=b?c/d""#),
            Case("/?tag={tags:string[]}", "? tag=tags:string[]…"),
            Case("/?tags[]={tags}", "? tags[]=tags:string…"),
            Case("/?ids[]={ids:int}&x={x:int[,]}", "? ids[]=ids:int… & x=x:int[,],…"),
            Case("/?{data*}", "? data*"),
            Case("/?a={a}&{_*}", "? a=a:string & _*"),
            Case("/?id={id:int}L", #"? id=id:int+"L""#),
            Case("/?a%3Db={x}&%C3%A9", "? a=b=x:string & é"),
            Case("/?k=%0A", #"? k="\n""#),
            // Fragments
            Case("/#top", #"# "top""#),
            Case("/#{section?}", "# section:string?"),
            Case("/#t{s:int}", #"# "t"+s:int"#),
            Case("/#a?b", #"# "a?b""#),
            Case("/#/view/{id}", #"# / "view" id:string"#),
            Case("/#a/{b*}", #"# / "a" b:string*"#),
            Case("/#access_token={t}&expires_in={e:int?}", "# ? access_token=t:string & expires_in=e:int?"),
            Case("/#{a:/x=\\/y/}", #"# a:/x=\/y/"#),
            Case("/#k=a%2Fb", #"# ? k="a/b""#),
            Case("/a?b=c#d", #""a" ? b="c" # "d""#),
            // A default is text up to the brace.
            Case("/{a=x%7Dy?z#/&}", #"a:string|"x}y?z#/&""#),
        ])
    func reads(example: Case) throws {
        #expect(PatternParts(try Pattern(example.pattern)).description == example.parts)
    }

    @Test(
        "a nested pattern may lack its path",
        arguments: [
            Case("?a", "? a"), Case("#top", #"# "top""#), Case("?a#b", #"? a # "b""#),
        ])
    func readsNested(example: Case) throws {
        #expect(PatternParts(try Pattern(example.pattern, isNested: true)).description == example.parts)
        #expect(throws: PatternError(.missingSlash, at: 0..<1)) { try Pattern(example.pattern) }
    }

    struct Nested: Sendable, CustomTestStringConvertible {
        var parent: String
        var child: String
        var source: String

        var testDescription: String { "\(parent) and \(child)" }
    }

    @Test(
        "a nested pattern is appended to its parent's",
        arguments: [
            Nested(parent: "/a", child: "/b", source: "/a/b"),
            Nested(parent: "/a/", child: "/b/", source: "/a/b/"),
            Nested(parent: "/", child: "/b", source: "/b"),
            Nested(parent: "/a", child: "/", source: "/a"),
            Nested(parent: "/", child: "?x", source: "/?x"),
            Nested(parent: "/a?x={x}", child: "/b?y#z", source: "/a/b?x={x}&y#z"),
            Nested(parent: "/a#z", child: "?y", source: "/a?y#z"),
            Nested(parent: "/{a}", child: "/{b?}", source: "/{a}/{b?}"),
            Nested(parent: "/{a+}", child: "/b/{c+}", source: "/{a+}/b/{c+}"),
        ])
    func appends(example: Nested) throws {
        let child = try Pattern(example.child, isNested: true)
        let joined = try Pattern(example.parent).appending(child)
        #expect(joined.source == example.source)
        #expect(PatternParts(joined).description == PatternParts(try Pattern(example.source)).description)
    }

    @Test(
        "a nested pattern that does not go with its parent's is refused",
        arguments: [
            ("/{a?}", "/b", "a nested path below an optional segment; write two links"),
            ("/{a=1}", "/b", "a nested path below an optional segment; write two links"),
            ("/{a+}", "/{b}", "a nested path below {name+} or {name*} must begin with a literal segment"),
            ("/{a+}", "/{b+}", "a nested path below {name+} or {name*} must begin with a literal segment"),
            ("/{a+}/b/{c+}/d", "/{e+}", "more than two {name+} or {name*} in one pattern"),
            ("/{a}", "/{a}", #""a" is captured twice"#),
            ("/a?x", "/b?x={y}", #"the query key "x" stands twice"#),
            ("/a#b", "/c#d", "two fragments: the parent has one already"),
            ("/a?{x*}", "?{y*}", "two {name*} in one query"),
        ])
    func refusesNested(parent: String, child: String, message: String) throws {
        let outer = try Pattern(parent)
        let inner = try Pattern(child, isNested: true)
        let error = #expect(throws: PatternError.self) { try outer.appending(inner) }
        #expect(error?.description == message)
        #expect(error?.range == 0..<child.utf8.count)
    }
}
