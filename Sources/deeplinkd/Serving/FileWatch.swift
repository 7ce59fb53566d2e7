import SystemIO

/// Notices that the files of the table or of the tokens have changed, by looking at them now and then: that works on
/// every file system, and follows the links that a ConfigMap swaps.
struct FileWatch: Sendable {
    private let files: TableFiles
    private let tokenFile: String?
    private var last: [FileIdentity?]

    init(_ files: TableFiles, tokenFile: String?) {
        self.files = files
        self.tokenFile = tokenFile
        last = Self.look(files, tokenFile)
    }

    /// True once for each change.
    mutating func hasChanged() -> Bool {
        let now = Self.look(files, tokenFile)
        defer { last = now }
        return now != last
    }

    private static func look(_ files: TableFiles, _ tokenFile: String?) -> [FileIdentity?] {
        files.identity() + (tokenFile.map { [try? FileIdentity(path: $0)] } ?? [])
    }
}
