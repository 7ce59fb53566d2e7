/// Converts a host beyond ASCII, in UTF-8, to ASCII by UTS 46; nil where it cannot be converted.
public typealias HostToASCII = @Sendable ([UInt8]) -> [UInt8]?

/// Reads the bytes of a deep link into its parts, by RFC 3986, each part decoded once.
///
/// ```swift
/// let reader = DeepLinkURLReader()
/// let url = try reader.read("cookbook://recipe/42?category=dessert")
/// url.segments.map { url.text[$0.text] }   // "recipe", "42"
/// try reader.read("https://shop.example.com@evil.com/")   // throws .userInformation at 24
/// ```
/// What would be read in two ways by two programs is refused: user information in http(s), raw `\`, hosts that are
/// numbers in disguise, escapes that are not UTF-8, NUL. A reader is a value without state; what it reads depends
/// on nothing but the bytes. The cost is linear in them.
public struct DeepLinkURLReader: Sendable {
    /// How many bytes a URL may have, blanks around it not counted.
    public static let maximumLength = 8_192
    /// How many segments a path may have.
    public static let maximumSegments = 256

    private let hostToASCII: HostToASCII?

    /// Without a conversion hosts beyond ASCII are refused, and `xn--` labels are taken as they are.
    public init(hostToASCII: HostToASCII? = nil) {
        self.hostToASCII = hostToASCII
    }

    /// Reads an absolute URL into `url`, whose buffers are used again. When it throws, `url` is empty.
    public func read(_ bytes: Span<UInt8>, into url: inout DeepLinkURL) throws(DeepLinkURLError) {
        try read(bytes, into: &url, isPath: false)
    }

    /// Reads an absolute URL.
    public func read(_ text: String) throws(DeepLinkURLError) -> DeepLinkURL {
        var url = DeepLinkURL()
        try read(Array(text.utf8).span, into: &url)
        return url
    }

    /// Reads a path of a known app, `/a/b?x=1#f`, into `url`: its scheme and host are empty.
    ///
    /// ```swift
    /// try reader.readPath(Array("/recipe/42".utf8).span, into: &url)   // "recipe", "42"
    /// try reader.readPath(Array("recipe/42".utf8).span, into: &url)             // throws .noLeadingSlash at 0
    /// ```
    public func readPath(_ bytes: Span<UInt8>, into url: inout DeepLinkURL) throws(DeepLinkURLError) {
        try read(bytes, into: &url, isPath: true)
    }

    /// The host of an origin, in the form of `DeepLinkURL.host`.
    ///
    /// ```swift
    /// try reader.readHost(Array("Shop.Example.com.".utf8))   // shop.example.com
    /// try reader.readHost(Array("1.2.3".utf8))               // throws .malformedIPv4 at 0
    /// ```
    public func readHost(_ host: [UInt8]) throws(DeepLinkURLError) -> [UInt8] {
        var url = DeepLinkURL()
        let bytes = host.span
        let end = try url.readAuthority(bytes, from: 0, defaultPort: 0, hostToASCII: hostToASCII)
        guard end == bytes.count, !host.contains(UInt8(ascii: ":")) || host.last == UInt8(ascii: "]") else {
            throw DeepLinkURLError(.malformedHost, at: end == bytes.count ? 0 : end)
        }
        return Array(url.text[url.host])
    }

    private func read(_ bytes: Span<UInt8>, into url: inout DeepLinkURL, isPath: Bool) throws(DeepLinkURLError) {
        let (start, end) = Self.trim(bytes)
        let trimmed = bytes.extracting(start..<end)
        do {
            try readTrimmed(trimmed, into: &url, isPath: isPath)
            url.cut = start
        } catch {
            url.removeAll()
            throw DeepLinkURLError(
                reason: error.reason, offset: start + error.offset,
                suggestion: suggestion(for: trimmed, error, isPath: isPath))
        }
    }

    /// Cuts ASCII space, tab and newline at both ends.
    private static func trim(_ bytes: Span<UInt8>) -> (Int, Int) {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
        var start = 0
        var end = bytes.count
        while start < end, isBlank(bytes[start]) { start += 1 }
        while end > start, isBlank(bytes[end - 1]) { end -= 1 }
        return (start, end)
    }

    /// Reads what has no blanks around it; offsets count from its first byte, and nothing is suggested.
    func readTrimmed(_ bytes: Span<UInt8>, into url: inout DeepLinkURL, isPath: Bool) throws(DeepLinkURLError) {
        url.removeAll()
        guard !bytes.isEmpty else { throw DeepLinkURLError(.empty, at: 0) }
        guard bytes.count <= Self.maximumLength else { throw DeepLinkURLError(.tooLong, at: Self.maximumLength) }
        for place in bytes.indices { url.bytes.append(bytes[place]) }
        var place = 0
        if isPath {
            guard bytes[0] == UInt8(ascii: "/") else { throw DeepLinkURLError(.noLeadingSlash, at: 0) }
            url.isPath = true
        } else {
            place = try url.readScheme(bytes)
            if url.isWeb {
                guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "/"), bytes[place + 1] == UInt8(ascii: "/")
                else { throw DeepLinkURLError(.noSlashes, at: place) }
                place = try url.readAuthority(
                    bytes, from: place + 2, defaultPort: url.scheme.count == 4 ? 80 : 443, hostToASCII: hostToASCII)
            } else {
                place = try url.readFirstSegment(bytes, from: place)
            }
        }
        place = try DeepLinkURL.readSegments(
            bytes, from: place, to: bytes.count, until: .query, into: &url.segments, text: &url.text)
        try url.checkQueryAndFragment(bytes, from: place)
    }
}
