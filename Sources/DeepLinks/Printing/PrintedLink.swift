/// The URLs that open a stack.
public struct PrintedLink: Sendable, Equatable {
    /// One for each origin that has one, in the order of the table; at least one.
    public var urls: [String]
    public var app: String
    public var link: String

    /// The URL of the first origin.
    public var url: String { urls.first ?? "" }
}

/// Why no URL opens a stack.
public enum PrintingFailure: Error, Sendable, Equatable {
    case unknownApp(String)
    /// No link of the app has routes of this form.
    case noLink(app: String, nearest: Nearest?)
    /// Links have routes of this form, but a value has no place in their URLs, or the URL would open something else.
    case notPrintable(link: String, reason: Reason)

    /// The link whose routes are most like those asked for, and where they first differ.
    public struct Nearest: Sendable, Equatable {
        public var link: String
        /// `routes[0].categorie`.
        public var place: String
        public var expected: String
    }

    public enum Reason: Sendable, Equatable {
        /// A capture of the pattern gets no value from the routes, or a value that its type has no text for.
        case missingValue(name: String, type: String)
        /// The pattern asks for a value that it gives no name, `{_}`.
        case unnamedValue
        /// The link has only origins without one host, like `https://*.example.com`.
        case noHost
        /// The URL that the pattern gives opens other routes, or nothing.
        case opensOther(url: String)
    }
}

extension PrintingFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownApp(let name): "the table has no app \"\(name)\""
        case .noLink(let app, nil): "no link of the app \"\(app)\" gives routes of this form"
        case .noLink(let app, let nearest?):
            "no link of the app \"\(app)\" gives routes of this form; the nearest one, \"\(nearest.link)\", differs at "
                + "\(nearest.place): expected \(nearest.expected)"
        case .notPrintable(let link, .missingValue(let name, let type)):
            "the link \"\(link)\" gives routes of this form, but its URL needs \"\(name)\", \(type), which they do not hold"
        case .notPrintable(let link, .unnamedValue):
            "the link \"\(link)\" gives routes of this form, but its URL needs a value without a name, {_}, which they cannot hold"
        case .notPrintable(let link, .noHost):
            "the link \"\(link)\" gives these routes, but only at hosts with \"*\", which have no one name"
        case .notPrintable(let link, .opensOther(let url)):
            "the link \"\(link)\" gives routes of this form, but its URL \(url) does not open these routes again"
        }
    }
}
