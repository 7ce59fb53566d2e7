/// A named type that maps URL text to JSON: `{ "top-sites": "topSites" }`.
public struct ValueMap: Sendable {
    /// The texts, in the order they stand.
    public let texts: ChoiceSet
    /// The JSON text that each of them becomes.
    public let values: [[UInt8]]

    /// Nil where a text stands twice or is empty.
    public init?(_ entries: [(text: [UInt8], json: [UInt8])]) {
        guard let texts = ChoiceSet(entries.map(\.text)), !entries.contains(where: \.text.isEmpty) else { return nil }
        self.texts = texts
        values = entries.map(\.json)
    }
}
