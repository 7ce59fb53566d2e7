/// Says whether one variant of a pattern fits every URL that another one fits.
///
/// "Yes" is certain. "No" may mean that it is not known.
struct VariantCover {
    struct Side {
        var parts: [Pattern.PathPart]
        var query: [(part: Pattern.QueryPart, key: Int)]
        var fragment: Pattern.FragmentPart?
        var folding: Bool
    }

    private let inclusion: Inclusion
    private let inner: Side
    private let outer: Side
    private let refusesDuplicates: Bool

    init(_ inner: Side, by outer: Side, checker: ValueChecker, refusesDuplicates: Bool) {
        self.inner = inner
        self.outer = outer
        self.refusesDuplicates = refusesDuplicates
        inclusion = Inclusion(checker: checker)
    }

    func isCovered() -> Bool {
        covers(inner.parts, by: outer.parts) && coversQuery() && coversFragment()
    }

    // MARK: Path

    /// Whether the parts of the outer path can be laid along those of the inner one.
    private func covers(_ parts: [Pattern.PathPart], by others: [Pattern.PathPart]) -> Bool {
        var failed: Set<[Int]> = []
        return covers(parts[...], by: others[...], took: false, &failed)
    }

    /// - Parameter took: The run that the outer path begins with has taken a segment.
    private func covers(
        _ parts: ArraySlice<Pattern.PathPart>, by others: ArraySlice<Pattern.PathPart>, took: Bool,
        _ failed: inout Set<[Int]>
    ) -> Bool {
        guard let other = others.first else { return parts.isEmpty }
        guard failed.insert([parts.startIndex, others.startIndex, took ? 1 : 0]).inserted else { return false }
        guard let run = other.run else {
            guard let part = parts.first, part.run == nil, includes(part, other) else { return false }
            return covers(parts.dropFirst(), by: others.dropFirst(), took: false, &failed)
        }
        if took || run.minimum == 0, covers(parts, by: others.dropFirst(), took: false, &failed) { return true }
        // A run with a type takes one part and no more: its text is judged as a whole.
        guard let part = parts.first, run.type.isPlain || (!took && includes(part, other)) else { return false }
        return covers(parts.dropFirst(), by: others, took: took || part.run?.minimum != 0, &failed)
    }

    private func includes(_ part: Pattern.PathPart, _ other: Pattern.PathPart) -> Bool {
        if let run = part.run, let otherRun = other.run, run.minimum < otherRun.minimum { return false }
        return inclusion.isIncluded(
            .init(segment: part.value, folding: inner.folding), in: .init(segment: other.value, folding: outer.folding))
    }

    // MARK: Query

    private func coversQuery() -> Bool {
        outer.query.allSatisfy { test in
            let own = inner.query.first { $0.key == test.key }
            return own.map { covers($0.part, by: test.part) } ?? takesEverything(test.part)
        }
    }

    /// True where a part of a query is content with every URL.
    private func takesEverything(_ part: Pattern.QueryPart) -> Bool {
        switch part {
        case .rest: return true
        case .present: return false
        case .item(let key, .whole(let capture), _):
            // A key that may not stand twice asks for something even if it takes every value. One pattern may still
            // ask for the same key in another way: without case.
            if refusesDuplicates, capture.type.list != .repeated { return false }
            return accepts(capture, key)
        case .item: return false
        }
    }

    private func accepts(_ capture: Pattern.Capture, _ key: [UInt8]) -> Bool {
        let isOptional = !capture.presence.isRequired || capture.type.list != nil
        let base = ValueType(capture.type.base, spelling: "")
        return isOptional && base.isPlain
    }

