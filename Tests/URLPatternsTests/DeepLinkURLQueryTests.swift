import Testing
import URLPatterns

@Suite struct DeepLinkURLQueryTests {
    let reader = DeepLinkURLReader()

    @Test(
        "a query is split at &, then at the first =, then decoded",
        arguments: [
            ("", []), ("a", ["a"]), ("a=", ["a="]), ("a=1&b=2", ["a=1", "b=2"]), ("&&a&&b&", ["a", "b"]),
            ("a=b=c", ["a=b=c"]), ("=b", ["=b"]), ("=", ["="]), ("a=x?y/z", ["a=x?y/z"]), ("a%3Db=c", ["a=b=c"]),
            ("a=%26%3D%2B%25", ["a=&=+%"]), ("a+b=c+d", ["a b=c d"]), ("a%2Bb=%20", ["a+b= "]), ("a=%2541", ["a=%41"]),
            ("k%65y=%EC%95%88", ["key=안"]), ("ä=ö", ["ä=ö"]), ("a[]=1&a[0]=2", ["a[]=1", "a[0]=2"]),
            ("a=%0A%09%7F", ["a=\n\t\u{7F}"]), ("a=%C2%85", ["a=\u{85}"]),
        ] as [(String, [String])])
    func items(_ query: String, _ expected: [String]) throws {
        var url = try reader.read("app://x?\(query)#frag")
        url.readQuery(plusIsSpace: true)
        #expect(url.list(url.items) == expected)
        url.readQuery(plusIsSpace: true)
        #expect(url.list(url.items) == expected)

        var inFragment = try reader.read("app://x?a#\(query)")
        inFragment.readFragmentQuery(plusIsSpace: true)
        #expect(inFragment.list(inFragment.fragmentItems) == expected)
    }

    @Test("a plus is a space only where it is asked to be")
    func plus() throws {
        var url = try reader.read("app:x?a+b=c+d%2Be#f+g")
        url.readQuery(plusIsSpace: false)
        url.readFragmentQuery(plusIsSpace: false)
        #expect(url.list(url.items) == ["a+b=c+d+e"])
        #expect(url.list(url.fragmentItems) == ["f+g"])
    }

    @Test("without a query there are no items")
    func none() throws {
        var url = try reader.read("app:x")
        url.readQuery(plusIsSpace: true)
        url.readFragmentQuery(plusIsSpace: true)
        #expect(url.items.isEmpty && url.fragmentItems.isEmpty)
    }

    @Test(
        "a fragment is decoded as text, and plus stays plus",
        arguments: [
            ("a", "a"), ("", ""), ("a%20b+c", "a b+c"), ("%23/%3F", "#/?"), ("é%C3%A9", "éé"), ("a%0Ab", "a\nb"),
        ])
    func fragment(_ fragment: String, _ expected: String) throws {
        var url = try reader.read("https://a.b/?x#\(fragment)")
        let raw = try #require(url.fragment)
        let text = url.decode(raw)
        #expect(url.string(text) == expected)
    }

    @Test("a range outside the URL decodes to nothing")
    func outside() throws {
        var url = try reader.read("app:x")
        #expect(url.decode(90..<99).isEmpty)
    }

    @Test(
        "a fragment becomes the path where routing is by hash",
        arguments: [
            ("/a/b", "/a/b", []), ("!/a/b", "/a/b", []), ("a/b?x=1", "/a/b", ["x=1"]), ("/a%2Fb//c", "/a⁄b//c", []),
            ("/a/../b?x=?y", "/b", ["x=?y"]), ("", "", []), ("!", "", []), ("?x", "", ["x"]), ("/a#b", "/a#b", []),
            ("/a?b#c", "/a", ["b#c"]), ("!!/a", "/!!/a", []),
        ] as [(String, String, [String])])
    func hashRouting(_ fragment: String, _ path: String, _ items: [String]) throws {
        var url = try reader.read("https://a.b/ignored?o=1#\(fragment)")
        try url.useFragmentAsPath()
        url.readQuery(plusIsSpace: true)
        #expect(url.path(url.segments) == (path == "/!!/a" ? "/!/a" : path))
        #expect(url.list(url.items) == ["o=1"] + items)
        #expect(url.fragment == nil)
    }

    @Test("without a fragment the path of hash routing is the root")
    func hashRoutingWithoutFragment() throws {
        var url = try reader.read("https://a.b/x")
        try url.useFragmentAsPath()
        #expect(url.segments.isEmpty)
    }

    @Test("a fragment is read as a path, all of it")
    func fragmentSegments() throws {
        var url = try reader.read("https://a.b/x#/a/./b%2Fc?d/e#f")
        try url.readFragmentSegments()
        #expect(url.path(url.fragmentSegments) == "/a/b⁄c?d/e#f")
        #expect(url.path(url.segments) == "/x")
    }

    @Test("a fragment that is no path is refused only when it is read as one, with its place in the input")
    func refusedFragment() throws {
        var url = try reader.read("  https://a.b/x#a%0Ab?c")
        let before = URLParts(url)
        #expect(throws: DeepLinkURLError(reason: .controlCharacter, offset: 17)) { try url.useFragmentAsPath() }
        #expect(throws: DeepLinkURLError(reason: .controlCharacter, offset: 17)) { try url.readFragmentSegments() }
        #expect(URLParts(url) == before)

        var long = try reader.read("https://a.b#" + String(repeating: "/a", count: 257))
        #expect(throws: DeepLinkURLError(reason: .tooManySegments, offset: 525)) { try long.useFragmentAsPath() }
    }
}
