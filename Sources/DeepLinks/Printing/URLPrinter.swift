import NavigationPaths
import URLPatterns

/// Fills one pattern with values and writes the URL of one origin.
///
/// What comes out is a candidate: only resolving it again says whether it is right.
struct URLPrinter {
    let link: Link
    let bindings: [TemplateMatcher.Binding]
    /// Slashes inside a run of segments are written as `%2F`.
    let escapesRuns: Bool

    /// Nil where the pattern asks for a value that is not known, or the origin has no one host.
    func url(_ pattern: Pattern, _ origin: Origin) -> [UInt8]? {
        guard var segments = path(pattern.path), let query = query(pattern.query) else { return nil }
        let fragment: [UInt8]
        switch pattern.fragment {
        case nil: fragment = []
        case .value(let value):
            guard let text = optionalText(value) else { return nil }
            fragment = text.map { PercentEncoding.fragment($0) } ?? []
        case .path(let parts):
            guard let parts = path(parts) else { return nil }
            fragment = Array(parts.joined(separator: [0x2f]))
        case .query(let parts):
            guard let text = self.query(parts) else { return nil }
            fragment = text
        }
        var url: [UInt8]
        switch origin.kind {
        case .custom(let scheme, let first):
            if let first { segments.insert(PercentEncoding.path(first), at: 0) }
            url = scheme + Array("://".utf8)
            // Some platforms refuse or rewrite an authority that holds other characters.
            if let authority = segments.first, !authority.allSatisfy(Self.isAuthorityByte) { url.append(0x2f) }
            url += segments.joined(separator: [0x2f])
        case .web(let host, let port):
            guard let name = hostName(host) else { return nil }
            url = Array("https://".utf8) + name
            if let port { url += Array(":\(port)".utf8) }
            let base = origin.base.map { PercentEncoding.path($0) }
            if origin.usesFragment {
                guard fragment.isEmpty else { return nil }
                for segment in base { url += [0x2f] + segment }
                url += [0x2f, 0x23]
            } else {
                segments = base + segments
            }
            url.append(0x2f)
            url += segments.joined(separator: [0x2f])
        }
        if !query.isEmpty { url += [0x3f] + query }
        if !fragment.isEmpty { url += [0x23] + fragment }
        return url
    }

    /// The first capture of the pattern that has to have a value, and has none that can be written.
    func missing(_ pattern: Pattern) -> (name: String, type: String)? {
        for capture in pattern.captures where capture.presence.isRequired && value(capture) == nil {
            guard capture.type.list != .repeated, let name = capture.name else { continue }
            return (name, capture.type.spelling)
        }
        return nil
    }

    private static func isAuthorityByte(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2e || byte == 0x5f || byte == 0x7e || byte == 0x2d
    }

    private func hostName(_ host: Origin.Host) -> [UInt8]? {
        switch host {
        case .exact(let name): return name
        case .below, .any: return nil
        case .captured(let capture, let name):
            guard let text = value(capture), !text.isEmpty else { return nil }
            return text + [0x2e] + name
        }
    }

    // MARK: Path

    private func path(_ parts: [Pattern.PathPart]) -> [[UInt8]]? {
        var segments: [[UInt8]] = []
        var isCut = false
        for part in parts {
            switch part {
            case .one(let value):
                guard let text = optionalText(value) else { return nil }
                guard let text else {
                    isCut = true
                    continue
                }
                // A value behind one that is left out would take its place.
                if isCut || text.isEmpty { return nil }
                segments.append(PercentEncoding.path(text))
            case .many(let many):
                guard let run = run(many) else { return nil }
                if run.isEmpty { continue }
                if isCut { return nil }
                segments.append(run)
            }
        }
        return segments
    }

    /// The segments of a run with the slashes between them; empty for none.
    private func run(_ many: Pattern.Many) -> [UInt8]? {
        guard let slot = slot(many.name) else { return many.minimum == 0 ? [] : nil }
        guard let text = text(bindings[slot], many.type) else { return many.minimum == 0 ? [] : nil }
        if text.isEmpty { return many.minimum == 0 ? [] : nil }
        if escapesRuns { return PercentEncoding.path(text) }
        let pieces = text.split(separator: 0x2f, omittingEmptySubsequences: false)
        return Array(pieces.map { PercentEncoding.path($0) }.joined(separator: [0x2f]))
    }

