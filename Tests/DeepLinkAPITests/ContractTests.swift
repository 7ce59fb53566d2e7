import HTTPMessages
import Testing

@testable import DeepLinkAPI

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("The contract")
struct ContractTests {
    /// The file at the top level.
    private func file() throws -> [UInt8] {
        let path = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        return Array(try Data(contentsOf: URL(filePath: "/" + path + "/openapi.yaml")))
    }

    @Test("the service gives out the file at the top level, byte for byte; .ci/embed-openapi makes it so")
    func embedded() throws {
        let response = try TestService().get("/openapi.yaml")
        #expect(response["Content-Type"] == "application/yaml")
        #expect(try file() == response.body)
        let plain = try TestService().get("/openapi.yaml", ["Accept": "text/plain"])
        #expect(plain["Content-Type"] == "text/plain; charset=utf-8")
    }

    @Test("every code stands in the contract, with an example and its title", arguments: Problem.Code.allCases)
    func code(_ code: Problem.Code) throws {
        let text = String(decoding: try file(), as: UTF8.self)
        #expect(text.contains("            - \(code.rawValue)\n"))
        #expect(text.contains("\"type\": \"urn:deeplinkd:problem:\(code.rawValue)\", \"title\": \"\(code.title)\""))
        #expect(text.contains("\"status\": \(code.status.code)"))
    }

    @Test("every endpoint stands in the contract with its methods", arguments: Endpoint.allCases)
    func endpoint(_ endpoint: Endpoint) throws {
        let text = String(decoding: try file(), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex(of: "  \(endpoint.path):"))
        let section = lines[(start + 1)...].prefix { $0.hasPrefix("   ") }
        for (word, method) in [("get", HTTPMethod.get), ("head", .head), ("post", .post)] {
            #expect(section.contains("    \(word):") == endpoint.allows(method), "\(word)")
        }
    }
}
