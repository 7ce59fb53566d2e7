/// Finds fragments, as a URL holds them, that may fit two patterns.
struct FragmentIntersection {
    let checker: ValueChecker
    let limit: Int

    /// Candidates, to be tried; nil is the absence of a fragment.
    func find(
        _ left: Pattern.FragmentPart?, _ right: Pattern.FragmentPart?, folding: (left: Bool, right: Bool)
    ) -> [[UInt8]?] {
        var found: [[UInt8]?] = []
        func offer(_ texts: [[UInt8]?]) {
            for text in texts where !found.contains(text) { found.append(text) }
        }
        if left?.isRequired ?? false || right?.isRequired ?? false {} else { offer([nil]) }
        switch (left, right) {
        case (.value(let a)?, .value(let b)?):
            offer(values(.init(value: a, folding: folding.left), .init(value: b, folding: folding.right)))
        case (.path(let a)?, .path(let b)?):
            offer(paths(.init(parts: a, folding: folding.left), .init(parts: b, folding: folding.right)))
        case (.query(let a)?, .query(let b)?):
            offer(queries(.init(parts: a, folding: folding.left), .init(parts: b, folding: folding.right)))
        default:
            if let left { offer(own(left, folding.left)) }
            if let right { offer(own(right, folding.right)) }
        }
        return found
    }

    private func own(_ part: Pattern.FragmentPart, _ folding: Bool) -> [[UInt8]?] {
        switch part {
        case .value(let value): values(.init(value: value, folding: folding), .init(value: value, folding: folding))
        case .path(let parts): paths(.init(parts: parts, folding: folding), .init(parts: parts, folding: folding))
        case .query(let parts): queries(.init(parts: parts, folding: folding), .init(parts: parts, folding: folding))
        }
    }

    private func values(_ left: CommonTexts.Side, _ right: CommonTexts.Side) -> [[UInt8]?] {
        CommonTexts(checker: checker).texts(left, right, limit: limit).map { PercentEncoding.fragment($0) }
    }

    private func paths(_ left: PathIntersection.Side, _ right: PathIntersection.Side) -> [[UInt8]?] {
        let lists = PathIntersection(left, right, checker: checker, limit: limit).find() ?? []
        return Combinations.of(lists, limit: limit).map { Array($0.map(\.encoded).joined(separator: [0x2f])) }
    }

    private func queries(_ left: QueryIntersection.Side, _ right: QueryIntersection.Side) -> [[UInt8]?] {
        QueryIntersection(checker: checker, limit: limit).find(left, right)
            .map { Array(SampleURL(items: $0).query.dropFirst()) }
    }
}

extension Pattern.FragmentPart {
    /// False where a URL without a fragment may fit.
    var isRequired: Bool {
        if case .value(.whole(let capture)) = self { capture.presence.isRequired } else { true }
    }
}
