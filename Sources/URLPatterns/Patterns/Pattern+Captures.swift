extension Pattern {
    /// Every capture in the order of the text: path, query, fragment. A many counts with its type.
    public var captures: [Capture] {
        var result: [Capture] = []
        Self.collect(path, into: &result)
        Self.collect(query, into: &result)
        switch fragment {
        case .value(let value): Self.collect(value, into: &result)
        case .path(let parts): Self.collect(parts, into: &result)
        case .query(let parts): Self.collect(parts, into: &result)
        case nil: break
        }
        return result
    }

    private static func collect(_ parts: [PathPart], into result: inout [Capture]) {
        for part in parts {
            switch part {
            case .one(let value): collect(value, into: &result)
            case .many(let many): result.append(many.asCapture)
            }
        }
    }

    private static func collect(_ parts: [QueryPart], into result: inout [Capture]) {
        for part in parts {
            switch part {
            case .present: break
            case .item(_, let value, _): collect(value, into: &result)
            case .rest(let capture): result.append(capture)
            }
        }
    }

    private static func collect(_ value: Value, into result: inout [Capture]) {
        switch value {
        case .literal: break
        case .whole(let capture): result.append(capture)
        case .mixed(let pieces):
            for case .capture(let capture) in pieces { result.append(capture) }
        }
    }
}

extension Pattern.Many {
    /// The many as a capture: of `*` the value may be the empty text, so it is never absent.
    package var asCapture: Pattern.Capture {
        Pattern.Capture(name: name, type: type, presence: .required, range: range)
    }
}
