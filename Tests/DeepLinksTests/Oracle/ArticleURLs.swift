import SeededRandom

/// Makes URLs of one app: mostly such as its links have, with everything in them that people and platforms write.
struct ArticleURLs {
    var random: SeededGenerator
    let name: String
    let host: String

    private static let actions: [String: [String]] = [
        "myapp": ["article", "profile", "settings", "web"],
        "cookbook": ["recipe"],
        "shop": ["products", "settings", "web"],
    ]
    private static let values = [
        "42", "007", "+7", "-1", "0", "9223372036854775807", "9223372036854775808", "4%32", "٤٢", "42a", "abc",
        "review",
        "e621e1f8-c36c-495a-93fc-0c247a3e6e5f", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
        "E621E1F8C36C495A93FC0C247A3E6E5F", "%65621e1f8-c36c-495a-93fc-0c247a3e6e5f", "hello-swiftui", "a%20b", "a+b",
        "a%2Fb", "%2F", "a%252Fb", "caf%C3%A9", "cafe%CC%81", "레시피", "日本/x", "%F0%9F%8D%B0", "a:b@c", "x;y=1,2",
        "~$!*'()",
        "%3Fq%23f", "settings", "products", "web", "...", ".a",
    ]
    private static let categories = [
        "dessert", "", "a+b", "a%20b", "a%2Bb", "%EB%94%94%EC%A0%80%ED%8A%B8", "국", "x=y", "a/b?c", "a%26b", "all",
    ]
    private static let addresses = [
        "https%3A%2F%2Fblog.example.com%2Fa", "https://blog.example.com/a?b=c", "http://x.y.example.com/",
        "https://example.com/", "https://evil.example/", "https://blog.example.com.evil.example/",
        "ftp://blog.example.com/",
        "blog.example.com", "", "https://blog.example.com:8443/", "https://u@blog.example.com/",
        "HTTPS://BLOG.example.com/%41",
    ]

    init(seed: UInt64, name: String, host: String) {
        random = SeededGenerator(seed: seed)
        self.name = name
        self.host = host
    }

    mutating func next() -> String {
        var url = origin() + path()
        if random.once(in: 2) { url += query() }
        if random.once(in: 6) { url += random.pick(["#top", "#", "#?category=soup", "#/settings", "#caf%C3%A9"]) }
        if random.once(in: 25) { url = spoiled(url) }
        return url
    }

    private mutating func origin() -> String {
        if random.once(in: 2) {
            let scheme = random.once(in: 12) ? name.uppercased() : name
            return scheme + random.pick(["://", "://", "://", ":///", ":/", ":"])
        }
        let scheme = random.pick(["https", "https", "https", "http", "HTTPS"])
        let host = random.once(in: 10) ? host.uppercased() : random.once(in: 10) ? host + "." : host
        return scheme + "://" + host + random.pick(["", "", "", "", "", "", ":443", ":80", ":8443", ":"]) + "/"
    }

    private mutating func path() -> String {
        var segments: [String] = []
        if !random.once(in: 15) { segments.append(random.pick(Self.actions[name] ?? [])) }
        if random.once(in: 20), let action = segments.first {
            segments = [
                random.pick([action.uppercased(), escapedFirst(action), action + "s", "u@" + action, action + ":80"])
            ]
        }
        for _ in 0..<random.pick([0, 1, 1, 1, 1, 2, 2, 3]) { segments.append(random.pick(Self.values)) }
        if segments.count == 2, random.once(in: 3) { segments.append("review") }
        if random.once(in: 12) {
            segments.insert(random.pick([".", "..", "%2e", "%2E%2e", ""]), at: random.count(upTo: segments.count))
        }
        return segments.joined(separator: "/") + random.pick(["", "", "", "/", "//"])
    }

    private mutating func query() -> String {
        var items: [String] = []
        for _ in 0..<random.pick([0, 1, 1, 2, 3]) {
            switch random.count(upTo: 7) {
            case 0, 1: items.append("category=" + random.pick(Self.categories))
            case 2: items.append(random.pick(["category", "Category=x", "cat%65gory=soup", "category%3Dx", "&"]))
            case 3, 4: items.append("url=" + random.pick(Self.addresses))
            case 5: items.append("title=" + random.pick(["A+b", "제목", "%ED%95%9C", "", "a%2Bb"]))
            default: items.append(random.pick(["utm_source=push", "x=1", "x", "=y", "url", "title"]))
            }
        }
        return "?" + items.joined(separator: "&")
    }

    private func escapedFirst(_ text: String) -> String {
        "%" + String(text.utf8.first ?? 0x61, radix: 16) + text.dropFirst()
    }

    /// Puts something into the URL that makes it none.
    private mutating func spoiled(_ url: String) -> String {
        let piece = random.pick([
            "%", "%4", "%zz", "%ff", "%C3", "%00", " ", "\\", "<", "\"", "^", "|", "{", "\t", "\u{7f}",
        ])
        let place = random.count(upTo: url.unicodeScalars.count)
        let index = url.unicodeScalars.index(url.startIndex, offsetBy: place)
        return String(url.unicodeScalars[..<index]) + piece + String(url.unicodeScalars[index...])
    }
}
