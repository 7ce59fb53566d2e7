/// Writes Prometheus' text format, version 0.0.4.
struct MetricsWriter {
    enum Kind: String {
        case counter, gauge, histogram
    }

    private(set) var bytes: [UInt8] = []

    /// `# HELP` and `# TYPE`.
    mutating func begin(_ name: String, _ kind: Kind, _ help: String) {
        line("# HELP \(name) \(help)")
        line("# TYPE \(name) \(kind.rawValue)")
    }

    mutating func sample(_ name: String, _ value: String, _ labels: [(name: String, value: String)] = []) {
        bytes.append(contentsOf: name.utf8)
        if !labels.isEmpty {
            bytes.append(UInt8(ascii: "{"))
            for (index, label) in labels.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                bytes.append(contentsOf: label.name.utf8)
                bytes.append(contentsOf: "=\"".utf8)
                appendEscaped(label.value)
                bytes.append(UInt8(ascii: "\""))
            }
            bytes.append(UInt8(ascii: "}"))
        }
        line(" \(value)")
    }

    private mutating func appendEscaped(_ value: String) {
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
            case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
            case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
            default: bytes.append(byte)
            }
        }
    }

    private mutating func line(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        bytes.append(UInt8(ascii: "\n"))
    }
}
