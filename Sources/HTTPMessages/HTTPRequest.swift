/// A request as it came over the wire, read but not interpreted.
///
/// The target is raw: nothing in it is decoded. Whoever answers reads it by its own rules.
public struct HTTPRequest: Sendable {
    public var method: HTTPMethod
    /// The request target, byte for byte: `/resolve?url=cookbook%3A%2F%2Frecipe%2F42`.
    public var target: [UInt8]
    public var headers: HTTPHeaders
    public var body: [UInt8]

    public init(method: HTTPMethod, target: [UInt8], headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = []) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
    }

    /// A request as a test or an example writes it.
    public init(_ method: HTTPMethod, _ target: String, headers: HTTPHeaders = HTTPHeaders(), body: String = "") {
        self.init(method: method, target: Array(target.utf8), headers: headers, body: Array(body.utf8))
    }
}
