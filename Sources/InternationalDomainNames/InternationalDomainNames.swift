import CIDN2

/// Host names beyond ASCII, as they are sent to DNS (UTS 46 through libidn2).
public enum InternationalDomainNames {
    /// The name in ASCII, each label beyond ASCII as `xn--…`; nil where UTS 46 allows none.
    ///
    /// ```swift
    /// InternationalDomainNames.toASCII(Array("bücher.example".utf8))   // xn--bcher-kva.example
    /// InternationalDomainNames.toASCII(Array("xn--a".utf8))            // nil: no name converts to that
    /// ```
    /// Nontransitional: `ß` stays itself. Without libidn2's STD3 option, which deletes characters and so makes
    /// another host of some names: what comes out may hold any ASCII character, and is to be checked as a host.
    public static func toASCII(_ host: [UInt8]) -> [UInt8]? {
        // C would end the name at a NUL.
        guard !host.contains(0) else { return nil }
        var output: UnsafeMutablePointer<CChar>?
        let code = unsafe (host + [0]).withUnsafeBytes { bytes in
            unsafe idn2_to_ascii_8z(
                bytes.assumingMemoryBound(to: CChar.self).baseAddress, &output, Int32(IDN2_NONTRANSITIONAL.rawValue))
        }
        defer { unsafe idn2_free(output) }
        guard code == IDN2_OK.rawValue, let text = unsafe output else { return nil }
        return unsafe Array(String(cString: text).utf8)
    }
}
