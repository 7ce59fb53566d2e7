/// A URL as an association file sees it: path, query and fragment as they stand in it, encoded.
struct AssociationURL: Sendable {
    /// `/` where the URL has none.
    private(set) var path: ArraySlice<UInt8>
    /// Empty where the URL has none.
    private(set) var query: ArraySlice<UInt8> = []
    private(set) var fragment: ArraySlice<UInt8> = []

    /// Nil for what is neither a path nor an http or https URL: universal links are nothing else.
    init?(_ text: some Sequence<UInt8>) {
        // Characters beyond ASCII become escapes, as in every URL that leaves a browser.
        var bytes: [UInt8] = []
        for byte in text {
            if byte < 0x80 {
                bytes.append(byte)
            } else {
                bytes += [0x25, Self.digit(byte >> 4), Self.digit(byte & 15)]
            }
        }
        var rest = bytes[...]
        if rest.first != UInt8(ascii: "/") {
            let lower = rest.prefix(8).map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
            guard let scheme = ["https://", "http://"].first(where: { lower.starts(with: $0.utf8) }) else { return nil }
            rest = rest.dropFirst(scheme.utf8.count).drop { $0 != 0x2f && $0 != 0x3f && $0 != 0x23 }
        }
        if let hash = rest.firstIndex(of: 0x23) {
            fragment = rest[(hash + 1)...]
            rest = rest[..<hash]
        }
        if let mark = rest.firstIndex(of: 0x3f) {
            query = rest[(mark + 1)...]
            rest = rest[..<mark]
        }
        path = rest.isEmpty ? [0x2f] : rest
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? 0x30 + value : 0x41 + value - 10
    }
}

/// The parts of a URL as the texts that patterns are compared with.
struct AssociationTexts {
    var path: [UInt32]
    var query: [UInt32]
    var fragment: [UInt32]
    var items: [(name: [UInt32], value: [UInt32])]

    init(_ url: AssociationURL, _ text: (ArraySlice<UInt8>) -> [UInt32]) {
        path = text(url.path)
        query = text(url.query)
        fragment = text(url.fragment)
        items = url.query.split(separator: 0x26).map { piece in
            let name = piece.prefix { $0 != 0x3d }
            return (text(name), text(piece[name.endIndex...].dropFirst()))
        }
    }
}
