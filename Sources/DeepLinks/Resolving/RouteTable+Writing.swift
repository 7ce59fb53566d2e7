import NavigationPaths
import URLPatterns

extension RouteTable {
    /// Runs a program: constant bytes, and values of the workspace between them.
    func run(_ program: TemplateProgram, _ workspace: borrowing ResolutionWorkspace, to output: inout [UInt8]) {
        var index = 0
        while index < program.steps.count {
            switch program.steps[index] {
            case .bytes(let range): output.append(contentsOf: program.bytes[range])
            case .comma:
                if let last = output.last, last != UInt8(ascii: "{"), last != UInt8(ascii: "[") {
                    output.append(UInt8(ascii: ","))
                }
            case .value(let slot): appendValue(slot, workspace, to: &output)
            case .text(let slot): appendText(slot, workspace, escaped: true, to: &output)
            case .encodedText(let slot):
                appendEncoded(slot, workspace, to: &output)
            case .url: JSONText.appendEscaped(workspace.asked, to: &output)
            case .skip(let slot, let target):
                if !workspace.slots[slot].isPresent {
                    index = target
                    continue
                }
            }
            index += 1
        }
    }

    /// The value of a slot as JSON, with its type.
    private func appendValue(_ slot: Int, _ workspace: borrowing ResolutionWorkspace, to output: inout [UInt8]) {
        let app = compiled[workspace.app]
        let type = workspace.slots[slot].type
        switch workspace.slots[slot].captured {
        case .absent: output += Array("null".utf8)
        case .rest: appendRest(workspace.url.items, workspace.match.consumed, workspace, to: &output)
        case .fragmentRest:
            appendRest(workspace.url.fragmentItems, workspace.match.consumedFragment, workspace, to: &output)
        case .list(let ranges): appendList(workspace.match.listRanges[ranges], app.types[type], workspace, to: &output)
        case .text(let range):
            if app.types[type].list == .commas {
                let pieces = ValueChecker.commaPieces(workspace.url.text, range)
                appendList(pieces[...], app.types[type], workspace, to: &output)
            } else if app.typeKinds[type] == .text {
                appendString(range, workspace, to: &output)
            } else {
                app.types[type].appendJSON(workspace.url.text, range, folding: isFolding(workspace), to: &output)
            }
        }
    }

    /// A range of the URL's text as a JSON string. What stands in the URL as it was given needs no escapes: the
    /// characters that JSON escapes have no place in a URL.
    func appendString(_ range: Range<Int>, _ workspace: borrowing ResolutionWorkspace, to output: inout [UInt8]) {
        guard range.upperBound <= workspace.url.length else {
            JSONText.appendString(workspace.url.text[range], to: &output)
            return
        }
        output.append(UInt8(ascii: "\""))
        output.append(contentsOf: workspace.url.text[range])
        output.append(UInt8(ascii: "\""))
    }

    private func appendList(
        _ ranges: ArraySlice<Range<Int>>, _ type: ValueType, _ workspace: borrowing ResolutionWorkspace,
        to output: inout [UInt8]
    ) {
        output.append(UInt8(ascii: "["))
        for (index, range) in ranges.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            type.appendJSON(workspace.url.text, range, folding: isFolding(workspace), to: &output)
        }
        output.append(UInt8(ascii: "]"))
    }

    /// The value of a slot as text: of a map and a choice the text as declared.
    func appendText(
        _ slot: Int, _ workspace: borrowing ResolutionWorkspace, escaped: Bool = false, to output: inout [UInt8]
    ) {
        guard case .text(let range) = workspace.slots[slot].captured else { return }
        let type = compiled[workspace.app].types[workspace.slots[slot].type]
        let text = type.text(workspace.url.text, range, folding: isFolding(workspace))
        if escaped { JSONText.appendEscaped(text, to: &output) } else { output += text }
    }

    /// The value of a slot percent-encoded; a run of segments keeps its slashes.
    func appendEncoded(_ slot: Int, _ workspace: borrowing ResolutionWorkspace, to output: inout [UInt8]) {
        var text: [UInt8] = []
        appendText(slot, workspace, to: &text)
        guard workspace.slots[slot].isRun else {
            output += PercentEncoding.component(text)
            return
        }
        for (index, segment) in text.split(separator: 0x2f, omittingEmptySubsequences: false).enumerated() {
            if index > 0 { output.append(0x2f) }
            output += PercentEncoding.component(segment)
        }
    }

    private func isFolding(_ workspace: borrowing ResolutionWorkspace) -> Bool {
        compiled[workspace.app].links[workspace.link].folding
    }

    /// The undeclared query items as an object; of a key given twice the first.
    private func appendRest(
        _ items: [DeepLinkURL.QueryItem], _ consumed: [Bool], _ workspace: borrowing ResolutionWorkspace,
        to output: inout [UInt8]
    ) {
        output.append(UInt8(ascii: "{"))
        let app = compiled[workspace.app]
        var written: Set<ArraySlice<UInt8>> = []
        for (index, item) in items.enumerated() where !consumed[index] {
            guard !app.isTracking(workspace.url.text, item.key),
                written.insert(workspace.url.text[item.key]).inserted
            else { continue }
            if written.count > 1 { output.append(UInt8(ascii: ",")) }
            JSONText.appendString(workspace.url.text[item.key], to: &output)
            output.append(UInt8(ascii: ":"))
            JSONText.appendString(workspace.url.text[item.value ?? 0..<0], to: &output)
        }
        output.append(UInt8(ascii: "}"))
    }
}

extension ValueType {
    /// One text of this type as JSON.
    func appendJSON(_ text: [UInt8], _ range: Range<Int>, folding: Bool, to output: inout [UInt8]) {
        switch base {
        case .int: JSONText.appendInteger(ValueChecker.int(text, range) ?? 0, to: &output)
        case .double: JSONText.appendDouble(ValueChecker.double(text, range) ?? 0, to: &output)
        case .bool: output.append(contentsOf: ValueChecker.bool(text, range) == true ? "true".utf8 : "false".utf8)
        case .mapped(let map):
            output += map.texts.index(of: text, range, folding: folding).map { map.values[$0] } ?? Array("null".utf8)
        case .string, .text, .date, .url, .regex: JSONText.appendString(text[range], to: &output)
        case .uuid, .choice: JSONText.appendString(self.text(text, range, folding: folding), to: &output)
        }
    }

    /// One text of this type as it is handed on: a UUID in capitals, a number and a truth value as in JSON, a choice
    /// as declared.
    func text(_ text: [UInt8], _ range: Range<Int>, folding: Bool) -> ArraySlice<UInt8> {
        switch base {
        case .int, .double, .bool:
            var json: [UInt8] = []
            appendJSON(text, range, folding: folding, to: &json)
            return json[...]
        case .uuid: return text[range].map { $0 &- 0x61 < 26 ? $0 & 0xdf : $0 }[...]
        case .choice(let set) where folding:
            return set.index(of: text, range, folding: true).map { set.choices[$0][...] } ?? text[range]
        case .mapped(let map) where folding:
            return map.texts.index(of: text, range, folding: true).map { map.texts.choices[$0][...] } ?? text[range]
        default: return text[range]
        }
    }
}
