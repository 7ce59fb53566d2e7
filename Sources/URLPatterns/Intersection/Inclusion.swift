/// Says whether one value of a pattern takes every text that another one takes.
///
/// "Yes" is certain. "No" may mean that it is not known.
struct Inclusion {
    typealias Side = CommonTexts.Side

    let checker: ValueChecker

    /// Whether `outer` takes every text, not empty, that `inner` takes.
    func isIncluded(_ inner: Side, in outer: Side) -> Bool {
        switch (inner.value, outer.value) {
        case (.literal(let text), .literal): return takes([text], inner.foldsLiterals, outer)
        case (.literal(let text), .mixed): return takes([text], inner.foldsLiterals, outer)
        case (.literal(let text), .whole(let capture)):
            return takes([text], inner.foldsLiterals, capture.type, outer.folding)
        case (.whole(let capture), .whole(let other)):
            return isIncluded(capture.type, inner.folding, in: other.type, outer.folding)
        case (.whole(let capture), .mixed), (.whole(let capture), .literal):
            return capture.type.texts.map { takes($0, inner.folding, outer) } ?? false
        case (.mixed, .whole(let capture)): return capture.type.isPlain && capture.type.list == nil
        case (.mixed(let pieces), .mixed(let others)): return areIncluded(pieces, inner, in: others, outer)
        case (.mixed, .literal): return false
        }
    }

    /// The same pieces, each capture with a narrower type.
    private func areIncluded(
        _ pieces: [Pattern.Piece], _ inner: Side, in others: [Pattern.Piece], _ outer: Side
    ) -> Bool {
        guard pieces.count == others.count else { return false }
        return zip(pieces, others).allSatisfy { piece, other in
            switch (piece, other) {
            case (.text(let text), .text(let otherText)):
                isEqual(text, inner.foldsLiterals, otherText, outer.foldsLiterals)
            case (.capture(let capture), .capture(let other)):
                isIncluded(capture.type, inner.folding, in: other.type, outer.folding)
                    && (!capture.type.takesEmpty || other.type.takesEmpty)
            default: false
            }
        }
    }

    /// Whether a literal or a mixed value takes each of these texts, in every spelling if letters do not matter.
    private func takes(_ texts: [[UInt8]], _ folding: Bool, _ outer: Side) -> Bool {
        texts.allSatisfy { text in
            if case .literal(let literal) = outer.value {
                return isEqual(text, folding, literal, outer.foldsLiterals)
            }
            let hasSpellings = folding && text.contains(where: \.isLetter)
            return !hasSpellings && CommonTexts(checker: checker).takes(outer, text)
        }
    }

    private func isEqual(_ text: [UInt8], _ folding: Bool, _ other: [UInt8], _ otherFolding: Bool) -> Bool {
        if otherFolding { return text.map(\.lowercased) == other.map(\.lowercased) }
        return text == other && !(folding && text.contains(where: \.isLetter))
    }

    /// Whether the outer type takes each of these texts, in every spelling if letters do not matter.
    private func takes(_ texts: [[UInt8]], _ folding: Bool, _ outer: ValueType, _ outerFolding: Bool) -> Bool {
        texts.allSatisfy { text in
            guard checker.accepts(text, outer, folding: outerFolding) else { return false }
            return !folding || outer.isPlain || outer.ignoresCase(outerFolding) || !text.contains(where: \.isLetter)
        }
    }

    private func isIncluded(
        _ inner: ValueType, _ innerFolding: Bool, in outer: ValueType, _ outerFolding: Bool
    ) -> Bool {
        if outer.list == nil, outer.isPlain { return true }
        if inner.list != nil || outer.list != nil {
            guard inner.list == outer.list else { return false }
            return isIncluded(
                ValueType(inner.base, spelling: ""), innerFolding, in: ValueType(outer.base, spelling: ""),
                outerFolding)
        }
        if let texts = inner.texts { return takes(texts, innerFolding, outer, outerFolding) }
        switch (inner.base, outer.base) {
        case (.int(let lower, let upper), .int(let outerLower, let outerUpper)):
            return lower ?? .min >= outerLower ?? .min && upper ?? .max <= outerUpper ?? .max
        case (.int, .double), (.double, .double), (.bool, .bool), (.uuid, .uuid), (.date, .date): return true
        case (.url(let origins), .url(let outerOrigins)):
            if outerOrigins.isEmpty { return true }
            return !origins.isEmpty
                && origins.allSatisfy { origin in outerOrigins.contains { origin.isIncluded(in: $0) } }
        case (.bool, .choice), (.bool, .mapped):
            return takes(["true", "false", "1", "0"].map { Array($0.utf8) }, false, outer, outerFolding)
        case (_, .regex(let regex)):
            return inner.expression?.isSubset(of: regex) ?? false
        default: return false
        }
    }
}

extension ValueType {
    /// True where a text of the type is one in capitals too.
    fileprivate func ignoresCase(_ folding: Bool) -> Bool {
        switch base {
        case .choice, .mapped: folding
        case .uuid, .string, .text: true
        default: false
        }
    }
}

extension ValueType {
    /// True where the empty text is a value.
    var takesEmpty: Bool { list != .commas && base.takesEmpty }
}

extension Origin {
    /// Whether every URL of this origin is one of the other, with the same segments cut.
    package func isIncluded(in other: Origin) -> Bool {
        if identity == other.identity { return true }
        guard case .web(let host, let port) = kind, case .web(let otherHost, let otherPort) = other.kind,
            port == otherPort, base == other.base, usesFragment == other.usesFragment
        else { return false }
        switch (host, otherHost) {
        case (_, .any): return true
        case (.exact(let name), .below(let tail)), (.below(let name), .below(let tail)),
            (.captured(_, let name), .below(let tail)):
            if case .captured = host, name == tail { return true }
            return name.count > tail.count + 1 && name.suffix(tail.count + 1) == ([0x2e] + tail)[...]
        default: return false
        }
    }
}
