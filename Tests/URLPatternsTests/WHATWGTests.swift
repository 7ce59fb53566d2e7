import Foundation
import InternationalDomainNames
import Testing
import URLPatterns

/// A line of the WHATWG file; the lines that are plain text are remarks.
private enum Line: Decodable {
    case remark
    case test(Case)

    struct Case: Decodable {
        var input: String
        var failure: Bool?
        var hostname: String?
        var port: String?
        var pathname: String?
        var search: String?
        var hash: String?
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = if let test = try? container.decode(Case.self) { .test(test) } else { .remark }
    }
}

@Suite struct WHATWGTests {
    let reader = DeepLinkURLReader(hostToASCII: InternationalDomainNames.toASCII)

    /// The inputs of the file that begin with `http:` or `https:`, whatever their base.
    private func webCases() throws -> [Line.Case] {
        let lines = try JSONDecoder().decode([Line].self, from: fixture("urltestdata.json"))
        return lines.compactMap { line in
            guard case .test(let test) = line else { return nil }
            let start = test.input.drop { $0.isWhitespace || $0.asciiValue ?? 0x20 < 0x20 }.lowercased()
            return start.hasPrefix("http:") || start.hasPrefix("https:") ? test : nil
        }
    }

    /// Percent-escapes as their bytes. Foundation's own decoding drops a byte order mark.
    private func decoded(_ bytes: [UInt8]) -> [UInt8] {
        var rest = bytes[...]
        var text: [UInt8] = []
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                text.append(value)
                rest = rest.dropFirst(2)
            } else {
                text.append(byte)
            }
        }
        return text
    }

    @Test("a web link that the WHATWG file refuses is refused, and one that we accept has its host, port and path")
    func file() throws {
        var accepted = 0
        var refused = 0
        for test in try webCases() {
            guard let url = try? reader.read(test.input) else {
                refused += 1
                continue
            }
            accepted += 1
            #expect(test.failure != true, "\(test.input.debugDescription) is no URL")
            // The one rule that differs: a trailing dot is cut.
            var host = test.hostname ?? ""
            if host.hasSuffix(".") { host.removeLast() }
            #expect(url.string(url.host) == host, "\(test.input.debugDescription)")
            #expect(url.port.map(String.init) ?? "" == test.port, "\(test.input.debugDescription)")
            let path = test.pathname?.utf8.split(separator: UInt8(ascii: "/")).map { decoded(Array($0)) }
            #expect(url.segments.map { Array(url.text[$0.text]) } == path, "\(test.input.debugDescription)")
            let query = url.query.map { decoded(Array(url.bytes[$0])) } ?? []
            #expect(query == decoded(Array((test.search ?? "").utf8.dropFirst())), "\(test.input.debugDescription)")
            let fragment = url.fragment.map { decoded(Array(url.bytes[$0])) } ?? []
            #expect(fragment == decoded(Array((test.hash ?? "").utf8.dropFirst())), "\(test.input.debugDescription)")
        }
        print("WHATWG file: \(accepted) accepted, \(refused) refused")
        #expect(accepted >= 70)
    }
}
