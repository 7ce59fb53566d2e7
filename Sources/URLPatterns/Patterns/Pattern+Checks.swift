extension Pattern {
    /// The rules that the grammar cannot say: names once, keys once, optionals last, two runs at most.
    func check() throws(PatternError) {
        var names: Set<String> = []
        for capture in captures {
            if let name = capture.name, !names.insert(name).inserted {
                throw PatternError(.repeatedName(name), at: capture.range)
            }
        }
        try Self.checkPath(path)
        try Self.checkQuery(query)
        switch fragment {
        case .path(let parts): try Self.checkPath(parts)
        case .query(let parts): try Self.checkQuery(parts)
        case .value, nil: break
        }
    }

    private static func checkPath(_ parts: [PathPart]) throws(PatternError) {
        if parts.count > 256 { throw PatternError(.tooManySegments, at: 0..<0) }
        var manys = 0
        var literalSinceMany = false
        var optional: Range<Int>?
        for (index, part) in parts.enumerated() {
            switch part {
            case .one(.whole(let capture)) where !capture.presence.isRequired:
                if manys > 0 { throw PatternError(.optionalAfterMany, at: capture.range) }
                optional = capture.range
            case .many(let many):
                manys += 1
                if optional != nil, many.minimum > 0 || index != parts.count - 1 {
                    throw PatternError(.optionalNotLast, at: many.range)
                }
                if manys == 2, !literalSinceMany { throw PatternError(.manysWithoutLiteral, at: many.range) }
                if manys > 2 { throw PatternError(.tooManyManys, at: many.range) }
                literalSinceMany = false
            case .one(let value):
                if let optional { throw PatternError(.optionalNotLast, at: optional) }
                if case .literal = value { literalSinceMany = true }
            }
        }
    }

    private static func checkQuery(_ parts: [QueryPart]) throws(PatternError) {
        var keys: Set<[UInt8]> = []
        var rests = 0
        for part in parts {
            if case .rest(let capture) = part {
                rests += 1
                if rests > 1 { throw PatternError(.twoRests, at: capture.range) }
            } else if let key = part.key, !keys.insert(key).inserted {
                throw PatternError(.repeatedKey(String(decoding: key, as: UTF8.self)), at: 0..<0)
            }
        }
    }
}