    private func covers(_ part: Pattern.QueryPart, by other: Pattern.QueryPart) -> Bool {
        switch (part, other) {
        case (_, .rest): return true
        case (.present, .present): return true
        case (.item(_, let value, _), .present): return isSurelyPresent(value)
        case (.rest, _): return takesEverything(other)
        case (.present, .item(let key, .whole(let capture), _)):
            return !refusesDuplicates && accepts(capture, key)
        case (.present, .item): return false
        case (.item(_, .whole(let capture), _), .item(_, .whole(let otherCapture), _)):
            return covers(capture, by: otherCapture)
        case (.item(_, let value, _), .item(_, let otherValue, _)):
            if case .whole(let capture) = otherValue, capture.type.list == .repeated { return false }
            let isSame = isSurelyPresent(value) && (!isWhole(value) || !takesEmpty(value))
            return isSame
                && inclusion.isIncluded(
                    .init(value: value, folding: inner.folding), in: .init(value: otherValue, folding: outer.folding))
        }
    }

    private func covers(_ capture: Pattern.Capture, by other: Pattern.Capture) -> Bool {
        guard capture.type.list == other.type.list else {
            // A list and a single value of one key look at other items.
            return capture.type.list != .repeated && other.type.list != .repeated && accepts(other, [])
        }
        let isAbsentTaken = !other.presence.isRequired || other.type.list != nil
        guard capture.presence.isRequired || isAbsentTaken else { return false }
        // `key=` is a value of `text` and of `bool`, and of `bool` the bare key: an absent one for other types.
        if capture.type.takesEmpty, !other.type.takesEmpty, !isAbsentTaken { return false }
        if other.type.takesEmpty, case .bool = other.type.base {
        } else if other.type.takesEmpty, !isAbsentTaken,
            case .bool = capture.type.base
        {
            return false
        }
        return inclusion.isIncluded(
            .init(value: .whole(capture), folding: inner.folding),
            in: .init(value: .whole(other), folding: outer.folding))
    }

    private func isWhole(_ value: Pattern.Value) -> Bool {
        if case .whole = value { true } else { false }
    }

    private func takesEmpty(_ value: Pattern.Value) -> Bool {
        if case .whole(let capture) = value { capture.type.takesEmpty } else { false }
    }

    private func isSurelyPresent(_ value: Pattern.Value) -> Bool {
        guard case .whole(let capture) = value else { return true }
        return capture.presence.isRequired && capture.type.list == nil
    }

    // MARK: Fragment

    private func coversFragment() -> Bool {
        guard let other = outer.fragment else { return true }
        if case .value(.whole(let capture)) = other, !capture.presence.isRequired, capture.type.isPlain { return true }
        guard let own = inner.fragment else { return false }
        switch (own, other) {
        case (.value(let value), .value(let otherValue)):
            if case .whole(let capture) = value {
                guard case .whole(let otherCapture) = otherValue else {
                    return capture.presence.isRequired && included(value, otherValue)
                }
                if !capture.presence.isRequired, otherCapture.presence.isRequired { return false }
                if capture.type.takesEmpty, !otherCapture.type.takesEmpty, otherCapture.presence.isRequired {
                    return false
                }
            }
            return included(value, otherValue)
        case (.path(let parts), .path(let others)):
            guard !parts.contains(where: \.isOptional), !others.contains(where: \.isOptional) else { return false }
            return covers(parts, by: others)
        case (.query, .query), (.path, _), (.query, _), (.value, _): return false
        }
    }

    private func included(_ value: Pattern.Value, _ other: Pattern.Value) -> Bool {
        inclusion.isIncluded(
            .init(value: value, folding: inner.folding), in: .init(value: other, folding: outer.folding))
    }
}

extension PatternTable {
    /// Whether a variant fits every URL that another one fits, origins and versions aside. True is certain.
    package func isCovered(_ variant: Int, by other: Int) -> Bool {
        VariantCover(
            side(variant), by: side(other), checker: checker, refusesDuplicates: refusesDuplicates
        ).isCovered()
    }

    private func side(_ variant: Int) -> VariantCover.Side {
        let pattern = patterns[variantPatterns[variant]]
        let entry = entries[variantPatterns[variant]]
        return VariantCover.Side(
            parts: parts(of: variant),
            query: queryTests[entry.query].map { (pattern.query[$0.part], $0.key) },
            fragment: pattern.fragment, folding: entry.folding)
    }
}
