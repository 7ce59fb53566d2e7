import DeepLinkAPI
import HTTPMessages
import NavigationPaths
import SeededRandom
import Testing

/// Requests that were broken at random, the same ones in every run.
@Suite("Hostile requests")
struct HostileTests {
    private static let targets = [
        "/resolve?url=shop%3A%2F%2Fproducts%2F7&app=shop&appVersion=2.10&platform=ios&include=explain,navigationPath",
        "/resolve?url=https%3A%2F%2Fshop.example.com%2Ftagged%3Ftag%3D%25C3%25A9",
        "/path/decode?path=%5B%22a%22,%221%22%5D",
        "/path/encode?routes=%5B1%5D&type=Swift.Int", "/links", "/metrics?x", "/openapi.yaml", "*", "",
    ]

    private static let bodies = [
        #"{"url":"shop://products/7","id":{"a":[1.10,null]},"app":"shop","appVersion":"2","include":["explain"]}"#,
        #"{"urls":["shop:products/1",{"url":"/p/2","app":"shop","id":"\u00e9\ud83d\ude00"}],"platform":"android"}"#,
        "\"shop:products/1\"\n{\"url\":\"shop:offers\",\"id\":1}\r\n\n",
        #"["MyApp.User","{\"id\":42,\"x\":1.10}","Swift.Int","42"]"#,
        #"{"routes":[42,{"a":1}],"types":["Swift.Int","B"]}"#,
        #"{"app":"shop","routes":[{"product":{"id":7}}],"tab":"home"}"#,
    ]

    private static let types = [
        "application/json", "application/x-ndjson", "application/json;charset=utf-8", "x/y", "",
    ]

    private static let paths = ["/resolve", "/path/encode?app=shop", "/path/encode", "/path/decode", "/link", "/links"]

    private static func broken(_ text: String, _ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            let place = Int.random(in: 0...bytes.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
            case 1: bytes.insert(contentsOf: "%&=?#{}[]\",:\\u00".utf8.shuffled(using: &generator).prefix(2), at: place)
            case 2 where place < bytes.count: bytes.remove(at: place)
            default: bytes.removeSubrange(min(place, max(0, bytes.count - 3))...)
            }
        }
        return bytes
    }

    @Test("every request gets an answer of the contract, and every problem its code", arguments: 0..<8)
    func requests(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed) &* 7919 &+ 1)
        let service = try TestService().service
        let statuses = [200, 204, 400, 404, 405, 406, 413, 415]
        for _ in 0..<400 {
            var request = HTTPRequest(.get, "")
            if Bool.random(using: &generator) {
                request.target = Self.broken(Self.targets.randomElement(using: &generator) ?? "", &generator)
            } else {
                request.method = .post
                request.target = Array((Self.paths.randomElement(using: &generator) ?? "").utf8)
                request.body = Self.broken(Self.bodies.randomElement(using: &generator) ?? "", &generator)
                request.headers = ["Content-Type": Self.types.randomElement(using: &generator) ?? ""]
            }
            let response = service.respond(to: request)
            #expect(statuses.contains(response.status.code))
            #expect(String(validating: response.body, as: UTF8.self) != nil)
            if response.status.code >= 400 {
                let problem = try response.json()
                #expect(problem["status"]?.number == response.status.code)
                #expect(problem["code"]?.string?.isEmpty == false)
            } else if response["Content-Type"] == "application/json" {
                _ = try response.json()
            }
        }
    }
}
