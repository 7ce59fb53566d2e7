import URLPatterns
import SeededRandom

/// Makes patterns of all forms, and URLs near to them, from few letters: so that they meet.
struct RandomPatterns {
    var random: SeededGenerator
    private var names = 0

    static let types: NamedTypes = {
        var types = NamedTypes()
        let map = ValueMap([
            (text: Array("a".utf8), json: Array("1".utf8)), (text: Array("Ab".utf8), json: Array("2".utf8)),
        ])
        if let map { _ = types.declare("mapped", as: ValueType(.mapped(map), spelling: "map")) }
        if let id = try? ValueType("int(1..50)") { _ = types.declare("small", as: id) }
        return types
    }()

    private static let literals = ["a", "b", "A", "ab", "1", "a-b", "%C3%A9", "-"]
    private static let wholeTypes = [
        "", "", "", ":int", ":int(1..50)", ":double", ":bool", ":uuid", ":date", ":url", ":(a|b)", ":(A|ab|1)",
        ":/[a-z]+/",
        ":/\\\\d+/", ":mapped", ":small", ":int[,]", ":(a|b)[,]", ":text", ":url(https://*.example.com)",
    ].map { $0.replacing("\\\\", with: "\\") }
    private static let partTypes = [
        "", "", ":int", ":bool", ":(a|b)", ":/[a-z]+/", ":/[a-z-]+/", ":text", ":double", ":mapped",
    ]
    private static let values = [
        "a", "a", "b", "A", "B", "ab", "AB", "Ab", "1", "42", "99", "a-b", "1-a", "a-1", "-", "a--b", "a-b-a", "1-1-1",
        "true",
        "0", "2024-02-29", "2023-02-29", "2024-02-29T10:00Z", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "%C3%A9", "a,1",
        "1,2",
        "a,,b", "x%2Fy", "https%3A%2F%2Fx.example.com%2F", "http://a.b", "1.5", "+7",
    ]

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// A pattern that reads.
    mutating func pattern() -> Pattern {
        while true {
            let text = path() + query() + fragment()
            if let pattern = try? Pattern(text, types: Self.types) { return pattern }
        }
    }

    private mutating func name() -> String {
        names += 1
        return random.once(in: 6) ? "_" : "n\(names)"
    }

    private mutating func path() -> String {
        var segments: [String] = []
        for _ in 0..<random.pick([0, 1, 1, 2, 2, 3, 4]) {
            switch random.count(upTo: 9) {
            case 0...3: segments.append(random.pick(Self.literals))
            case 4...6: segments.append("{\(name())\(random.pick(Self.wholeTypes))}")
            case 7, 8: segments.append(mixed())
            default: segments.append(many())
            }
        }
        if random.once(in: 5) {
            for _ in 0...random.count(upTo: 1) {
                segments.append("{\(name())" + random.pick(["?", ":int?", "=a", ":int=1", ":(a|b)?"]) + "}")
            }
        }
        if random.once(in: 8) { segments.append("{\(name())*}") }
        return "/" + segments.joined(separator: "/")
    }

    private mutating func many() -> String {
        "{\(name())" + random.pick(["", "", "", ":/[a-z\\/]+/", ":url"]) + random.pick(["+", "*"]) + "}"
    }

    private mutating func mixed() -> String {
        let pieces = 2 + random.count(upTo: 3)
        let startsWithText = random.once(in: 2)
        return (0..<pieces).map { index in
            if index.isMultiple(of: 2) == startsWithText { return random.pick(["-", "a", "b", "1", "--", "A"]) }
            return "{\(name())\(random.pick(Self.partTypes))}"
        }.joined()
    }

    private mutating func query() -> String {
        if random.once(in: 2) { return "" }
        let items = (0...random.count(upTo: 2)).map { _ in item() }
        return "?" + items.joined(separator: "&")
    }

    private mutating func item() -> String {
        let key = random.pick(["k", "l", "K", "m"])
        switch random.count(upTo: 8) {
        case 0: return key
        case 1, 2: return key + "=" + random.pick(["a", "b", "A", "1"])
        case 3: return key + "={\(name())" + random.pick(["?", "=a", ":int?", ":int=1", ":bool?", ":text=a"]) + "}"
        case 4:
            return key + random.pick(["", "[]"]) + "={\(name())"
                + random.pick([":int[]", ":string[]", ":text[]", ":bool[]"])
                + "}"
        case 5: return key + "=" + mixed()
        case 6: return "{\(name())*}"
        default: return key + "={\(name())\(random.pick(Self.wholeTypes))}"
        }
    }

