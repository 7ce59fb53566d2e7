import HTTPMessages
import Synchronization

/// Gives each request its id: the client's, or a new one that no other request has.
final class RequestIDs: Sendable {
    /// The most that a client's id may have.
    private static let longest = 128

    private let state = Atomic<UInt64>(UInt64.random(in: .min ... .max))

    func id(for headers: HTTPHeaders) -> String {
        if let given = headers.value(of: "X-Request-Id"), (1...Self.longest).contains(given.count),
            given.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
        {
            return String(decoding: given, as: UTF8.self)
        }
        // splitmix64: every state gives another number, and states do not come again.
        let number = state.wrappingAdd(0x9E37_79B9_7F4A_7C15, ordering: .relaxed).newValue
        return Self.hexadecimal(Self.mix(number))
    }

    private static func mix(_ number: UInt64) -> UInt64 {
        var mixed = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    private static func hexadecimal(_ number: UInt64) -> String {
        var text = [UInt8](repeating: 0, count: 16)
        for index in text.indices {
            let digit = UInt8(truncatingIfNeeded: number &>> UInt64(60 &- index &* 4)) & 15
            text[index] = digit < 10 ? 0x30 + digit : 0x61 + digit - 10
        }
        return String(decoding: text, as: UTF8.self)
    }
}
