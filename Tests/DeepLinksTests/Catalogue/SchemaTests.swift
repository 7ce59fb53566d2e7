import NavigationPaths
import Testing

@testable import DeepLinks

@Suite("The JSON Schema of the table")
struct SchemaTests {
    let schema: JSONValue

    init() throws {
        schema = try JSONValue(reading: Array(RouteTable.jsonSchema.utf8), dialect: .rfc8259)
    }

    /// The keys of the object at a path.
    private func keys(_ path: String...) throws -> Set<String> {
        var value = schema
        for name in path { value = try #require(value[name], "\(name) in \(path)") }
        guard case .object(let members) = value.content else { return [] }
        return Set(members.map(\.name))
    }

    @Test("knows the keys that the reader knows, no others")
    func known() throws {
        #expect(try keys("properties") == ["version", "apps", "$schema"])
        #expect(try keys("$defs", "app", "properties") == Set(TableReader.appKeys))
        #expect(try keys("$defs", "link", "properties") == Set(TableReader.linkKeys))
        #expect(try keys("$defs", "example", "properties") == ["url", "routes", "appVersion"])
        #expect(try keys("$defs", "androidApp", "properties") == ["package", "fingerprints"])
    }

    @Test("says something of every key, for editors show it")
    func described() throws {
        for name in ["app", "link", "example", "androidApp"] {
            let properties = try #require(schema["$defs"]?[name]?["properties"])
            guard case .object(let members) = properties.content else { continue }
            for member in members {
                let own = member.value["description"]?.string
                let reference = member.value["$ref"]?.string?.split(separator: "/").last.map(String.init)
                let text = own ?? reference.flatMap { schema["$defs"]?[$0]?["description"]?.string }
                #expect(text?.hasSuffix(".") ?? false, "\(name).\(member.name)")
            }
        }
    }

    @Test("leads nowhere but to its own definitions")
    func references() throws {
        let definitions = try keys("$defs")
        var open = [schema]
        var count = 0
        while let value = open.popLast() {
            if let reference = value["$ref"]?.string {
                let name = reference.split(separator: "/").last.map(String.init) ?? ""
                #expect(reference == "#/$defs/\(name)" && definitions.contains(name))
                count += 1
            }
            switch value.content {
            case .object(let members): open += members.map(\.value)
            case .array(let elements): open += elements
            default: break
            }
        }
        #expect(count > 10)
    }

    @Test("is named by a table that is read")
    func named() throws {
        let text = #"{ $schema: "./deeplinkd.schema.json", version: 1, apps: { a: { origins: ["a://"], links: [] } } }"#
        #expect(try RouteTable([.init(name: "t", text: text)]).apps.count == 1)
    }
}
