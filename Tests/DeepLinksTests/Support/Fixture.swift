import Foundation
import NavigationPaths

/// The files of `Fixtures`.
enum Fixture {
    static func data(_ name: String) throws -> Data {
        try Data(contentsOf: Bundle.module.bundleURL.appendingPathComponent("Fixtures").appendingPathComponent(name))
    }

    static func bytes(_ name: String) throws -> [UInt8] {
        Array(try data(name))
    }

    /// An article of the documentation, from the sources beside these tests.
    static func article(_ name: String) throws -> String {
        let support = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file = support.appendingPathComponent("../../../Sources/DeepLinks/Documentation.docc/\(name).md")
        return try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
    }

    static func json(_ name: String) throws -> JSONValue {
        try JSONValue(reading: bytes(name), dialect: .rfc8259)
    }
}

/// Looking into JSON whose form is known; nil for anything else.
extension JSONValue {
    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.name.utf8.elementsEqual(key.utf8) }?.value
    }

    var elements: [JSONValue] {
        if case .array(let elements) = content { elements } else { [] }
    }

    var members: [Member] {
        if case .object(let members) = content { members } else { [] }
    }

    var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    var isNull: Bool {
        if case .null = content { true } else { false }
    }

    var isTrue: Bool {
        if case .bool(let value) = content { value } else { false }
    }

    /// JSON text.
    var text: String {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
