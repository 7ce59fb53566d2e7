/// A request method. The set is open (RFC 9110, 9.1), so this is a struct; methods are case-sensitive.
public struct HTTPMethod: Sendable, Hashable, CustomStringConvertible {
    public let name: String

    public init(_ name: String) {
        self.name = name
    }

    public static let get = HTTPMethod("GET")
    public static let head = HTTPMethod("HEAD")
    public static let post = HTTPMethod("POST")
    public static let options = HTTPMethod("OPTIONS")

    public var description: String { name }
}
