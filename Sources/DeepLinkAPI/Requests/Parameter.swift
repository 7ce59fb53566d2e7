/// A query parameter of any endpoint.
enum Parameter: Int, CaseIterable {
    case url, app, appVersion, platform, include, routes, type, path

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
        }
    }

    /// Names are compared as bytes, with their case.
    init?(_ name: ArraySlice<UInt8>) {
        guard let found = Self.allCases.first(where: { name.elementsEqual($0.name.utf8) }) else { return nil }
        self = found
    }
}
