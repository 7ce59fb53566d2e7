extension Origin {
    /// True where the URL comes from this origin: scheme, host, port and the segments of the base.
    public func fits(_ url: borrowing DeepLinkURL) -> Bool {
        switch kind {
        case .custom(let scheme, let first):
            guard !url.isWeb, url.text[url.scheme].elementsEqual(scheme) else { return false }
            guard let first else { return true }
            guard let segment = url.segments.first else { return false }
            return url.text[segment.text].elementsEqual(first) { $0.lowercased == $1.lowercased }
        case .web(let host, let port):
            guard url.isWeb, url.port == port, fits(host: host, url) else { return false }
            guard url.segments.count >= base.count else { return false }
            for (index, segment) in base.enumerated() {
                guard url.text[url.segments[index].text].elementsEqual(segment) else { return false }
            }
            // Without a fragment it is the root of the pages behind the hash.
            return !usesFragment || url.segments.count == base.count
        }
    }

    /// How many segments this origin cuts off the path; none off a fragment that is the path.
    public var cut: Int {
        if case .custom(_, let first) = kind { first == nil ? 0 : 1 } else { usesFragment ? 0 : base.count }
    }

    private func fits(host: Host, _ url: borrowing DeepLinkURL) -> Bool {
        switch host {
        case .any: return true
        case .exact(let name): return url.text[url.host].elementsEqual(name)
        case .below(let name): return prefix(of: url, below: name) != nil
        case .captured(let capture, let name):
            guard let label = prefix(of: url, below: name) else { return false }
            let text = url.text[label]
            return !text.contains(UInt8(ascii: "."))
                && ValueChecker().accepts(url.text, label, capture.type, folding: true)
        }
    }

    /// The part of the host before `.name`, where there is one.
    func prefix(of url: borrowing DeepLinkURL, below name: [UInt8]) -> Range<Int>? {
        let end = url.host.upperBound - name.count - 1
        guard end > url.host.lowerBound, url.text[end] == UInt8(ascii: "."),
            url.text[end + 1..<url.host.upperBound].elementsEqual(name)
        else { return nil }
        return url.host.lowerBound..<end
    }

    /// The label that this origin captures from a URL that it fits.
    public func capturedLabel(of url: borrowing DeepLinkURL) -> Range<Int>? {
        guard case .web(.captured(_, let name), _) = kind else { return nil }
        return prefix(of: url, below: name)
    }
}
