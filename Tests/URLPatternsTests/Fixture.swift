import Foundation
import Testing

/// A file of `Fixtures`.
func fixture(_ name: String) throws -> Data {
    let url = Bundle.module.bundleURL.appendingPathComponent("Fixtures").appendingPathComponent(name)
    return try Data(contentsOf: url)
}
