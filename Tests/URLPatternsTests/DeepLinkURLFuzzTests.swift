import InternationalDomainNames
import Testing
import URLPatterns
import SeededRandom

@Suite struct DeepLinkURLFuzzTests {
    let reader = DeepLinkURLReader(hostToASCII: InternationalDomainNames.toASCII)

    /// Pieces that mean something in a URL, and pieces that mostly spoil one.
    private static let pieces: [String] = [
        "/", "/", "//", "a", "b.c", "日本", "💩", ".", "/..", "/%2e/", "%2F", "%C3%A9", ":", "?", "&", "=", "+", "#",
        "#!/",
        "~", "*", "localhost", "e\u{301}", "%0A", "\u{FEFF}",
    ]
    private static let spoilers: [String] = [
        "https://", "http:", "app:", "xn--a", "1.2.3.4", "0x7f", "[::1]", "ü", "%", "%zz", "%00", "%C3", "%ED%A0%80",
        "@",
        ":80", " ", "\t", "\n", "\\", "{", "|", "\u{0}", "\u{85}",
    ]

    private func input(_ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = Array(generator.pick(["https://a.b", "https://a.b/", "https://", "app://", "app:", ""]).utf8)
        for _ in 0..<generator.below(12) {
            bytes += Array(generator.pick(generator.below(12) == 0 ? Self.spoilers : Self.pieces).utf8)
        }
        // Some bytes are changed, so that all of them are seen in all places.
        for _ in 0..<(generator.below(3) == 0 ? 1 + generator.below(2) : 0) where !bytes.isEmpty {
            bytes[generator.below(bytes.count)] = UInt8(truncatingIfNeeded: generator.next())
        }
        return bytes
    }

    @Test("whatever comes in is read into ranges that hold, or refused at a place that is there")
    func fuzz() throws {
        var generator = SeededGenerator(seed: 7)
        var url = DeepLinkURL()
        var read = 0
        for _ in 0..<20_000 {
            let bytes = input(&generator)
            do {
                try reader.read(bytes[...], into: &url)
            } catch {
                if !(0...bytes.count).contains(error.offset) { Issue.record("\(bytes): \(error)") }
                if let suggestion = error.suggestion { _ = try reader.read(suggestion) }
                continue
            }
            read += 1
            url.readQuery(plusIsSpace: true)
            url.readFragmentQuery(plusIsSpace: true)
            try? url.readFragmentSegments()
            let faults = self.faults(of: url)
            if !faults.isEmpty { Issue.record("\(bytes): \(faults)") }
            try? url.useFragmentAsPath()
            url.readQuery(plusIsSpace: true)
            let later = self.faults(of: url)
            if !later.isEmpty { Issue.record("\(bytes): \(later)") }
        }
        #expect(read > 4_000)
    }

    /// What no URL that was read may show.
    private func faults(of url: DeepLinkURL) -> [String] {
        var faults: [String] = []
        let items = url.items + url.fragmentItems
        let decoded =
            [url.scheme, url.host] + (url.segments + url.fragmentSegments).map(\.text)
            + items.flatMap { [$0.key] + ($0.value.map { [$0] } ?? []) }
        for range in decoded {
            let isText = String(decoding: url.text[range], as: UTF8.self).utf8.elementsEqual(url.text[range])
            if !isText || url.text[range].contains(0) { faults.append("text \(range)") }
        }
        for range in [url.query, url.hashQuery, url.fragment].compactMap(\.self)
        where !(0...url.bytes.count).contains(range.upperBound) {
            faults.append("raw \(range)")
        }
        for segment in url.segments {
            if segment.text.isEmpty || segment.slashesBefore < 1 { faults.append("segment \(segment)") }
            if url.text[segment.text].contains(where: { $0 < 0x20 || $0 == 0x7F }) {
                faults.append("control \(segment)")
            }
        }
        if url.isWeb == url.host.isEmpty { faults.append("host") }
        return faults
    }

    @Test("a URL written from its parts reads into the same parts")
    func roundTrip() throws {
        var generator = SeededGenerator(seed: 8)
        var read = 0
        for _ in 0..<10_000 {
            guard let url = try? reader.read(String(decoding: input(&generator), as: UTF8.self)), url.isWeb else {
                continue
            }
            read += 1
            var text = url.string(url.scheme) + "://" + url.string(url.host) + (url.port.map { ":\($0)" } ?? "")
            for segment in url.segments {
                text += String(repeating: "/", count: segment.slashesBefore)
                text += url.text[segment.text].map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            }
            text += (url.query.map { "?" + url.string($0) } ?? "") + (url.fragment.map { "#" + url.string($0) } ?? "")
            let again = try reader.read(text)
            if URLParts(again) != URLParts(url) { Issue.record("\(url.bytes) became \(text)") }
        }
        #expect(read > 1_000)
    }
}
