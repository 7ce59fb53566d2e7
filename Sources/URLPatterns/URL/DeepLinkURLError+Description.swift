extension DeepLinkURLError: CustomStringConvertible {
    /// One sentence for people, with the place and, where there is one, the mended spelling.
    public var description: String {
        var text = "\(reason.explanation) (byte \(offset))"
        if let suggestion { text += "; write \(suggestion)" }
        return text
    }
}

extension DeepLinkURLError.Reason {
    /// What is wrong and what to do, without the place.
    public var explanation: String {
        switch self {
        case .empty: "there is no URL here"
        case .tooLong: "a URL may have \(DeepLinkURLReader.maximumLength) bytes at most"
        case .tooManySegments: "a path may have \(DeepLinkURLReader.maximumSegments) segments at most"
        case .noScheme: "a URL begins with its scheme, such as https: or myapp:"
        case .noSlashes: "http: and https: are followed by // and a host"
        case .noLeadingSlash: "a path begins with /"
        case .userInformation: "a web link may not name a user before its host: what is left of @ can pose as the host"
        case .emptyHost: "the host is missing"
        case .malformedHost: "this is no host name: labels of letters, digits, - and _, 63 bytes each, 253 in all"
        case .escapeInHost: "a host may not hold percent-escapes"
        case .nonASCIIHost: "a host beyond ASCII must be given in its xn-- form here"
        case .malformedIPv4: "a host that ends in a number must be four decimals up to 255, without leading zeros"
        case .malformedIPv6: "what stands in brackets must be an IPv6 address without a zone"
        case .malformedPort: "a port is a number up to 65535"
        case .forbiddenCharacter(let byte): "\(Self.name(of: byte)) may not stand raw in a URL"
        case .controlCharacter: "a control character may not stand in a URL, nor be escaped in a path"
        case .nul: "NUL may not stand in a URL, not even escaped"
        case .malformedEscape: "% must be followed by two hexadecimal digits; the sign itself is %25"
        case .notUTF8: "these bytes are not UTF-8"
        }
    }

    private static func name(of byte: UInt8) -> String {
        byte == UInt8(ascii: " ") ? "a space" : String(UnicodeScalar(byte))
    }
}
