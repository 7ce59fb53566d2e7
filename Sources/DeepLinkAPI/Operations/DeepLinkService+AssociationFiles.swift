import DeepLinks
import HTTPMessages

extension DeepLinkService {
    /// The files that Apple and Google fetch, for the host that was asked. They fetch without a token, and follow no
    /// redirect.
    func associationFile(
        _ request: borrowing HTTPRequest, _ target: RequestTarget, _ endpoint: Endpoint, _ snapshot: TableSnapshot
    ) throws(RequestFailure) -> HTTPResponse {
        _ = try QueryParameters(target, allowed: [])
        let host = Self.hostName(request.headers)
        let table = snapshot.table
        let isApple = endpoint == .appleAssociation
        let file = snapshot.associationFiles.file(AssociationFiles.Key(host: host, isApple: isApple)) {
            isApple ? table.appleAssociation(host: host) : table.androidAssociation(host: host)
        }
        guard let file else {
            throw .noAssociation(host: host, key: isApple ? "appIDs" : "android")
        }
        guard !isApple || file.count <= AppleAssociation.maximumSize else {
            throw .associationTooLarge(host: host, size: file.count)
        }
        return Self.json(file)
    }

    /// `Host` without its port.
    private static func hostName(_ headers: HTTPHeaders) -> String {
        let value = headers["Host"] ?? ""
        // An address in brackets holds colons of its own.
        guard value.utf8.last != UInt8(ascii: "]"), let colon = value.utf8.lastIndex(of: UInt8(ascii: ":")) else {
            return value
        }
        return String(value[..<colon])
    }
}
