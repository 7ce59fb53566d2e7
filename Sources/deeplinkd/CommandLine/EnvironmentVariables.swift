/// The environment's `DEEPLINKD_…` variables.
enum EnvironmentVariables {
    private static let prefix = "DEEPLINKD_"

    /// The values of `serve`'s options. A variable that is no option is refused, for it is a typing error; only the
    /// names that Kubernetes makes for its Services are passed over.
    static func options(
        _ environment: [(name: String, value: String)]
    ) throws(CommandLineError) -> [OptionName: Arguments.Value] {
        var values: [OptionName: Arguments.Value] = [:]
        for (name, value) in environment where name.utf8.starts(with: prefix.utf8) {
            guard let option = CommandName.serve.options.first(where: { $0.variable.utf8.elementsEqual(name.utf8) })
            else {
                if isKubernetes(name) { continue }
                throw .unknownVariable(name)
            }
            values[option] = read(option, name, value)
        }
        return values
    }

    /// An empty variable counts as none: that is how composed environments leave something out.
    private static func read(_ option: OptionName, _ name: String, _ value: String) -> Arguments.Value? {
        if value.isEmpty { return nil }
        guard option.isRepeatable else { return Arguments.Value(source: name, texts: [value]) }
        let pieces = value.utf8.split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
        return pieces.isEmpty ? nil : Arguments.Value(source: name, texts: pieces)
    }

    /// Variables that are passed over, but hold what Kubernetes would not write: `DEEPLINKD_PORT=9000` instead of
    /// `tcp://10.0.0.1:8080`. Whoever wrote it hopes for more.
    static func misleading(_ environment: [(name: String, value: String)]) -> [String] {
        environment.filter { $0.name == "DEEPLINKD_PORT" && !$0.value.contains("://") }.map(\.name)
    }

    /// `…_SERVICE_HOST`, `…_SERVICE_PORT`, `…_SERVICE_PORT_HTTP`, `…_PORT`, `…_PORT_8080_TCP`, `…_PORT_8080_TCP_ADDR`:
    /// what each pod gets for a Service whose name begins with ours.
    static func isKubernetes(_ name: String) -> Bool {
        let words = name.utf8.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard words.count > 1, words[0] == "DEEPLINKD" else { return false }
        let rest = words.dropFirst()
        if rest.last == "PORT" || rest.suffix(2) == ["SERVICE", "HOST"] { return true }
        for index in rest.indices.dropLast() where rest[index] == "SERVICE" && rest[index + 1] == "PORT" { return true }
        guard let port = rest.lastIndex(of: "PORT") else { return false }
        let tail = Array(rest[(port + 1)...])
        guard tail.count == 2 || tail.count == 3, Int(tail[0]) != nil, ["TCP", "UDP", "SCTP"].contains(tail[1]) else {
            return false
        }
        return tail.count == 2 || ["PROTO", "PORT", "ADDR"].contains(tail[2])
    }
}
