extension RouteTable {
    /// Every link of every app, for people who do not read the table itself: `deeplinkd links` and `GET /links`.
    ///
    /// ```swift
    /// String(decoding: try RouteTable.demo().catalogue(.markdown), as: UTF8.self)
    /// // # Deep links
    /// //
    /// // ## myapp
    /// // …
    /// ```
    /// A link without examples gets one that was made up and resolved. So the cost is that of resolving a few URLs for
    /// each link: a service writes it once for a table.
    public func catalogue(_ format: CatalogueFormat) -> [UInt8] {
        let catalogue = Catalogue(self)
        return switch format {
        case .json: catalogue.json()
        case .markdown: catalogue.markdown()
        case .html: catalogue.html()
        }
    }
}
