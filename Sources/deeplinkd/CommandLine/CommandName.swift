/// The commands, by the word that stands first.
enum CommandName: String, CaseIterable, Sendable {
    case serve, resolve, encode, decode, link, check, links, schema
    case diff, aasa
    case aasaMatch = "aasa-match"
    case intentFilters = "intent-filters"

    /// What stands after the options.
    enum Operands: Equatable {
        case none, urls, files
        /// An association file, then URLs.
        case fileAndURLs
        case twoFiles
    }

    var operands: Operands {
        switch self {
        case .serve, .encode, .decode, .link, .schema: .none
        case .resolve: .urls
        case .check, .links, .aasa, .intentFilters: .files
        case .aasaMatch: .fileAndURLs
        case .diff: .twoFiles
        }
    }

    var options: [OptionName] {
        switch self {
        case .serve:
            [
                .routes, .demo, .listen, .adminListen, .threads, .requestTimeout, .idleTimeout, .drainDelay,
                .drainTimeout, .maxBody, .maxConnections, .maxMemory, .tokenFile, .logFormat, .accessLog, .watch,
            ]
        case .resolve: [.routes, .demo, .app, .appVersion, .platform, .navigationPath, .explain]
        case .encode: [.routes, .demo, .app, .type]
        case .link: [.routes, .demo]
        case .links: [.demo, .format]
        case .diff: [.format]
        case .check: [.aasa, .host]
        case .decode, .schema, .aasaMatch, .intentFilters: []
        case .aasa: [.host]
        }
    }

    var summary: String {
        switch self {
        case .serve: "answer over HTTP (the command that runs where none is named)"
        case .resolve: "print what URLs open, one JSON answer a line; without a URL, lines from standard input"
        case .encode: "turn routes on standard input into a NavigationPath's representation"
        case .decode: "turn a NavigationPath's representation on standard input into routes"
        case .link: "turn {\"app\", \"routes\"} on standard input into the URLs that open them"
        case .check: "read a route table and print every error and warning"
        case .links: "print every link of a table: id, pattern, app, origins, types, versions, examples"
        case .schema: "print the JSON Schema of route tables, for editors"
        case .diff: "tell what opens something else in a new table, with a URL for each change"
        case .aasa: "print the apple-app-site-association file of a host, made from a table"
        case .intentFilters: "print the intent filters of an Android manifest, one for each scheme"
        case .aasaMatch: "print what an apple-app-site-association file says of URLs, one JSON line each"
        }
    }
}
