import NavigationPaths
import URLPatterns

extension RouteTable {
    /// Writes the answer for what `resolve` found: one JSON object, slashes not escaped, members in a fixed order.
    public func append(
        _ workspace: borrowing ResolutionWorkspace, including parts: ResolutionParts = [], to output: inout [UInt8]
    ) {
        let app = apps[workspace.app]
        let link = app.links[workspace.link]
        output.append(contentsOf: "{\"url\":".utf8)
        JSONText.appendString(workspace.input, to: &output)
        member("app", app.name, to: &output)
        member("link", link.id, to: &output)
        output.append(contentsOf: ",\"routes\":".utf8)
        appendRoutes(link, workspace, to: &output)
        output.append(contentsOf: link.appends ? ",\"mode\":\"append\"".utf8 : ",\"mode\":\"reset\"".utf8)
        if let tab = link.program.tab, isComplete(link.program.tabRequired, workspace) {
            output.append(contentsOf: ",\"tab\":".utf8)
            run(tab, workspace, to: &output)
        }
        if let meta = link.program.meta {
            output.append(contentsOf: ",\"meta\":".utf8)
            run(meta, workspace, to: &output)
        }
        output.append(contentsOf: ",\"params\":".utf8)
        run(link.program.params, workspace, to: &output)
        appendQuery(app, workspace, to: &output)
        appendVia(workspace, to: &output)
        let wantsPath = parts.contains(.navigationPath)
        appendWarnings(link, wantsPath: wantsPath, workspace, to: &output)
        if wantsPath, !link.program.types.contains(where: { $0 == nil }) {
            output.append(contentsOf: ",\"navigationPath\":".utf8)
            appendNavigationPath(link, workspace, to: &output)
        }
        if parts.contains(.explain) { appendExplanation(workspace, to: &output) }
        output.append(UInt8(ascii: "}"))
    }

    private func member(_ name: StaticString, _ value: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: ","))
        output.append(UInt8(ascii: "\""))
        output.append(contentsOf: "\(name)".utf8)
        output.append(UInt8(ascii: "\""))
        output.append(UInt8(ascii: ":"))
        JSONText.appendString(value.utf8, to: &output)
    }

    private func isComplete(_ slots: [Int], _ workspace: borrowing ResolutionWorkspace) -> Bool {
        for slot in slots where !workspace.slots[slot].isPresent { return false }
        return true
    }

    func appendRoutes(_ link: Link, _ workspace: borrowing ResolutionWorkspace, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "["))
        for (index, route) in link.program.routes.enumerated()
        where isComplete(link.program.required[index], workspace) {
            if output.last != UInt8(ascii: "[") { output.append(UInt8(ascii: ",")) }
            run(route, workspace, to: &output)
        }
        output.append(UInt8(ascii: "]"))
    }

    /// The stack as SwiftUI writes it: tag and JSON text of each element, the last one first.
    private func appendNavigationPath(
        _ link: Link, _ workspace: borrowing ResolutionWorkspace, to output: inout [UInt8]
    ) {
        output.append(UInt8(ascii: "["))
        var item: [UInt8] = []
        for index in link.program.routes.indices.reversed() {
            guard let type = link.program.types[index], isComplete(link.program.required[index], workspace) else {
                continue
            }
            if output.last != UInt8(ascii: "[") { output.append(UInt8(ascii: ",")) }
            item.removeAll(keepingCapacity: true)
            run(link.program.routes[index], workspace, to: &item)
            JSONText.appendString(type.utf8, to: &output)
            output.append(UInt8(ascii: ","))
            JSONText.appendString(item, to: &output)
        }
        output.append(UInt8(ascii: "]"))
    }

    /// The items that the pattern does not declare: `query`, and apart from it `tracking`.
    private func appendQuery(_ app: App, _ workspace: borrowing ResolutionWorkspace, to output: inout [UInt8]) {
        let hasRest = workspace.match.captures.contains { if case .rest = $0 { true } else { false } }
        var hasTracking = false
        var hasQuery = false
        for (index, item) in workspace.url.items.enumerated() where !workspace.match.consumed[index] {
            if app.isTracking(workspace.url.text, item.key) { hasTracking = true } else { hasQuery = true }
        }
        if hasQuery, !hasRest {
            output.append(contentsOf: ",\"query\":".utf8)
            appendItems(app, workspace, tracking: false, to: &output)
        }
        if hasTracking {
            output.append(contentsOf: ",\"tracking\":".utf8)
            appendItems(app, workspace, tracking: true, to: &output)
        }
    }

    private func appendItems(
        _ app: App, _ workspace: borrowing ResolutionWorkspace, tracking: Bool, to output: inout [UInt8]
    ) {
        let url = workspace.url
        var known: [ArraySlice<UInt8>: Int] = [:]
        var groups: [[Int]] = []
        for (index, item) in url.items.enumerated()
        where !workspace.match.consumed[index] && app.isTracking(url.text, item.key) == tracking {
            let key = url.text[item.key]
            if let group = known[key] {
                groups[group].append(index)
            } else {
                known[key] = groups.count
                groups.append([index])
            }
        }
        output.append(UInt8(ascii: "{"))
        for (place, group) in groups.enumerated() {
            if place > 0 { output.append(UInt8(ascii: ",")) }
            JSONText.appendString(url.text[url.items[group[0]].key], to: &output)
            output.append(contentsOf: ":[".utf8)
            for (number, index) in group.enumerated() {
                if number > 0 { output.append(UInt8(ascii: ",")) }
                JSONText.appendString(url.text[url.items[index].value ?? 0..<0], to: &output)
            }
            output.append(UInt8(ascii: "]"))
        }
        output.append(UInt8(ascii: "}"))
    }

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
        _ link: Link, wantsPath: Bool, _ workspace: borrowing ResolutionWorkspace, to output: inout [UInt8]
    ) {
        var isFirst = true
        func append(_ text: String) {
            output.append(contentsOf: isFirst ? ",\"warnings\":[".utf8 : ",".utf8)
            isFirst = false
            JSONText.appendString(text.utf8, to: &output)
        }
        if apps[workspace.app].patterns.hasRepeatedKeys(workspace.match) {
            for key in apps[workspace.app].patterns.repeatedKeys(of: workspace.entry, workspace.match) {
                append("the query parameter \"\(key)\" stands more than once; the first one decides")
            }
        }
        if wantsPath, link.program.types.contains(where: { $0 == nil }) {
            append("no navigationPath: the table names no type for these routes; set \"routeType\" or \"type\"")
        }
        if !isFirst { output.append(UInt8(ascii: "]")) }
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
            member("pattern", other.pattern, to: &output)
            member("decidedBy", other.decidedBy.explanation, to: &output)
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
