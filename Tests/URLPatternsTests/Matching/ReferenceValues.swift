import Foundation
import URLPatterns

/// Compares the pieces of a URL with the parts of one pattern, in the most naive way. Nil is no match.
struct ReferenceValues {
    typealias Value = ReferenceMatcher.Value

    let folding: Bool
    let refusesDuplicates: Bool

    // MARK: Path

    /// - Parameter optionals: How many of the optional parts there are; the others are absent.
    func path(_ parts: [Pattern.PathPart], _ optionals: Int, _ segments: [ReferenceURL.Segment]) -> [Value]? {
        var left = optionals
        let isPresent = parts.map { part in
            if part.isLeftOut { left -= 1 }
            return !part.isLeftOut || left >= 0
        }
        return path(parts[...], isPresent[...], segments[...])
    }

    private func path(
        _ parts: ArraySlice<Pattern.PathPart>, _ isPresent: ArraySlice<Bool>,
        _ segments: ArraySlice<ReferenceURL.Segment>
    ) -> [Value]? {
        guard let part = parts.first else { return segments.isEmpty ? [] : nil }
        func rest(_ taken: [Value], _ segments: ArraySlice<ReferenceURL.Segment>) -> [Value]? {
            path(parts.dropFirst(), isPresent.dropFirst(), segments).map { taken + $0 }
        }
        switch part {
        case .one(.whole(let capture)) where isPresent.first == false: return rest([absent(capture)], segments)
        case .one(let value):
            guard let segment = segments.first, let taken = self.value(value, segment.text, foldsText: folding) else {
                return nil
            }
            return rest(taken, segments.dropFirst())
        case .many(let many):
            // The earlier run takes as little as possible.
            for count in many.minimum...max(many.minimum, segments.count) where count <= segments.count {
                let text = joined(segments.prefix(count))
                guard many.type.isText || accepts(text, many.type.base) else { continue }
                if let values = rest([.text(text)], segments.dropFirst(count)) { return values }
            }
            return nil
        }
    }

    private func joined(_ segments: ArraySlice<ReferenceURL.Segment>) -> [UInt8] {
        var text: [UInt8] = []
        for segment in segments {
            if !text.isEmpty { text += Array(repeating: 0x2f, count: segment.slashesBefore) }
            text += segment.text
        }
        return text
    }

    // MARK: Values

    private func value(_ value: Pattern.Value, _ text: [UInt8], foldsText: Bool) -> [Value]? {
        switch value {
        case .literal(let literal): return isSame(literal, text, foldsText) ? [] : nil
        case .whole(let capture): return accepts(text, capture.type) ? [.text(text)] : nil
        case .mixed(let pieces): return split(pieces[...], text[...], foldsText)
        }
    }

    /// Shortest first from the left, with every other way after it.
    private func split(_ pieces: ArraySlice<Pattern.Piece>, _ text: ArraySlice<UInt8>, _ foldsText: Bool) -> [Value]? {
        switch pieces.first {
        case nil: return text.isEmpty ? [] : nil
        case .text(let literal):
            guard isSame(literal, Array(text.prefix(literal.count)), foldsText) else { return nil }
            return split(pieces.dropFirst(), text.dropFirst(literal.count), foldsText)
        case .capture(let capture):
            for count in 0...text.count {
                let part = Array(text.prefix(count))
                if part.isEmpty, case .bool = capture.type.base { continue }
                guard accepts(part, capture.type),
                    let rest = split(pieces.dropFirst(), text.dropFirst(count), foldsText)
                else { continue }
                return [.text(part)] + rest
            }
            return nil
        }
    }

    private func isSame(_ a: [UInt8], _ b: [UInt8], _ folds: Bool) -> Bool {
        folds ? lower(a) == lower(b) : a == b
    }

    private func lower(_ text: [UInt8]) -> [UInt8] {
        text.map { (0x41...0x5a).contains($0) ? $0 + 32 : $0 }
    }

    private func absent(_ capture: Pattern.Capture) -> Value {
        switch capture.presence {
        case .defaults(let text): .text(text)
        case .optional, .required: capture.type.list == nil ? .absent : .list([])
        }
    }

    // MARK: Query

    func query(_ parts: [Pattern.QueryPart], _ items: [ReferenceURL.Item]) -> [Value]? {
        var values: [Value] = []
        for part in parts {
            let same = items.filter { item in part.key.map { isSame($0, name(of: item, for: part), folding) } ?? false }
            switch part {
            case .rest:
                let undeclared = items.filter { item in
                    !parts.contains { other in
                        other.key.map { isSame($0, name(of: item, for: other), folding) } ?? false
                    }
                }
                values.append(.rest(undeclared.map(\.key)))
            case .present: if same.isEmpty { return nil }
            case .item(_, .whole(let capture), _) where capture.type.list == .repeated:
                let texts = same.compactMap { text(of: $0, capture.type.base) }
                guard texts.allSatisfy({ accepts($0, capture.type.base) }) else { return nil }
                values.append(.list(texts))
            case .item(_, let value, _):
                if refusesDuplicates, same.count > 1 { return nil }
                guard let taken = single(value, same.first) else { return nil }
                values += taken
            }
        }
        return values
    }

