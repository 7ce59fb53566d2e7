/// What the service does not know by itself. Everything has a default, so that a test names only what it is about.
public struct ServiceConfiguration: Sendable {
    /// The version of the program, as metrics and the contract give it.
    public var version: String
    /// The version of the HTTP library.
    public var libraryVersion: String
    /// Nil lets everybody in.
    public var tokens: BearerTokens?
    /// Nanoseconds of a clock that never goes back.
    public var monotonicNanoseconds: @Sendable () -> UInt64
    /// Seconds since 1970.
    public var wallClockSeconds: @Sendable () -> Double
    /// Connections that are open now.
    public var connections: @Sendable () -> Int
    /// Nil where the system does not tell.
    public var process: @Sendable () -> ProcessMetrics?
    /// Hears of every answer, on the thread that gives it.
    public var onAnswer: (@Sendable (AnswerRecord) -> Void)?

    public init(version: String = "0", libraryVersion: String = "none") {
        self.version = version
        self.libraryVersion = libraryVersion
        let start = ContinuousClock.now
        monotonicNanoseconds = {
            let time = start.duration(to: .now).components
            return UInt64(clamping: time.seconds) &* 1_000_000_000
                &+ UInt64(clamping: time.attoseconds / 1_000_000_000)
        }
        wallClockSeconds = { 0 }
        connections = { 0 }
        process = { nil }
    }
}

/// What `process_*` metrics tell.
public struct ProcessMetrics: Sendable {
    public var cpuSeconds: Double
    public var residentBytes: Int
    public var virtualBytes: Int
    public var openDescriptors: Int
    public var descriptorLimit: Int
    /// Seconds since 1970.
    public var startTime: Double

    public init(
        cpuSeconds: Double, residentBytes: Int, virtualBytes: Int, openDescriptors: Int, descriptorLimit: Int,
        startTime: Double
    ) {
        self.cpuSeconds = cpuSeconds
        self.residentBytes = residentBytes
        self.virtualBytes = virtualBytes
        self.openDescriptors = openDescriptors
        self.descriptorLimit = descriptorLimit
        self.startTime = startTime
    }
}

/// One answer, for an access log. It holds nothing of the query, where secrets may stand.
public struct AnswerRecord: Sendable {
    public var method: String
    /// The path as it came, at most 256 bytes of it.
    public var path: String
    public var status: Int
    public var bytes: Int
    public var nanoseconds: UInt64
    public var requestID: String
}
