import URLPatterns

/// One entry of `components` as it is written.
struct AssociationComponent: Hashable {
    var path: String?
    var query: [String: String] = [:]
    var fragment: String?
    var isExclusion = false
    var isCaseSensitive = true
    var isEncoded = true
}

extension AssociationClaim {
    /// The components that say the claim: with and without the slash that may end a path.
    func components(isApple: Bool) -> [AssociationComponent] {
        var component = AssociationComponent(isExclusion: isExclusion, isCaseSensitive: isCaseSensitive)
        if let hashBase { return hashComponents(component, hashBase, isApple: isApple) }
        var dialect = AssociationDialect(isApple: isApple)
        // Text that needs escapes has several spellings; decoded it has one. But then a slash is a slash.
        let texts = segments.joined().compactMap { if case .text(let text) = $0 { text } else { nil } }
        let needsEscapes = texts.contains { PercentEncoding.path($0) != $0 }
        dialect.isDecoded = !isApple || (needsEscapes && !texts.contains { $0.contains(0x2f) })
        component.isEncoded = !dialect.isDecoded
        for item in query {
            component.query[String(decoding: item.key, as: UTF8.self)] = AssociationDialect(isApple: isApple)
                .write(item.value, { PercentEncoding.query($0) })
        }
        component.fragment = fragment.map {
            AssociationDialect(isApple: isApple).write($0, { PercentEncoding.fragment($0) })
        }
        let path = "/" + segments.map { dialect.write(merged($0), { PercentEncoding.path($0) }) }.joined(separator: "/")
        return withSlash(path).map {
            component.path = $0
            return component
        }
    }

    private func withSlash(_ path: String) -> [String] {
        path == "/" || path.utf8.last == UInt8(ascii: "*") ? [path] : [path, path + "/"]
    }

    private func hashComponents(
        _ component: AssociationComponent, _ base: [[UInt8]], isApple: Bool
    ) -> [AssociationComponent] {
        let dialect = AssociationDialect(isApple: isApple)
        let path = "/" + base.map { dialect.write([.text($0)], { PercentEncoding.path($0) }) }.joined(separator: "/")
        let inner =
            "/"
            + segments.map { dialect.write(merged(Self.plain($0)), { PercentEncoding.fragment($0) }) }
            .joined(separator: "/")
        // What follows may be a slash or a query, and both cannot be told from other text.
        var fragments = [inner, "!" + inner]
        if segments.isEmpty {
            fragments += [""]
        } else if inner.utf8.last != UInt8(ascii: "*") {
            // An exclusion must not take more than its own.
            fragments += fragments.map { $0 + (isExclusion ? "/" : "?*") }
        }
        return withSlash(path).flatMap { path in
            fragments.map { fragment in
                var component = component
                component.path = path
                component.fragment = fragment
                return component
            }
        }
    }

    private static func plain(_ globs: [AssociationGlob]) -> [AssociationGlob] {
        globs.flatMap { glob -> [AssociationGlob] in
            if case .text(let text) = glob { withoutEscapes(text) } else { [glob] }
        }
    }

    /// `?*` and `*` side by side say no more than `?*`.
    func merged(_ globs: [AssociationGlob]) -> [AssociationGlob] {
        var result: [AssociationGlob] = []
        for glob in globs where !(glob == .any && (result.last == .some || result.last == .any)) { result.append(glob) }
        return result
    }
}
