import CMicroHTTPD
import Glibc
import HTTPMessages

/// Where names and values lie in memory tells what the library's strings hide: it parses the head in place and puts a
/// NUL at each colon and line end. So a value follows its name, a name the value before, and the end of the head the
/// last value, at known distances.
/// ```
/// X-Name: value␍␊Next: …␍␊␍␊
/// X-Name␀ value␀␀Next␀ …␀␀␀␀
/// ```
/// - A folded line is copied to another place, with the fold added to its *name*: `Transfer-Encoding:␍␊ chunked` arrives
///   as `Transfer-Encodingchunked`.
/// - A NUL inside a value ends it early, and the next name does not follow.
/// - A line that begins with a colon is taken for the empty line that ends the head, and what follows for a body or for
///   the next request: the head ends later than its last value says.
struct HeaderLayout {
    private(set) var fault: HTTPFramingFault?
    /// Where the last text ended.
    private var end: UInt?

    /// From 1.0 on the library refuses all three by itself, and lays out lines in another way.
    static let isKnown: Bool = {
        guard let version = unsafe MHD_get_version() else { return false }
        return unsafe version[0] == 0x30 && version[1] == 0x2E
    }()

    mutating func begin(after version: UnsafePointer<CChar>) {
        end = unsafe UInt(bitPattern: version) &+ UInt(strlen(version))
    }

    mutating func check(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        // An empty name is refused anyway.
        guard let nameStart = name.baseAddress, let valueStart = value.baseAddress else { return }
        // A line ends with CR LF, or with LF alone.
        let distance = end.map { UInt(bitPattern: nameStart) &- $0 } ?? 2
        if distance != 2 && distance != 1 { fault = fault ?? .headerValue }
        let gap = unsafe valueStart - nameStart - name.count
        if unsafe gap < 1 || !isBlank(from: nameStart + name.count + 1, count: gap - 1) { fault = .headerName }
        end = UInt(bitPattern: valueStart) &+ UInt(value.count)
    }

    /// `length` bytes from `start` on are the whole head.
    mutating func finish(start: UnsafePointer<CChar>, length: Int) {
        guard let end else { return }
        let distance = UInt(bitPattern: start) &+ UInt(length) &- end
        if distance != 4 && distance != 2 { fault = fault ?? .headerName }
    }

    private func isBlank(from start: UnsafeRawPointer, count: Int) -> Bool {
        let blanks = unsafe UnsafeRawBufferPointer(start: start, count: count)
        return unsafe blanks.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
}
