import Testing
import URLPatterns

@Suite struct DeepLinkURLWordingTests {
    @Test("every reason has its word for machines and its sentence for people")
    func wording() {
        let all: [(DeepLinkURLError.Reason, String, String)] = [
            (.empty, "empty", "there is no URL here"),
            (.tooLong, "too-long", "a URL may have 8192 bytes at most"),
            (.tooManySegments, "too-many-segments", "a path may have 256 segments at most"),
            (.noScheme, "no-scheme", "a URL begins with its scheme, such as https: or myapp:"),
            (.noSlashes, "no-slashes", "http: and https: are followed by // and a host"),
            (.noLeadingSlash, "no-leading-slash", "a path begins with /"),
            (
                .userInformation, "user-information",
                "a web link may not name a user before its host: what is left of @ can pose as the host"
            ),
            (.emptyHost, "empty-host", "the host is missing"),
            (
                .malformedHost, "malformed-host",
                "this is no host name: labels of letters, digits, - and _, 63 bytes each, 253 in all"
            ),
            (.escapeInHost, "escape-in-host", "a host may not hold percent-escapes"),
            (.nonASCIIHost, "non-ascii-host", "a host beyond ASCII must be given in its xn-- form here"),
            (
                .malformedIPv4, "malformed-ipv4",
                "a host that ends in a number must be four decimals up to 255, without leading zeros"
            ),
            (.malformedIPv6, "malformed-ipv6", "what stands in brackets must be an IPv6 address without a zone"),
            (.malformedPort, "malformed-port", "a port is a number up to 65535"),
            (.forbiddenCharacter(0x20), "forbidden-character", "a space may not stand raw in a URL"),
            (.forbiddenCharacter(0x7B), "forbidden-character", "{ may not stand raw in a URL"),
            (
                .controlCharacter, "control-character",
                "a control character may not stand in a URL, nor be escaped in a path"
            ),
            (.nul, "nul", "NUL may not stand in a URL, not even escaped"),
            (
                .malformedEscape, "malformed-escape",
                "% must be followed by two hexadecimal digits; the sign itself is %25"
            ),
            (.notUTF8, "not-utf-8", "these bytes are not UTF-8"),
        ]
        for (reason, code, text) in all {
            #expect(reason.code == code)
            #expect(DeepLinkURLError(reason: reason, offset: 3).description == "\(text) (byte 3)")
        }
        let mended = DeepLinkURLError(reason: .forbiddenCharacter(0x20), offset: 26, suggestion: "https://a.b/%20")
        #expect(mended.description == "a space may not stand raw in a URL (byte 26); write https://a.b/%20")
    }
}
