extension DeepLinkURLReader {
    /// A spelling that reads, or nil: escapes for what may not stand raw, `https://` for a scheme that is missing.
    func suggestion(for bytes: [UInt8], _ error: DeepLinkURLError, isPath: Bool) -> String? {
        var mended: [UInt8] = []
        switch error.reason {
        case .forbiddenCharacter, .controlCharacter, .malformedEscape:
            Self.appendMended(bytes, from: 0, to: &mended)
        case .noScheme:
            // A single slash begins a path, not a host; and `a_b://c` does have a scheme, though a wrong one.
            let slashes = Self.slashes(bytes, from: 0)
            let name = bytes.prefix { !":/?#".utf8.contains($0) }
            guard slashes != 1, !bytes[name.endIndex...].starts(with: "://".utf8) else { return nil }
            mended.append(contentsOf: "https://".utf8)
            Self.appendMended(bytes, from: slashes, to: &mended)
        case .noSlashes:
            mended.append(contentsOf: bytes[..<error.offset])
            mended.append(contentsOf: "//".utf8)
            Self.appendMended(bytes, from: error.offset + Self.slashes(bytes, from: error.offset), to: &mended)
        case .noLeadingSlash:
            mended.append(UInt8(ascii: "/"))
            Self.appendMended(bytes, from: 0, to: &mended)
        case .empty, .tooLong, .tooManySegments, .userInformation, .emptyHost, .malformedHost, .escapeInHost,
            .nonASCIIHost, .malformedIPv4, .malformedIPv6, .malformedPort, .nul, .notUTF8:
            return nil
        }
        guard mended.count <= Self.maximumLength else { return nil }
        var url = DeepLinkURL()
        let loaded = mended[...]
        url.load(loaded.span, 0..<mended.count)
        do { try readLoaded(&url, isPath: isPath) } catch { return nil }
        return String(decoding: mended, as: UTF8.self)
    }

    private static func slashes(_ bytes: [UInt8], from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] == UInt8(ascii: "/") { end += 1 }
        return end - start
    }

    /// Appends the bytes, with an escape for each that may not stand raw and for each `%` that begins no escape.
    private static func appendMended(_ bytes: [UInt8], from start: Int, to mended: inout [UInt8]) {
        let digits = Array("0123456789ABCDEF".utf8)
        for place in start..<bytes.count {
            let byte = bytes[place]
            let isEscape =
                byte == UInt8(ascii: "%") && bytes.count - place > 2 && bytes[place + 1].hexValue != nil
                && bytes[place + 2].hexValue != nil
            if byte >= 0x80 || ByteSet.plain.contains(byte) || isEscape {
                mended.append(byte)
            } else {
                mended.append(UInt8(ascii: "%"))
                mended.append(digits[Int(byte >> 4)])
                mended.append(digits[Int(byte & 0xF)])
            }
        }
    }
}
