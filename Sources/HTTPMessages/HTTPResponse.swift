/// An answer: status, header fields in order, body. The server adds what belongs to the connection
/// (`Content-Length`, `Date`, `Connection`).
public struct HTTPResponse: Sendable {
    public struct Header: Sendable, Hashable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public var status: HTTPStatus
    public var headers: [Header]
    public var body: [UInt8]

    public init(status: HTTPStatus, headers: [Header] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    public init(status: HTTPStatus, contentType: String, body: [UInt8]) {
        self.init(status: status, body: body)
        // Whoever answers adds some more, and grows the list once.
        headers.reserveCapacity(6)
        headers.append(Header("Content-Type", contentType))
    }
}
