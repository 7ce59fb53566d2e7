import NavigationPaths
import URLPatterns

/// The files of a site that say which of its URLs open which apps, made from the table.
extension RouteTable {
    /// The hosts that origins name, in the order of the table: `*.example.com` for those below one.
    public var associationHosts: [String] {
        var hosts: [String] = []
        for app in apps {
            for origin in app.origins {
                guard let host = origin.hostPattern, !hosts.contains(host) else { continue }
                hosts.append(host)
            }
        }
        return hosts
    }

    /// The `apple-app-site-association` file of a host; nil where no app with `appIDs` has links there.
    ///
    /// ```swift
    /// table.appleAssociation(host: "cookbook.example.com")
    /// // {"applinks":{"details":[{"appIDs":["…"],"components":[{"/":"/recipe/?*","comment":"recipe"},…]}]}}
    /// table.appleAssociation(host: "elsewhere.example")    // nil
    /// ```
    /// Comments are left out where the file would be larger than Apple takes.
    public func appleAssociation(host: String) -> [UInt8]? {
        let plans = associationPlans(host: host, platform: .ios).filter { !$0.app.appIDs.isEmpty }
        guard !plans.isEmpty else { return nil }
        let file = Self.appleFile(plans, hasComments: true)
        return file.count > AppleAssociation.maximumSize ? Self.appleFile(plans, hasComments: false) : file
    }

    /// The `assetlinks.json` file of a host; nil where no app with `android` has links there.
    ///
    /// Android 15 and later read `dynamic_app_link_components`; earlier ones open what the manifest says.
    public func androidAssociation(host: String) -> [UInt8]? {
        let plans = associationPlans(host: host, platform: .android).filter { !$0.app.android.isEmpty }
        guard !plans.isEmpty else { return nil }
        let relation = "delegate_permission/common.handle_all_urls"
        let statements = plans.flatMap { plan in
            let everythingElse = JSONValue.object([("/", .text("*")), ("exclude", .true)])
            let components = JSONValue.array(plan.entries.map { Self.json($0, plan, nil) } + [everythingElse])
            return plan.app.android.map { android in
                JSONValue.object([
                    ("relation", .array([.text(relation)])),
                    (
                        "target",
                        .object([
                            ("namespace", .text("android_app")), ("package_name", .text(android.package)),
                            ("sha256_cert_fingerprints", .array(android.fingerprints.map { .text($0) })),
                        ])
                    ),
                    (
                        "relation_extensions",
                        .object([(relation, .object([("dynamic_app_link_components", components)]))])
                    ),
                ])
            }
        }
        var bytes: [UInt8] = []
        JSONValue.array(statements).append(to: &bytes)
        return bytes
    }

    private static func appleFile(_ plans: [AssociationPlan], hasComments: Bool) -> [UInt8] {
        var variables: [(String, JSONValue)] = []
        for (name, texts) in plans.flatMap(\.variables).sorted(by: { $0.key < $1.key })
        where !variables.contains(where: { $0.0 == name }) {
            variables.append((name, .array(texts.map { .text($0) })))
        }
        let details = plans.map { plan in
            JSONValue.object([
                ("appIDs", .array(plan.app.appIDs.map { .text($0) })),
                (
                    "components",
                    .array(
                        plan.entries.map { entry in
                            let comment = entry.link.map { plan.app.links[$0].id } ?? "no link is longer"
                            return json(entry, plan, hasComments ? comment : nil)
                        })
                ),
            ])
        }
        let links =
            (variables.isEmpty ? [] : [("substitutionVariables", JSONValue.object(variables))])
            + [("details", .array(details))]
        var bytes: [UInt8] = []
        JSONValue.object([("applinks", .object(links))]).append(to: &bytes)
        return bytes
    }

    private static func json(_ entry: AssociationPlan.Entry, _ plan: AssociationPlan, _ comment: String?) -> JSONValue {
        let component = entry.component
        var members: [(String, JSONValue)] = []
        if let path = component.path { members.append(("/", .text(path))) }
        if !component.query.isEmpty {
            members.append(
                ("?", .object(component.query.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value)) })))
        }
        if let fragment = component.fragment { members.append(("#", .text(fragment))) }
        if component.isExclusion { members.append(("exclude", .true)) }
        if plan.platform == .ios, !component.isCaseSensitive { members.append(("caseSensitive", .false)) }
        if plan.platform == .ios, !component.isEncoded { members.append(("percentEncoded", .false)) }
        if let comment { members.append(("comment", .text(comment))) }
        return .object(members)
    }

    /// What each app claims at a host.
    func associationPlans(host: String, platform: Platform) -> [AssociationPlan] {
        // The most specific origin owns a URL, across apps too.
        var fits: [(app: Int, origin: Int)] = []
        for (app, value) in apps.enumerated() {
            for (index, origin) in value.origins.enumerated() where isAt(origin, host) { fits.append((app, index)) }
        }
        return apps.indices.compactMap { index in
            var own: [Int] = []
            var foreign: [[[UInt8]]] = []
            for fit in fits where fit.app == index {
                let origin = apps[index].origins[fit.origin]
                let better = fits.filter { $0.app != index }.map { apps[$0.app].origins[$0.origin] }.filter {
                    origin.specificityKey.lexicographicallyPrecedes($0.specificityKey) && !$0.usesFragment
                }
                guard !better.contains(where: { origin.base.starts(with: $0.base) }) else { continue }
                own.append(fit.origin)
                for other in better where other.base.starts(with: origin.base) && !foreign.contains(other.base) {
                    foreign.append(other.base)
                }
            }
            guard !own.isEmpty else { return nil }
            return AssociationPlan(apps[index], origins: own, foreign: foreign, platform: platform)
        }
    }

    /// Whether URLs of the host, at its usual port, may have the origin.
    private func isAt(_ origin: Origin, _ host: String) -> Bool {
        guard case .web = origin.kind else { return false }
        var path: [UInt8] = []
        for segment in origin.base { path += [0x2f] + PercentEncoding.path(segment) }
        var url = DeepLinkURL()
        guard (try? reader.read((Array("https://\(host)".utf8) + path)[...], into: &url)) != nil else { return false }
        return origin.fits(url)
    }
}

extension Origin {
    /// The host as people write it; nil for custom schemes and other ports.
    var hostPattern: String? {
        guard case .web(let host, nil) = kind else { return nil }
        switch host {
        case .exact(let name): return String(decoding: name, as: UTF8.self)
        case .below(let name), .captured(_, let name): return "*." + String(decoding: name, as: UTF8.self)
        case .any: return "*"
        }
    }
}

/// Values as the files need them.
extension JSONValue {
    fileprivate static func text(_ text: String) -> JSONValue { JSONValue(.string(text)) }
    fileprivate static func array(_ values: [JSONValue]) -> JSONValue { JSONValue(.array(values)) }
    fileprivate static func object(_ members: [(String, JSONValue)]) -> JSONValue {
        JSONValue(.object(members.map { Member(name: $0.0, value: $0.1) }))
    }
    fileprivate static let `true` = JSONValue(.bool(true))
    fileprivate static let `false` = JSONValue(.bool(false))
}
