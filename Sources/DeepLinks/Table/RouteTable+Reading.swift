import NavigationPaths
public import URLPatterns

extension RouteTable {
    /// Reads a table from its files.
    ///
    /// - Parameters:
    ///   - sources: JSON5 texts. An app may stand in several of them.
    ///   - hosts: Turns hosts beyond ASCII into ASCII; without it they are refused.
    /// - Throws: `RouteTableError` with every fault, each with its place and what to do.
    public init(_ sources: [Source], hosts: HostToASCII? = nil) throws(RouteTableError) {
        let (table, diagnostics) = Self.read(sources, hosts: hosts)
        guard let table else { throw RouteTableError(diagnostics: diagnostics) }
        self = table
    }

    /// Reads a table and gives everything that was found, warnings too. Without errors there is a table.
    public static func read(
        _ sources: [Source], hosts: HostToASCII? = nil
    ) -> (table: RouteTable?, diagnostics: [Diagnostic]) {
        var reader = TableReader(sources, hosts: hosts)
        reader.read()
        if !reader.hasErrors {
            reader.checkRedirects()
            reader.checkExamples()
        }
        if reader.hasErrors { return (nil, reader.diagnostics) }
        reader.table.warnings = reader.diagnostics
        return (reader.table, reader.diagnostics)
    }

    /// The table that answers where none is given: the three apps of the articles that the project grew from.
    public static func demo(hosts: HostToASCII? = nil) throws(RouteTableError) -> RouteTable {
        try RouteTable([Source(name: "demo.json5", text: demoText)], hosts: hosts)
    }
}

extension TableReader {
    var hasErrors: Bool {
        diagnostics.contains { $0.severity == .error }
    }

    /// Runs every example against the whole table.
    mutating func checkExamples() {
        var workspace = ResolutionWorkspace()
        for app in table.apps {
            for link in app.links {
                for example in link.examples { check(example, link, app, &workspace) }
            }
        }
    }

    private mutating func check(
        _ example: Link.Example, _ link: Link, _ app: App, _ workspace: inout ResolutionWorkspace
    ) {
        let bytes = Array(example.url.utf8)
        let options = ResolutionOptions(
            app: bytes.first == UInt8(ascii: "/") ? app.name : nil, appVersion: example.appVersion)
        let failure: ResolutionFailure?
        do throws(ResolutionFailure) {
            try table.resolve(bytes[...], options, &workspace)
            failure = nil
        } catch {
            failure = error
        }
        let answers = failure == nil && table.isAnswer(of: link, app, workspace)
        guard let expected = example.routes else {
            if answers { fail("the example must not be answered by this link, and is", at: example.place) }
            return
        }
        if let failure {
            fail("the example opens nothing: \(failure)", at: example.place)
        } else if !answers {
            let other = table.apps[workspace.app].links[workspace.link]
            fail("the example is answered by the link \"\(other.id)\"", at: example.place)
        } else {
            var routes: [UInt8] = []
            table.appendRoutes(workspace, to: &routes)
            let actual = try? JSONValue(reading: routes, dialect: .rfc8259)
            guard actual != JSONValue(.array(expected)) else { return }
            var wanted: [UInt8] = []
            JSONValue(.array(expected)).append(to: &wanted)
            fail(
                "the example expects \(String(decoding: wanted, as: UTF8.self)), the link gives "
                    + String(decoding: routes, as: UTF8.self),
                "mend the one that is wrong", at: example.place)
        }
    }
}

extension RouteTable {
    /// True where the link answered, itself or by passing the URL on.
    func isAnswer(of link: Link, _ app: App, _ workspace: ResolutionWorkspace) -> Bool {
        let answer = apps[workspace.app]
        return (answer.name == app.name && answer.links[workspace.link].id == link.id)
            || workspace.via.contains(link.id)
    }
}
