/// The tokens of which a request must carry one (RFC 6750). They may be replaced at any time.
public final class BearerTokens: Sendable {
    private let tokens: Guarded<[[UInt8]]>

    public init(_ tokens: [String]) {
        self.tokens = Guarded(tokens.map { Array($0.utf8) })
    }

    public func replace(with tokens: [String]) {
        self.tokens.withLock { $0 = tokens.map { Array($0.utf8) } }
    }

    /// Whether the value of an `Authorization` header carries one of the tokens. The time it takes tells the lengths
    /// of the tokens and how many there are, nothing of their bytes.
    func accept(_ authorization: ArraySlice<UInt8>) -> Bool {
        guard authorization.count > 7, authorization.prefix(7).map({ $0 | 0x20 }).elementsEqual("bearer ".utf8) else {
            return false
        }
        let given = Array(authorization.dropFirst(7).drop { $0 == UInt8(ascii: " ") })
        let tokens = tokens.withLock { $0 }
        var isKnown = false
        for token in tokens where Self.areEqual(token, given) { isKnown = true }
        return isKnown
    }

    /// Looks at every byte, whatever the first ones are.
    private static func areEqual(_ token: [UInt8], _ given: [UInt8]) -> Bool {
        guard token.count == given.count else { return false }
        var difference: UInt8 = 0
        for index in token.indices { difference |= token[index] ^ given[index] }
        return difference == 0
    }
}
