extension ValueType {
    /// Reads a type as a pattern spells it: `int(1..12)`, `(a|b)`, `/[a-z]+/`, `string[]`.
    ///
    /// - Throws: `PatternError` with the bytes at fault.
    public init(
        _ source: String, types: NamedTypes = NamedTypes(), hosts: HostToASCII? = nil
    ) throws(PatternError) {
        var reader = PatternReader(source: source, types: types, hosts: hosts)
        self = try reader.readType()
        guard reader.next == nil else { throw reader.fail(.expected("the end of the type")) }
    }
}
