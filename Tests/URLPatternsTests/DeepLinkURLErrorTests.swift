import InternationalDomainNames
import Testing
import URLPatterns

/// A URL that is refused: why, at which byte, and the spelling that would read.
struct RefusedCase: CustomTestStringConvertible, Sendable {
    var url: [UInt8]
    var error: DeepLinkURLError

    init(_ url: String, _ reason: DeepLinkURLError.Reason, _ offset: Int, _ suggestion: String? = nil) {
        self.init(Array(url.utf8), reason, offset, suggestion)
    }

    init(_ url: [UInt8], _ reason: DeepLinkURLError.Reason, _ offset: Int, _ suggestion: String? = nil) {
        self.url = url
        error = DeepLinkURLError(reason: reason, offset: offset, suggestion: suggestion)
    }

    var testDescription: String { String(decoding: url, as: UTF8.self).debugDescription }
}

@Suite struct DeepLinkURLErrorTests {
    let reader = DeepLinkURLReader(hostToASCII: InternationalDomainNames.toASCII)

    func refusal(_ bytes: [UInt8]) -> DeepLinkURLError? {
        var url = DeepLinkURL()
        do {
            try reader.read(bytes[...], into: &url)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "what is no URL is refused, with a spelling that reads where one is plain",
        arguments: [
            RefusedCase("", .empty, 0),
            RefusedCase(" \n", .empty, 2),
            RefusedCase("example.com/a", .noScheme, 0, "https://example.com/a"),
            RefusedCase("  example.com/a b", .noScheme, 2, "https://example.com/a%20b"),
            RefusedCase("//example.com/a", .noScheme, 0, "https://example.com/a"),
            RefusedCase("/a/b", .noScheme, 0),
            RefusedCase("?a", .noScheme, 0),
            RefusedCase("1.2.3.4:80/a", .noScheme, 0, "https://1.2.3.4:80/a"),
            RefusedCase("1a:b", .noScheme, 0),
            RefusedCase(":a", .noScheme, 0),
            RefusedCase("a_b://c", .noScheme, 0),
            RefusedCase("a.b?u=c://d", .noScheme, 0, "https://a.b?u=c://d"),
            RefusedCase("münchen.de/a", .noScheme, 0, "https://münchen.de/a"),
            RefusedCase("%68ttps://a.b", .noScheme, 0),
            RefusedCase("https", .noScheme, 0, "https://https"),
            RefusedCase("<https://a.b>", .forbiddenCharacter(UInt8(ascii: "<")), 0),
            RefusedCase("my app://a", .forbiddenCharacter(UInt8(ascii: " ")), 2),
            RefusedCase("https:", .noSlashes, 6),
            RefusedCase("https:/a.b/c", .noSlashes, 6, "https://a.b/c"),
            RefusedCase("https:a.b/c", .noSlashes, 6, "https://a.b/c"),
            RefusedCase("HTTP:\\\\a.b", .noSlashes, 5),
            RefusedCase("https://", .emptyHost, 8),
            RefusedCase("https:///a", .emptyHost, 8),
            RefusedCase("https://?a", .emptyHost, 8),
            RefusedCase("https://:80/", .emptyHost, 8),
            RefusedCase("https://./", .emptyHost, 8),
        ])
    func shape(_ expected: RefusedCase) {
        #expect(refusal(expected.url) == expected.error)
    }

    @Test(
        "what could pose as another host is refused",
        arguments: [
            RefusedCase("https://shop.example.com@evil.com", .userInformation, 24),
            RefusedCase("https://a:b@c", .userInformation, 11),
            RefusedCase("https://@a.b", .userInformation, 8),
            RefusedCase("https://a.b:80@c/", .userInformation, 14),
            RefusedCase("https://a*b%41@c/", .userInformation, 14),
            RefusedCase("https://[::1@c]/", .userInformation, 12),
            RefusedCase("https://ü@a.b", .userInformation, 10),
            RefusedCase("https://a.com\\@evil.com", .forbiddenCharacter(UInt8(ascii: "\\")), 13),
            RefusedCase("https://a b.com/", .forbiddenCharacter(UInt8(ascii: " ")), 9),
            RefusedCase("https://a%41.com/", .escapeInHost, 9),
            RefusedCase("https://%61.com/", .escapeInHost, 8),
            RefusedCase("https://ü%61.com/", .escapeInHost, 10),
            RefusedCase("https://a..b/", .malformedHost, 10),
            RefusedCase("https://a.b../", .malformedHost, 12),
            RefusedCase("https://.a/", .emptyHost, 8),
            RefusedCase("https://*.a/", .malformedHost, 8),
            RefusedCase("https://a.{b}/", .forbiddenCharacter(UInt8(ascii: "{")), 10),
            RefusedCase("https://a.b!/", .malformedHost, 11),
            RefusedCase("https://a,b/", .malformedHost, 9),
            RefusedCase("https://a]/", .malformedHost, 9),
            RefusedCase("https://" + String(repeating: "a", count: 64) + "/", .malformedHost, 8),
            RefusedCase("https://b." + String(repeating: "a", count: 64) + "/", .malformedHost, 10),
            RefusedCase("https://" + String(repeating: "a.", count: 126) + "ab/", .malformedHost, 8),
            RefusedCase("https://xn--a/", .malformedHost, 8),
            RefusedCase("https://a.XN--/", .malformedHost, 8),
            RefusedCase("https://xn--\u{FC}/", .malformedHost, 8),
            RefusedCase("https://a℀b/", .malformedHost, 8),
            RefusedCase("https://a％41/", .malformedHost, 8),
            RefusedCase("https://a＠b/", .malformedHost, 8),
            RefusedCase("https://a。。b/", .malformedHost, 8),
            RefusedCase("https://\u{AD}/", .malformedHost, 8),
            RefusedCase("https://１２７．１/", .malformedIPv4, 8),
            RefusedCase("https://1.2.3/", .malformedIPv4, 8),
            RefusedCase("https://1.2.3.4.5/", .malformedIPv4, 8),
            RefusedCase("https://1.2.3.256/", .malformedIPv4, 8),
            RefusedCase("https://1.2.3.04/", .malformedIPv4, 8),
            RefusedCase("https://01.2.3.4/", .malformedIPv4, 8),
            RefusedCase("https://2130706433/", .malformedIPv4, 8),
            RefusedCase("https://0x7f.1/", .malformedIPv4, 8),
            RefusedCase("https://a.0X7F/", .malformedIPv4, 8),
            RefusedCase("https://a.0x/", .malformedIPv4, 8),
            RefusedCase("https://a.9/", .malformedIPv4, 8),
            RefusedCase("https://a.9./", .malformedIPv4, 8),
            RefusedCase("https://[/", .malformedIPv6, 8),
            RefusedCase("https://[]/", .malformedIPv6, 8),
            RefusedCase("https://[::1/", .malformedIPv6, 8),
            RefusedCase("https://[::1]a/", .malformedIPv6, 8),
            RefusedCase("https://[:1]/", .malformedIPv6, 8),
            RefusedCase("https://[1:]/", .malformedIPv6, 8),
            RefusedCase("https://[:::]/", .malformedIPv6, 8),
            RefusedCase("https://[1::2::3]/", .malformedIPv6, 8),
            RefusedCase("https://[1:2:3:4:5:6:7]/", .malformedIPv6, 8),
            RefusedCase("https://[1:2:3:4:5:6:7:8:9]/", .malformedIPv6, 8),
            RefusedCase("https://[1:2:3:4:5:6:7:8::]/", .malformedIPv6, 8),
            RefusedCase("https://[12345::]/", .malformedIPv6, 8),
            RefusedCase("https://[g::]/", .malformedIPv6, 8),
            RefusedCase("https://[::1.2.3]/", .malformedIPv6, 8),
            RefusedCase("https://[::1.2.3.04]/", .malformedIPv6, 8),
            RefusedCase("https://[::1.2.3.256]/", .malformedIPv6, 8),
            RefusedCase("https://[1:2:3:4:5:6:7:1.2.3.4]/", .malformedIPv6, 8),
            RefusedCase("https://[::1%25eth0]/", .malformedIPv6, 8),
            RefusedCase("https://[v1.a]/", .malformedIPv6, 8),
            RefusedCase("https://a.b:x/", .malformedPort, 12),
            RefusedCase("https://a.b:1x/", .malformedPort, 12),
            RefusedCase("https://a.b:-1/", .malformedPort, 12),
            RefusedCase("https://a.b:65536/", .malformedPort, 12),
            RefusedCase("https://a.b:99999999999999999999999/", .malformedPort, 12),
            RefusedCase("https://a.b:1:2/", .malformedPort, 12),
            RefusedCase("https://[::1]:x/", .malformedPort, 14),
        ])
    func host(_ expected: RefusedCase) {
        #expect(refusal(expected.url) == expected.error)
    }

    @Test(
        "malformed escapes, NUL, and bytes that are not UTF-8 are refused wherever they stand",
        arguments: [
            "https://a.b/", "https://a.b/x?", "https://a.b/?x=1&y=", "https://a.b#", "app:", "app://", "app://a/b/",
        ])
    func everywhere(_ prefix: String) {
        let at = prefix.utf8.count + 1
        let cases: [(bytes: [UInt8], reason: DeepLinkURLError.Reason)] = [
            (Array("%".utf8), .malformedEscape), (Array("%4".utf8), .malformedEscape),
            (Array("%4g".utf8), .malformedEscape),
            (Array("%%20".utf8), .malformedEscape), (Array("% 41".utf8), .malformedEscape),
            (Array("%00".utf8), .nul), ([0], .nul),
            (Array("%80".utf8), .notUTF8), (Array("%C3".utf8), .notUTF8), (Array("%C3%28".utf8), .notUTF8),
            (Array("%C3a".utf8), .notUTF8), (Array("%C0%AF".utf8), .notUTF8), (Array("%E0%80%AF".utf8), .notUTF8),
            (Array("%F0%80%80%AF".utf8), .notUTF8), (Array("%ED%A0%80".utf8), .notUTF8),
            (Array("%E2%82".utf8), .notUTF8),
            (Array("%F4%90%80%80".utf8), .notUTF8), (Array("%FF".utf8), .notUTF8),
            (Array("%F8%88%80%80%80".utf8), .notUTF8),
            ([0xFF], .notUTF8), ([0xC3], .notUTF8), ([0xC3, 0x28], .notUTF8), ([0xC0, 0xAF], .notUTF8),
            ([0xED, 0xA0, 0x80], .notUTF8), ([0xE2, 0x82], .notUTF8), ([0xF4, 0x90, 0x80, 0x80], .notUTF8),
            ([0xC3] + Array("%A9".utf8), .notUTF8), (Array("%C3".utf8) + [0xA9], .notUTF8),
        ]
        for (bytes, reason) in cases {
            for tail in ["", "z"] where !(tail == "z" && bytes.last == UInt8(ascii: "%")) {
                let url = Array(prefix.utf8) + [UInt8(ascii: "k")] + bytes + Array(tail.utf8)
                let error = refusal(url)
                #expect(error?.reason == reason && error?.offset == at, "\(String(decoding: url, as: UTF8.self))")
            }
        }
    }

    @Test(
        "a malformed escape further on is told at its own place",
        arguments: [
            RefusedCase("https://a.b/%C3%zz", .malformedEscape, 15, nil),
            RefusedCase("https://a.b/50%", .malformedEscape, 14, "https://a.b/50%25"),
            RefusedCase("https://a.b/?d=50%&e=1", .malformedEscape, 17, "https://a.b/?d=50%25&e=1"),
        ])
    func escapes(_ expected: RefusedCase) {
        #expect(refusal(expected.url) == expected.error)
    }

    @Test("of ASCII, just what RFC 3986 lets stand and brackets stand raw; the rest is refused and mended")
    func rawASCII() {
        let forbidden = Set(#" \<>"^`{|}"#.utf8)
        for (prefix, isPath) in [
            ("https://a.b/k", true), ("https://a.b/?k", false), ("https://a.b/#k", false), ("app:k", true),
        ] {
            for byte in UInt8(1)..<0x80 where byte != UInt8(ascii: "%") {
                let error = refusal(Array(prefix.utf8) + [byte] + Array("z".utf8))
                let escape = "%" + String(byte >> 4, radix: 16).uppercased() + String(byte & 15, radix: 16).uppercased()
                if forbidden.contains(byte) {
                    let mended = prefix + escape + "z"
                    #expect(
                        error
                            == DeepLinkURLError(
                                reason: .forbiddenCharacter(byte), offset: prefix.utf8.count, suggestion: mended))
                } else if byte < 0x20 || byte == 0x7F {
                    // Escaped it may stand in a query or a fragment, never in a path.
                    let mended = isPath ? nil : prefix + escape + "z"
                    #expect(
                        error
                            == DeepLinkURLError(
                                reason: .controlCharacter, offset: prefix.utf8.count, suggestion: mended))
                } else {
                    #expect(error == nil, "\(UnicodeScalar(byte))")
                }
            }
        }
    }

