/// What a server tells the log: rare things that someone who runs it wants to know.
public enum HTTPServerEvent: Sendable, Hashable {
    /// A connection could not be accepted, as when descriptors run out. Accepting pauses for a moment.
    case cannotAccept(SocketError)
    /// Connections wait in the backlog because `maxConnections` are open.
    case connectionsFull(limit: Int)
    /// Connections that were cut because `drainTimeout` was over.
    case cut(connections: Int)
}
