import Testing
import URLPatterns

@Suite("Refusing patterns")
struct PatternErrorTests {
    /// A pattern with the bytes at fault between `»` and `«`, and what is said of them.
    struct Case: Sendable, CustomTestStringConvertible {
        var marked: String
        var message: String

        init(_ marked: String, _ message: String) {
            self.marked = marked
            self.message = message
        }

        var testDescription: String { marked.debugDescription }
        var pattern: String { marked.replacing("»", with: "").replacing("«", with: "") }

        func marked(_ range: Range<Int>) -> String {
            let bytes = Array(pattern.utf8)
            func text(_ part: ArraySlice<UInt8>) -> String { String(decoding: part, as: UTF8.self) }
            return text(bytes[..<range.lowerBound]) + "»" + text(bytes[range]) + "«" + text(bytes[range.upperBound...])
        }
    }

    private static let mixedOnly = "must be the whole segment, query value or fragment"

    static let cases = [
        // Paths
        Case("»«", #"expected "/" at the start of a path; a pattern begins with a slash"#),
        Case("»r«ecipe", #"expected "/" at the start of a path; a pattern begins with a slash"#),
        Case("»?«a", #"expected "/" at the start of a path; a pattern begins with a slash"#),
        Case("/a»//«b", "an empty segment; doubled slashes in a URL do not matter, so write one slash"),
        Case("»//«", "an empty segment; doubled slashes in a URL do not matter, so write one slash"),
        Case("/a/».«/b", #"a segment "." or ".." is resolved before matching, so no URL can hold it"#),
        Case("/a/»%2e.«", #"a segment "." or ".." is resolved before matching, so no URL can hold it"#),
        Case(String(repeating: "/a", count: 256) + "/»a«", "more than 256 segments"),
        // Braces
        Case("/a»}«", #"a brace "}" that belongs to no capture; write %7B or %7D for a literal one"#),
        Case("/»{{«a}}", "doubled braces mean nothing in a pattern; write %7B and %7D for literal ones"),
        Case("/a»}}«", "doubled braces mean nothing in a pattern; write %7B and %7D for literal ones"),
        Case("/»{a«", #"expected "}" to end the capture"#),
        Case("/»{a:int«", #"expected "}" to end the capture"#),
        Case("/»{a=b/c«", #"expected "}" to end the capture"#),
        Case("/{a=b»{«c}", #"a brace "{" that belongs to no capture; write %7B or %7D for a literal one"#),
        // Escapes
        Case("/a»%zz«", #"expected two hexadecimal digits after "%"; write %25 for a percent sign"#),
        Case("/a»%4«", #"expected two hexadecimal digits after "%"; write %25 for a percent sign"#),
        Case("/»a%ff«", "the percent-escapes are not UTF-8"),
        Case("/»a%00«", "a control character, which no URL that is read can hold here"),
        Case("/»%0A«", "a control character, which no URL that is read can hold here"),
        Case("/»%C2%85«", "a control character, which no URL that is read can hold here"),
        Case("/?k=»%00«", "a control character, which no URL that is read can hold here"),
        // Names
        Case("/{»}«", #"expected a name after "{"; write {_} to capture nothing"#),
        Case("/{»:«int}", #"expected a name after "{"; write {_} to capture nothing"#),
        Case("/{»1a«}", #""1a" is no name; a name is a letter, then letters, digits, "_" and "-""#),
        Case("/{»_a«}", #""_a" is no name; a name is a letter, then letters, digits, "_" and "-""#),
        Case("/{»이름«}", #""이름" is no name; a name is a letter, then letters, digits, "_" and "-""#),
        Case("/{a:»}«", #"expected a type: a name, "(" or "/""#),
        Case("/{a}/»{a}«", #""a" is captured twice"#),
        Case("/{a}?b=»{a:int}«", #""a" is captured twice"#),
        Case("/{a}#»{a}«", #""a" is captured twice"#),
        Case("/{a» «}", #"expected ":", "}", "?", "=", "+" or "*""#),
        Case("/{a:int»!«}", #"expected "}", "?", "=", "+" or "*""#),
        // Types
        Case("/{a:»integer«}", #"unknown type "integer"; did you mean "int"?"#),
        Case("/{a:»Uuid«}", #"unknown type "Uuid"; did you mean "uuid"?"#),
        Case("/{a:»category«}", #"unknown type "category"; declare it in "types""#),
        Case("/{a:int»(5..1)«}", "the range is empty: its lower end is above its upper end"),
        Case("/{a:int(1»,«5)}", #"expected "..", as in int(1..12), int(1..) or int(..12)"#),
        Case("/{a:int(1..5»}«", #"expected ")""#),
        Case("/{a:int(»9223372036854775808«..)}", "the number does not fit into 64 bits"),
        Case("/{a:int(»-«..)}", "the number does not fit into 64 bits"),
        Case("/{a:(»)«}", "an empty choice; a value is never empty"),
        Case("/{a:(x|»|«y)}", "an empty choice; a value is never empty"),
        Case("/{a:(x|»x«)}", #"the choice "x" stands twice"#),
        Case("/{a:(x|»%78«)}", #"the choice "x" stands twice"#),
        Case("/{a:»(x|y}«", #"expected ")" to end the choices"#),
        Case("/{a:»/x}«", #"expected "/" to end the regular expression"#),
        Case("/{a:/x»\u{8}«/}", "a control character in an expression; to mean a backslash, write it twice in JSON"),
        Case("»h«ttps://a.b/c", #"a pattern is a path, such as /products/{id}; scheme and host belong in "origins""#),
        Case("/{a:/x*»?«/}", "lazy marks change nothing where the whole value is matched: leave the ? out"),
        Case(#"/{a:/(x)»\1«/}"#, "back-references cannot be matched in linear time"),
        Case("/{a:url(»a.b«)}", #""a.b" is no origin; write "https://a.b", or "name://" for a custom scheme"#),
        Case("/{a:url(https://a.b|»myapp://«)}", "expected an origin https://… without a capture"),
        Case("/{a:url(»https://{x}.b«)}", "expected an origin https://… without a capture"),
        Case("/{a:url(»https://a.b}«", #"expected ")" to end the origins"#),
        Case("/{a:int=»x«}", #"the default "x" is not of type int"#),
        Case("/{a:(x|y)=»z«}", #"the default "z" is not of type (x|y)"#),
        Case("/{a=»«}", #"the default "" is not of type string"#),
        Case("/{a:int»[«1]}", #"expected "[]" or "[,]""#),
        // What goes with what
        Case("/{a}»{b}«", "two captures side by side; write text between them"),
        Case("/{a}-{b}»{c}«", "two captures side by side; write text between them"),
        Case("/a»{b?}«", "an optional or a default \(mixedOnly)"),
        Case("/»{b=1}«x", "an optional or a default \(mixedOnly)"),
        Case("/?k=a»{b?}«", "an optional or a default \(mixedOnly)"),
        Case("/a»{b:int[,]}«", "a list \(mixedOnly)"),
        Case("/a»{b+}«", "{name+} and {name*} stand for whole segments of a path, and only there"),
        Case("/?k=»{b+}«", "{name+} and {name*} stand for whole segments of a path, and only there"),
        Case("/#»{b*}«", "{name+} and {name*} stand for whole segments of a path, and only there"),
        Case("/{a}-{b}-{c}-{d}-{e}-{f}-{g}-{h}-»{i}«", "more than 8 captures in one segment"),
        Case(
            "/»{a?}«/b",
            "after an optional segment only optional ones or one {name*} can follow; write an alias without it"),
        Case(
            "/»{a?}«/{b}",
            "after an optional segment only optional ones or one {name*} can follow; write an alias without it"),
        Case(
            "/{a?}/»{b+}«",
            "after an optional segment only optional ones or one {name*} can follow; write an alias without it"),
        Case(
            "/{a?}/»{b*}«/c",
            "after an optional segment only optional ones or one {name*} can follow; write an alias without it"),
        Case("/{a+}/»{b?}«", "an optional segment after {name+} or {name*}; write an alias"),
        Case("/{a+}/x/{b+}/y/»{c+}«", "more than two {name+} or {name*} in one pattern"),
        Case("/{a+}/»{b+}«", "two runs of segments need a literal segment between them"),
        Case("/{a+}/{x}/»{b*}«", "two runs of segments need a literal segment between them"),
        Case("/»{a:int+}«", "a run of segments can be string, url, a regex or a named type, not int"),
        Case("/»{a:string[,]+}«", "a run of segments can be string, url, a regex or a named type, not string[,]"),
        Case("/»{a:int[]}«", #"a list "[]" of repeated keys can stand only in a query"#),
        Case("/#»{a:int[]}«", #"a list "[]" of repeated keys can stand only in a query"#),
        Case("/?k=»{a:int[]?}«", #"a list is never required, so it takes no "?" and no default"#),
        Case("/?k[]=»{a?}«", #"a list is never required, so it takes no "?" and no default"#),
        Case("/?k=»{a:int[,]=1}«", #"a list is never required, so it takes no "?" and no default"#),
        // Queries
        Case("/?»«", "an empty query key"),
        Case("/?a&»«", "an empty query key"),
        Case("/?a&»&«b", "an empty query key"),
        Case("/?»=«a", "an empty query key"),
        Case("/?»[]=«{a}", "an empty query key"),
        Case("/?»a=«", "an empty value; write the key alone to ask for its presence, or {name:text}"),
        Case("/?»a=«&b", "an empty value; write the key alone to ask for its presence, or {name:text}"),
        Case("/?a={a}&»a«=b", #"the query key "a" stands twice"#),
        Case("/?a&»%61«", #"the query key "a" stands twice"#),
        Case("/?a&»a[]«={b}", #"the query key "a" stands twice"#),
        Case("/?tags[]»«", #"expected "={name}" after "[]""#),
        Case("/?tags[]=»x«", #"expected one capture after "[]=", as in tags[]={tags}"#),
        Case("/?tags[]=»{a:int[,]}«", #"expected one capture after "[]=", as in tags[]={tags}"#),
        Case("/?»{a}«", "{name*} in a query stands alone between \"&\", without a key"),
        Case("/?»{a:url*}«", "{name*} in a query stands alone between \"&\", without a key"),
        Case("/?»{a*}«x", "{name*} in a query stands alone between \"&\", without a key"),
        Case("/?k»{«a}=b", "{name*} in a query stands alone between \"&\", without a key"),
        Case("/?{a*}&»{b*}«", "two {name*} in one query"),
        // Fragments
        Case("/»#«", ##"an empty fragment; leave the "#" out to accept any, or write #{name} to ask for one"##),
        Case("/#»/a?b=c«", #"a fragment is either a path (with "/") or a query (with "="), not both"#),
        Case("/#a»//«b", "an empty segment; doubled slashes in a URL do not matter, so write one slash"),
    ]

    @Test("a fault is named, with the very bytes", arguments: cases)
    func names(example: Case) {
        let error = #expect(throws: PatternError.self) { try Pattern(example.pattern) }
        #expect(error?.description == example.message)
        #expect(error.map { example.marked($0.range) } == example.marked)
    }

    @Test("every reason to refuse a pattern is met")
    func isComplete() {
        let met = Self.cases.compactMap { example -> String? in
            do throws(PatternError) {
                _ = try Pattern(example.pattern)
                return nil
            } catch {
                return String("\(error.reason)".prefix { $0.isLetter })
            }
        }
        // These need a parent: PatternReadingTests.
        let nested = ["belowOptional", "belowManyWithoutLiteral", "twoFragments"]
        #expect(Set(met + nested).count == 45, "\(Set(met + nested).sorted())")
    }
}
