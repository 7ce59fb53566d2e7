extension AppleAssociation {
    /// What the file says of a URL, or of a path with its query and fragment.
    ///
    /// Details and their components are read from the top; the first component whose every key matches decides for
    /// the apps of its detail. Host names are not looked at: a file is about the host that serves it.
    public func verdicts(for url: String) -> Verdicts {
        verdicts(for: url.utf8)
    }

    func verdicts(for url: some Sequence<UInt8>) -> Verdicts {
        guard let url = AssociationURL(url) else { return Verdicts() }
        var result = Verdicts(decisions: decide(url, Texts(url, nil)))
        for doubt in possibleDoubts(url)
        where decide(url, Texts(url, doubt)).map(\.outcome) != result.decisions.map(\.outcome) {
            result.doubts.append(doubt)
        }
        if isNormalizationDecisive(url) { result.doubts.append(.normalization) }
        return result
    }

    /// The choices that can matter for a URL: most have no escapes.
    private func possibleDoubts(_ url: AssociationURL) -> [Doubt] {
        var doubts: [Doubt] = []
        let parts = [url.path, url.query, url.fragment]
        let hasEscapes = parts.contains { $0.contains(0x25) }
        let rules = details.lazy.flatMap(\.rules)
        if hasEscapes { doubts.append(.hexCase) }
        if hasEscapes, rules.contains(where: { !$0.isEncoded }) { doubts.append(.encodedSlash) }
        return doubts
    }

    /// The parts of a URL in both forms, read with the choices made here but for one.
    private struct Texts {
        var encoded: AssociationTexts
        var decoded: AssociationTexts
        var isExact: Bool

        init(_ url: AssociationURL, _ doubt: Doubt?) {
            let isExact = doubt == .hexCase
            self.isExact = isExact
            encoded = AssociationTexts(url) { part in
                isExact ? part.map { UInt32($0) } : EscapedText.withCapitals(part.map { UInt32($0) })
            }
            decoded = AssociationTexts(url) { EscapedText.decoded($0, keepsSlash: doubt == .encodedSlash) }
        }
    }

    private func decide(_ url: AssociationURL, _ texts: Texts) -> [Verdicts.Decision] {
        var decisions: [Verdicts.Decision] = []
        for detail in details {
            let open = detail.apps.filter { app in !decisions.contains { $0.app.utf8.elementsEqual(app.utf8) } }
            guard !open.isEmpty, let rule = detail.rules.first(where: { fits($0, texts) }) else { continue }
            for app in open {
                decisions.append(
                    .init(
                        app: app, verdict: rule.isExclusion ? .block : .match, by: rule.place, comment: rule.comment))
            }
        }
        return decisions
    }

    private func fits(_ rule: Rule, _ texts: Texts) -> Bool {
        let own = rule.isEncoded ? texts.encoded : texts.decoded
        let folding = !rule.isCaseSensitive
        func fits(_ part: Part?, _ text: [UInt32]) -> Bool {
            guard let part else { return true }
            return (texts.isExact ? part.exact ?? part.pattern : part.pattern).matches(text, folding: folding)
        }
        guard fits(rule.path, own.path), fits(rule.fragment, own.fragment) else { return false }
        switch rule.query {
        case .any: return true
        case .whole(let part): return fits(part, own.query)
        case .items(let items):
            return items.allSatisfy { name, part in
                let values = own.items.filter { Self.isEqual($0.name, name, folding: folding) }.map(\.value)
                // An item that is absent is the empty text: `*` takes it, `?*` does not.
                return values.isEmpty ? fits(part, []) : values.allSatisfy { fits(part, $0) }
            }
        }
    }

    private static func isEqual(_ first: [UInt32], _ second: [UInt32], folding: Bool) -> Bool {
        guard folding else { return first == second }
        return first.elementsEqual(second) { WildcardPattern.folded($0) == WildcardPattern.folded($1) }
    }

    /// True where the URL holds a combining character and some rule compares characters.
    private func isNormalizationDecisive(_ url: AssociationURL) -> Bool {
        guard details.contains(where: { $0.rules.contains { !$0.isEncoded } }) else { return false }
        return [url.path, url.query, url.fragment].contains { part in
            EscapedText.decoded(part, keepsSlash: false).contains { scalar in
                guard scalar >= 0x300, let scalar = Unicode.Scalar(scalar) else { return false }
                return scalar.properties.canonicalCombiningClass != .notReordered
            }
        }
    }
}

extension AppleAssociation.Verdicts.Decision {
    fileprivate var outcome: String { "\(app) \(verdict.rawValue)" }
}
