/// Why a text is no address to listen on.
public enum ListenAddressError: Error, Sendable, Hashable {
    case empty
    /// `8080` or `:8080`.
    case missingHost
    /// `localhost` or `localhost:`.
    case missingPort
    /// A port that is no number of 0 to 65535, as written.
    case invalidPort(String)
    case invalidHost
    /// `::1:8080`, where nobody can tell address from port.
    case missingBrackets
    /// `[::1:8080`.
    case unclosedBracket
    /// `unix:`.
    case emptyPath
    case invalidPath
    case pathTooLong(limit: Int)
}
