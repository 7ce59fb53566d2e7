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
                let options = ResolutionOptions(appVersion: version, platform: platform)
                if versions.allSatisfy({ $0.exist(options) }) { return options }
            }
        }
        return nil
    }

    /// Every question that finds other links than another one: at each version that is named, and just above it.
    /// None where no link names a version, and not for more than a few versions.
    static func questions(_ versions: [LinkVersions]) -> [ResolutionOptions] {
        let named = Set(versions.filter { !$0.isAll })
        guard !named.isEmpty else { return [] }
        let ranges = named.flatMap { [$0.ios, $0.android] }
        let bounds = Set(ranges.flatMap { [$0.minimum, $0.maximum] }.compactMap(\.self)).sorted().prefix(16)
        let asked = [AppVersion("0")] + bounds.flatMap { [$0, AppVersion("\($0).0.1")] }
        let platforms: [Platform?] = named.contains { $0.ios != $0.android } ? [nil, .ios, .android] : [nil]
        return platforms.flatMap { platform in
            ([nil] + asked.compactMap(\.self).map(Optional.some)).map {
                ResolutionOptions(appVersion: $0, platform: platform)
            }
        }
    }

    func exist(_ options: ResolutionOptions) -> Bool {
        placement(of: options.appVersion, on: options.platform) == .inside
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
