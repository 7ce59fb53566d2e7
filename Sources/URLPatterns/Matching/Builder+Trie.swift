extension PatternTable.Builder {
    mutating func insert(_ variant: Int) {
        let value = table.variants[variant]
        let entry = table.entries[value.pattern]
        var node = 0
        var optionals = value.optionals
        var runs = 0
        nodes[0].best = min(nodes[0].best, variant)
        let path = table.patterns[value.pattern].path
        for (index, part) in path.enumerated() {
            switch part {
            case .one(let value):
                if part.isOptional {
                    if optionals == 0 { continue }
                    optionals -= 1
                }
                node = child(of: node, value, entry.folding, variant)
            case .many(let many):
                let isLast = index == path.count - 1
                let run = self.run(of: node, many, entry.folding, isLast: isLast, isSecond: runs == 1)
                runs += 1
                nodes[node].runs[run].best = min(nodes[node].runs[run].best, variant)
                if isLast {
                    nodes[node].runs[run].variants.append(variant)
                    return
                }
                node = nodes[node].runs[run].child
                nodes[node].best = min(nodes[node].best, variant)
            }
        }
        nodes[node].variants.append(variant)
    }

    mutating func child(
        of node: Int, _ value: Pattern.Value, _ folding: Bool, _ variant: Int
    ) -> Int {
        let signature = value.signature(folding: folding)
        let child: Int
        if let known = nodes[node].children[signature] {
            child = known
        } else {
            child = nodes.count
            nodes[node].children[signature] = child
            nodes[node].order.append(PatternTable.BuildEdge(value: value, folding: folding, child: child))
            nodes.append(PatternTable.BuildNode(depth: nodes[node].depth + 1))
        }
        nodes[child].best = min(nodes[child].best, variant)
        return child
    }

    mutating func run(
        of node: Int, _ many: Pattern.Many, _ folding: Bool, isLast: Bool, isSecond: Bool
    ) -> Int {
        let signature = Array("\(many.minimum)\(isLast)\(folding)\(many.type.spelling)".utf8)
        if let known = nodes[node].runs.firstIndex(where: { $0.signature == signature }) { return known }
        var run = PatternTable.BuildRun(
            signature: signature, many: many, folding: folding, isLast: isLast, isSecond: isSecond)
        if !isLast {
            run.child = nodes.count
            nodes.append(PatternTable.BuildNode(depth: nodes[node].depth + 1))
            if isSecond, many.type.isPlain {
                run.stamp = table.stampCount
                table.stampCount += 1
            }
        }
        nodes[node].runs.append(run)
        return nodes[node].runs.count - 1
    }
}
