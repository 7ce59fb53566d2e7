import URLPatterns

/// What answering needs of an app, in numbers: no part of it is copied for a URL.
final class CompiledApp: Sendable {
    struct Entry: Sendable {
        var link: Int
        /// True where the pattern belongs to all origins of the app, so that the most specific one counts.
        var takesAllOrigins: Bool
        /// True where the link exists in all versions.
        var isInAllVersions: Bool
        /// Where the captures go: a range of `slots`, one for each capture of the pattern.
        var slots: Range<Int>
    }

    struct SlotSource: Sendable {
        /// The slot of the link; -1 for `_`.
        var slot: Int
        /// The type of the capture, an index of `types`.
        var type: Int
        /// True for a run of segments.
        var isRun: Bool
    }

    let patterns: PatternTable
    let plusIsSpace: Bool
    let entries: [Entry]
    let slots: [SlotSource]
    let types: [ValueType]
    /// Which of the types give their text as it is.
    let typeKinds: [TypeKind]
    let links: [CompiledLink]
    /// For each origin with a captured label: the type of it.
    let originTypes: [Int]
    let trackingNames: [(prefix: [UInt8], isPrefix: Bool)]
    /// Names are compared without the case of ASCII letters; those of tracking stand in lower case then.
    let folding: Bool

    init(_ app: App) {
        var slots: [SlotSource] = []
        var types: [ValueType] = []
        patterns = app.patterns
        plusIsSpace = app.plusIsSpace
        entries = app.entries.map { entry in
            let link = app.links[entry.link]
            let start = slots.count
            for (index, slot) in entry.slots.enumerated() {
                slots.append(SlotSource(slot: slot ?? -1, type: types.count, isRun: entry.isRun[index]))
                types.append(entry.types[index])
            }
            return Entry(
                link: entry.link,
                takesAllOrigins: link.patterns[entry.pattern].origins.count == app.origins.count,
                isInAllVersions: link.versions.isAll, slots: start..<slots.count)
        }
        originTypes = app.origins.map { origin in
            guard let capture = origin.capture else { return -1 }
            types.append(capture.type)
            return types.count - 1
        }
        links = app.links.map { CompiledLink($0, app) }
        folding = !app.isCaseSensitive
        trackingNames = app.trackingNames.map { [folding] name in
            (folding ? name.prefix.map(Self.lowercased) : name.prefix, name.isPrefix)
        }
        self.slots = slots
        self.types = types
        typeKinds = types.map(TypeKind.init)
    }

    enum TypeKind: Sendable {
        /// A JSON string of the text as it stands in the URL.
        case text
        case other

        init(_ type: ValueType) {
            switch type.base {
            case .string, .text, .date, .url, .regex: self = .text
            case .int, .double, .bool, .uuid, .choice, .mapped: self = .other
            }
        }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        byte &- 0x41 < 26 ? byte | 0x20 : byte
    }

    /// True where the name is one of `tracking`.
    func isTracking(_ text: [UInt8], _ key: Range<Int>) -> Bool {
        for index in trackingNames.indices {
            let length = trackingNames[index].prefix.count
            guard trackingNames[index].isPrefix ? key.count >= length : key.count == length else { continue }
            var place = 0
            while place < length {
                let byte = text[key.lowerBound + place]
                guard trackingNames[index].prefix[place] == (folding ? Self.lowercased(byte) : byte) else { break }
                place += 1
            }
            if place == length { return true }
        }
        return false
    }
}

/// What answering needs of a link: its answer as programs.
final class CompiledLink: Sendable {
    enum Action: Sendable {
        case open, exclude, redirect
        case unwrap(slot: Int)
    }

    let id: String
    let action: Action
    let versions: LinkVersions
    let slotCount: Int
    let folding: Bool
    /// The slot of the label that each origin captures; -1 for none.
    let originSlots: [Int]

    /// `,"app":…,"link":…,"routes":`.
    let head: [UInt8]
    let routes: TemplateProgram
    /// From `,"mode":…` to the end of `params`.
    let tail: TemplateProgram
    /// Each element of the stack, with the slots that it needs.
    let elements: [TemplateProgram]
    let required: [[Int]]
    /// The type tags of the elements; nil where one has none.
    let types: [String]?
    let tab: TemplateProgram?
    let tabRequired: [Int]

    init(_ link: Link, _ app: App) {
        id = link.id
        versions = link.versions
        folding = !link.isCaseSensitive
        slotCount = link.names.count
        action =
            switch link.action {
            case .open: .open
            case .exclude: .exclude
            case .redirect: .redirect
            case .unwrap(let slot): .unwrap(slot: slot)
            }
        originSlots = app.origins.map { origin in
            guard let name = origin.capture?.name else { return -1 }
            return link.names.firstIndex { $0.utf8.elementsEqual(name.utf8) } ?? -1
        }
        var head = TemplateProgram()
        head.member("app", string: app.name, isFirst: false)
        head.member("link", string: link.id, isFirst: false)
        head.constant(",\"routes\":")
        self.head = head.bytes
        let templates = (link.routes ?? []).map(\.template)
        routes = TemplateProgram(.array(templates))
        elements = templates.map { TemplateProgram($0) }
        required = templates.map(\.requiredSlots)
        let tags = (link.routes ?? []).map(\.type)
        types = tags.contains { $0 == nil } ? nil : tags.compactMap(\.self)
        tab = link.tab.map { TemplateProgram($0) }
        tabRequired = link.tab?.requiredSlots ?? []
        tail = TemplateProgram(tailOf: link)
    }
}
