import CMicroHTTPD
import Glibc
import HTTPMessages

/// One thread and one daemon of libmicrohttpd: it accepts connections, hands them to its daemon, answers their
/// requests and cuts the late ones. All that it holds belongs to its thread alone, so nothing here is locked.
///
/// The daemon has neither a listening socket nor a thread of its own. Each turn waits on its epoll descriptor with
/// `poll`, which does not stall however many sockets are ready, and then lets it run.
@safe final class Worker {
    let state: ServerState
    /// Nil when nothing more is accepted.
    private var listeners: SharedListeners?
    private var daemon: OpaquePointer?
    private var epoll: Int32 = -1
    private var polled: [pollfd] = []

    /// Connections of this worker that are open.
    var open = 0
    let requesting = DeadlineQueue(.requesting)
    let idle = DeadlineQueue(.idle)
    let answering = DeadlineQueue(.answering)
    var lingering = LingeringSockets()
    /// Nothing is accepted before this moment, after accepting failed.
    var acceptsAgainAt: UInt64 = 0
    /// Connections that were handed to libmicrohttpd and have not been heard of yet.
    var entering = 0

    /// Bytes that the library keeps for the head of a request and of its answer: the longest target, three KB of header
    /// fields and what it notes of them. It clears them all for each request, so they are no more than that.
    private static let connectionMemory = 30 * 1024

    /// The longest wait of a turn in milliseconds: how late a deadline or a change of stage is noticed.
    private static let longestWait: UInt64 = 50

    init(_ state: ServerState, _ listeners: SharedListeners) throws(HTTPServerError) {
        self.state = state
        self.listeners = listeners
        // Our own count is the limit; the library's is only kept from ever being reached.
        let limit = UInt32(clamping: state.configuration.maxConnections + 1024)
        let context = unsafe Unmanaged.passUnretained(self).toOpaque()
        unsafe daemon = mhd_start_epoll_daemon(
            limit, Self.connectionMemory, context, Callbacks.message, Callbacks.requestLine, Callbacks.request,
            Callbacks.completed,
            Callbacks.connection)
        guard let daemon = unsafe daemon else { throw .libraryFailed }
        epoll = unsafe mhd_epoll_descriptor(daemon)
        guard epoll >= 0 else { throw .libraryFailed }
        polled = ([epoll] + listeners.descriptors).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }

    deinit {
        if let daemon = unsafe daemon { unsafe MHD_stop_daemon(daemon) }
    }

    /// Serves until the server drains and nothing is left. Returns how many connections had to be cut.
    func run() -> Int {
        guard let daemon = unsafe daemon else { return 0 }
        while true {
            let isDraining = state.currentStage == .draining
            if isDraining, let listeners { unsafe drain(listeners, into: daemon) }
            unsafe wait(for: daemon)
            _ = unsafe MHD_run(daemon)
            countLost()
            let isQuiet = listeners == nil
            reap(draining: isQuiet)
            if isDraining, isQuiet && open == 0 || monotonicMilliseconds() >= state.drainDeadline { break }
        }
        listeners = nil
        let cut = open
        lingering.closeAll()
        // The callbacks need this worker whole, so the daemon ends here and not in deinit.
        unsafe MHD_stop_daemon(daemon)
        unsafe self.daemon = nil
        return cut
    }

    /// Waits for something to do, and takes in who has connected.
    private func wait(for daemon: OpaquePointer) {
        var pending = Self.longestWait
        if unsafe MHD_get_timeout(daemon, &pending) == .NO { pending = Self.longestWait }
        let accepting = listeners != nil && canAccept
        let count = unsafe polled.withUnsafeMutableBufferPointer { buffer in
            let watched = accepting ? buffer.count : 1
            return unsafe poll(buffer.baseAddress, nfds_t(watched), Int32(min(pending, Self.longestWait)))
        }
        guard count > 0, accepting else { return }
        for index in polled.indices.dropFirst() where polled[index].revents != 0 {
            unsafe accept(from: polled[index].fd, into: daemon)
        }
    }

    /// What waits in the backlog is still taken in; then this worker has no more use for the listeners.
    private func drain(_ listeners: SharedListeners, into daemon: OpaquePointer) {
        let now = monotonicMilliseconds()
        guard now >= listeners.stopNewConnections(now: now) else { return }
        for descriptor in listeners.descriptors { unsafe acceptBacklog(of: descriptor, into: daemon) }
        self.listeners = nil
    }
}
