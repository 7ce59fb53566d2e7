#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A new directory that goes with the value.
struct TemporaryDirectory: ~Copyable {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "deeplinkd-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: self[name]))
    }

    subscript(name: String) -> String { path + "/" + name }

    func link(_ name: String, to target: String) throws {
        // A link is swapped as a ConfigMap does it: a new one is made and renamed over the old one.
        try FileManager.default.createSymbolicLink(atPath: self[name + ".new"], withDestinationPath: target)
        try? FileManager.default.removeItem(atPath: self[name])
        try FileManager.default.moveItem(atPath: self[name + ".new"], toPath: self[name])
    }

    func makeDirectory(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: true)
    }
}

/// A table with one link, `test:NAME`.
func table(_ name: String) -> String {
    "{ apps: { test: { origins: ['test://'], links: [{ pattern: '/\(name)', routes: [{ \(name): {} }] }] } } }"
}
