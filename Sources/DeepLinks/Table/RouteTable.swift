import NavigationPaths
import URLPatterns

/// A route table, read and ready: which routes a deep link opens.
///
/// ```swift
/// let table = try RouteTable([RouteTable.Source(name: "routes.json5", text: json5)])
/// let resolution = try table.resolve("cookbook://recipe/42?category=dessert")
/// let path = try resolution.routes(as: [Route].self)
///
/// try table.resolve("cookbook://recipe/abc")
/// // ResolutionFailure.noMatch: nearest "recipe" differs at path[1]: expected int, not "abc"
/// ```
///
/// Immutable: a table may be shared by any number of threads, each with its own `ResolutionWorkspace`.
public struct RouteTable: Sendable {
    /// One file of a table.
    public struct Source: Sendable {
        /// The name that messages give.
        public var name: String
        public var bytes: [UInt8]

        public init(name: String, bytes: [UInt8]) {
            self.name = name
            self.bytes = bytes
        }

        public init(name: String, text: String) {
            self.init(name: name, bytes: Array(text.utf8))
        }
    }

    /// The apps in the order of the files.
    public internal(set) var apps: [App] = []
    /// What loading found that is no error.
    public internal(set) var warnings: [Diagnostic] = []
    /// A hash of the bytes of the files: 16 hexadecimal digits.
    public internal(set) var revision = ""
    var appIndices: [String: Int] = [:]
    /// What answering needs, one for each app.
    var compiled: [CompiledApp] = []
    var origins = OriginTable()
    var reader: DeepLinkURLReader

    init(hosts: HostToASCII?) {
        reader = DeepLinkURLReader(hostToASCII: hosts)
    }

    /// How many links the table has, nested ones counted each.
    public var linkCount: Int {
        apps.reduce(0) { $0 + $1.links.count }
    }

    public func app(_ name: String) -> App? {
        appIndices[name].map { apps[$0] }
    }
}
