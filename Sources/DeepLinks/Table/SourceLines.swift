/// A file of a table with the places where its lines begin, so that a thousand findings do not count lines a thousand
/// times.
struct SourceLines {
    let source: RouteTable.Source
    private let starts: [Int]

    init(_ source: RouteTable.Source) {
        self.source = source
        starts = [0] + source.bytes.indices.filter { source.bytes[$0] == 0x0a }.map { $0 + 1 }
    }

    /// The line that holds an offset, counted from 0, and where it begins.
    func line(at offset: Int) -> (index: Int, start: Int) {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low, starts[low])
    }
}

extension Diagnostic {
    init(
        _ severity: Severity, _ message: String, _ hint: String?, lines: SourceLines, range: Range<Int>, place: String
    ) {
        let bytes = lines.source.bytes
        let offset = min(range.lowerBound, bytes.count)
        let (line, lineStart) = lines.line(at: offset)
        var lineEnd = offset
        while lineEnd < bytes.count, bytes[lineEnd] != 0x0a, bytes[lineEnd] != 0x0d { lineEnd += 1 }
        // A line too long to read is cut around the place, never inside a character.
        var from = lineStart
        var to = lineEnd
        if lineEnd - lineStart > 200 {
            from = max(lineStart, offset - 100)
            to = min(lineEnd, max(offset, min(range.upperBound, offset + 100)) + 60)
        }
        while from > lineStart, bytes[from] & 0xc0 == 0x80 { from -= 1 }
        while to < lineEnd, bytes[to] & 0xc0 == 0x80 { to += 1 }
        self.init(
            severity: severity, file: lines.source.name, place: place, line: line + 1, column: offset - lineStart + 1,
            message: message, hint: hint, sourceLine: String(decoding: bytes[from..<to], as: UTF8.self),
            caret: offset - from, length: min(max(range.upperBound, offset), to) - offset)
    }
}
