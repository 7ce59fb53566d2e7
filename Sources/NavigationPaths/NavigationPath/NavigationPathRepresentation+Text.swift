extension NavigationPathRepresentation {
    /// Reads what SwiftUI wrote: an array of tags and items, the last element first.
    public init(decoding bytes: [UInt8]) throws(NavigationPathError) {
        self.init(try PathPairs(path: bytes))
    }

    /// Reads routes, the root first: `{"routes": […], "types": […]}`, or `[…]` whose elements all have one type.
    ///
    /// ```swift
    /// try NavigationPathRepresentation(routes: Array(#"[{"settings":{}}]"#.utf8), type: "MyApp.Route")
    /// try NavigationPathRepresentation(routes: Array(#"[{"settings":{}}]"#.utf8), type: nil)
    /// // throws NavigationPathError.missingTypes
    /// ```
    ///
    /// `types` in the text win over `type`. Other members of the object are passed over.
    public init(routes bytes: [UInt8], type: String?) throws(NavigationPathError) {
        self.init(try PathPairs(routes: bytes, type: type))
    }

    /// The array that SwiftUI reads, the last element first.
    public func encoded() -> [UInt8] {
        var output: [UInt8] = []
        appendEncoded(to: &output)
        return output
    }

    /// Appends the array that SwiftUI reads, see ``encoded()``.
    public func appendEncoded(to output: inout [UInt8]) {
        PathPairs(self).appendPath(to: &output)
    }

    /// Appends `{"routes":[…],"types":[…]}`, the root first. The routes are the items' own texts.
    public func appendRoutes(to output: inout [UInt8]) {
        PathPairs(self).appendRoutes(to: &output)
    }
}

extension NavigationPathRepresentation {
    /// From what SwiftUI wrote to `{"routes":[…],"types":[…]}`, bytes to bytes: the work of `/path/decode`.
    ///
    /// After an error `output` is as it was.
    public static func appendRoutes(decoding path: [UInt8], to output: inout [UInt8]) throws(NavigationPathError) {
        try PathPairs(path: path).appendRoutes(to: &output)
    }

    /// From routes to what SwiftUI reads, bytes to bytes: the work of `/path/encode`. For `type` see
    /// ``init(routes:type:)``.
    ///
    /// After an error `output` is as it was.
    public static func appendPath(
        encoding routes: [UInt8], type: String?, to output: inout [UInt8]
    ) throws(NavigationPathError) {
        try PathPairs(routes: routes, type: type).appendPath(to: &output)
    }
}

extension NavigationPathRepresentation {
    private init(_ pairs: PathPairs) {
        self.init(
            pairs.pairs.map { pair in
                Element(
                    uncheckedType: String(decoding: pairs.bytes[pair.tag], as: UTF8.self),
                    item: String(decoding: pairs.bytes[pair.item], as: UTF8.self))
            })
    }
}
