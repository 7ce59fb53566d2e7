public import NavigationPaths

/// Puts the routes of a push payload's link into the payload, so that the app need not parse the link itself.
///
/// ```swift
/// let enrichment = PayloadEnrichment(link: try JSONPointer("/url"), target: try JSONPointer("/path"))
/// try enrichment.payload(Array(#"{"aps":{"alert":"Hi"},"url":"cookbook://recipe/42"}"#.utf8), from: table)
/// // {"aps":{"alert":"Hi"},"url":"cookbook://recipe/42","path":[{"category":{"_0":"all"}},{"recipe":{"_0":42}}]}
///
/// try enrichment.payload(Array(#"{"url":"cookbook://recipe/abc"}"#.utf8), from: table)
/// // throws EnrichmentFailure.resolution(.noMatch(…)): send the payload as it was
/// ```
///
/// All bytes of the payload stay as they are; the routes come after the last member of their object. An object that
/// is not there is made, and `null` is replaced.
public struct PayloadEnrichment: Sendable {
    /// How the routes are written.
    public enum Form: String, Sendable, CaseIterable {
        /// An array, root first.
        case routes
        /// What `NavigationPath.CodableRepresentation` decodes, the last element first.
        case navigationPath
    }

    /// Where the payload has its link.
    public var link: JSONPointer
    /// Where the routes are put.
    public var target: JSONPointer
    public var form = Form.routes
    /// The most bytes of a payload. Apple's push service takes 4,096, and 5,120 for VoIP ("Generating a remote
    /// notification").
    public var limit = 4_096
    public var options = ResolutionOptions()

    public init(link: JSONPointer, target: JSONPointer) {
        self.link = link
        self.target = target
    }

    /// The payload with its routes.
    public func payload(_ payload: [UInt8], from table: RouteTable) throws(EnrichmentFailure) -> [UInt8] {
        var workspace = ResolutionWorkspace()
        var output: [UInt8] = []
        try append(payload, range: 0..<payload.count, from: table, &workspace, to: &output)
        return output
    }

    /// Appends the payload that stands at `range`, with its routes. After an error `output` is as it was.
    public func append(
        _ source: [UInt8], range: Range<Int>, from table: RouteTable, _ workspace: inout ResolutionWorkspace,
        to output: inout [UInt8]
    ) throws(EnrichmentFailure) {
        // So the work done for one payload is bounded too.
        guard range.count <= limit else { throw .overLimit(bytes: range.count, limit: limit) }
        let (url, place) = try places(source, range)
        do throws(ResolutionFailure) {
            try table.resolve(url[...], options, &workspace)
        } catch {
            throw .resolution(error)
        }
        let start = output.count
        do throws(EnrichmentFailure) {
            let routes = try routes(table, workspace)
            guard target.appendText(source, range: range, setting: routes, at: place, to: &output) else {
                if case .nowhere = place { throw .noPlace }
                throw .occupied
            }
            let count = output.count - start
            guard count <= limit else { throw .overLimit(bytes: count, limit: limit) }
            if Self.mayBeTooDeep(routes) {
                guard (try? JSONOutline(reading: output, in: start..<output.count, limit: 0)) != nil else {
                    throw .tooDeep
                }
            }
        } catch {
            output.removeLast(output.count - start)
            throw error
        }
    }

    /// Routes may be as deep as a payload, so that both together could be too deep for a reader. Most have too few
    /// brackets for that, however they stand.
    private static func mayBeTooDeep(_ routes: [UInt8]) -> Bool {
        let brackets = routes.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
        return brackets + JSONPointer.maximumCount >= JSONValue.maximumDepth
    }

    /// The link, and the place of the routes.
    private func places(
        _ source: [UInt8], _ range: Range<Int>
    ) throws(EnrichmentFailure) -> (url: [UInt8], target: JSONPointer.Place) {
        let found: JSONPointer.Place
        let place: JSONPointer.Place
        do throws(JSONError) {
            found = try link.place(in: source, range: range)
            place = try target.place(in: source, range: range)
        } catch {
            throw .invalidJSON(error)
        }
        guard case .value(let part) = found, part.kind != .null else { throw .noLink }
        var url: [UInt8] = []
        guard part.appendText(in: source, to: &url) else { throw .linkNotText }
        return (url, place)
    }

    private func routes(
        _ table: RouteTable, _ workspace: borrowing ResolutionWorkspace
    ) throws(EnrichmentFailure) -> [UInt8] {
        var routes: [UInt8] = []
        switch form {
        case .routes: table.appendRoutes(workspace, to: &routes)
        case .navigationPath:
            guard table.appendNavigationPath(workspace, to: &routes) else { throw .noRouteType }
        }
        return routes
    }
}
