import URLPatterns

/// Tries every variant of every pattern, in the order of the grammar: slow, and too simple to be wrong in the same way
/// as the table.
struct ReferenceMatcher {
    struct Candidate {
        var pattern: Pattern
        var entry: Int
        var folding = false
        var further: [Int] = []
    }

    struct Answer: Equatable {
        var entry: Int
        var captures: [Value]
    }

    /// A captured value.
    enum Value: Equatable, CustomStringConvertible {
        case absent
        case text([UInt8])
        case list([[UInt8]])
        /// The keys of the undeclared rest.
        case rest([[UInt8]])

        var description: String {
            func string(_ text: [UInt8]) -> String { String(decoding: text, as: UTF8.self).debugDescription }
            return switch self {
            case .absent: "absent"
            case .text(let text): string(text)
            case .list(let texts): "[" + texts.map(string).joined(separator: ", ") + "]"
            case .rest(let keys): "{" + keys.map(string).joined(separator: ", ") + "}"
            }
        }
    }

    private struct Variant {
        var candidate: Candidate
        /// How many of the optional segments it has.
        var optionals: Int
        var order: PrecedenceKey
    }

    private let variants: [Variant]
    private let refusesDuplicates: Bool

    init(_ candidates: [Candidate], refusesDuplicates: Bool = false) {
        self.refusesDuplicates = refusesDuplicates
        variants =
            candidates.flatMap { candidate in
                (0...candidate.pattern.path.count { $0.isLeftOut }).map { count in
                    Variant(
                        candidate: candidate, optionals: count,
                        order: PrecedenceKey(candidate.pattern, optionals: count, further: candidate.further))
                }
            }
            // A stable order: equal ones stay in the order given.
            .enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
    }

    /// The first that fits.
    func answer(_ url: ReferenceURL, isAllowed: (Int) -> Bool = { _ in true }) -> Answer? {
        for variant in variants where isAllowed(variant.candidate.entry) {
            if let captures = captures(variant, url) {
                return Answer(entry: variant.candidate.entry, captures: captures)
            }
        }
        return nil
    }

    /// The entries that nothing but their place sets apart from the first that fits, that one among them.
    func ties(_ url: ReferenceURL) -> Set<Int> {
        let fitting = variants.filter { captures($0, url) != nil }
        guard let first = fitting.first else { return [] }
        return Set(fitting.filter { $0.order == first.order }.map(\.candidate.entry))
    }

    private func captures(_ variant: Variant, _ url: ReferenceURL) -> [Value]? {
        let pattern = variant.candidate.pattern
        let values = ReferenceValues(folding: variant.candidate.folding, refusesDuplicates: refusesDuplicates)
        guard let path = values.path(pattern.path, variant.optionals, url.segments),
            let query = values.query(pattern.query, url.items),
            let fragment = values.fragment(pattern.fragment, url)
        else { return nil }
        return path + query + fragment
    }
}

/// A URL in pieces, as the reader gave them.
struct ReferenceURL {
    struct Segment {
        var text: [UInt8]
        var slashesBefore: Int
    }

    struct Item {
        var key: [UInt8]
        var value: [UInt8]?
    }

    var segments: [Segment]
    var items: [Item]
    /// Raw; the generated ones hold no escapes.
    var fragment: [UInt8]?

    init(_ url: DeepLinkURL) {
        segments = url.segments.map { Segment(text: Array(url.text[$0.text]), slashesBefore: $0.slashesBefore) }
        items = url.items.map { item in
            Item(key: Array(url.text[item.key]), value: item.value.map { Array(url.text[$0]) })
        }
        fragment = url.fragment.map { Array(url.bytes[$0]) }
    }

    var fragmentSegments: [Segment] {
        guard let fragment else { return [] }
        var result: [Segment] = []
        var slashes = 1
        let pieces = fragment.first == 0x2f ? fragment.dropFirst() : fragment[...]
        for piece in pieces.split(separator: 0x2f, omittingEmptySubsequences: false) {
            if piece.isEmpty {
                slashes += 1
            } else {
                result.append(Segment(text: Array(piece), slashesBefore: slashes))
                slashes = 1
            }
        }
        return result
    }

    var fragmentItems: [Item] {
        (fragment ?? []).split(separator: 0x26).map { piece in
            guard let equals = piece.firstIndex(of: 0x3d) else { return Item(key: Array(piece), value: nil) }
            return Item(key: Array(piece[..<equals]), value: Array(piece[(equals + 1)...]))
        }
    }
}

extension Pattern.PathPart {
    /// True for a segment that may be left out.
    var isLeftOut: Bool {
        if case .one(.whole(let capture)) = self { !capture.presence.isRequired } else { false }
    }
}
