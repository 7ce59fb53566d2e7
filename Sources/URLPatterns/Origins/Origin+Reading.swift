extension Origin {
    /// Reads an origin. Hosts beyond ASCII need `hosts`, and captured labels may use the named types.
    public init(
        _ source: String, types: NamedTypes = NamedTypes(), hosts: HostToASCII? = nil
    ) throws(OriginError) {
        let bytes = Array(source.utf8)
        func fail(_ reason: OriginError.Reason, _ range: Range<Int>? = nil) -> OriginError {
            OriginError(origin: source, reason: reason, range: range ?? 0..<bytes.count)
        }
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0,
            bytes[colon...].starts(with: "://".utf8)
        else { throw fail(.noScheme) }
        let scheme = bytes[..<colon].map(\.lowercased)
        guard scheme[0].isLetter, scheme.allSatisfy(Self.isSchemeByte) else {
            throw fail(.malformedScheme, 0..<colon)
        }
        let rest = colon + 3
        if scheme == Array("http".utf8) { throw fail(.http, 0..<rest) }
        guard scheme == Array("https".utf8) else {
            let first = bytes[rest...]
            if first.isEmpty {
                self.init(source: source, kind: .custom(scheme: scheme, first: nil))
                return
            }
            let url: DeepLinkURL
            do { url = try DeepLinkURLReader(hostToASCII: hosts).read(source) } catch {
                throw fail(.malformedURL(error), min(error.offset, bytes.count)..<bytes.count)
            }
            guard url.segments.count == 1, url.query == nil, url.fragment == nil else {
                throw fail(.customWithPath, rest..<bytes.count)
            }
            self.init(
                source: source, kind: .custom(scheme: scheme, first: Array(url.text[url.segments[0].text])))
            return
        }
        try self.init(web: bytes, after: rest, source: source, types: types, hosts: hosts)
    }

    private init(
        web bytes: [UInt8], after rest: Int, source: String, types: NamedTypes, hosts: HostToASCII?
    ) throws(OriginError) {
        func fail(_ reason: OriginError.Reason, _ range: Range<Int>) -> OriginError {
            OriginError(origin: source, reason: reason, range: range)
        }
        var capture: Pattern.Capture?
        var isPlainCapture = true
        var wildcard = false
        var hostStart = rest
        if rest < bytes.count, bytes[rest] == UInt8(ascii: "*") {
            wildcard = true
            hostStart += 1
        } else if rest < bytes.count, bytes[rest] == UInt8(ascii: "{") {
            var reader = PatternReader(source: source, types: types, hosts: hosts, at: rest)
            do throws(PatternError) {
                let read = try reader.readCapture()
                isPlainCapture = read.presence.isRequired && read.many == nil && read.type.list == nil
                capture = Pattern.Capture(name: read.name, type: read.type, presence: .required, range: read.range)
            } catch {
                throw fail(.capture(error.reason), error.range)
            }
            if !isPlainCapture { throw fail(.captureForm, rest..<reader.position) }
            hostStart = reader.position
        }
        let hasPrefix = wildcard || capture != nil
        var isAny = false
        if hasPrefix {
            if hostStart < bytes.count, bytes[hostStart] == UInt8(ascii: ".") {
                hostStart += 1
            } else if wildcard,
                hostStart == bytes.count || bytes[hostStart] == UInt8(ascii: "/")
                    || bytes[hostStart] == UInt8(ascii: ":")
            {
                isAny = true
            } else {
                throw fail(.misplacedWildcard, rest..<hostStart)
            }
        }
        var tail = Array(bytes[hostStart...])
        let usesFragment = tail.suffix(2) == [0x2f, 0x23] && !tail.dropLast(2).contains(0x23)
        if usesFragment { tail.removeLast() }
        if let star = tail.firstIndex(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "{") }) {
            throw fail(.misplacedWildcard, hostStart + star..<hostStart + star + 1)
        }
        let prefix = isAny ? Array("https://x".utf8) : Array("https://".utf8)
        var url = DeepLinkURL()
        do {
            try DeepLinkURLReader(hostToASCII: hosts).read((prefix + tail)[...], into: &url)
        } catch {
            let offset = min(max(hostStart + error.offset - prefix.count, rest), bytes.count)
            throw fail(.malformedURL(error), offset..<bytes.count)
        }
        guard url.query == nil, url.fragment == nil else { throw fail(.queryOrFragment, hostStart..<bytes.count) }
        let name = Array(url.text[url.host])
        let host: Host =
            if isAny { .any } else if let capture { .captured(capture, below: name) } else if wildcard {
                .below(name)
            } else { .exact(name) }
        self.init(
            source: source, kind: .web(host, port: url.port),
            base: url.segments.map { Array(url.text[$0.text]) }, usesFragment: usesFragment)
    }

    private static func isSchemeByte(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte == 0x2b || byte == 0x2d || byte == 0x2e
    }
}
