import DeepLinkAPI
import DeepLinks
import HTTPMessages
import NavigationPaths
import SeededRandom
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// 10,000 payloads with SLOW_TESTS=1, else 500.
@Suite("What holds for every enriched payload")
struct EnrichLawTests {
    @Test("it is unchanged, or it parses, is within the limit, and is the payload with the routes of its link")
    func law() throws {
        let count = ProcessInfo.processInfo.environment["SLOW_TESTS"] == nil ? 500 : 10_000
        let service = try TestService.demo()
        var payloads = RandomPayloads(seed: 7)
        var enriched = 0
        for _ in 0..<count {
            let payload = payloads.next()
            let form = payloads.random.once(in: 3) ? "navigationPath" : "routes"
            let limit = payloads.random.once(in: 3) ? Int.random(in: 1..<500, using: &payloads.random) : 4_096
            let response = service.service.respond(
                to: HTTPRequest(
                    method: .post,
                    target: Array("/enrich?link=/data/url&as=/data/path&form=\(form)&limit=\(limit)".utf8),
                    body: payload))
            if response.status == .badRequest {
                #expect(try response.json()["code"]?.string == "invalid-json")
                #expect(throws: JSONError.self) { try JSONValue(reading: payload, dialect: .rfc8259) }
                continue
            }
            guard response["Deeplinkd-Enriched"] == "true" else {
                #expect(response.body == payload)
                #expect(response["Deeplinkd-Enriched"]?.hasPrefix("false; reason=") == true)
                continue
            }
            enriched += 1
            #expect(response.body.count <= limit)
            let value = try JSONValue(reading: response.body, dialect: .rfc8259)
            let data = try #require(value["data"])
            let added = try #require(data["path"])
            let url = try #require(data["url"]?.string)
            let resolution = service.service.respond(
                to: HTTPRequest(
                    method: .post, target: Array("/resolve?include=navigationPath".utf8), body: body(url)))
            #expect(try resolution.json()[form] == added, "\(url)")
            // Without what was added it is the payload again, byte for byte.
            var rest = response.body
            let member = Array((rest[added.range.lowerBound - 8] == UInt8(ascii: ",") ? "," : "").utf8)
            rest.removeSubrange(added.range.lowerBound - 7 - member.count..<added.range.upperBound)
            #expect(rest == payload)
        }
        #expect(enriched > count / 4)
        #expect(enriched < count * 3 / 4)
    }

    private func body(_ url: String) -> [UInt8] {
        var body = Array("{\"url\":".utf8)
        JSONText.appendString(url.utf8, to: &body)
        return body + Array("}".utf8)
    }
}

/// Payloads as they come, and as they should not.
private struct RandomPayloads {
    var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func next() -> [UInt8] {
        var data = [member("id", random.pick(["7", "1.10e2", "\"a\\u00e9\""]))]
        if !random.once(in: 12) { data.append(member("url", link())) }
        if random.once(in: 12) { data.append(member("path", random.pick(["[]", "{}", "\"x\""]))) }
        data.shuffle(using: &random)
        if random.once(in: 12) { data = [member("url", link())] }
        var members = [
            member("aps", #"{"alert":{"title":"\#(random.pick(["Hi", "日本", "\\ud83c\\udf88"]))"},"badge":1}"#),
            member("data", random.once(in: 20) ? "7" : "{" + data.joined(separator: ",") + space() + "}"),
        ]
        if random.once(in: 2) { members.append(member("x", "[1, {\"url\": [[]]}, \"}\"]")) }
        members.shuffle(using: &random)
        var text = Array((space() + "{" + members.joined(separator: ",") + "}" + space()).utf8)
        if random.once(in: 12) {
            text[Int.random(in: text.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        return text
    }

    private mutating func link() -> String {
        let link = random.pick([
            "cookbook://recipe/\(Int.random(in: 0..<100_000, using: &random))", "cookbook://recipe/abc",
            "https://cookbook.example.com/recipe/42?category=d%22e%20s&utm_source=push", "shop://products/42/review",
            "https://shop.example.com/products/caf%C3%A9", "shop:products/日本", "shop://nowhere", "not a link", "",
            "https://elsewhere.example/", "myapp://settings", "myapp://article/hello-swiftui/x",
        ])
        var text = ""
        for scalar in link.unicodeScalars {
            let isEscaped = scalar == "/" && random.once(in: 3)
            text += isEscaped ? "\\/" : String(scalar)
        }
        return "\"" + text + "\""
    }

    private mutating func member(_ name: String, _ value: String) -> String {
        space() + "\"\(name)\"" + space() + ":" + space() + value + space()
    }

    private mutating func space() -> String { random.pick(["", "", "", " ", "\n  ", "\t", "\r\n"]) }
}
