import NavigationPaths
import URLPatterns

extension RouteTable {
    /// Writes the answer for what `resolve` found: one JSON object, slashes not escaped, members in a fixed order.
    ///
    /// What is the same for every URL of a link stands ready; between it are the values.
    public func append(
        _ workspace: borrowing ResolutionWorkspace, including parts: ResolutionParts = [], to output: inout [UInt8]
    ) {
        let app = compiled[workspace.app]
        let link = app.links[workspace.link]
        output.append(contentsOf: Self.beginning)
        if workspace.via.isEmpty {
            appendString(0..<workspace.url.length, workspace, to: &output)
        } else {
            JSONText.appendString(workspace.input, to: &output)
        }
        output.append(contentsOf: link.head)
        run(link.routes, workspace, to: &output)
        run(link.tail, workspace, to: &output)
        appendQuery(app, workspace, to: &output)
        appendVia(workspace, to: &output)
        let wantsPath = parts.contains(.navigationPath)
        appendWarnings(app, link, wantsPath: wantsPath, workspace, to: &output)
        if wantsPath, link.types != nil {
            output.append(contentsOf: ",\"navigationPath\":".utf8)
            appendNavigationPath(workspace, to: &output)
        }
        if parts.contains(.explain) { appendExplanation(workspace, to: &output) }
        output.append(UInt8(ascii: "}"))
    }

    private static let beginning = Array("{\"url\":".utf8)

    /// The stack alone, as a JSON array.
    func appendRoutes(_ workspace: borrowing ResolutionWorkspace, to output: inout [UInt8]) {
        run(compiled[workspace.app].links[workspace.link].routes, workspace, to: &output)
    }

    /// The stack as SwiftUI writes it: tag and JSON text of each element, the last one first.
    ///
    /// - Returns: False, with nothing appended, where the table names no type for the routes.
    @discardableResult
    func appendNavigationPath(_ workspace: borrowing ResolutionWorkspace, to output: inout [UInt8]) -> Bool {
        let link = compiled[workspace.app].links[workspace.link]
        guard let types = link.types else { return false }
        output.append(UInt8(ascii: "["))
        var item: [UInt8] = []
        for index in link.elements.indices.reversed() where workspace.isComplete(link.required[index]) {
            if output.last != UInt8(ascii: "[") { output.append(UInt8(ascii: ",")) }
            item.removeAll(keepingCapacity: true)
            run(link.elements[index], workspace, to: &item)
            JSONText.appendString(types[index].utf8, to: &output)
            output.append(UInt8(ascii: ","))
            JSONText.appendString(item, to: &output)
        }
        output.append(UInt8(ascii: "]"))
        return true
    }

    // MARK: What is left of the query

    /// The items that the pattern does not declare: `query`, and apart from it `tracking`.
    private func appendQuery(_ app: CompiledApp, _ workspace: borrowing ResolutionWorkspace, to output: inout [UInt8]) {
        var hasTracking = false
        var hasQuery = false
        for index in workspace.itemKinds.indices {
            switch workspace.itemKinds[index] {
            case .declared: break
            case .undeclared: hasQuery = true
            case .tracking: hasTracking = true
            }
        }
        if hasQuery, !workspace.match.hasRest {
            output.append(contentsOf: ",\"query\":".utf8)
            appendItems(.undeclared, workspace, to: &output)
        }
        if hasTracking {
            output.append(contentsOf: ",\"tracking\":".utf8)
            appendItems(.tracking, workspace, to: &output)
        }
    }

    /// The items of one kind: each key once, with all its values.
    private func appendItems(
        _ kind: ResolutionWorkspace.ItemKind, _ workspace: borrowing ResolutionWorkspace, to output: inout [UInt8]
    ) {
        // Few keys are compared one with another; many are put in order by a hash table first.
        if workspace.url.items.count > 16 {
            appendGroups(kind, workspace, to: &output)
            return
        }
        var isFirst = true
        for index in workspace.url.items.indices where workspace.itemKinds[index] == kind {
            if isRepeated(index, kind, workspace) { continue }
            output.append(isFirst ? UInt8(ascii: "{") : UInt8(ascii: ","))
            isFirst = false
            appendString(workspace.url.items[index].key, workspace, to: &output)
            output.append(UInt8(ascii: ":"))
            output.append(UInt8(ascii: "["))
            appendItem(index, workspace, to: &output)
            for other in index + 1..<workspace.url.items.count where isSame(index, other, kind, workspace) {
                output.append(UInt8(ascii: ","))
                appendItem(other, workspace, to: &output)
            }
            output.append(UInt8(ascii: "]"))
        }
        output.append(UInt8(ascii: "}"))
    }

