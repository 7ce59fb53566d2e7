/// What SwiftUI's `NavigationPath.CodableRepresentation` is on the wire, without SwiftUI.
///
/// SwiftUI writes one flat array of strings: the tag of a type, then the element's own JSON as a string, the last
/// element first. Apple documents none of this; the tests hold samples as SwiftUI wrote them.
///
/// ```swift
/// let saved = #"["MyApp.User","{\"id\":42}","Swift.String","\"hello\""]"#
/// var path = try NavigationPathRepresentation(decoding: Array(saved.utf8))
/// path.elements[0].item                           // "hello", quotes included: the root comes first here
/// try path.append(7, type: "Swift.Int")
/// path.encoded()                                  // ["Swift.Int","7","MyApp.User","{\"id\":42}", …
///
/// try NavigationPathRepresentation(decoding: Array(#"["Swift.Int"]"#.utf8))
/// // throws NavigationPathError: an odd number of strings …
/// ```
///
/// Items are kept byte for byte: numbers keep their digits, objects the order of their keys. Types are named by the
/// caller and never looked up in the running program. It is `Codable` as the same flat array, so that any encoder
/// and decoder can stand where SwiftUI's type would.
public struct NavigationPathRepresentation: Sendable, Equatable {
    /// The path, the root first (on the wire it is the last element that comes first).
    public var elements: [Element]

    /// A path of these elements, the root first.
    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    /// One element of a path: a value's JSON and the tag of its type.
    public struct Element: Sendable {
        /// The tag: what SwiftUI calls the type, `MyApp.Route` or `Swift.Int`.
        public let type: String
        /// The value as JSON text, byte for byte as it came.
        public let item: String

        init(uncheckedType type: String, item: String) {
            self.type = type
            self.item = item
        }
    }
}

extension NavigationPathRepresentation.Element {
    /// An element from its JSON text.
    ///
    /// ```swift
    /// try NavigationPathRepresentation.Element(type: "Swift.Int", item: "42")
    /// try NavigationPathRepresentation.Element(type: "Swift.Int", item: "042")
    /// // throws JSONError: a number does not begin with 0 before other digits
    /// ```
    public init(type: String, item: String) throws(JSONError) {
        var scanner = JSONScanner(.rfc8259)
        let bytes = Array(item.utf8)
        try scanner.check(bytes[...])
        self.init(uncheckedType: type, item: item)
    }

    /// An element from a value: its text is compact, see ``JSONValue/append(to:)``.
    public init(type: String, value: JSONValue) {
        var item: [UInt8] = []
        value.append(to: &item)
        self.init(uncheckedType: type, item: String(decoding: item, as: UTF8.self))
    }
}

extension NavigationPathRepresentation.Element: Equatable {
    /// Whether tag and text are the same bytes. `1` and `1.0` differ, as they do for SwiftUI.
    public static func == (left: Self, right: Self) -> Bool {
        left.type.utf8.elementsEqual(right.type.utf8) && left.item.utf8.elementsEqual(right.item.utf8)
    }
}
