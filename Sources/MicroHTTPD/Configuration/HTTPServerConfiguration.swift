/// What a server is started with. Every limit has a default that suits a service behind a proxy.
public struct HTTPServerConfiguration: Sendable {
    public var listeners: [ListenAddress]
    /// How many threads answer requests. At least one.
    public var threads: Int
    /// Seconds from connecting, or on a kept-alive connection from its complete request line, to the last byte of
    /// the request, however steadily bytes drip.
    public var requestTimeout: Int = 10
    /// Seconds that a kept-alive connection may wait for its next request line.
    public var idleTimeout: Int = 75
    /// Bytes a second that a client has to take of a long answer on average, after `requestTimeout` seconds for the
    /// beginning; slower ones are cut.
    public var slowestReader: Int = 16_384
    /// Seconds that `stop` waits for what is under way.
    public var drainTimeout: Int = 10
    /// Bytes of a request body.
    public var maxBody: Int = 4 * 1024 * 1024
    /// Connections at once. More wait in the backlog of the listening sockets.
    public var maxConnections: Int = 2000
    /// Bytes of request bodies and answers at once; beyond it requests are refused as `overloaded`.
    public var maxMemory: Int = 256 * 1024 * 1024
    /// Bytes of a request target. 8,192 bytes of URL, each percent-encoded, and the rest of the query; with two or
    /// three KB of header fields it still fits the 32 KiB that libmicrohttpd keeps for a connection.
    public var maxTarget: Int = 25_000
    /// Bytes of the names and values of all header fields.
    public var maxHeaders: Int = 16_384

    public init(listeners: [ListenAddress], threads: Int = 1) {
        self.listeners = listeners
        self.threads = threads
    }
}
