import URLPatterns

extension ResolutionFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .invalidURL(let error): return error.description
        case .unknownApp(let name): return "the table has no app \"\(name)\""
        case .noMatch(let miss):
            guard let app = miss.app else {
                return "no app of the table has this origin; see \"origins\" of the apps"
            }
            guard let near = miss.nearest.first else { return "no link of the app \"\(app)\" fits" }
            return "no link of the app \"\(app)\" fits; the nearest one, \(near)"
        case .excluded(let miss):
            return "the link \"\(miss.link ?? "")\" leaves this URL to the browser on purpose"
        case .appTooOld(let miss, let versions):
            return "the link \"\(miss.link ?? "")\" needs a newer app: \(versions)"
        case .appTooNew(let miss, let versions):
            return "the link \"\(miss.link ?? "")\" is for older apps: \(versions)"
        }
    }
}

extension ResolutionFailure.NearLink: CustomStringConvertible {
    public var description: String {
        "\"\(link)\" (\(pattern)), differs at \(at): expected \(expected), "
            + (actual.map { "not \"\($0)\"" } ?? "and there is nothing")
    }
}

extension LinkVersions: CustomStringConvertible {
    /// `2.1 or newer`, `up to 3.0`, `ios 2.1 or newer, android 2.0 to 3.0`.
    public var description: String {
        ios == android ? ios.description : "ios \(ios), android \(android)"
    }
}

extension VersionRange: CustomStringConvertible {
    public var description: String {
        switch (minimum, maximum) {
        case (let minimum?, let maximum?): "\(minimum) to \(maximum)"
        case (let minimum?, nil): "\(minimum) or newer"
        case (nil, let maximum?): "up to \(maximum)"
        case (nil, nil): "any version"
        }
    }
}
