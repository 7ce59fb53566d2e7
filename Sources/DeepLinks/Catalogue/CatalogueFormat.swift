/// How the catalogue of a table is written.
public enum CatalogueFormat: String, Sendable, CaseIterable {
    case json, markdown, html
}
