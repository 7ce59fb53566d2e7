import InternationalDomainNames
import Testing
import URLPatterns

@Suite struct DeepLinkURLReaderTests {
    let reader = DeepLinkURLReader(hostToASCII: InternationalDomainNames.toASCII)

    @Test(
        "a web link is read into its parts",
        arguments: [
            ReadCase("https://a.b", URLParts()),
            ReadCase("https://a.b/", URLParts()),
            ReadCase(" \t\r\nhttps://a.b/c \n", URLParts(path: "/c")),
            ReadCase("HTTP://A.b:80/", URLParts(scheme: "http")),
            ReadCase("hTTps://a.b", URLParts()),
            ReadCase("https://a.b/x/y?c=d&e#f#g?h", URLParts(path: "/x/y", query: "c=d&e", fragment: "f#g?h")),
            ReadCase("https://a.b?", URLParts(query: "")),
            ReadCase("https://a.b#", URLParts(fragment: "")),
            ReadCase("https://a.b?#", URLParts(query: "", fragment: "")),
            ReadCase("https://a.b?c/d?e", URLParts(query: "c/d?e")),
            ReadCase("https://a.b#c?d", URLParts(fragment: "c?d")),
            ReadCase("https://a.b/@x:1/[y]", URLParts(path: "/@x:1/[y]")),
            ReadCase("https://a.b/!$&'()*+,;=-._~", URLParts(path: "/!$&'()*+,;=-._~")),
        ])
    func webLink(_ expected: ReadCase) throws {
        #expect(URLParts(try reader.read(expected.url)) == expected.parts)
    }

    @Test(
        "a host is put into one form",
        arguments: [
            ("Shop.Example.COM", "shop.example.com"), ("a.b.", "a.b"), ("localhost", "localhost"),
            ("my_app-1.x", "my_app-1.x"), ("-a-.b", "-a-.b"), ("a--b.c", "a--b.c"), ("1a", "1a"), ("0xg", "0xg"),
            ("1.2.3.4", "1.2.3.4"), ("255.0.10.255", "255.0.10.255"), ("1.2.3.4.", "1.2.3.4"),
            ("1.2.3.4a", "1.2.3.4a"), ("[::1]", "[::1]"), ("[0:0:0:0:0:0:0:0]", "[::]"),
            ("[1:0:0:2:0:0:0:3]", "[1:0:0:2::3]"), ("[1:0:0:2:3:0:0:4]", "[1::2:3:0:0:4]"),
            ("[1:0:2:3:4:5:6:7]", "[1:0:2:3:4:5:6:7]"), ("[2001:DB8::ABCD]", "[2001:db8::abcd]"),
            ("[::ffff:192.168.0.1]", "[::ffff:c0a8:1]"), ("[1:2:3:4:5:6:7::]", "[1:2:3:4:5:6:7:0]"),
            ("[::2:3:4:5:6:7:8]", "[0:2:3:4:5:6:7:8]"), ("[0001::]", "[1::]"),
            ("münchen.de", "xn--mnchen-3ya.de"), ("MÜNCHEN.de.", "xn--mnchen-3ya.de"), ("xn--mnchen-3ya.de", nil),
            ("XN--mnchen-3ya.DE", "xn--mnchen-3ya.de"), ("faß.de", "xn--fa-hia.de"), ("日本語。jp", "xn--wgv71a119e.jp"),
            ("ＧＯ.com", "go.com"),
            (String(repeating: "a", count: 63) + ".b", nil),
            (String(repeating: "a.", count: 126) + "a", nil), (String(repeating: "a.", count: 126) + "a.", "…"),
        ] as [(String, String?)])
    func host(_ host: String, _ expected: String?) throws {
        let expected = expected == "…" ? String(host.dropLast()) : expected ?? host
        let url = try reader.read("https://\(host)/x")
        #expect(url.string(url.host) == expected)
        #expect(url.path(url.segments) == "/x")
        #expect(try reader.readHost(Array(host.utf8)) == Array(expected.utf8))
        // What comes out stays as it is.
        #expect(try reader.readHost(Array(expected.utf8)) == Array(expected.utf8))
    }

    @Test("without a conversion ASCII hosts read as with it, and xn-- labels are taken as they are")
    func withoutConversion() throws {
        let url = try DeepLinkURLReader().read("https://XN--a.example:1/")
        #expect(url.string(url.host) == "xn--a.example")
    }

    @Test(
        "a port is kept where it is not the scheme's own",
        arguments: [
            ("https://a.b:443", nil), ("https://a.b:80", 80), ("http://a.b:80/", nil), ("http://a.b:443?x", 443),
            ("https://a.b:", nil), ("https://a.b:/", nil), ("https://a.b:#", nil), ("https://a.b:0", 0),
            ("https://a.b:65535/", 65_535), ("https://a.b:0000000000000000008443/", 8443), ("https://[::1]:1/", 1),
        ] as [(String, Int?)])
    func port(_ url: String, _ expected: Int?) throws {
        #expect(try reader.read(url).port == expected)
    }

