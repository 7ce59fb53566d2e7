/// Writes text into the parts of a URL (RFC 3986, 2.1): what may stand as it is stays, all else becomes escapes of
/// UTF-8 bytes in capitals.
///
/// | part | stays |
/// |---|---|
/// | path segment | unreserved, sub-delims, `:`, `@` |
/// | query key or value | the same without `&`, `=`, `+`, `#`, with `/`, `?` |
/// | fragment | the same as a path, with `/`, `?` |
public enum PercentEncoding {
    public static func path(_ text: some Collection<UInt8>) -> [UInt8] {
        encode(text) { isPathByte($0) }
    }

    public static func query(_ text: some Collection<UInt8>) -> [UInt8] {
        encode(text) { byte in
            byte == 0x2f || byte == 0x3f || (isPathByte(byte) && byte != 0x26 && byte != 0x3d && byte != 0x2b)
        }
    }

    public static func fragment(_ text: some Collection<UInt8>) -> [UInt8] {
        encode(text) { $0 == 0x2f || $0 == 0x3f || isPathByte($0) }
    }

    /// Everything but unreserved characters is escaped: what is safe in any part.
    public static func component(_ text: some Collection<UInt8>) -> [UInt8] {
        encode(text) { isUnreserved($0) }
    }

    static func isUnreserved(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte == 0x2d || byte == 0x2e || byte == 0x5f || byte == 0x7e
    }

    private static func isPathByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21, 0x24, 0x26, 0x27, 0x28, 0x29, 0x2a, 0x2b, 0x2c, 0x3b, 0x3d, 0x3a, 0x40: true
        default: isUnreserved(byte)
        }
    }

    private static func encode(_ text: some Collection<UInt8>, _ stays: (UInt8) -> Bool) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        for byte in text {
            if stays(byte) {
                result.append(byte)
            } else {
                result.append(0x25)
                result.append(hexDigit(byte >> 4))
                result.append(hexDigit(byte & 15))
            }
        }
        return result
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? 0x30 + value : 0x41 + value - 10
    }
}
