/// A URL that shows what a table does, and what must be asked with it.
struct Witness: Sendable {
    var url: [UInt8]
    var options: ResolutionOptions
}

extension Witness: CustomStringConvertible {
    /// `https://a.example.com/x`, `cookbook://x (version 2.1)`, `/x (a path of the app)`.
    var description: String {
        var notes: [String] = []
        if options.app != nil { notes.append("a path of the app") }
        if let version = options.appVersion { notes.append("version \(version)") }
        if let platform = options.platform { notes.append("on \(platform.rawValue)") }
        let text = String(decoding: url, as: UTF8.self)
        return notes.isEmpty ? text : "\(text) (\(notes.joined(separator: ", ")))"
    }
}

extension LinkVersions {
    /// What to ask so that links of all these versions exist; nil where nothing was found.
    static func options(for versions: [LinkVersions]) -> ResolutionOptions? {
        let ranges = versions.flatMap { [$0.ios, $0.android] }
        let bounds = ranges.flatMap { [$0.minimum, $0.maximum] }.compactMap(\.self)
        for platform in [nil] + Platform.allCases.map(Optional.some) {
            for version in [nil] + bounds.map(Optional.some) {
                if versions.allSatisfy({ $0.placement(of: version, on: platform) == .inside }) {
                    return ResolutionOptions(appVersion: version, platform: platform)
                }
            }
        }
        return nil
    }

    /// Whether links of these versions exist wherever links of the others do.
    func contain(_ other: LinkVersions) -> Bool {
        ios.contains(other.ios) && android.contains(other.android)
    }
}

extension VersionRange {
    fileprivate func contains(_ other: VersionRange) -> Bool {
        let isLow = minimum.map { minimum in other.minimum.map { minimum <= $0 } ?? false } ?? true
        let isHigh = maximum.map { maximum in other.maximum.map { maximum >= $0 } ?? false } ?? true
        return isLow && isHigh
    }
}
