#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads lines from a descriptor, however many there are, in constant memory.
///
/// ```swift
/// var reader = LineReader(descriptor: 0)
/// var line: [UInt8] = []
/// while try reader.next(into: &line) { … }
/// ```
public struct LineReader: ~Copyable {
    private let descriptor: Int32
    private let longest: Int
    private var buffer: [UInt8]
    private var unread = 0..<0
    private var atEnd = false
    /// Whether the last line was longer than allowed, so that only its beginning was given.
    public private(set) var wasCut = false

    /// The descriptor stays the caller's. Of a line longer than `longest` bytes the rest is skipped.
    public init(descriptor: Int32, longest: Int = 1_048_576) {
        self.descriptor = descriptor
        self.longest = longest
        buffer = [UInt8](repeating: 0, count: 65_536)
    }

    /// Whether bytes of the next line are here already: if not, `next` may wait for whoever writes.
    public var hasUnreadBytes: Bool { !unread.isEmpty }

    /// Puts the next line in place of what `line` held, without its line end (`\n` or `\r\n`). False at the end. A last
    /// line without a line end counts.
    public mutating func next(into line: inout [UInt8]) throws(SystemError) -> Bool {
        line.removeAll(keepingCapacity: true)
        wasCut = false
        var found = false
        while true {
            if unread.isEmpty {
                guard try fill() else { return found }
            }
            found = true
            let end = buffer[unread].firstIndex(of: UInt8(ascii: "\n"))
            take(buffer[unread.lowerBound..<(end ?? unread.upperBound)], into: &line)
            if let end {
                unread = (end + 1)..<unread.upperBound
                if line.last == UInt8(ascii: "\r") && !wasCut { line.removeLast() }
                return true
            }
            unread = unread.upperBound..<unread.upperBound
        }
    }

    private mutating func take(_ piece: ArraySlice<UInt8>, into line: inout [UInt8]) {
        let room = longest - line.count
        if piece.count > room { wasCut = true }
        line.append(contentsOf: piece.prefix(room))
    }

    private mutating func fill() throws(SystemError) -> Bool {
        guard !atEnd else { return false }
        let count = try readSome(descriptor, into: &buffer)
        unread = 0..<count
        atEnd = count == 0
        return !atEnd
    }
}

/// One `read(2)`, again if a signal came in between. 0 at the end.
func readSome(_ descriptor: Int32, into buffer: inout [UInt8]) throws(SystemError) -> Int {
    while true {
        let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
        if count >= 0 { return count }
        guard errno == EINTR else { throw .last }
    }
}
