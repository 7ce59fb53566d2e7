import InternationalDomainNames
import Testing
import URLPatterns

@Suite("Origins")
struct OriginTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var origin: String
        var fits: [String]
        var others: [String]

        var testDescription: String { origin }
    }

    @Test(
        "an origin fits some URLs and not others",
        arguments: [
            Case(
                origin: "https://shop.example.com",
                fits: [
                    "https://shop.example.com", "http://shop.example.com/a?b#c", "HTTPS://SHOP.example.COM./",
                    "https://shop.example.com:443/", "http://shop.example.com:80/",
                ],
                others: [
                    "https://example.com", "https://a.shop.example.com", "https://shop.example.com:8443/",
                    "http://shop.example.com:443/", "https://shop.example.com:80/", "shop://shop.example.com",
                ]),
            Case(
                origin: "https://Shop.Example.com.", fits: ["https://shop.example.com"],
                others: ["https://shop.example.co"]),
            Case(
                origin: "https://a.b:8443", fits: ["https://a.b:8443/x", "http://a.b:8443/x"],
                others: ["https://a.b", "https://a.b:443", "https://a.b:844"]),
            Case(origin: "https://a.b:443", fits: ["https://a.b", "http://a.b"], others: ["https://a.b:80"]),
            Case(
                origin: "https://*.example.com", fits: ["https://a.example.com", "https://a.b.example.com/"],
                others: [
                    "https://example.com", "https://aexample.com", "https://a.example.com:1",
                    "https://a.example.com.evil",
                ]),
            Case(
                origin: "https://*.a.b:8443/base", fits: ["https://x.a.b:8443/base/c"],
                others: ["https://x.a.b/base", "https://x.a.b:8443/"]),
            Case(
                origin: "https://{tenant}.example.com", fits: ["https://a.example.com", "https://A-1.example.com"],
                others: ["https://a.b.example.com", "https://example.com"]),
            Case(
                origin: "https://{n:int(1..9)}.example.com", fits: ["https://7.example.com"],
                others: ["https://10.example.com", "https://a.example.com"]),
            Case(
                origin: "https://{lang:(de|fr)}.example.com",
                fits: ["https://de.example.com", "https://DE.example.com"],
                others: ["https://en.example.com"]),
            Case(
                origin: "https://*", fits: ["https://a.b", "http://c", "https://[::1]/", "https://192.0.2.1"],
                others: ["https://a.b:8443", "shop://a"]),
            Case(origin: "https://*:8443", fits: ["https://a.b:8443"], others: ["https://a.b"]),
            Case(
                origin: "https://a.b/app",
                fits: ["https://a.b/app", "https://a.b/app/", "https://a.b//app/x", "https://a.b/%61pp/x"],
                others: [
                    "https://a.b", "https://a.b/apps", "https://a.b/APP", "https://a.b/x/app", "https://a.b/app/../x",
                ]),
            Case(
                origin: "https://a.b/x%2Fy/é", fits: ["https://a.b/x%2Fy/%C3%A9/z"], others: ["https://a.b/x/y/%C3%A9"]),
            Case(
                origin: "https://a.b/#",
                fits: ["https://a.b/#/x", "https://a.b/#!/x", "https://a.b#x", "https://a.b/", "https://a.b/?q#/x"],
                others: ["https://a.b/x", "https://a.b/x#/y"]),
            Case(
                origin: "https://a.b/app/#", fits: ["https://a.b/app#/x", "https://a.b/app/#/x", "https://a.b/app"],
                others: ["https://a.b/#/app", "https://a.b/app/x#/y"]),
            Case(
                origin: "myapp://", fits: ["myapp://", "MyApp://a/b", "myapp:///a", "myapp:/a", "myapp:a", "myapp:"],
                others: ["myapps://a", "https://myapp/"]),
            Case(
                origin: "my.app+x-1://", fits: ["my.app+x-1://a"], others: ["my.app+x-2://a"]),
            Case(
                origin: "myapp://shop",
                fits: [
                    "myapp://shop", "myapp://SHOP/a", "myapp:///shop/a", "myapp:/Shop/a", "myapp:shop",
                    "myapp://s%68op/",
                ],
                others: ["myapp://", "myapp://shops", "myapp://a/shop", "myapp://shop:80/a"]),
            Case(
                origin: "https://bücher.example", fits: ["https://xn--bcher-kva.example/", "https://BÜCHER.example/"],
                others: ["https://bucher.example/"]),
            Case(
                origin: "https://[2001:DB8::1]", fits: ["https://[2001:db8:0::1]/"], others: ["https://[2001:db8::2]/"]),
            Case(origin: "https://localhost:3000", fits: ["http://localhost:3000/"], others: ["http://localhost/"]),
        ])
    func fits(example: Case) throws {
        let origin = try Origin(example.origin, hosts: InternationalDomainNames.toASCII)
        let reader = DeepLinkURLReader(hostToASCII: InternationalDomainNames.toASCII)
        for url in example.fits { #expect(origin.fits(try reader.read(url)), "fits \(url)") }
        for url in example.others { #expect(!origin.fits(try reader.read(url)), "does not fit \(url)") }
    }

    @Test(
        "an origin cuts what it requires",
        arguments: [
            ("https://a.b", 0), ("https://a.b/c/d", 2), ("https://a.b/#", 0), ("https://a.b/c/#", 0), ("s://", 0),
            ("s://a", 1),
        ])
    func cuts(origin: String, count: Int) throws {
        #expect(try Origin(origin).cut == count)
    }

    @Test("a captured label is given")
    func captures() throws {
        let origin = try Origin("https://{tenant}.example.com")
        let url = try DeepLinkURLReader().read("https://ACME.example.com/")
        let label = try #require(origin.capturedLabel(of: url))
        #expect(origin.capture?.name == "tenant")
        #expect(url.text[label].elementsEqual("acme".utf8))
    }

    @Test("the more specific comes first: labels, then literal before captured before any, then the path")
    func specificity() throws {
        let order = [
            "https://a.b.example.com/x/#", "https://a.b.example.com/x", "https://a.b.example.com",
            "https://{t:int}.b.example.com",
            "https://{t}.b.example.com",
            "https://*.b.example.com", "https://b.example.com/x/y/z", "https://{t}.example.com",
            "https://*.example.com",
            "https://example.com", "https://*",
        ]
        let keys = try order.map { try Origin($0).specificityKey }
        for (first, second) in zip(keys, keys.dropFirst()) { #expect(second.lexicographicallyPrecedes(first)) }
        #expect(try Origin("s://").specificityKey.lexicographicallyPrecedes(Origin("s://a").specificityKey))
    }

    @Test(
        "two spellings of one origin are the same",
        arguments: [
            ("https://A.b", "https://a.b./", true), ("https://a.b:443", "https://a.b", true),
            ("S://App", "s://app", true),
            ("https://{x}.a.b", "https://{y}.a.b", true), ("https://{x}.a.b", "https://*.a.b", false),
            ("https://a.b", "https://a.b:8443", false), ("https://a.b", "https://a.b/#", false),
            ("https://a.b/c", "https://a.b/C", false),
            ("https://{x:int}.a.b", "https://{x}.a.b", false), ("s://", "s://a", false),
            ("https://*", "https://*:1", false),
        ])
    func identity(first: String, second: String, isSame: Bool) throws {
        #expect((try Origin(first).identity == Origin(second).identity) == isSame)
    }

    @Test(
        "what is no origin is refused, with the bytes at fault",
        arguments: [
            ("", 0..<0, #""" is no origin; write "https://host", or "name://" for a custom scheme"#),
            ("a.b", 0..<3, #""a.b" is no origin; write "https://a.b", or "name://" for a custom scheme"#),
            (
                "https:/a.b", 0..<10,
                #""https:/a.b" is no origin; write "https://host", or "name://" for a custom scheme"#
            ),
            ("http://a.b", 0..<7, #"an origin "http://" is not set apart: "https://" matches both"#),
            ("1app://", 0..<4, #"a scheme is a letter, then letters, digits, "+", "-" and "." (RFC 3986, 3.1)"#),
            ("my_app://", 0..<6, #"a scheme is a letter, then letters, digits, "+", "-" and "." (RFC 3986, 3.1)"#),
            (
                "myapp://a/b", 8..<11,
                #"an origin of a custom scheme is "name://" or "name://first", where first is one segment"#
            ),
            (
                "myapp://a?b", 8..<11,
                #"an origin of a custom scheme is "name://" or "name://first", where first is one segment"#
            ),
            ("https://a.b?c", 8..<13, ##"an origin has no query, and no fragment but a last "/#""##),
            ("https://a.b/c#d", 8..<15, ##"an origin has no query, and no fragment but a last "/#""##),
            ("https://a.*.b", 10..<11, #""*" and a capture can stand only for the first label: https://*.example.com"#),
            ("https://a.b/*", 12..<13, #""*" and a capture can stand only for the first label: https://*.example.com"#),
            ("https://*a.b", 8..<9, #""*" and a capture can stand only for the first label: https://*.example.com"#),
            ("https://{x}a.b", 8..<11, #""*" and a capture can stand only for the first label: https://*.example.com"#),
            ("https://{x}", 8..<11, #""*" and a capture can stand only for the first label: https://*.example.com"#),
            ("https://a.{x}", 10..<11, #""*" and a capture can stand only for the first label: https://*.example.com"#),
            (
                "https://{x?}.b", 8..<12,
                #"a captured label is {name} or {name:type}, without "?", "=", "+", "*" or a list"#
            ),
            (
                "https://{x+}.b", 8..<12,
                #"a captured label is {name} or {name:type}, without "?", "=", "+", "*" or a list"#
            ),
            ("https://{x:integer}.b", 11..<18, #"unknown type "integer"; did you mean "int"?"#),
        ])
    func refuses(origin: String, range: Range<Int>, message: String) {
        let error = #expect(throws: OriginError.self) { try Origin(origin) }
        #expect(error?.description == message)
        #expect(error?.range == range)
    }

    @Test(
        "a fault of the host is told at its place",
        arguments: [
            ("https://", 8), ("https://u@a.b", 9), ("https://a b", 9), ("https://1.2.3", 8), ("https://a.b:x", 12),
            ("https://é", 8),
        ])
    func hosts(origin: String, offset: Int) {
        let error = #expect(throws: OriginError.self) { try Origin(origin) }
        guard case .malformedURL? = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.range.lowerBound == offset)
    }
}