    private func single(_ value: Pattern.Value, _ item: ReferenceURL.Item?) -> [Value]? {
        guard case .whole(let capture) = value else {
            guard let text = item?.value, !text.isEmpty else { return nil }
            return self.value(value, text, foldsText: false)
        }
        let given = capture.type.list == nil ? item.flatMap { text(of: $0, capture.type.base) } : item?.value
        if let given, !given.isEmpty || capture.type.list == nil {
            return accepts(given, capture.type) ? [.text(given)] : nil
        }
        return !capture.presence.isRequired || capture.type.list != nil ? [absent(capture)] : nil
    }

    /// `tags[]` and `tags[0]` are `tags` for a list.
    private func name(of item: ReferenceURL.Item, for part: Pattern.QueryPart) -> [UInt8] {
        guard case .item(_, .whole(let capture), _) = part, capture.type.list == .repeated else { return item.key }
        guard item.key.last == 0x5d, let bracket = item.key.lastIndex(of: 0x5b), bracket > 0 else { return item.key }
        let isIndex = item.key[(bracket + 1)...].dropLast().allSatisfy { (0x30...0x39).contains($0) }
        return isIndex ? Array(item.key[..<bracket]) : item.key
    }

    /// The value where it counts: an empty one only for text and bool, a key alone only for bool.
    private func text(of item: ReferenceURL.Item, _ base: ValueType.Base) -> [UInt8]? {
        switch base {
        case .bool: item.value ?? []
        case .text: item.value
        default: item.value.flatMap { $0.isEmpty ? nil : $0 }
        }
    }

    // MARK: Fragment

    func fragment(_ part: Pattern.FragmentPart?, _ url: ReferenceURL) -> [Value]? {
        switch part {
        case nil: return []
        case .path(let parts):
            guard url.fragment != nil else { return nil }
            // Filled from the left: the most optional segments that fit.
            for optionals in (0...parts.count { $0.isLeftOut }).reversed() {
                if let values = path(parts, optionals, url.fragmentSegments) { return values }
            }
            return nil
        case .query(let parts): return query(parts, url.fragmentItems)
        case .value(let value):
            var takesEmpty = false
            if case .whole(let capture) = value, capture.type.list == nil {
                switch capture.type.base {
                case .text, .bool: takesEmpty = true
                default: break
                }
            }
            if let text = url.fragment, !text.isEmpty || takesEmpty { return self.value(value, text, foldsText: false) }
            guard case .whole(let capture) = value, !capture.presence.isRequired else { return nil }
            return [absent(capture)]
        }
    }

    // MARK: Types

    private func accepts(_ text: [UInt8], _ type: ValueType) -> Bool {
        guard type.list == .commas else { return accepts(text, type.base) }
        return text.split(separator: 0x2c).allSatisfy { accepts(Array($0), type.base) }
    }

    private func accepts(_ text: [UInt8], _ base: ValueType.Base) -> Bool {
        let string = String(decoding: text, as: UTF8.self)
        switch base {
        case .text: return true
        case .string: return !text.isEmpty
        case .int(let lower, let upper):
            guard let value = Int(string) else { return false }
            return value >= lower ?? .min && value <= upper ?? .max
        case .double:
            guard let value = Double(string) else { return false }
            return value.isFinite && string.lowercased().allSatisfy { "0123456789.+-e".contains($0) }
        case .bool: return ["true", "false", "1", "0", ""].contains(string)
        case .uuid: return UUID(uuidString: string) != nil
        case .date:
            let days = [1: 31, 2: 29, 3: 31, 4: 30, 5: 31, 6: 30, 7: 31, 8: 31, 9: 30, 10: 31, 11: 30, 12: 31]
            let parts = string.components(separatedBy: "T")[0].components(separatedBy: "-").map { Int($0) ?? 0 }
            guard string.utf8.count >= 10 else { return false }
            let form = #"^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?Z)?$"#
            guard string.range(of: form, options: .regularExpression) != nil else { return false }
            let isLeap = parts[0].isMultiple(of: 4)
            return parts[2] > 0 && parts[2] <= (parts[1] == 2 && !isLeap ? 28 : days[parts[1]] ?? 0)
        case .url(let origins):
            guard let url = URL(string: string), ["http", "https"].contains(url.scheme ?? "") else { return false }
            return origins.isEmpty || url.host?.hasSuffix(".example.com") == true
        case .choice(let set): return set.choices.contains { isSame($0, text, folding) }
        case .mapped(let map): return map.texts.choices.contains { isSame($0, text, folding) }
        case .regex(let regex):
            // The random patterns hold one class, once or more.
            let others = String(decoding: regex.source, as: UTF8.self).replacing("[a-z", with: "").dropLast(2)
            return !text.isEmpty
                && text.allSatisfy { byte in
                    if regex.source.first == UInt8(ascii: "\\") { return (0x30...0x39).contains(byte) }
                    return (0x61...0x7a).contains(byte) || others.utf8.contains(byte)
                }
        }
    }
}

extension ValueType {
    /// True for the types that take any text.
    fileprivate var isText: Bool {
        switch base {
        case .string, .text: true
        default: false
        }
    }
}
