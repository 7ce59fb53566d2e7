import URLPatterns

/// What one pattern of a link claims at a host, in the words of association files.
struct AssociationClaim {
    /// The segments of the path, without the slashes between.
    var segments: [[AssociationGlob]]
    /// How many of the segments are runs, so that the path may be longer.
    var runs = 0
    var query: [(key: [UInt8], value: [AssociationGlob])] = []
    var fragment: [AssociationGlob]?
    /// Behind `…/#`: the segments are those of the fragment, and this is the path.
    var hashBase: [[UInt8]]?
    var isExclusion = false
    var isCaseSensitive = true
    /// True where the claim takes what the pattern takes and nothing else, slashes in a segment aside.
    var isExact = true
    /// The link, as the app counts them.
    var link: Int

    /// How many segments a path has; nil where it may have any number.
    var depth: Int? { runs > 0 || hashBase != nil ? nil : segments.count }

    /// True where a wildcard stands in the path, which then also takes slashes.
    var crossesSlashes: Bool {
        segments.contains { $0.contains(where: \.takesSlashes) }
    }

    /// The claims of one variant of a pattern: several where a run may be empty.
    static func claims(
        _ parts: [Pattern.PathPart], _ pattern: Pattern, at origin: Origin, link index: Int, _ link: Link
    ) -> [AssociationClaim] {
        var claim = AssociationClaim(segments: [], link: index)
        claim.isCaseSensitive = link.isCaseSensitive
        if case .exclude = link.action { claim.isExclusion = true }
        if origin.usesFragment {
            claim.hashBase = origin.base
        } else {
            claim.segments = origin.base.map { [.text($0)] }
            claim.read(pattern.query)
            claim.read(pattern.fragment)
        }
        if origin.usesFragment, !pattern.query.isEmpty { claim.isExact = false }
        var claims = [claim]
        for (place, part) in parts.enumerated() {
            switch part {
            case .one(let value):
                let globs = claim.globs(value)
                for index in claims.indices { claims[index].add(globs) }
            case .many(let many):
                var longer = claims
                for index in longer.indices {
                    longer[index].runs += 1
                    longer[index].segments.append([.some])
                    if !many.type.isPlain || place < parts.count - 1 { longer[index].isExact = false }
                }
                claims = many.minimum == 0 ? claims + longer : longer
            }
        }
        return claims
    }

    private mutating func add(_ globs: [AssociationGlob]) {
        segments.append(globs)
        if globs == [.some] { return }
        if !globs.allSatisfy(\.isExact) { isExact = false }
    }

    /// A whole value of a segment is never empty; what is plain takes all but slashes.
    private mutating func globs(_ value: Pattern.Value) -> [AssociationGlob] {
        switch value {
        case .literal(let text): return [.text(text)]
        case .whole(let capture):
            let glob = AssociationGlob(capture.type, takesEmpty: false)
            // `?*` for a number takes words too.
            if glob == .some, !capture.type.isPlain || capture.type.list != nil { return [.some, .any] }
            return [glob]
        case .mixed(let pieces):
            return pieces.map { piece in
                switch piece {
                case .text(let text): .text(text)
                case .capture(let capture): AssociationGlob(capture.type, takesEmpty: true)
                }
            }
        }
    }

    /// What must stand in the query. Items that may be absent, or empty, cannot be asked for.
    private mutating func read(_ parts: [Pattern.QueryPart]) {
        for part in parts {
            guard case .item(let key, let value, _) = part, PercentEncoding.query(key) == key else {
                isExact = false
                continue
            }
            switch value {
            case .literal(let text): query.append((key, Self.withoutEscapes(text)))
            case .mixed: query.append((key, Self.withoutEscapes(globs(value))))
            case .whole(let capture):
                isExact = false
                if case .bool = capture.type.base { continue }
                if case .text = capture.type.base { continue }
                guard capture.presence.isRequired, capture.type.list != .repeated else { continue }
                query.append((key, [AssociationGlob(capture.type, takesEmpty: false)]))
            }
        }
        if !query.isEmpty { isExact = false }
    }

    private mutating func read(_ part: Pattern.FragmentPart?) {
        guard let part else { return }
        if case .value(.literal(let text)) = part {
            let globs = Self.withoutEscapes(text)
            fragment = globs
            if globs != [.text(text)] { isExact = false }
            return
        }
        isExact = false
        switch part {
        case .value(.literal): break
        case .value(.whole(let capture)):
            guard capture.presence.isRequired, capture.type.list == nil else { return }
            if case .text = capture.type.base { return }
            if case .bool = capture.type.base { return }
            fragment = [AssociationGlob(capture.type, takesEmpty: false)]
        case .value(let value): fragment = Self.withoutEscapes(globs(value))
        case .path, .query: break
        }
    }

    private static func withoutEscapes(_ globs: [AssociationGlob]) -> [AssociationGlob] {
        globs.flatMap { glob -> [AssociationGlob] in
            if case .text(let text) = glob { withoutEscapes(text) } else { [glob] }
        }
    }

    /// The text with `*` for what a URL can spell in several ways: a blank is `%20` or `+`.
    static func withoutEscapes(_ text: [UInt8]) -> [AssociationGlob] {
        var globs: [AssociationGlob] = []
        var plain: [UInt8] = []
        for byte in text {
            if PercentEncoding.component([byte]) == [byte] || byte == 0x2f {
                plain.append(byte)
            } else {
                if !plain.isEmpty { globs.append(.text(plain)) }
                plain = []
                if globs.last != .any { globs.append(.any) }
            }
        }
        if !plain.isEmpty { globs.append(.text(plain)) }
        return globs
    }
}
