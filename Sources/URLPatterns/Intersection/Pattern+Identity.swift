extension Pattern {
    /// Equal for two patterns that fit the same URLs, whatever the names of their captures and the order of their
    /// query. Unequal identities prove nothing.
    ///
    /// - Parameters:
    ///   - folding: Letters are compared without case.
    ///   - refusesDuplicates: A key that the pattern declares may not stand twice.
    package func identity(folding: Bool, refusesDuplicates: Bool) -> [UInt8] {
        var result: [UInt8] = [folding ? 1 : 0]
        append(path, folding, to: &result)
        result.append(0x3f)
        append(query, folding, refusesDuplicates, to: &result)
        switch fragment {
        case nil: break
        case .value(.whole(let capture)) where !capture.presence.isRequired && capture.type.isPlain: break
        case .value(let value):
            append([0x23] + value.identity(folding, foldsLiterals: false, keepsEmpty: true), to: &result)
        case .path(let parts): append(parts, folding, to: &result)
        case .query(let parts): append(parts, folding, false, to: &result)
        }
        return result
    }

    private func append(_ parts: [PathPart], _ folding: Bool, to result: inout [UInt8]) {
        for part in parts {
            let mark: UInt8 =
                switch part {
                case .one: 0x2f
                case .many(let many): many.minimum > 0 ? 0x2b : 0x2a
                }
            append([mark] + part.value.identity(folding, foldsLiterals: folding, keepsEmpty: false), to: &result)
        }
    }

    private func append(
        _ parts: [QueryPart], _ folding: Bool, _ refusesDuplicates: Bool, to result: inout [UInt8]
    ) {
        let items = parts.compactMap { part -> [UInt8]? in
            switch part {
            case .rest: return nil
            case .present(let key): return (folding ? key.map(\.lowercased) : key) + [0x26]
            case .item(let key, let value, _):
                if case .whole(let capture) = value {
                    let isOptional = !capture.presence.isRequired || capture.type.list != nil
                    let isFree = isOptional && ValueType(capture.type.base, spelling: "").isPlain
                    if isFree, !refusesDuplicates || capture.type.list == .repeated { return nil }
                }
                return (folding ? key.map(\.lowercased) : key) + [0x3d]
                    + value.identity(folding, foldsLiterals: false, keepsEmpty: true)
            }
        }
        for item in items.sorted(by: { $0.lexicographicallyPrecedes($1) }) { append(item, to: &result) }
    }

    /// Appends a text with its length, so that no two lists of texts look alike.
    private func append(_ text: [UInt8], to result: inout [UInt8]) {
        result += Array("\(text.count):".utf8) + text
    }
}

extension Pattern.Value {
    /// - Parameters:
    ///   - foldsLiterals: Literal text is compared without case; that of values keeps it.
    ///   - keepsEmpty: The place can hold the empty text, so `text` is not `string`.
    fileprivate func identity(_ folding: Bool, foldsLiterals: Bool, keepsEmpty: Bool) -> [UInt8] {
        switch self {
        case .literal(let text): return [0x4c] + (foldsLiterals ? text.map(\.lowercased) : text)
        case .whole(let capture):
            let type = capture.type.identity(folding, keepsEmpty: keepsEmpty)
            return [capture.presence.isRequired ? 0x57 : 0x4f] + type
        case .mixed(let pieces):
            return pieces.reduce(into: [0x4d]) { result, piece in
                let text: [UInt8] =
                    switch piece {
                    case .text(let text): foldsLiterals ? text.map(\.lowercased) : text
                    case .capture(let capture): [0] + capture.type.identity(folding, keepsEmpty: true)
                    }
                result += Array("\(text.count):".utf8) + text
            }
        }
    }
}

extension ValueType {
    /// Equal for types that take the same texts, as far as that can be told from their form.
    fileprivate func identity(_ folding: Bool, keepsEmpty: Bool) -> [UInt8] {
        let form: String =
            switch list {
            case .repeated: "[]"
            case .commas: "[,]"
            case nil: ""
            }
        return Array(form.utf8) + base.identity(folding, keepsEmpty: keepsEmpty)
    }
}

extension ValueType.Base {
    fileprivate func identity(_ folding: Bool, keepsEmpty: Bool) -> [UInt8] {
        switch self {
        case .string: Array("string".utf8)
        case .text: Array((keepsEmpty ? "text" : "string").utf8)
        case .int(let lower, let upper): Array("int\(lower ?? .min)..\(upper ?? .max)".utf8)
        case .double: Array("double".utf8)
        case .bool: Array("bool".utf8)
        case .uuid: Array("uuid".utf8)
        case .date: Array("date".utf8)
        case .regex(let regex): [0x2f] + regex.source
        case .url(let origins): Self.identity("url", origins.map(\.identity))
        case .choice(let set): Self.identity("choice", set.choices.map { folding ? $0.map(\.lowercased) : $0 })
        case .mapped(let map): Self.identity("choice", map.texts.choices.map { folding ? $0.map(\.lowercased) : $0 })
        }
    }

    private static func identity(_ name: String, _ texts: [[UInt8]]) -> [UInt8] {
        texts.sorted { $0.lexicographicallyPrecedes($1) }
            .reduce(into: Array(name.utf8)) { $0 += Array("\($1.count):".utf8) + $1 }
    }
}
