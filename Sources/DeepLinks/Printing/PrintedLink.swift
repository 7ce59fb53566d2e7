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
    case noLink(app: String)
    /// Links have routes of this form, but a value has no place in their URLs, or the URL would open something else.
    case notPrintable(link: String, reason: Reason)

    public enum Reason: Sendable, Equatable {
        /// A capture of the pattern gets no value from the routes, or the value is not of its type.
        case missingValue
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
        case .noLink(let app): "no link of the app \"\(app)\" gives routes of this form"
        case .notPrintable(let link, .missingValue):
            "the link \"\(link)\" gives routes of this form, but its URL needs a value that they do not hold, or one of another type"
        case .notPrintable(let link, .noHost):
            "the link \"\(link)\" gives these routes, but only at hosts with \"*\", which have no one name"
        case .notPrintable(let link, .opensOther(let url)):
            "the link \"\(link)\" gives routes of this form, but its URL \(url) does not open these routes again"
        }
    }
}
