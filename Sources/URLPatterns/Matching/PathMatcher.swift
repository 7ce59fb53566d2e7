/// Compares the segments of a URL with one path pattern, and tells where each capture lies.
///
/// Optionals are filled from the left. A run of segments takes as few as possible, the earlier run first.
struct PathMatcher {
    let parts: [Pattern.PathPart]
    let values: ValueMatcher

    /// Appends a value for each capture. `segments` are read from `start` on.
    func match(
        _ segments: [DeepLinkURL.Segment], from start: Int, of url: inout DeepLinkURL, into captures: inout [Captured]
    ) -> Bool {
        let count = captures.count
        var secondRun = -1
        if match(0, start, segments, &url, &captures, runs: 0, &secondRun) { return true }
        captures.removeLast(captures.count - count)
        return false
    }

    private func match(
        _ part: Int, _ position: Int, _ segments: [DeepLinkURL.Segment], _ url: inout DeepLinkURL,
        _ captures: inout [Captured], runs: Int, _ secondRun: inout Int
    ) -> Bool {
        guard part < parts.count else { return position == segments.count }
        let count = captures.count
        switch parts[part] {
        case .one(let value):
            if position < segments.count,
                values.match(value, url.text, segments[position].text, into: &captures),
                match(part + 1, position + 1, segments, &url, &captures, runs: runs, &secondRun)
            {
                return true
            }
            captures.removeLast(captures.count - count)
            guard case .whole(let capture) = value, !capture.presence.isRequired else { return false }
            return appendAbsent(from: part, &url, &captures)
                && match(parts.count - trailingRuns, position, segments, &url, &captures, runs: runs, &secondRun)
        case .many(let many):
            return match(many, part, position, segments, &url, &captures, runs: runs, &secondRun)
        }
    }

    private func match(
        _ many: Pattern.Many, _ part: Int, _ position: Int, _ segments: [DeepLinkURL.Segment],
        _ url: inout DeepLinkURL, _ captures: inout [Captured], runs: Int, _ secondRun: inout Int
    ) -> Bool {
        let isLast = part + 1 == parts.count
        let isPlain = many.type.isPlain
        // What an untyped second run could not do from an earlier place, it cannot do from a later one.
        if runs == 1, isPlain, !isLast {
            if secondRun >= 0 { return false }
            secondRun = position
        }
        var end = isLast ? max(segments.count, position + many.minimum) : position + many.minimum
        while end <= segments.count {
            let count = captures.count
            let length = url.text.count
            let run = isPlain && !isLast ? nil : url.join(segments, position..<end)
            if run.map({ isPlain || values.checker.accepts(url.text, $0, many.type, folding: values.folding) }) ?? true
            {
                captures.append(.text(run ?? 0..<0))
                if match(part + 1, end, segments, &url, &captures, runs: runs + 1, &secondRun) {
                    if run == nil { captures[count] = .text(url.join(segments, position..<end)) }
                    return true
                }
                captures.removeLast(captures.count - count)
            }
            // What was joined in vain goes, or a hostile URL would fill the memory.
            url.text.removeLast(url.text.count - length)
            end += 1
        }
        return false
    }

    /// 1 where the path ends with a run after optionals.
    private var trailingRuns: Int {
        if case .many? = parts.last { 1 } else { 0 }
    }

    private func appendAbsent(from part: Int, _ url: inout DeepLinkURL, _ captures: inout [Captured]) -> Bool {
        for case .one(.whole(let capture)) in parts[part...] {
            captures.append(url.absent(capture.presence))
        }
        return true
    }
}

extension DeepLinkURL {
    /// The decoded text of some segments of the path with the slashes between them as they came.
    mutating func join(_ range: Range<Int>) -> Range<Int> {
        guard range.count > 1 else { return range.isEmpty ? 0..<0 : segments[range.lowerBound].text }
        let segments = segments
        return join(segments, range)
    }

    mutating func join(_ segments: [Segment], _ range: Range<Int>) -> Range<Int> {
        guard range.count > 1 else { return range.isEmpty ? 0..<0 : segments[range.lowerBound].text }
        let start = text.count
        for index in range {
            let segment = segments[index]
            if index > range.lowerBound {
                for _ in 0..<segment.slashesBefore { text.append(0x2f) }
            }
            for offset in segment.text { text.append(text[offset]) }
        }
        return start..<text.count
    }

    /// What an absent value is: nothing, or its default.
    mutating func absent(_ presence: Pattern.Presence) -> Captured {
        guard case .defaults(let value) = presence else { return .absent }
        let start = text.count
        text.append(contentsOf: value)
        return .text(start..<text.count)
    }
}
