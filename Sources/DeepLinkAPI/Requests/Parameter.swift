/// A query parameter of any endpoint.
enum Parameter: Int, CaseIterable {
    case url, app, appVersion, platform, include, routes, type, path, link, target, form, limit, strict

    static let count = 13

    var name: String {
        switch self {
        case .url: "url"
        case .app: "app"
        case .appVersion: "appVersion"
        case .platform: "platform"
        case .include: "include"
        case .routes: "routes"
        case .type: "type"
        case .path: "path"
        case .link: "link"
        case .target: "as"
        case .form: "form"
        case .limit: "limit"
        case .strict: "strict"
        }
    }

    private static let names = allCases.map { Array($0.name.utf8) }

    /// Names are compared as bytes, with their case.
    init?(_ name: ArraySlice<UInt8>) {
        guard let index = Self.names.firstIndex(where: { name.elementsEqual($0) }) else { return nil }
        self.init(rawValue: index)
    }
}
