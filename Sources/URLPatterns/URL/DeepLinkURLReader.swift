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

    /// Reads an absolute URL. `Array.span` needs newer systems than a slice does.
    public func read(_ bytes: ArraySlice<UInt8>, into url: inout DeepLinkURL) throws(DeepLinkURLError) {
        try read(bytes.span, into: &url)
    }

    /// Reads an absolute URL.
    public func read(_ text: String) throws(DeepLinkURLError) -> DeepLinkURL {
        var url = DeepLinkURL()
        try read(Array(text.utf8)[...], into: &url)
        return url
    }

    /// Reads a path of a known app, `/a/b?x=1#f`, into `url`: its scheme and host are empty.
    ///
    /// ```
    /// /recipe/42   "recipe", "42"
    /// recipe/42    throws .noLeadingSlash at 0
    /// ```
    public func readPath(_ bytes: Span<UInt8>, into url: inout DeepLinkURL) throws(DeepLinkURLError) {
        try read(bytes, into: &url, isPath: true)
    }

    /// Reads a path of a known app.
    public func readPath(_ bytes: ArraySlice<UInt8>, into url: inout DeepLinkURL) throws(DeepLinkURLError) {
        try readPath(bytes.span, into: &url)
    }

    /// The host of an origin, in the form of `DeepLinkURL.host`.
    ///
    /// ```swift
    /// try reader.readHost(Array("Shop.Example.com.".utf8))   // shop.example.com
    /// try reader.readHost(Array("1.2.3".utf8))               // throws .malformedIPv4 at 0
    /// ```
    public func readHost(_ host: [UInt8]) throws(DeepLinkURLError) -> [UInt8] {
        var url = DeepLinkURL()
        let bytes = host[...]
        url.load(bytes.span, 0..<host.count)
        let end = try url.readAuthority(from: 0, defaultPort: nil, hostToASCII: hostToASCII)
        guard end == host.count else { throw DeepLinkURLError(.malformedHost, at: end) }
        return Array(url.text[url.host])
    }

    /// True for a path of an app, `/recipe/42`, not a whole URL: the first byte that is no blank is a slash.
    public static func isPath(_ bytes: Span<UInt8>) -> Bool {
        let range = trim(bytes)
        return !range.isEmpty && bytes[range.lowerBound] == UInt8(ascii: "/")
    }

    private func read(_ bytes: Span<UInt8>, into url: inout DeepLinkURL, isPath: Bool) throws(DeepLinkURLError) {
        let range = Self.trim(bytes)
        guard range.count <= Self.maximumLength else {
            url = DeepLinkURL()
            throw DeepLinkURLError(.tooLong, at: range.lowerBound + Self.maximumLength)
        }
        url.load(bytes, range)
        do {
            try readLoaded(&url, isPath: isPath)
        } catch {
            let mended = suggestion(for: Array(url.bytes), error, isPath: isPath)
            url = DeepLinkURL()
            throw DeepLinkURLError(
                reason: error.reason, offset: range.lowerBound + error.offset, suggestion: mended)
        }
    }

    /// Cuts ASCII space, tab and newline at both ends.
    private static func trim(_ bytes: Span<UInt8>) -> Range<Int> {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
        var start = 0
        var end = bytes.count
        while start < end, isBlank(bytes[start]) { start += 1 }
        while end > start, isBlank(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    /// Reads what was loaded; offsets count from its first byte, and nothing is suggested.
    func readLoaded(_ url: inout DeepLinkURL, isPath: Bool) throws(DeepLinkURLError) {
        guard url.count > 0 else { throw DeepLinkURLError(.empty, at: 0) }
        let place: Int
        if isPath {
            guard url.text[0] == UInt8(ascii: "/") else { throw DeepLinkURLError(.noLeadingSlash, at: 0) }
            url.isPath = true
            place = 0
        } else {
            place = try url.readSchemeAndAuthority(hostToASCII: hostToASCII)
        }
        try url.readPathQueryAndFragment(from: place)
    }
}