    @Test(
        "a path is split, then its dots are resolved, then it is decoded",
        arguments: [
            ("/a/b", "/a/b"), ("/a//b///c", "/a//b///c"), ("//a", "//a"), ("/a/", "/a"), ("/a///", "/a"), ("///", ""),
            ("/a%2Fb/c", "/a⁄b/c"), ("/a%2fb", "/a⁄b"), ("/%2F", "/⁄"), ("/%20/%25/%3F%23", "/ /%/?#"),
            ("/%2541", "/%41"), ("/caf%C3%A9/日本", "/café/日本"), ("/%F0%9F%92%A9", "/💩"), ("/e\u{301}", "/e\u{301}"),
            ("/.", ""), ("/..", ""), ("/./a", "/a"), ("/../a", "/a"), ("/../../a/../..", ""), ("/a/./b", "/a/b"),
            ("/a/../b", "/b"), ("/a/b/..", "/a"), ("/a/b/../..", ""), ("/a/b/.", "/a/b"), ("/a//../b", "/a/b"),
            ("/a///../b", "/a//b"), ("/a//b/../c", "/a//c"), ("/a//..//b", "/a//b"), ("//../a", "/a"),
            ("/a/%2e/b", "/a/b"), ("/a/%2E%2e/b", "/b"), ("/a/.%2e/b", "/b"), ("/a/%2e./b", "/b"), ("/...", "/..."),
            ("/.a/..b/c.", "/.a/..b/c."), ("/%252e", "/%2e"), ("/a;x=1/..;/b", "/a;x=1/..;/b"), ("/..%2Fa", "/..⁄a"),
            ("/%C2%A0", "/\u{A0}"), ("/%EF%BF%BF", "/\u{FFFF}"), ("/%EF%BB%BF", "/\u{FEFF}"),
        ])
    func path(_ path: String, _ expected: String) throws {
        let url = try reader.read("https://a.b\(path)?q#f")
        #expect(Array(url.path(url.segments).utf8) == Array(expected.utf8))
        var alone = DeepLinkURL()
        try reader.readPath(Array("\(path)?q#f".utf8)[...], into: &alone)
        #expect(URLParts(alone) == URLParts(scheme: "", host: "", path: expected, query: "q", fragment: "f"))
        #expect(alone.isPath && !alone.isWeb && !url.isPath && url.isWeb)
    }

    @Test(
        "the spellings of a custom scheme become one list of segments",
        arguments: [
            ("app://a/b", "/a/b"), ("app:///a/b", "/a/b"), ("app:/a/b", "/a/b"), ("app:a/b", "/a/b"),
            ("App:a/b/", "/a/b"),
            ("app:", ""), ("app:/", ""), ("app://", ""), ("app:///", ""), ("app:////a", "//a"), ("app://a//b", "/a//b"),
            ("app://Recipe/42", "/Recipe/42"), ("app://user:pw@host:80/a", "/user:pw@host:80/a"),
            ("app://a%2Fb", "/a⁄b"),
            ("app://日本/a", "/日本/a"), ("app://%2e%2e/a", "/../a"), ("app://a/../b", "/a/b"),
            ("app://a/b/../../../c", "/a/c"),
            ("app:///a/../b", "/b"), ("app:/a/../b", "/b"), ("app:a/../b", "/b"), ("app:../b", "/b"), ("app:./b", "/b"),
            ("app:a//../b", "/a/b"), ("app://[x]", "/[x]"), ("app:@", "/@"), ("app:a:b", "/a:b"),
        ])
    func customScheme(_ text: String, _ expected: String) throws {
        let url = try reader.read(text + "?q=/#f")
        #expect(URLParts(url) == URLParts(scheme: "app", host: "", path: expected, query: "q=/", fragment: "f"))
        #expect(!url.isWeb && !url.isPath)
    }

    @Test("a scheme may hold digits, plus, minus and dot", arguments: ["a", "fb123", "com.example.app", "x-1+y"])
    func scheme(_ scheme: String) throws {
        let url = try reader.read(scheme.uppercased() + ":x")
        #expect(url.string(url.scheme) == scheme)
        #expect(!url.isWeb)
    }

    @Test("a buffer that is used again gives what a new one gives")
    func reuse() throws {
        var url = DeepLinkURL()
        let texts = ["https://A.b:1/c%20d?e=%20#f", "app:x", "https://[::1]/?", "app://a/b?c#d", "https://a.b#/x?y"]
        for text in texts + texts.reversed() {
            try reader.read(Array(text.utf8)[...], into: &url)
            url.readQuery(plusIsSpace: true)
            var fresh = try reader.read(text)
            fresh.readQuery(plusIsSpace: true)
            #expect(URLParts(url) == URLParts(fresh))
            #expect(url.text == fresh.text && url.items == fresh.items)
            #expect(Array(url.bytes) == Array(text.utf8))
        }
        #expect(throws: DeepLinkURLError.self) { try reader.read(Array("https://a.b/%".utf8)[...], into: &url) }
        #expect(url.text.isEmpty && url.segments.isEmpty && url.query == nil && !url.isWeb)
    }
}
