extension Catalogue.Entry {
    /// What a URL of the link does, in words.
    var effect: String {
        switch action {
        case .open: appends ? "opens screens on top" : "opens screens"
        case .exclude: "stays in the browser"
        case .redirect: "leads to"
        case .unwrap: "opens the link in"
        }
    }

    /// What `effect` speaks of: a path, or the name of a parameter.
    var target: String? {
        switch action {
        case .open, .exclude: nil
        case .redirect(let target), .unwrap(let target): target
        }
    }
}

extension Catalogue.Parameter {
    /// `int, optional`, `text in the query, default "all"`.
    var note: String {
        let start =
            switch place {
            case .path: isMany ? ", several segments" : ""
            case .query, .fragment, .host: " in the \(place.rawValue)"
            }
        guard let standard else { return isRequired ? start : start + ", optional" }
        return start + ", else \"\(String(decoding: standard, as: UTF8.self))\""
    }
}

extension Catalogue.Example {
    /// `version 2.1` where it opens only in some.
    var note: String? {
        appVersion.map { "version \($0)" }
    }
}