    @Test(
        "a control character is refused where a path decodes to it",
        arguments: ["%0A", "%0d", "%09", "%1F", "%7F", "%C2%80", "%C2%9F", "\u{85}"])
    func controlInPath(_ text: String) {
        #expect(refusal(Array("https://a.b/x\(text)".utf8)) == DeepLinkURLError(reason: .controlCharacter, offset: 13))
        #expect(refusal(Array("app://x\(text)".utf8)) == DeepLinkURLError(reason: .controlCharacter, offset: 7))
        #expect(refusal(Array("https://a.b/?x\(text)#\(text)".utf8)) == nil)
    }

    @Test("a host beyond ASCII needs a conversion")
    func noConversion() {
        let error = #expect(throws: DeepLinkURLError.self) { try DeepLinkURLReader().read(" https://a.ü/") }
        #expect(error == DeepLinkURLError(reason: .nonASCIIHost, offset: 11))
    }

    @Test(
        "what a conversion gives is checked like any other host",
        arguments: ["", ".", "a b", "a/b", "a@b", "a..b", "1.2", "ü"])
    func badConversion(_ converted: String) {
        let reader = DeepLinkURLReader { _ in Array(converted.utf8) }
        let error = #expect(throws: DeepLinkURLError.self) { try reader.read("https://ü/") }
        #expect(error == DeepLinkURLError(reason: converted == "1.2" ? .malformedIPv4 : .malformedHost, offset: 8))
    }

