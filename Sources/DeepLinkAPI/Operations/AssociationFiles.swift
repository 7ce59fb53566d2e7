/// The association files of one table that were asked for, by host. They are fetched without a token, so they are not
/// made anew for each who asks.
final class AssociationFiles: Sendable {
    struct Key: Hashable, Sendable {
        let host: String
        let isApple: Bool
    }

    private static let maximumCount = 64
    private let files = Guarded<[Key: [UInt8]]>([:])

    /// The file, made by `make` where it is not known yet; nil where there is none for the host.
    func file(_ key: Key, _ make: () -> [UInt8]?) -> [UInt8]? {
        if let known = files.withLock({ $0[key] }) { return known }
        guard let made = make() else { return nil }
        files.withLock { files in
            // Hosts below a wildcard have no end.
            if files.count >= Self.maximumCount { files.removeAll() }
            files[key] = made
        }
        return made
    }
}