    private func appendGroups(
        _ kind: ResolutionWorkspace.ItemKind, _ workspace: borrowing ResolutionWorkspace, to output: inout [UInt8]
    ) {
        var known: [ArraySlice<UInt8>: Int] = [:]
        var groups: [[Int]] = []
        for index in workspace.url.items.indices where workspace.itemKinds[index] == kind {
            let key = workspace.url.text[workspace.url.items[index].key]
            if let group = known[key] {
                groups[group].append(index)
            } else {
                known[key] = groups.count
                groups.append([index])
            }
        }
        for (number, group) in groups.enumerated() {
            output.append(number == 0 ? UInt8(ascii: "{") : UInt8(ascii: ","))
            appendString(workspace.url.items[group[0]].key, workspace, to: &output)
            for (place, index) in group.enumerated() {
                output.append(contentsOf: place == 0 ? ":[".utf8 : ",".utf8)
                appendItem(index, workspace, to: &output)
            }
            output.append(UInt8(ascii: "]"))
        }
        output.append(UInt8(ascii: "}"))
    }

    private func appendItem(
        _ index: Int, _ workspace: borrowing ResolutionWorkspace, to output: inout [UInt8]
    ) {
        appendString(workspace.url.items[index].value ?? 0..<0, workspace, to: &output)
    }

    /// True where an earlier item of this kind has the same key.
    private func isRepeated(
        _ index: Int, _ kind: ResolutionWorkspace.ItemKind, _ workspace: borrowing ResolutionWorkspace
    ) -> Bool {
        for other in 0..<index where isSame(index, other, kind, workspace) { return true }
        return false
    }

    private func isSame(
        _ index: Int, _ other: Int, _ kind: ResolutionWorkspace.ItemKind, _ workspace: borrowing ResolutionWorkspace
    ) -> Bool {
        guard workspace.itemKinds[other] == kind else { return false }
        let first = workspace.url.items[index].key
        let second = workspace.url.items[other].key
        guard first.count == second.count, first != second else { return first == second }
        for offset in 0..<first.count
        where workspace.url.text[first.lowerBound + offset] != workspace.url.text[second.lowerBound + offset] {
            return false
        }
        return true
    }

    // MARK: Members that are seldom there

    private func appendVia(_ workspace: borrowing ResolutionWorkspace, to output: inout [UInt8]) {
        guard !workspace.via.isEmpty else { return }
        output.append(contentsOf: ",\"via\":[".utf8)
        for (index, id) in workspace.via.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            JSONText.appendString(id.utf8, to: &output)
        }
        output.append(UInt8(ascii: "]"))
    }

    private func appendWarnings(
        _ app: CompiledApp, _ link: CompiledLink, wantsPath: Bool, _ workspace: borrowing ResolutionWorkspace,
        to output: inout [UInt8]
    ) {
        var warnings: [String] = []
        if app.patterns.hasRepeatedKeys(workspace.match) {
            warnings += app.patterns.repeatedKeys(of: workspace.entry, workspace.match).map {
                "the query parameter \"\($0)\" stands more than once; the first one decides"
            }
        }
        if workspace.match.hasRest {
            warnings += repeatedRest(workspace).map {
                "the query parameter \"\($0)\" stands more than once; the first one is in the object of the rest"
            }
        }
        if wantsPath, link.types == nil {
            warnings.append(
                "no navigationPath: the table names no type for these routes; set \"routeType\" or \"type\"")
        }
        guard !warnings.isEmpty else { return }
        output.append(contentsOf: ",\"warnings\":[".utf8)
        for (index, warning) in warnings.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            JSONText.appendString(warning.utf8, to: &output)
        }
        output.append(UInt8(ascii: "]"))
    }

    /// Keys of the undeclared rest that stand more than once: its object holds one value of each.
    private func repeatedRest(_ workspace: borrowing ResolutionWorkspace) -> [String] {
        var counts: [ArraySlice<UInt8>: Int] = [:]
        var repeated: [String] = []
        for index in workspace.url.items.indices where workspace.itemKinds[index] == .undeclared {
            let key = workspace.url.text[workspace.url.items[index].key]
            counts[key, default: 0] += 1
            if counts[key] == 2 { repeated.append(String(decoding: key, as: UTF8.self)) }
        }
        return repeated
    }

    private func appendExplanation(_ workspace: borrowing ResolutionWorkspace, to output: inout [UInt8]) {
        let app = apps[workspace.app]
        let entry = app.entries[workspace.entry]
        output.append(contentsOf: ",\"explain\":{\"pattern\":".utf8)
        let pattern = app.links[entry.link].patterns[entry.pattern].pattern.source
        JSONText.appendString(pattern.utf8, to: &output)
        output.append(contentsOf: ",\"alsoFits\":[".utf8)
        for (index, other) in workspace.explanation.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            output.append(contentsOf: "{\"link\":".utf8)
            JSONText.appendString(other.link.utf8, to: &output)
            output.append(contentsOf: ",\"pattern\":".utf8)
            JSONText.appendString(other.pattern.utf8, to: &output)
            output.append(contentsOf: ",\"decidedBy\":".utf8)
            JSONText.appendString(other.decidedBy.explanation.utf8, to: &output)
            output.append(UInt8(ascii: "}"))
        }
        output.append(contentsOf: "]}".utf8)
    }
}

extension Difference {
    /// What decided, as `explain` says it.
    var explanation: String {
        switch self {
        case .path(let index): "path[\(index)]"
        case .query: "query"
        case .fragment: "fragment"
        case .further(0): "origins"
        case .further(let index) where index < LinkOrder.aliasIndex: "versions"
        case .further: "alias"
        case .nothing: "place in the file"
        }
    }
}
