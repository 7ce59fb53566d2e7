#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// Until the typed side of the path representation stands: replace this file by it.
extension JSONText {
    /// Decodes JSON text as a Swift type.
    public static func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        try JSONDecoder().decode(type, from: Data(bytes))
    }
}
