import URLPatterns

extension RouteTable {
    /// The intent filters of Android's manifest, one for each scheme of each app: `https` with its hosts, verified,
    /// and each custom scheme.
    ///
    /// ```xml
    /// <intent-filter android:autoVerify="true">
    ///     <action android:name="android.intent.action.VIEW" />
    ///     <category android:name="android.intent.category.DEFAULT" />
    ///     <category android:name="android.intent.category.BROWSABLE" />
    ///     <data android:scheme="https" />
    ///     <data android:host="shop.example.com" />
    /// </intent-filter>
    /// ```
    /// A filter takes every combination of its `data`, so paths stand in it only where all hosts have the same ones.
    public var intentFilters: String {
        apps.map { app in
            var filters = ["<!-- \(Self.escaped(app.name)) -->"]
            let web = app.origins.indices.filter { app.origins[$0].hostPattern != nil }
            if !web.isEmpty {
                var data = ["android:scheme=\"https\""]
                var hosts: [String] = []
                for index in web {
                    guard let host = app.origins[index].hostPattern, !hosts.contains(host) else { continue }
                    hosts.append(host)
                }
                data += hosts.map { "android:host=\"\(Self.escaped($0))\"" }
                data += Self.paths(of: app, web).map { "android:pathPattern=\"\(Self.escaped($0))\"" }
                filters.append(Self.filter(data, isVerified: true))
            }
            var schemes: [String] = []
            for origin in app.origins {
                guard case .custom(let scheme, _) = origin.kind else { continue }
                let text = String(decoding: scheme, as: UTF8.self)
                if !schemes.contains(text) { schemes.append(text) }
            }
            filters += schemes.map { Self.filter(["android:scheme=\"\(Self.escaped($0))\""], isVerified: false) }
            return filters.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// The paths of all links in the words of `pathPattern`; none where hosts differ in theirs.
    private static func paths(of app: App, _ web: [Int]) -> [String] {
        var paths: [String] = []
        for variant in 0..<app.patterns.variantCount {
            let entry = app.entries[app.patterns.entry(ofVariant: variant)]
            let link = app.links[entry.link]
            guard link.versions.placement(of: nil, on: .android) == .inside else { continue }
            if case .exclude = link.action { continue }
            let pattern = link.patterns[entry.pattern]
            let origins = pattern.origins.filter(web.contains)
            if origins.isEmpty { continue }
            guard origins.count == web.count else { return [] }
            for origin in origins {
                let claims = AssociationClaim.claims(
                    app.patterns.parts(of: variant), pattern.pattern, at: app.origins[origin], link: entry.link, link)
                for path in claims.flatMap(\.pathPatterns) where !paths.contains(path) { paths.append(path) }
            }
        }
        return paths
    }

    private static func filter(_ data: [String], isVerified: Bool) -> String {
        let lines =
            [
                "<action android:name=\"android.intent.action.VIEW\" />",
                "<category android:name=\"android.intent.category.DEFAULT\" />",
                "<category android:name=\"android.intent.category.BROWSABLE\" />",
            ] + data.map { "<data \($0) />" }
        return "<intent-filter\(isVerified ? " android:autoVerify=\"true\"" : "")>\n"
            + lines.map { "    \($0)\n" }.joined() + "</intent-filter>"
    }

    private static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            // Two dashes would end the comment.
            case UInt8(ascii: "-") where bytes.last == byte: bytes += "&#45;".utf8
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension AssociationClaim {
    /// The path for `pathPattern`, which is compared decoded: `.*` is any text, a backslash makes a character plain.
    fileprivate var pathPatterns: [String] {
        let own = hashBase.map { $0.map { [AssociationGlob.text($0)] } } ?? segments
        let path =
            "/"
            + own.map { globs in
                merged(globs).map { glob in
                    guard case .text(let text) = glob else { return ".*" }
                    return String(decoding: text, as: UTF8.self).unicodeScalars.map {
                        $0 == "." || $0 == "*" || $0 == "\\" ? "\\\\\($0)" : "\($0)"
                    }.joined()
                }.joined()
            }.joined(separator: "/")
        return path == "/" || path.hasSuffix(".*") ? [path] : [path, path + "/"]
    }
}
