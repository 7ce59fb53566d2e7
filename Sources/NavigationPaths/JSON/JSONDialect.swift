/// How strictly JSON text is read.
public enum JSONDialect: Sendable {
    /// RFC 8259, all of it and nothing else: what goes over the wire.
    case rfc8259
    /// JSON5 (json5.org, 1.0.0): comments, bare keys, single quotes, trailing commas. What people write by hand.
    ///
    /// Narrower than the specification in three points. `Infinity` and `NaN` are refused, because no JSON text
    /// stands for them. `'\d'` is refused, because it silently loses the backslash of a regex. A hexadecimal
    /// number has at most 256 digits.
    case json5
}
