import InternationalDomainNames
import SeededRandom
import Testing

@testable import DeepLinks
@testable import URLPatterns

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The law of the association files: what the file of a host says of a URL is what the table does with it, but where
/// a warning says so.
@Suite("Association files: the law")
struct AssociationLawTests {
    static let tables = [
        "demo", "bluesky", "home-assistant-companion", "home-assistant-my", "rocket-chat", "wordpress", "shop",
    ]

    /// With everything that a pattern can say.
    static let shop = """
        { apps: { shop: {
          origins: ["shop://", "https://shop.example.com", "https://*.shop.example.com/app", "https://web.example.com/#",
                    "https://b\u{fc}cher.example"],
          links: [
            { id: "home", pattern: "/", routes: [] },
            { id: "product", pattern: "/products/{id:int}", routes: ["{id}"] },
            { id: "user", pattern: "/u/{id:uuid}/{tab:(info|posts)?}", routes: ["{id}", "{tab}"] },
            { id: "cafe", pattern: "/caf\u{e9}/{name}?key={k}", routes: ["{name}", "{k}"] },
            { id: "secret", pattern: "/docs/secret", exclude: true },
            { id: "internal", pattern: "/docs/internal/{_*}", exclude: true },
            { id: "number", pattern: "/docs/{n:int}", exclude: true },
            { id: "docs", pattern: "/docs/{path+}", routes: ["{path}"] },
            { id: "day", pattern: "/day/{d:date}", routes: ["{d}"] },
            { id: "video", pattern: "/watch?type=video&v={v}", routes: ["{v}"] },
            { id: "flag", pattern: "/flag?on", routes: ["on"] },
            { id: "part", pattern: "/part/{a}-{b:int}#top", routes: ["{a}", "{b}"] },
            { id: "folded", pattern: "/Fold/{x:(On|Off)}", caseSensitive: false, routes: ["{x}"] },
            { id: "middle", pattern: "/a/{m+}/z", routes: ["{m}"] },
            { id: "settings", pattern: "/settings", routes: ["s"] },
            { id: "old", pattern: "/old", routes: ["o"], maxAppVersion: "2" },
            { id: "slug", pattern: "/{slug}", routes: ["{slug}"] },
          ] },
          blog: { origins: ["https://shop.example.com/blog"], links: [{ pattern: "/{post}", routes: ["{post}"] }] } } }
        """

    static func table(_ name: String) throws -> RouteTable {
        let text =
            switch name {
            case "demo": RouteTable.demoText
            case "shop": shop
            default: String(decoding: try Fixture.bytes("\(name).json5"), as: UTF8.self)
            }
        var table = try RouteTable([RouteTable.Source(name: name, text: text)], hosts: InternationalDomainNames.toASCII)
        // The real tables say nothing of association files.
        for index in table.apps.indices { table.apps[index].appIDs = ["AAAAA12345.app\(index)"] }
        return table
    }

    static var count: Int {
        ProcessInfo.processInfo.environment["SLOW_TESTS"] == "1" ? 10_000 : 60
    }

    @Test("the verdict of the file and the table agree, but where a warning says so", arguments: tables)
    func agreement(_ name: String) throws {
        let table = try Self.table(name)
        var random = SeededGenerator(seed: 6)
        var opened = 0
        for (index, app) in table.apps.enumerated() {
            for pattern in table.associationHosts {
                let host =
                    pattern.hasPrefix("*") ? "any" + (pattern == "*" ? ".example" : pattern.dropFirst()) : pattern
                guard let bytes = table.appleAssociation(host: host) else { continue }
                let file = try AppleAssociation(reading: bytes)
                let warned = Set(table.overclaims(of: index, host: host).map { app.links[$0.link].id })
                var urls = URLMaker(app, host: host, random)
                for _ in 0..<Self.count {
                    guard let url = urls.next() else { break }
                    let verdicts = file.verdicts(for: url)
                    let decision = verdicts.decisions.first { $0.app == "AAAAA12345.app\(index)" }
                    var answer: String?
                    var excluded: String?
                    do throws(ResolutionFailure) {
                        let resolution = try table.resolve(url, ResolutionOptions(platform: .ios))
                        answer = resolution.app == app.name ? resolution.link : nil
                    } catch {
                        if case .excluded(let miss) = error { excluded = miss.link }
                    }
                    if answer != nil { opened += 1 }
                    if (decision?.verdict == .match) == (answer != nil) { continue }
                    let isWarned = warned.contains(decision?.comment ?? "") || warned.contains(excluded ?? "")
                    #expect(
                        decision?.verdict == .match && isWarned,
                        "\(url): the file says \(decision?.verdict.rawValue ?? "nothing") by \(decision?.by ?? "-") (\(decision?.comment ?? "")), the table opens \(answer ?? "nothing")"
                    )
                }
                random = urls.random
            }
        }
        #expect(opened > 20 || table.associationHosts.isEmpty)
    }
}

/// URLs at a host that links of an app fit, or nearly.
struct URLMaker {
    private let host: String
    private var paths: [SampleURL] = []
    private let origins: [Origin]
    var random: SeededGenerator

    init(_ app: App, host: String, _ random: SeededGenerator) {
        self.host = host
        self.random = random
        origins = app.origins.filter { if case .web = $0.kind { true } else { false } }
        var workspace = MatchWorkspace()
        for variant in 0..<app.patterns.variantCount {
            paths += app.patterns.samples(ofVariant: variant, limit: 4, &workspace)
        }
    }

    mutating func next() -> String? {
        guard !paths.isEmpty else { return nil }
        var sample = random.pick(paths)
        let origin = random.pick(origins)
        if random.once(in: 3) { change(&sample) }
        if random.once(in: 9) { change(&sample) }
        var path = origin.usesFragment || random.once(in: 20) ? "" : origin.base.map { "/" + text($0) }.joined()
        for segment in sample.segments { path += "/" + text(segment.encoded) }
        if path.isEmpty || random.once(in: 6) && !path.hasSuffix("/") { path += "/" }
        if origin.usesFragment { path = origin.base.map { "/" + text($0) }.joined() + "/#" + path }
        path += text(sample.query)
        if let fragment = sample.fragment, !origin.usesFragment { path += "#" + text(fragment) }
        return "https://\(host)\(path)"
    }

    private mutating func change(_ sample: inout SampleURL) {
        let place = sample.segments.isEmpty ? 0 : random.count(upTo: sample.segments.count - 1)
        let word = Array(random.pick(["x", "7", "info", "a-b", "z", "%", "B\u{e9}", "secret"]).utf8)
        switch random.count(upTo: 6) {
        case 0: sample.segments.insert(.init(text: word), at: place)
        case 1 where !sample.segments.isEmpty: sample.segments[place] = .init(text: word)
        case 2 where !sample.segments.isEmpty: sample.segments.remove(at: place)
        case 3: sample.segments.append(.init(text: word))
        case 4: sample.items.append(.init(key: Array("utm_source".utf8), value: word))
        case 5: sample.items = []
        default: sample.fragment = nil
        }
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