    private mutating func fragment() -> String {
        guard random.once(in: 5) else { return "" }
        switch random.count(upTo: 5) {
        case 0: return "#" + random.pick(["a", "A", "1"])
        case 1: return "#{\(name())\(random.pick(Self.wholeTypes))}"
        case 2: return "#{\(name())" + random.pick(["?", "=a", ":int?"]) + "}"
        case 3:
            return "#" + random.pick(["a", "{\(name())}", "{\(name())*}"]) + "/"
                + random.pick(["a", "{\(name()):int}", "{\(name())?}"])
        case 4: return "#" + item() + "&" + item()
        default: return "#" + mixed()
        }
    }

    // MARK: URLs

    /// A URL that one of the patterns may take, or nearly.
    mutating func url(near patterns: [Pattern]) -> String {
        let pattern = random.pick(patterns)
        var segments = pattern.path.flatMap { segment(for: $0) }
        while random.once(in: 4) {
            let place = random.count(upTo: segments.count)
            if random.once(in: 2) || place == segments.count {
                segments.insert(random.pick(Self.values), at: place)
            } else if random.once(in: 2) {
                segments.remove(at: place)
            } else {
                segments[place] = random.pick(Self.values)
            }
        }
        var url = "https://a.b/" + segments.joined(separator: random.once(in: 8) ? "//" : "/")
        if random.once(in: 8) { url += "/" }
        var items = pattern.query.compactMap { item(for: $0) }
        while random.once(in: 3) {
            items.append(
                random.pick(["k", "l", "K", "m", "x", "k[]", "l[0]", "m[x]"])
                    + random.pick(["", "=", "=a", "=1", "=1", "=b"]))
        }
        if random.once(in: 5) { items.shuffle(using: &random) }
        if !items.isEmpty { url += "?" + items.joined(separator: "&") }
        if let fragment = fragment(for: pattern.fragment) { url += "#" + fragment }
        return url
    }

    private mutating func segment(for part: Pattern.PathPart) -> [String] {
        switch part {
        case .one(let value):
            if part.isLeftOut, random.once(in: 3) { return [] }
            return [text(for: value)]
        case .many: return (0..<random.pick([0, 1, 1, 2, 3])).map { _ in random.pick(Self.values) }
        }
    }

    private mutating func text(for value: Pattern.Value) -> String {
        switch value {
        case .literal(let text): return escaped(text)
        case .whole(let capture):
            if random.once(in: 3) { return random.pick(Self.values) }
            return escaped(random.pick(capture.type.samples))
        case .mixed(let pieces):
            return pieces.map { piece in
                switch piece {
                case .text(let text): return escaped(text)
                case .capture(let capture):
                    return random.once(in: 3)
                        ? random.pick(["a", "-", "1", "", "b-b", "A"]) : escaped(random.pick(capture.type.samples))
                }
            }.joined()
        }
    }

    private func escaped(_ text: [UInt8]) -> String {
        String(decoding: PercentEncoding.component(text), as: UTF8.self)
    }

    private mutating func item(for part: Pattern.QueryPart) -> String? {
        guard let key = part.key.map({ String(decoding: $0, as: UTF8.self) }), !random.once(in: 6) else { return nil }
        guard case .item(_, let value, _) = part else { return key }
        return key + "=" + (random.once(in: 6) ? random.pick(["", "a", "1", "A"]) : text(for: value))
    }

    private mutating func fragment(for part: Pattern.FragmentPart?) -> String? {
        if random.once(in: 5) {
            return random.pick(["", "a", "A", "1", "a/1", "k=1&l=a", "k=1&k=2&x=3", "a/", "/a//b"])
        }
        switch part {
        case nil: return nil
        // The naive matcher reads fragments without escapes.
        case .value, .path: return random.pick(["a", "1", "a/a", "a/1", "b-a", "a1b", ""])
        case .query(let parts):
            return parts.compactMap { item(for: $0) }.filter { !$0.contains("%") }.joined(separator: "&")
        }
    }
}
