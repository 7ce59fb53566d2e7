import Glibc
import SystemIO

/// A new directory for one test, in the system's place for such.
func temporaryDirectory() throws -> String {
    var template = Array("/tmp/deeplinkd-test-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { throw SystemError(code: errno) }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
}

func write(_ text: String, to path: String) throws {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    defer { close(descriptor) }
    var writer = ByteWriter(descriptor: descriptor)
    try writer.write(text.utf8)
    try writer.flush()
}
