import NavigationPaths

extension Catalogue {
    /// `{"links":[{"id":…,"app":…,"pattern":…,…}]}`: one object for each link, its members always in this order; those
    /// with a `?` only where there is something to say.
    ///
    /// ```
    /// id app pattern aliases[{pattern origins}] action target? origins
    /// parameters[{name in type many? required default?}] versions?{ios android}{minimum? maximum?}
    /// mode tab? examples[{url appVersion? generated?}]
    /// ```
    func json() -> [UInt8] {
        var writer = JSONWriter()
        writer.object {
            $0.member("links")
            $0.array(sections.flatMap { section in section.entries.map { (section.app, $0) } }) { writer, pair in
                writer.object { pair.1.append(app: pair.0, to: &$0) }
            }
        }
        return writer.bytes
    }
}

extension Catalogue.Entry {
    fileprivate func append(app: String, to writer: inout JSONWriter) {
        writer.member("id", id)
        writer.member("app", app)
        writer.member("pattern", pattern)
        writer.member("aliases")
        writer.array(aliases) { writer, alias in
            writer.object {
                $0.member("pattern", alias.pattern)
                $0.member("origins", alias.origins)
            }
        }
        writer.member("action", action.word)
        switch action {
        case .open, .exclude: break
        case .redirect(let target), .unwrap(let target): writer.member("target", target)
        }
        writer.member("origins", origins)
        writer.member("parameters")
        writer.array(parameters) { writer, parameter in writer.object { parameter.append(to: &$0) } }
        if !versions.isAll {
            writer.member("versions")
            writer.object {
                for (name, range) in [("ios", versions.ios), ("android", versions.android)] {
                    $0.member(name)
                    $0.object {
                        if let minimum = range.minimum { $0.member("minimum", minimum.description) }
                        if let maximum = range.maximum { $0.member("maximum", maximum.description) }
                    }
                }
            }
        }
        writer.member("mode", appends ? "append" : "reset")
        if let tab { writer.member("tab", tab) }
        writer.member("examples")
        writer.array(examples) { writer, example in
            writer.object {
                $0.member("url", example.url)
                if let version = example.appVersion { $0.member("appVersion", version) }
                if example.isGenerated { $0.member("generated", true) }
            }
        }
    }
}

extension Catalogue.Parameter {
    fileprivate func append(to writer: inout JSONWriter) {
        writer.member("name", name)
        writer.member("in", place.rawValue)
        writer.member("type", type)
        if isMany { writer.member("many", true) }
        writer.member("required", isRequired)
        if let standard { writer.member("default", String(decoding: standard, as: UTF8.self)) }
    }
}

/// Writes objects and arrays with their commas.
private struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    mutating func object(_ body: (inout JSONWriter) -> Void) {
        begin(UInt8(ascii: "{"))
        body(&self)
        end(UInt8(ascii: "}"))
    }

    mutating func array<Element>(_ elements: [Element], _ body: (inout JSONWriter, Element) -> Void) {
        begin(UInt8(ascii: "["))
        for element in elements { body(&self, element) }
        end(UInt8(ascii: "]"))
    }

    /// The name of the member whose value is written next.
    mutating func member(_ name: String) {
        separate()
        JSONText.appendString(name.utf8, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    mutating func member(_ name: String, _ value: String) {
        member(name)
        string(value)
    }

    mutating func member(_ name: String, _ value: Bool) {
        member(name)
        separate()
        bytes += value ? "true".utf8 : "false".utf8
    }

    mutating func member(_ name: String, _ values: [String]) {
        member(name)
        array(values) { $0.string($1) }
    }

    private mutating func string(_ value: String) {
        separate()
        JSONText.appendString(value.utf8, to: &bytes)
    }

    private mutating func begin(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func end(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }
}
