#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The one file that needs Foundation: its coders turn JSON text into Swift values and back.

extension NavigationPathRepresentation {
    /// Puts a value on top of the path.
    ///
    /// ```swift
    /// try path.append(Route.recipe(42), type: "Cookbook.Route")   // item: {"recipe":{"_0":42}}
    /// try path.append(Double.nan, type: "Swift.Double")           // throws EncodingError
    /// ```
    ///
    /// The tag is what the app calls the type, module first. Keys are sorted, so that equal values give equal text.
    public mutating func append(_ value: some Encodable, type tag: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(value)
        elements.append(Element(uncheckedType: tag, item: String(decoding: data, as: UTF8.self)))
    }

    /// Reads an element as a value, the root being at 0.
    ///
    /// ```swift
    /// try path.decode(String.self, at: 0)   // "hello"
    /// try path.decode(Int.self, at: 0)      // throws DecodingError.typeMismatch
    /// try path.decode(Int.self, at: 9)      // throws NavigationPathError.noElement
    /// ```
    public func decode<T: Decodable>(_ type: T.Type, at index: Int) throws -> T {
        guard elements.indices.contains(index) else {
            throw NavigationPathError.noElement(index: index, count: elements.count)
        }
        return try JSONDecoder().decode(type, from: Data(elements[index].item.utf8))
    }
}

extension JSONText {
    /// Reads JSON text as a value, with Foundation's decoder.
    ///
    /// ```swift
    /// try JSONText.decode([Int].self, from: Array("[1,2]".utf8))     // [1, 2]
    /// try JSONText.decode([Int].self, from: Array("[1,2.5]".utf8))   // throws DecodingError
    /// ```
    public static func decode<T: Decodable>(_ type: T.Type, from bytes: [UInt8]) throws -> T {
        try JSONDecoder().decode(type, from: Data(bytes))
    }
}
