import Glibc

/// The thread of one worker.
struct WorkerThread: Sendable {
    private let thread: pthread_t

    /// Signals stay with the threads that were there before: all are blocked in the new one.
    init(running worker: Worker) throws(SocketError) {
        var all = sigset_t()
        var before = sigset_t()
        _ = unsafe sigfillset(&all)
        _ = unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
        defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
        var created = pthread_t()
        // The thread owns the worker from here on.
        let owned = unsafe Unmanaged.passRetained(worker)
        let code = unsafe pthread_create(&created, nil, Self.main, owned.toOpaque())
        guard code == 0 else {
            unsafe owned.release()
            throw SocketError(code: code)
        }
        thread = created
    }

    private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
        guard let context = unsafe context else { return nil }
        let worker = unsafe Unmanaged<Worker>.fromOpaque(context).takeRetainedValue()
        return unsafe UnsafeMutableRawPointer(bitPattern: worker.run())
    }

    /// Waits for its end. Returns how many connections it had to cut.
    func join() -> Int {
        var result: UnsafeMutableRawPointer?
        guard unsafe pthread_join(thread, &result) == 0 else { return 0 }
        return Int(bitPattern: result)
    }
}
