extension AppleAssociation {
    /// Rules that earlier ones leave nothing to, and paths that a rule forgets.
    static func orderRemarks(_ detail: Detail) -> [Remark] {
        guard let app = detail.apps.first else { return [] }
        var remarks: [Remark] = []
        let file = AppleAssociation(detail)
        var forgotten: [(rule: Rule, parent: String)] = []
        for (index, rule) in detail.rules.enumerated() {
            if let other = detail.rules[..<index].first(where: { covers($0, rule) }) {
                let name = rule.isExclusion ? "this exclusion" : "this component"
                remarks.append(
                    Remark(
                        message: "\(name) never decides: \(other.place) comes first and takes all of its URLs"
                            + (rule.samples().first.map { ", \($0) for one" } ?? ""),
                        hint: rule.isExclusion == other.isExclusion ? "remove it" : "move it before that one",
                        range: opening(rule.range), place: rule.place))
            } else if let parent = file.forgottenParent(of: rule, app) {
                forgotten.append((rule, parent))
            }
        }
        if let first = forgotten.first {
            // One remark for all: a file that does so once does so everywhere.
            let others = forgotten.count > 1 ? "; so do \(forgotten.count - 1) more below" : ""
            remarks.append(
                Remark(
                    message:
                        "\"\(first.rule.path?.pattern.source ?? "")\" does not take \(first.parent) itself\(others)",
                    hint: "add a component for \(first.parent) if the app has a screen for it",
                    range: first.rule.path?.range ?? first.rule.range, place: first.rule.place))
        }
        return remarks
    }

    /// `paths` beside `components`: older systems read them, and should open the same.
    func olderRemarks(_ detail: Detail) -> [Remark] {
        guard let app = detail.apps.first, !detail.olderRules.isEmpty else { return [] }
        var older = detail
        older.rules = detail.olderRules
        let (new, old) = (AppleAssociation(detail), AppleAssociation(older))
        for rule in detail.olderRules + detail.rules {
            for url in rule.samples() {
                let answers = [new.verdicts(for: url)[app], old.verdicts(for: url)[app]]
                guard (answers[0] == .match) != (answers[1] == .match) else { continue }
                let (opens, stays) =
                    answers[0] == .match ? ("components", "paths") : ("paths", "components")
                return [
                    Remark(
                        message:
                            "\"paths\" and \"components\" disagree: \(url) opens the app by \"\(opens)\" and stays "
                            + "in the browser by \"\(stays)\"",
                        hint: "systems before iOS 13 read \"paths\", later ones \"components\"; remove \"paths\" where "
                            + "no such system is left",
                        range: detail.range.lowerBound..<detail.range.lowerBound + 1, place: detail.place)
                ]
            }
        }
        return []
    }

    /// A file with one detail.
    private init(_ detail: Detail) {
        details = [detail]
    }

    private static func opening(_ range: Range<Int>) -> Range<Int> {
        range.lowerBound..<range.lowerBound + 1
    }

    /// Whether one rule surely takes every URL of another one.
    ///
    /// Only rules about paths alone are compared, by the texts that the wildcards of the inner one stand for.
    private static func covers(_ outer: Rule, _ inner: Rule) -> Bool {
        guard outer.isOnlyPath else { return false }
        guard let path = outer.path else { return true }
        guard outer.isEncoded == inner.isEncoded,
            outer.isCaseSensitive == inner.isCaseSensitive || !outer.isCaseSensitive
        else { return false }
        guard let own = inner.path else { return path.pattern.source == "*" || path.pattern.source == "/*" }
        if own.pattern.source.utf8.elementsEqual(path.pattern.source.utf8) { return true }
        // A letter that stands in no pattern takes the place of each wildcard: what fits then fits whatever stands
        // there. A variable has too many texts for that.
        guard !own.pattern.source.utf8.contains(UInt8(ascii: "$")) else { return false }
        return own.pattern.samples(strange: true).allSatisfy {
            path.pattern.matches($0, folding: !outer.isCaseSensitive)
        }
    }

    /// `/x` where the rule takes `/x/*` and nothing takes `/x`.
    private func forgottenParent(of rule: Rule, _ app: String) -> String? {
        guard !rule.isExclusion, rule.isOnlyPath, let text = rule.path?.pattern.source,
            text.utf8.count > 3, text.utf8.suffix(2).elementsEqual("/*".utf8)
        else { return nil }
        let parent = String(text.dropLast(2))
        guard !parent.utf8.contains(where: { $0 == 0x2a || $0 == 0x3f || $0 == 0x24 || $0 == 0x20 }) else { return nil }
        return verdicts(for: parent)[app] == nil ? parent : nil
    }
}
