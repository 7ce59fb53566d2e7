extension ValueType {
    /// A text of this type, readable in an example URL.
    public var sample: [UInt8] { samples.first ?? [0x61] }

    /// A few texts of this type, the most readable first, for URLs that show what a table does.
    public var samples: [[UInt8]] {
        switch base {
        case .string: return ["a", "b", "x-y"].map { Array($0.utf8) }
        case .text: return ["a", ""].map { Array($0.utf8) }
        case .int(let lower, let upper):
            let middle = [42, 7, 1, 0].first { $0 >= lower ?? .min && $0 <= upper ?? .max }
            return [middle, lower, upper].compactMap { $0.map { Array("\($0)".utf8) } }
        case .double: return ["1.5", "42"].map { Array($0.utf8) }
        case .bool: return ["true", "false", "1", "0"].map { Array($0.utf8) }
        case .uuid: return [Array("E621E1F8-C36C-495A-93FC-0C247A3E6E5F".utf8)]
        case .date: return ["2026-11-30", "2026-11-30T20:51:07Z"].map { Array($0.utf8) }
        case .url(let origins):
            return origins.isEmpty
                ? [Array("https://example.com/a".utf8)] : origins.map { $0.sample + Array("/a".utf8) }
        case .choice(let set): return set.choices
        case .mapped(let map): return map.texts.choices
        case .regex(let regex): return [regex.example()].compactMap { $0 }
        }
    }
}

extension Origin {
    /// A URL of this origin without its path, for examples: `https://a.example.com`.
    public var sample: [UInt8] {
        var result: [UInt8]
        switch kind {
        case .custom(let scheme, let first):
            result = scheme + Array("://".utf8) + (first ?? [])
        case .web(let host, let port):
            result = Array("https://".utf8)
            switch host {
            case .exact(let name): result += name
            case .captured(let capture, let name): result += capture.type.sample + [0x2e] + name
            case .below(let name): result += Array("a.".utf8) + name
            case .any: result += Array("example.com".utf8)
            }
            if let port { result += Array(":\(port)".utf8) }
        }
        for segment in base { result += [0x2f] + PercentEncoding.path(segment) }
        return result
    }
}
