import URLPatterns

extension SampleURL {
    /// The whole URL at an origin; nil where the origin cannot hold it.
    func url(at origin: Origin) -> [UInt8]? {
        var segments = segments.map(\.encoded)
        var url: [UInt8]
        switch origin.kind {
        case .custom(let scheme, let first):
            if let first { segments.insert(PercentEncoding.path(first), at: 0) }
            url = scheme + Array("://".utf8)
            // What is no host name may not stand where others read a host.
            if let authority = segments.first, !authority.allSatisfy(Self.isAuthorityByte) { url.append(0x2f) }
            url += segments.joined(separator: [0x2f])
        case .web:
            url = origin.sample
            if origin.usesFragment {
                guard fragment == nil else { return nil }
                url += Array("/#".utf8)
            }
            for segment in segments { url += [0x2f] + segment }
            if segments.isEmpty, origin.base.isEmpty || origin.usesFragment { url.append(0x2f) }
        }
        url += query
        if let fragment { url += [0x23] + fragment }
        return url
    }

    private static func isAuthorityByte(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2e || byte == 0x5f || byte == 0x7e || byte == 0x2d
    }
}
