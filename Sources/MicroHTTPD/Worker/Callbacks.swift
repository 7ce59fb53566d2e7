import CMicroHTTPD
import HTTPMessages

/// What libmicrohttpd calls, on the thread of the worker that runs it. Each only finds its worker and goes there.
enum Callbacks {
    static let message: MHD_LogCallback = { context, format, _ in
        guard let format = unsafe format else { return }
        unsafe worker(context)?.libraryComplains(format)
    }

    static let requestLine:
        @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer? = {
            context, target, handle in
            guard let worker = unsafe worker(context), let handle = unsafe handle,
                let connection = unsafe mhd_socket_context(handle)
            else { return nil }
            unsafe worker.gotRequestLine(
                connection.assumingMemoryBound(to: Connection.self), target: UnsafeMutablePointer(mutating: target))
            return unsafe connection
        }

    static let request: MHD_AccessHandlerCallback = {
        context, handle, target, method, version, bytes, count, stored in
        guard let worker = unsafe worker(context), let handle = unsafe handle,
            let connection = unsafe stored?.pointee?.assumingMemoryBound(to: Connection.self),
            unsafe connection.pointee.handle == handle
        else { return .NO }
        switch unsafe connection.pointee.phase {
        case .head:
            guard let target = unsafe target, let method = unsafe method, let version = unsafe version else {
                return .NO
            }
            return unsafe worker.gotHead(connection, target: target, method: method, version: version)
        case .body:
            guard let count = unsafe count, unsafe count.pointee > 0 else { return unsafe worker.gotAll(connection) }
            unsafe worker.gotBody(connection, UnsafeRawBufferPointer(start: bytes, count: count.pointee))
            unsafe count.pointee = 0
            return .YES
        case .fresh, .idle, .answering, .condemned:
            return .NO
        }
    }

    static let completed: MHD_RequestCompletedCallback = { context, _, connection, _ in
        guard let connection = unsafe connection?.pointee else { return }
        unsafe worker(context)?.completed(connection.assumingMemoryBound(to: Connection.self))
    }

    static let connection: MHD_NotifyConnectionCallback = { context, handle, stored, event in
        guard let worker = unsafe worker(context), let handle = unsafe handle, let stored = unsafe stored else {
            return
        }
        if event == .CONNECTION_NOTIFY_STARTED {
            unsafe stored.pointee = UnsafeMutableRawPointer(worker.opened(handle))
        } else if let connection = unsafe stored.pointee {
            unsafe stored.pointee = nil
            unsafe worker.closed(connection.assumingMemoryBound(to: Connection.self))
        }
    }

    private static func worker(_ context: UnsafeMutableRawPointer?) -> Worker? {
        guard let context = unsafe context else { return nil }
        return unsafe Unmanaged<Worker>.fromOpaque(context).takeUnretainedValue()
    }
}
