extension NavigationPathRepresentation: Codable {
    /// Decodes the flat array of strings, the last element first.
    ///
    /// What is wrong with a path comes as `DecodingError.dataCorrupted` with a ``NavigationPathError`` beneath.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var strings: [String] = []
        while !container.isAtEnd { strings.append(try container.decode(String.self)) }
        do {
            guard strings.count.isMultiple(of: 2) else { throw NavigationPathError.oddCount(strings.count) }
            self.init()
            for index in stride(from: 0, to: strings.count, by: 2) {
                do {
                    elements.append(try Element(type: strings[index], item: strings[index + 1]))
                } catch {
                    throw NavigationPathError.itemNotJSON(index: index + 1, error)
                }
            }
            elements.reverse()
        } catch {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error))
        }
    }

    /// Encodes the flat array of strings, the last element first.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in elements.reversed() {
            try container.encode(element.type)
            try container.encode(element.item)
        }
    }
}
