/// The contract, as `GET /openapi.yaml` gives it.
enum OpenAPIDocument {
    static let text = #"""
        openapi: 3.1.0
        """#
}
