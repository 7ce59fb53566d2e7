/// An app's version: dotted integers, `2` is `2.0`.
///
/// ```swift
/// AppVersion("2.10")! > AppVersion("2.9")!      // true
/// AppVersion("1.2-beta")                        // nil
/// ```
public struct AppVersion: Sendable, Comparable, Hashable, CustomStringConvertible {
    /// The integers without trailing zeros.
    let parts: [Int]
    public let description: String

    /// Nil where the text is not one to eight integers of at most nine digits with dots between.
    public init?(_ text: some StringProtocol) {
        var parts: [Int] = []
        for piece in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
            guard (1...9).contains(piece.count), piece.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
            parts.append(piece.reduce(0) { $0 * 10 + Int($1 - 0x30) })
        }
        guard parts.count <= 8 else { return nil }
        description = String(text)
        while parts.last == 0 { parts.removeLast() }
        self.parts = parts
    }

    public static func < (first: AppVersion, second: AppVersion) -> Bool {
        first.parts.lexicographicallyPrecedes(second.parts)
    }

    public static func == (first: AppVersion, second: AppVersion) -> Bool {
        first.parts == second.parts
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(parts)
    }
}

/// A platform that an app's versions are counted on.
public enum Platform: String, Sendable, CaseIterable {
    case ios, android
}

/// The versions for which a link exists, both ends inclusive.
public struct VersionRange: Sendable, Hashable {
    public var minimum: AppVersion?
    public var maximum: AppVersion?

    public static let all = VersionRange(minimum: nil, maximum: nil)

    /// How a version stands to the range. Nil is the newest version there will ever be.
    func placement(of version: AppVersion?) -> Placement {
        guard let version else { return maximum == nil ? .inside : .above }
        if let minimum, version < minimum { return .below }
        if let maximum, version > maximum { return .above }
        return .inside
    }

    enum Placement: Sendable {
        case inside, below, above
    }
}

/// The version ranges of a link on each platform.
public struct LinkVersions: Sendable, Hashable {
    public var ios = VersionRange.all
    public var android = VersionRange.all

    /// Inside where the link exists on the platform asked for, or without one on any.
    func placement(of version: AppVersion?, on platform: Platform?) -> VersionRange.Placement {
        switch platform {
        case .ios: return ios.placement(of: version)
        case .android: return android.placement(of: version)
        case nil:
            let both = [ios.placement(of: version), android.placement(of: version)]
            return both.contains(.inside) ? .inside : both[0]
        }
    }

    /// True where the link exists in every version.
    var isAll: Bool { ios == .all && android == .all }
}