    @Test("a URL has 8,192 bytes at most, blanks around it not counted")
    func tooLong() throws {
        let longest = "https://a.b/" + String(repeating: "x", count: 8_180)
        #expect(try reader.read("  \(longest)  ").bytes.count == 8_192)
        #expect(refusal(Array(" \(longest)x".utf8)) == DeepLinkURLError(reason: .tooLong, offset: 8_193))
    }

    @Test("a path has 256 segments at most")
    func tooManySegments() throws {
        let most = "https://a.b" + String(repeating: "/a", count: 256)
        #expect(try reader.read(most + "//").segments.count == 256)
        #expect(try reader.read(most + "/../a").segments.count == 256)
        #expect(refusal(Array((most + "/b").utf8)) == DeepLinkURLError(reason: .tooManySegments, offset: 524))
        #expect(refusal(Array(("app://x" + String(repeating: "/a", count: 256)).utf8))?.reason == .tooManySegments)
    }

    @Test(
        "a path of an app begins with a slash",
        arguments: [
            RefusedCase("a/b", .noLeadingSlash, 0, "/a/b"), RefusedCase("", .empty, 0),
            RefusedCase(" ?x", .noLeadingSlash, 1, "/?x"), RefusedCase("/a b", .forbiddenCharacter(0x20), 2, "/a%20b"),
            RefusedCase("a b", .noLeadingSlash, 0, "/a%20b"), RefusedCase("/%0A", .controlCharacter, 1),
        ])
    func path(_ expected: RefusedCase) {
        var url = DeepLinkURL()
        let error = #expect(throws: DeepLinkURLError.self) { try reader.readPath(expected.url[...], into: &url) }
        #expect(error == expected.error)
    }

    @Test(
        "a host alone is no more than a host",
        arguments: [
            ("", .emptyHost, 0), ("a/b", .malformedHost, 1), ("a:80", .malformedHost, 1), ("a@b", .userInformation, 1),
            ("*.a", .malformedHost, 0), ("a.{b}", .forbiddenCharacter(UInt8(ascii: "{")), 2),
            ("1.2", .malformedIPv4, 0),
            ("[::1]:80", .malformedHost, 5), ("[::1", .malformedIPv6, 0),
        ] as [(String, DeepLinkURLError.Reason, Int)])
    func hostAlone(_ host: String, _ reason: DeepLinkURLError.Reason, _ offset: Int) {
        let error = #expect(throws: DeepLinkURLError.self) { try reader.readHost(Array(host.utf8)) }
        #expect(error == DeepLinkURLError(reason: reason, offset: offset))
    }
}
