/// Finds the origins that fit a URL, the most specific first.
///
/// A host is asked for as a whole and then below each of its dots; a custom scheme by its name. So the number of
/// origins does not matter, only the number of labels.
public struct OriginTable: Sendable {
    /// An origin that fits a URL.
    public struct Fit: Sendable {
        /// What the caller gave for the origin.
        public var owner: Int
        public var index: Int
        /// How many segments the origin cuts off the path.
        public var cut: Int
        public var usesFragment: Bool

        public init(owner: Int, index: Int, cut: Int = 0, usesFragment: Bool = false) {
            self.owner = owner
            self.index = index
            self.cut = cut
            self.usesFragment = usesFragment
        }
    }

    private struct Entry: Sendable {
        var fit: Fit
        var port: Int?
        /// True where host and port decide, without a look at the origin itself.
        var isSimple: Bool
        var origin: Int
    }

    private enum Scope {
        static let scheme = 0
        static let host = 1
        static let suffix = 2
        static let any = 3
    }

    private var origins: [Origin] = []
    private var lists: [[Entry]] = []
    private var keys = ByteTable()
    /// False where every web origin names its host: then one look-up does.
    private var hasOpenHosts = false

    public init() {}

    /// Adds an origin.
    ///
    /// - Parameters:
    ///   - origin: The origin.
    ///   - owner: The app, as the caller counts them.
    ///   - index: The origin among those of the app.
    public mutating func add(_ origin: Origin, owner: Int, index: Int) {
        let next = lists.count
        let list: Int
        var isSimple = origin.base.isEmpty && !origin.usesFragment
        var port: Int?
        switch origin.kind {
        case .custom(let scheme, let first):
            list = keys.insert(scope: Scope.scheme, key: scheme, make: { next })
            isSimple = first == nil
        case .web(let host, let number):
            port = number
            if case .exact = host {} else { hasOpenHosts = true }
            switch host {
            case .exact(let name): list = keys.insert(scope: Scope.host, key: name, make: { next })
            case .below(let name): list = keys.insert(scope: Scope.suffix, key: name, make: { next })
            case .captured(_, let name):
                list = keys.insert(scope: Scope.suffix, key: name, make: { next })
                isSimple = false
            case .any: list = keys.insert(scope: Scope.any, key: [], make: { next })
            }
        }
        if list == next { lists.append([]) }
        let fit = Fit(owner: owner, index: index, cut: origin.cut, usesFragment: origin.usesFragment)
        let place = lists[list].firstIndex {
            origins[$0.origin].specificityKey.lexicographicallyPrecedes(origin.specificityKey)
        }
        lists[list].insert(
            Entry(fit: fit, port: port, isSimple: isSimple, origin: origins.count), at: place ?? lists[list].count)
        origins.append(origin)
    }

    /// Fills `fits` with the origins that fit, the most specific first.
    ///
    /// More labels come first, and those are asked for first: the whole host, then what is below its first dot. Inside
    /// a list the more specific stand first.
    public func find(_ url: borrowing DeepLinkURL, into fits: inout [Fit]) {
        fits.removeAll(keepingCapacity: true)
        guard url.isWeb else {
            append(keys.find(scope: Scope.scheme, in: url.text, range: url.scheme, folding: false), url, to: &fits)
            return
        }
        append(keys.find(scope: Scope.host, in: url.text, range: url.host, folding: false), url, to: &fits)
        guard hasOpenHosts else { return }
        for index in url.host where url.text[index] == UInt8(ascii: ".") {
            let suffix = index + 1..<url.host.upperBound
            append(keys.find(scope: Scope.suffix, in: url.text, range: suffix, folding: false), url, to: &fits)
        }
        append(keys.find(scope: Scope.any, in: url.text, range: 0..<0, folding: false), url, to: &fits)
    }

    private func append(_ list: Int?, _ url: borrowing DeepLinkURL, to fits: inout [Fit]) {
        guard let list else { return }
        for index in lists[list].indices {
            let isFit =
                lists[list][index].isSimple
                ? lists[list][index].port == url.port : origins[lists[list][index].origin].fits(url)
            if isFit { fits.append(lists[list][index].fit) }
        }
    }
}
