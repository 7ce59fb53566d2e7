import NavigationPaths

/// What a table says of a URL, as far as an app can tell.
struct LinkAnswer: Equatable, Sendable {
    enum Outcome: Equatable, Sendable {
        /// `app`, `routes`, `mode`, `tab`, `meta`, `navigationPath`.
        case opens(JSONValue)
        /// A stable word, and the versions that would do.
        case fails(code: String, versions: String?)
    }

    var outcome: Outcome
    /// The app and the link that answer, or that refuse.
    var app: String?
    var link: String?

    /// Two answers are the same if the app does the same; the id of the link does not show.
    static func == (left: LinkAnswer, right: LinkAnswer) -> Bool { left.outcome == right.outcome }

    init(_ table: RouteTable, _ question: Witness, _ workspace: inout ResolutionWorkspace) {
        do throws(ResolutionFailure) {
            try table.resolve(question.url[...], question.options, &workspace)
            var json: [UInt8] = []
            table.append(workspace, including: .navigationPath, to: &json)
            let members = (try? JSONValue(reading: json, dialect: .rfc8259))?.objectMembers ?? []
            let shown = ["app", "routes", "mode", "tab", "meta", "navigationPath"]
            outcome = .opens(JSONValue(.object(members.filter { shown.contains($0.name) })))
            app = table.apps[workspace.app].name
            link = table.apps[workspace.app].links[workspace.link].id
        } catch {
            var versions: String?
            switch error {
            case .appTooOld(_, let range), .appTooNew(_, let range): versions = "\(range)"
            case .noMatch, .excluded, .invalidURL, .unknownApp: break
            }
            outcome = .fails(code: error.code, versions: versions)
            app = error.miss?.app
            link = error.miss?.link
        }
    }
}

extension LinkAnswer {
    /// In words for people who write no code: `product (id: 42), in the tab home`.
    var words: String {
        switch outcome {
        case .fails("excluded", _): return "stays in the browser, on purpose"
        case .fails("app-too-old", let versions): return "needs a newer app: \(versions ?? "")"
        case .fails("app-too-new", let versions): return "is for older apps only: \(versions ?? "")"
        case .fails: return "opens nothing"
        case .opens(let value):
            let members = value.objectMembers
            var screens: [String] = []
            if case .array(let routes)? = members.first(where: { $0.name == "routes" })?.value.content {
                screens = routes.map { Self.words($0) }
            }
            var text = screens.isEmpty ? "opens the first screen" : "opens " + screens.joined(separator: " > ")
            if let tab = members.first(where: { $0.name == "tab" })?.value {
                text += ", in the tab \(Self.words(tab))"
            }
            if let mode = members.first(where: { $0.name == "mode" })?.value, Self.words(mode) == "append" {
                text += ", on top of what is open"
            }
            if let meta = members.first(where: { $0.name == "meta" })?.value { text += ", with \(Self.words(meta))" }
            return text
        }
    }

    /// `{ product: { id: 42 } }` as `product (id: 42)`, `{ recipe: { _0: 42 } }` as `recipe (42)`.
    private static func words(_ value: JSONValue) -> String {
        switch value.content {
        case .string(let text): return text
        case .object(let members):
            if members.count == 1, let member = members.first, case .object(let parts) = member.value.content {
                if parts.isEmpty { return member.name }
                return "\(member.name) (\(words(parts)))"
            }
            return words(members)
        case .array(let elements): return elements.map { words($0) }.joined(separator: ", ")
        case .null, .bool, .number:
            var bytes: [UInt8] = []
            value.append(to: &bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    private static func words(_ members: [JSONValue.Member]) -> String {
        members.map { member in
            // Swift's name for a value without one.
            member.name.utf8.first == UInt8(ascii: "_") ? words(member.value) : "\(member.name): \(words(member.value))"
        }.joined(separator: ", ")
    }
}

extension JSONValue {
    var objectMembers: [Member] {
        if case .object(let members) = content { members } else { [] }
    }
}
