#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The signals that a service listens to.
public enum Signal: Sendable, Hashable, CaseIterable {
    /// SIGHUP: read the configuration again.
    case hangUp
    /// SIGINT: Ctrl-C.
    case interrupt
    /// SIGTERM: end in good order.
    case terminate

    fileprivate var number: Int32 {
        switch self {
        case .hangUp: SIGHUP
        case .interrupt: SIGINT
        case .terminate: SIGTERM
        }
    }

    public var name: String {
        switch self {
        case .hangUp: "SIGHUP"
        case .interrupt: "SIGINT"
        case .terminate: "SIGTERM"
        }
    }
}

/// Takes signals in turn, on a thread that waits for them, instead of in a handler where hardly anything is allowed.
///
/// ```swift
/// let signals = SignalQueue(Signal.allCases)      // first thing in main, before any thread is made
/// while let signal = signals.next() { … }
/// ```
public struct SignalQueue: Sendable {
    private let signals: [Signal]

    /// Blocks `signals` in this thread and in all that it will make, so that they wait to be taken.
    public init(_ signals: [Signal]) {
        self.signals = signals
        var set = set
        _ = unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    private var set: sigset_t {
        var set = sigset_t()
        _ = unsafe sigemptyset(&set)
        for signal in signals { _ = unsafe sigaddset(&set, signal.number) }
        return set
    }

    /// Waits for the next signal. Nil only if there is none to wait for.
    public func next() -> Signal? {
        var set = set
        var number: Int32 = 0
        guard unsafe sigwait(&set, &number) == 0 else { return nil }
        return signals.first { $0.number == number }
    }

    #if !canImport(Darwin)
        /// Waits so many milliseconds at most. Nil if no signal came.
        public func next(withinMilliseconds limit: Int) -> Signal? {
            var set = set
            var time = timespec(tv_sec: limit / 1000, tv_nsec: limit % 1000 * 1_000_000)
            let number = unsafe sigtimedwait(&set, nil, &time)
            return signals.first { $0.number == number }
        }
    #endif
}

/// Writing to a pipe or socket that nobody reads any more then fails with EPIPE instead of ending the process.
public func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
}
