extension PatternTable.Builder {
    mutating func tests(of pattern: Pattern, _ folding: Bool) -> Range<Int> {
        let start = table.queryTests.count
        for (index, part) in pattern.query.enumerated() {
            var test = PatternTable.QueryTest(kind: .rest, key: -1, part: index)
            switch part {
            case .rest: break
            case .present(let key):
                test.kind = .present
                test.key = declare(key, folding, list: false)
            case .item(let key, let value, _):
                let isList = value.isRepeatedList
                test.key = declare(key, folding, list: isList)
                switch value {
                case .literal: test.kind = .literal
                case .mixed: test.kind = .mixed
                case .whole(let capture):
                    test.kind = isList ? .list : .whole
                    test.type = typeTest(isList ? ValueType(capture.type.base, spelling: "") : capture.type)
                    test.isRequired = capture.presence.isRequired && capture.type.list == nil
                    test.takesEmpty = capture.type.list != .commas && capture.type.base.takesEmpty
                    if case .bool = capture.type.base { test.takesNoValue = test.takesEmpty }
                    test.standard = standard(capture.presence)
                }
            }
            table.queryTests.append(test)
        }
        return start..<table.queryTests.count
    }

    mutating func typeTest(_ type: ValueType) -> TypeTest {
        var test = TypeTest(type)
        if test.kind == .other {
            test.type = table.types.count
            table.types.append(type)
        }
        return test
    }

    mutating func standard(_ presence: Pattern.Presence) -> Range<Int>? {
        guard case .defaults(let text) = presence else { return nil }
        table.defaults += text
        return table.defaults.count - text.count..<table.defaults.count
    }

    /// The path in steps, where each capture is a whole segment and there is one run at most.
    mutating func steps(of pattern: Pattern) -> Range<Int>? {
        var steps: [PatternTable.PathStep] = []
        for part in pattern.path {
            switch part {
            case .one(.literal): steps.append(PatternTable.PathStep(kind: .literal))
            case .one(.mixed): return nil
            case .one(.whole(let capture)):
                steps.append(
                    PatternTable.PathStep(
                        kind: capture.presence.isRequired ? .capture : .optional,
                        standard: standard(capture.presence)))
            case .many:
                // What two runs take is not known from the number of segments.
                guard !steps.contains(where: { $0.kind == .run }) else { return nil }
                steps.append(PatternTable.PathStep(kind: .run))
            }
        }
        table.pathSteps += steps
        return table.pathSteps.count - steps.count..<table.pathSteps.count
    }

    mutating func declare(_ key: [UInt8], _ folding: Bool, list: Bool) -> Int {
        let scope = PatternTable.KeyScope.scope(folding: folding, list: list)
        if !table.keyScopes.contains(scope) { table.keyScopes.append(scope) }
        let next = table.keyCount
        let text = folding ? key.map(\.lowercased) : key
        let index = table.keys.insert(scope: scope, key: text, make: { next })
        if index == next { table.keyCount += 1 }
        table.keyLengths |= 1 << UInt64(min(text.count, 63))
        return index
    }
}
