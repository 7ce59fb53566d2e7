import DeepLinks
import URLPatterns

/// A URL for every pattern of every origin of an app, made of samples of the types.
struct SampleURLs {
    private(set) var urls: [String] = []

    init(_ app: App) {
        for link in app.links {
            for pattern in link.patterns {
                for origin in pattern.origins { urls.append(Self.url(pattern.pattern, app.origins[origin])) }
            }
        }
    }

    private static func url(_ pattern: Pattern, _ origin: Origin) -> String {
        var url = text(origin.sample)
        if !url.hasSuffix("/") { url += "/" }
        url += pattern.path.map { part in
            switch part {
            case .one(let value): text(PercentEncoding.path(sample(value)))
            case .many(let many): text(PercentEncoding.path(many.type.sample))
            }
        }.joined(separator: "/")
        let items = items(pattern.query)
        if !items.isEmpty { url += "?" + items }
        switch pattern.fragment {
        case nil: break
        case .value(let value): url += "#" + text(PercentEncoding.fragment(sample(value)))
        case .query(let parts): url += "#" + self.items(parts)
        case .path(let parts):
            url +=
                "#"
                + parts.map { if case .one(let value) = $0 { text(sample(value)) } else { "a" } }.joined(separator: "/")
        }
        return url
    }

    private static func items(_ parts: [Pattern.QueryPart]) -> String {
        parts.compactMap { part in
            switch part {
            case .present(let key): text(PercentEncoding.query(key))
            case .item(let key, let value, _):
                text(PercentEncoding.query(key)) + "=" + text(PercentEncoding.query(sample(value)))
            case .rest: nil
            }
        }.joined(separator: "&")
    }

    private static func sample(_ value: Pattern.Value) -> [UInt8] {
        switch value {
        case .literal(let text): text
        case .whole(let capture): capture.type.sample
        case .mixed(let pieces):
            pieces.flatMap { piece in
                switch piece {
                case .text(let text): text
                case .capture(let capture): capture.type.sample
                }
            }
        }
    }

    private static func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}
