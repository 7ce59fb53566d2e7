import DeepLinks

/// What the program was asked to do.
enum Invocation {
    case version
    /// Nil is the page about all commands.
    case help(CommandName?)
    case serve(ServeOptions)
    case resolve(ResolveOptions)
    case convert(ConvertOptions)
    case check(files: [String], aasa: String?, host: String?)
    case links(LinksOptions)
    case schema
    case diff(old: String, new: String, TableDifferences.Format)
    case aasa(files: [String], host: String?)
    case intentFilters(files: [String])
    case aasaMatch(file: String, urls: [String])

    init(_ words: [String], environment: [(name: String, value: String)]) throws(CommandLineError) {
        let arguments = try Arguments(words)
        if arguments.wantsHelp {
            self = .help(arguments.isTopLevel ? nil : arguments.command)
            return
        }
        if arguments.wantsVersion {
            self = .version
            return
        }
        let variables = try EnvironmentVariables.options(environment)
        switch arguments.command {
        case .serve:
            let values = OptionValues(arguments, environment: variables)
            self = .serve(try ServeOptions(values, passedOver: EnvironmentVariables.misleading(environment)))
        case .resolve, .encode, .decode, .link:
            // In an image that names its table, these commands use it too.
            let values = OptionValues(arguments, environment: variables.filter { $0.key == .routes })
            self =
                arguments.command == .resolve
                ? .resolve(try ResolveOptions(values, urls: arguments.operands))
                : .convert(try ConvertOptions(values, arguments.command))
        case .check:
            if arguments.operands.isEmpty { throw .missingFiles(.check) }
            let values = OptionValues(arguments)
            self = .check(files: arguments.operands, aasa: values.text(.aasa), host: values.text(.host))
        case .links: self = .links(try LinksOptions(OptionValues(arguments), files: arguments.operands))
        case .schema: self = .schema
        case .diff:
            let files = arguments.operands
            guard files.count == 2 else { throw .notTwoFiles(files.count) }
            let format = try OptionValues(arguments).choice(.format, TableDifferences.Format.self) ?? .text
            self = .diff(old: files[0], new: files[1], format)
        case .aasa:
            if arguments.operands.isEmpty { throw .missingFiles(.aasa) }
            self = .aasa(files: arguments.operands, host: OptionValues(arguments).text(.host))
        case .intentFilters:
            if arguments.operands.isEmpty { throw .missingFiles(.intentFilters) }
            self = .intentFilters(files: arguments.operands)
        case .aasaMatch:
            guard let file = arguments.operands.first else { throw .missingFiles(.aasaMatch) }
            self = .aasaMatch(file: file, urls: Array(arguments.operands.dropFirst()))
        }
    }
}

/// The options of `resolve`.
struct ResolveOptions: Sendable {
    var routes: [String]
    var isDemo: Bool
    var options = ResolutionOptions()
    var parts: ResolutionParts = []
    /// Empty for lines from standard input.
    var urls: [String]

    init(_ values: OptionValues, urls: [String]) throws(CommandLineError) {
        routes = try values.routes()
        isDemo = try values.flag(.demo)
        options.app = values.text(.app)
        options.appVersion = try values.version(.appVersion)
        options.platform = try values.choice(.platform, Platform.self)
        if try values.flag(.navigationPath) { parts.insert(.navigationPath) }
        if try values.flag(.explain) { parts.insert(.explain) }
        self.urls = urls
    }
}

/// The options of `encode`, `decode` and `link`.
struct ConvertOptions: Sendable {
    var command: CommandName
    var routes: [String]
    var isDemo: Bool
    var app: String?
    var type: String?

    init(_ values: OptionValues, _ command: CommandName) throws(CommandLineError) {
        self.command = command
        routes = try values.routes()
        isDemo = try values.flag(.demo)
        app = values.text(.app)
        type = values.text(.type)
        if app != nil, type != nil { throw .exclusiveOptions(.app, .type) }
    }
}

/// The options of `links`.
struct LinksOptions: Sendable {
    /// Empty for the embedded table.
    var files: [String]
    var format: CatalogueFormat

    init(_ values: OptionValues, files: [String]) throws(CommandLineError) {
        if files.isEmpty, try !values.flag(.demo) { throw .missingFiles(.links) }
        self.files = files
        format = try values.choice(.format, CatalogueFormat.self) ?? .json
    }
}
