public import NavigationPaths

/// JSON with captured values in its strings: `{ recipe: { _0: "{id}" } }`.
///
/// A string that is exactly `"{name}"` becomes the value with its type; inside a longer string the value is inserted
/// as text, with `{%name}` percent-encoded. An absent value removes its key or its array element.
public indirect enum Template: Sendable {
    /// JSON without captures, kept as its text.
    case constant(JSONValue)
    /// `"{name}"`: the value in this slot of the link.
    case value(slot: Int)
    /// `"{$url}"`: the URL as given.
    case url
    /// A longer string.
    case text([Piece])
    case array([Template])
    case object([(name: String, value: Template)])

    public enum Piece: Sendable {
        case text([UInt8])
        case slot(Int)
        /// `{%name}`.
        case encodedSlot(Int)
        case url
    }

    /// The slots without which the template is absent: of a string those in it, of anything else none.
    var requiredSlots: [Int] {
        switch self {
        case .value(let slot): [slot]
        case .text(let pieces):
            pieces.compactMap { piece in
                switch piece {
                case .slot(let slot), .encodedSlot(let slot): slot
                case .text, .url: nil
                }
            }
        case .constant, .url, .array, .object: []
        }
    }

    /// A string as its pieces, whatever its form.
    var pieces: [Piece] {
        switch self {
        case .text(let pieces): pieces
        case .value(let slot): [.slot(slot)]
        case .url: [.url]
        case .constant(let value): if case .string(let text) = value.content { [.text(Array(text.utf8))] } else { [] }
        case .array, .object: []
        }
    }

    /// Every slot that the template uses.
    var slots: Set<Int> {
        switch self {
        case .constant, .url: []
        case .value, .text: Set(requiredSlots)
        case .array(let elements): elements.reduce(into: []) { $0.formUnion($1.slots) }
        case .object(let members): members.reduce(into: []) { $0.formUnion($1.value.slots) }
        }
    }
}
