import DeepLinks
import NavigationPaths
import URLPatterns

/// Nanoseconds per operation of the parser, beside Foundation on the same input.
enum LibraryBenchmarks {
    /// A link as campaigns send it: two routes, five query items.
    static let link =
        "https://cookbook.example.com/recipe/42?category=dessert&utm_source=push&utm_medium=email&lang=de-DE&ref=news-2026"

    static func run() throws {
        print("\(link.utf8.count) bytes: \(link)")
        let table = try RouteTable.demo()
        let bytes = Array(link.utf8)[...]
        try measureReading(bytes)
        let ours = try measureResolution(table, bytes)
        let theirs = try measureFoundation()
        let ratio = theirs.percentile(0.5) / ours.percentile(0.5)
        print("Foundation takes \((ratio * 10).rounded() / 10) times as long")
        for count in [10, 1_000, 10_000] { try measureTable(links: count) }
        try measurePaths()
    }

    static func measureReading(_ bytes: ArraySlice<UInt8>) throws {
        let reader = DeepLinkURLReader()
        var url = DeepLinkURL()
        let measurement = try Measurement("read the URL and its query", operations: 20_000) {
            try reader.read(bytes, into: &url)
            url.readQuery(plusIsSpace: true)
        }
        print(measurement.line)
    }

    static func measureResolution(_ table: RouteTable, _ bytes: ArraySlice<UInt8>) throws -> Measurement {
        var workspace = ResolutionWorkspace()
        var output: [UInt8] = []
        let measurement = try Measurement("resolve, JSON out", operations: 10_000) {
            output.removeAll(keepingCapacity: true)
            try table.resolve(bytes, ResolutionOptions(), &workspace)
            table.append(workspace, to: &output)
        }
        print(measurement.line)
        return measurement
    }

    static func measureFoundation() throws -> Measurement {
        let baseline = FoundationBaseline()
        let measurement = try Measurement("URLComponents and JSONEncoder", operations: 1_000) {
            _ = try baseline.resolve(link)
        }
        print(measurement.line)
        return measurement
    }

    /// Links are asked in an order without a pattern over the whole table, so that caches help no more than in a service.
    static func measureTable(links count: Int) throws {
        let generated = GeneratedTable(links: count)
        let table = try RouteTable([RouteTable.Source(name: "generated.json5", text: generated.text)])
        let urls = (0..<count).map { Array(generated.url($0).utf8)[...] }
        var workspace = ResolutionWorkspace()
        var next = 0
        let measurement = try Measurement("resolve among \(count) links", operations: 10_000) {
            try table.resolve(urls[next], ResolutionOptions(), &workspace)
            next = (next + 7_919) % count
        }
        print(measurement.line)
    }

    static func measurePaths() throws {
        let path =
            "[" + (0..<10).map { "\"App.Route\",\"{\\\"recipe\\\":{\\\"_0\\\":\($0)}}\"" }.joined(separator: ",") + "]"
        let encoded = Array(path.utf8)
        var routes: [UInt8] = []
        let decode = try Measurement("decode a path of ten", operations: 5_000) {
            routes.removeAll(keepingCapacity: true)
            try NavigationPathRepresentation.appendRoutes(decoding: encoded, to: &routes)
        }
        print(decode.line)
        let decoded = routes
        var output: [UInt8] = []
        let encode = try Measurement("encode a path of ten", operations: 5_000) {
            output.removeAll(keepingCapacity: true)
            try NavigationPathRepresentation.appendPath(encoding: decoded, type: nil, to: &output)
        }
        print(encode.line)
    }
}
