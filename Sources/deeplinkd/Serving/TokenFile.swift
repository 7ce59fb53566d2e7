import SystemIO

/// A file of bearer tokens, one a line. Blank lines are passed over.
struct TokenFile: Sendable {
    let path: String

    enum Failure: Error, Sendable {
        case unreadable(path: String, SystemError)
        case empty(path: String)
        /// A token that no `Authorization` header can carry; its line.
        case malformed(path: String, line: Int)
    }

    func read() throws(Failure) -> [String] {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try readFile(path, limit: 1_048_576)
        } catch {
            throw .unreadable(path: path, error)
        }
        var tokens: [String] = []
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let token = line.drop { $0 == 0x20 || $0 == 0x09 }.reversed().drop {
                $0 == 0x20 || $0 == 0x09 || $0 == 0x0D
            }
            if token.isEmpty { continue }
            guard token.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { throw .malformed(path: path, line: index + 1) }
            tokens.append(String(decoding: token.reversed(), as: UTF8.self))
        }
        if tokens.isEmpty { throw .empty(path: path) }
        return tokens
    }
}

extension TokenFile.Failure: CustomStringConvertible {
    /// Never with anything of a token.
    var description: String {
        switch self {
        case .unreadable(let path, let error): "\(path): cannot be read: \(error)"
        case .empty(let path): "\(path): the file holds no token; write one a line"
        case .malformed(let path, let line):
            "\(path):\(line): a token is one word of visible ASCII characters"
        }
    }
}