    // MARK: Query

    private func query(_ parts: [Pattern.QueryPart]) -> [UInt8]? {
        var items: [[UInt8]] = []
        for part in parts {
            switch part {
            case .present(let key): items.append(PercentEncoding.query(key))
            case .item(let key, .whole(let capture), let bracketed) where capture.type.list == .repeated:
                guard let values = list(capture) else { return nil }
                let name = PercentEncoding.query(key) + (bracketed ? Array("[]".utf8) : [])
                items += values.map { name + [0x3d] + PercentEncoding.query($0) }
            case .item(let key, let value, _):
                guard let text = optionalText(value) else { return nil }
                // A list of nothing is what an absent key gives.
                guard let text, !(value.isCommaList && text == [0x2c]) else { continue }
                items.append(PercentEncoding.query(key) + [0x3d] + PercentEncoding.query(text))
            case .rest(let capture):
                guard let slot = slot(capture.name), case .json(let value) = bindings[slot] else { continue }
                guard case .object(let members) = value.content else { return nil }
                for member in members {
                    guard case .string(let text) = member.value.content else { return nil }
                    items.append(
                        PercentEncoding.query(Array(member.name.utf8)) + [0x3d]
                            + PercentEncoding.query(Array(text.utf8)))
                }
            }
        }
        return Array(items.joined(separator: [0x26]))
    }

    private func list(_ capture: Pattern.Capture) -> [[UInt8]]? {
        guard let slot = slot(capture.name) else { return [] }
        switch bindings[slot] {
        case .json(let value): return ValuePrinter.texts(value, capture.type.base)
        case .unknown, .absent: return []
        case .text: return nil
        }
    }

    // MARK: Values

    /// The text of a value; the inner nil is a value that is left out, the outer one that cannot be written.
    private func optionalText(_ value: Pattern.Value) -> [UInt8]?? {
        switch value {
        case .literal(let text): return .some(text)
        case .whole(let capture):
            if let text = self.value(capture) {
                if case .defaults(let standard) = capture.presence, standard == text { return .some(nil) }
                return .some(text)
            }
            if isUnknown(capture), !capture.presence.isRequired || capture.type.list == .commas { return .some(nil) }
            return nil
        case .mixed(let pieces):
            var text: [UInt8] = []
            for piece in pieces {
                switch piece {
                case .text(let literal): text += literal
                case .capture(let capture):
                    guard let value = self.value(capture) else { return nil }
                    text += value
                }
            }
            return .some(text)
        }
    }

    /// True where nothing was said of the value, or that it is absent.
    private func isUnknown(_ capture: Pattern.Capture) -> Bool {
        guard let slot = slot(capture.name) else { return true }
        switch bindings[slot] {
        case .unknown, .absent: return true
        case .json, .text: return false
        }
    }

    private func value(_ capture: Pattern.Capture) -> [UInt8]? {
        guard let slot = slot(capture.name) else {
            // `{_:(a|b)}` is printed as its first choice.
            guard capture.presence.isRequired, case .choice(let set) = capture.type.base else { return nil }
            return set.choices.first
        }
        return text(bindings[slot], capture.type)
    }

    private func text(_ binding: TemplateMatcher.Binding, _ type: ValueType) -> [UInt8]? {
        switch binding {
        case .unknown, .absent: return nil
        case .text(let text): return text
        case .json(let value):
            guard type.list == .commas else { return ValuePrinter.text(value, type.base) }
            // A segment is never empty: a lone comma is the list of nothing.
            return ValuePrinter.texts(value, type.base).map {
                $0.isEmpty ? [0x2c] : Array($0.joined(separator: [0x2c]))
            }
        }
    }

    private func slot(_ name: String?) -> Int? {
        name.flatMap { name in link.names.firstIndex { $0.utf8.elementsEqual(name.utf8) } }
    }
}

extension Pattern.Value {
    /// True for `{words:string[,]}`.
    fileprivate var isCommaList: Bool {
        if case .whole(let capture) = self { capture.type.list == .commas } else { false }
    }
}
