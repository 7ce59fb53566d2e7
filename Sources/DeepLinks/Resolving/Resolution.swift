import NavigationPaths
import URLPatterns

/// What a deep link opens: the stack of routes, and what stood around it.
///
/// ```swift
/// let resolution = try table.resolve("cookbook://recipe/42?category=dessert")
/// resolution.link                                 // "recipe"
/// try resolution.routes(as: [Route].self)         // [.category("dessert"), .recipe(42)]
/// String(decoding: resolution.json, as: UTF8.self)  // {"url":"cookbook://…","app":"cookbook",…}
/// ```
public struct Resolution: Sendable {
    /// The whole answer as JSON text, as the service gives it.
    public let json: [UInt8]
    public let app: String
    public let link: String
    /// The stack as JSON text, an array, root first.
    public let routesJSON: [UInt8]
    /// True where the routes are appended to the stack that is there, false where they replace it.
    public let appends: Bool
    /// The tab whose stack it is.
    public let tab: String?

    /// The stack as the app's own type.
    ///
    /// - Throws: `DecodingError` where the routes are not of this type.
    public func routes<Routes: Decodable>(as type: Routes.Type) throws -> Routes {
        try JSONText.decode(type, from: routesJSON)
    }
}

extension RouteTable {
    /// Resolves one URL.
    ///
    /// - Throws: `ResolutionFailure`, which says why the URL opens nothing.
    public func resolve(
        _ url: String, _ options: ResolutionOptions = ResolutionOptions(), including parts: ResolutionParts = []
    ) throws(ResolutionFailure) -> Resolution {
        var workspace = ResolutionWorkspace()
        let bytes = Array(url.utf8)
        try resolve(bytes[...], options, &workspace)
        if parts.contains(.explain) { explain(options, &workspace) }
        let link = apps[workspace.app].links[workspace.link]
        var json: [UInt8] = []
        append(workspace, including: parts, to: &json)
        var routes: [UInt8] = []
        appendRoutes(workspace, to: &routes)
        return Resolution(
            json: json, app: apps[workspace.app].name, link: link.id, routesJSON: routes, appends: link.appends,
            tab: tab(workspace))
    }

    /// The tab that the link in the workspace opens.
    func tab(_ workspace: ResolutionWorkspace) -> String? {
        let link = compiled[workspace.app].links[workspace.link]
        guard let program = link.tab, workspace.isComplete(link.tabRequired) else { return nil }
        var text: [UInt8] = []
        run(program, workspace, to: &text)
        guard case .string(let tab)? = (try? JSONValue(reading: text, dialect: .rfc8259))?.content else { return nil }
        return tab
    }
}
