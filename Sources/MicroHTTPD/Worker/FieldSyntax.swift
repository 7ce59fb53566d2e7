/// The letters of HTTP: RFC 9110, 5.6.2 (tokens) and 5.5 (values), RFC 3986, 3.2 (hosts).

/// A set of ASCII characters in two words.
struct ASCIISet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ characters: StaticString) {
        for index in 0..<characters.utf8CodeUnitCount {
            let byte = unsafe characters.utf8Start[index]
            if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
        }
    }

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        let word = byte < 64 ? low : byte < 128 ? high : 0
        return word >> UInt64(byte & 63) & 1 == 1
    }
}

private let tokenCharacters = ASCIISet(
    "!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
private let hostCharacters = ASCIISet(
    "!$%&'()*+-.:;=[]_~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

func isToken(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let allowed = tokenCharacters
    guard !bytes.isEmpty else { return false }
    for index in 0..<bytes.count {
        guard unsafe allowed.contains(bytes[index]) else { return false }
    }
    return true
}

/// `Host` may be empty (RFC 9110, 7.2).
func isHost(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let allowed = hostCharacters
    for index in 0..<bytes.count {
        guard unsafe allowed.contains(bytes[index]) else { return false }
    }
    return true
}

/// No control characters but tab. Without an early way out, so that the compiler looks at many bytes at once.
func isFieldValue(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var bad: UInt8 = 0
    for index in 0..<bytes.count {
        let byte = unsafe bytes[index]
        bad |= (byte < 0x20 ? 1 : 0) & (byte != 0x09 ? 1 : 0) | (byte == 0x7F ? 1 : 0)
    }
    return bad == 0
}

/// Visible characters and whatever is beyond ASCII: a target may have no space and no control character.
func isTarget(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var bad: UInt8 = 0
    for index in 0..<bytes.count {
        let byte = unsafe bytes[index]
        bad |= (byte <= 0x20 ? 1 : 0) | (byte == 0x7F ? 1 : 0)
    }
    return bad == 0
}
