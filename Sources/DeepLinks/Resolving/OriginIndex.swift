import URLPatterns

/// Finds the origins that fit a URL, of all apps, the most specific first.
///
/// A host is asked for as a whole and then below each of its dots; a custom scheme by its name. So the number of
/// origins does not matter, only the number of labels.
struct OriginIndex: Sendable {
    private struct Known: Sendable {
        var app: Int
        var index: Int
        var origin: Origin
        var specificity: [Int]
    }

    private var known: [[UInt8]: [Known]] = [:]
    private var anyHost: [Known] = []

    mutating func add(_ origin: Origin, app: Int, index: Int) {
        let entry = Known(app: app, index: index, origin: origin, specificity: origin.specificityKey)
        switch origin.kind {
        case .custom(let scheme, _): known[scheme + [0x3a], default: []].append(entry)
        case .web(.any, _): anyHost.append(entry)
        case .web(.exact(let host), _): known[host, default: []].append(entry)
        case .web(.below(let host), _), .web(.captured(_, let host), _): known[[0x2e] + host, default: []].append(entry)
        }
    }

    /// Fills `fitting` with the origins that fit, sorted.
    func find(_ url: borrowing DeepLinkURL, into fitting: inout [ResolutionWorkspace.FittingOrigin]) {
        fitting.removeAll(keepingCapacity: true)
        var found: [Known] = []
        if url.isWeb {
            let host = url.text[url.host]
            append(known[Array(host)], url, to: &found)
            var index = host.startIndex
            while index < host.endIndex {
                if host[index] == 0x2e, index > host.startIndex {
                    append(known[Array(host[index...])], url, to: &found)
                }
                index += 1
            }
            append(anyHost, url, to: &found)
        } else {
            append(known[Array(url.text[url.scheme]) + [0x3a]], url, to: &found)
        }
        if found.count > 1 { found.sort { $1.specificity.lexicographicallyPrecedes($0.specificity) } }
        for entry in found {
            fitting.append(
                ResolutionWorkspace.FittingOrigin(
                    app: entry.app, origin: entry.index, cut: entry.origin.cut, usesFragment: entry.origin.usesFragment)
            )
        }
    }

    private func append(_ entries: [Known]?, _ url: borrowing DeepLinkURL, to found: inout [Known]) {
        guard let entries else { return }
        for entry in entries where entry.origin.fits(url) { found.append(entry) }
    }
}
