import CMicroHTTPD
import Glibc
import HTTPMessages

/// From the request line to the last byte of the body, as the callbacks bring it.
extension Worker {
    /// The first moment at which the library shows a request. It would go on to split the query and to decode the
    /// path in place, so the target is copied now; a NUL after its `?` leaves no query to split (with 500 arguments
    /// and more the library never answers).
    func gotRequestLine(_ connection: Connection.Pointer, target: UnsafeMutablePointer<CChar>?) {
        guard unsafe connection.pointee.phase != .condemned else { return }
        // A fresh connection's time runs from connecting, a kept-alive one's from here.
        if unsafe connection.pointee.phase != .fresh { unsafe move(connection, to: .requesting) }
        unsafe connection.pointee.phase = .head
        guard let target = unsafe target else {
            return unsafe connection.pointee.head.refuse(.target)
        }
        let bytes = unsafe UnsafeRawBufferPointer(start: target, count: strlen(target))
        unsafe connection.pointee.targetLength = bytes.count
        if bytes.count > state.configuration.maxTarget {
            unsafe connection.pointee.fault = .targetTooLong(limit: state.configuration.maxTarget)
        } else {
            unsafe connection.pointee.request.target.append(contentsOf: bytes)
        }
        if let mark = unsafe memchr(target, 0x3F, bytes.count) {
            unsafe mark.storeBytes(of: 0, toByteOffset: 1, as: UInt8.self)
        }
    }

    /// All header fields are there. Answering now would close the connection, so only what cannot go on is answered.
    func gotHead(
        _ connection: Connection.Pointer, target: UnsafePointer<CChar>, method: UnsafePointer<CChar>,
        version: UnsafePointer<CChar>
    ) -> MHD_Result {
        unsafe connection.pointee.phase = .body
        // The version stands right after the target; a longer way to it means a NUL in between.
        if unsafe version - target != connection.pointee.targetLength + 1 {
            unsafe connection.pointee.head.refuse(.target)
        }
        unsafe connection.pointee.readHead(method: method, version: version)
        if let fault = unsafe connection.pointee.head.fault { return unsafe refuse(connection, .badRequest(fault)) }
        if let fault = unsafe connection.pointee.fault { return unsafe refuse(connection, fault) }
        let limit = state.configuration.maxHeaders
        if unsafe connection.pointee.request.headers.byteCount > limit {
            return unsafe refuse(connection, .headersTooLarge(limit: limit))
        }
        if unsafe connection.pointee.head.contentLength ?? 0 > state.configuration.maxBody {
            let fault = HTTPFault.payloadTooLarge(limit: state.configuration.maxBody)
            // A client that asked first hears it first. Any other sends all before it reads, so its body is let
            // through unread, and answered at the end.
            if unsafe connection.pointee.head.expectsContinue { return unsafe refuse(connection, fault) }
            unsafe connection.pointee.fault = fault
        }
        return .YES
    }

    func gotBody(_ connection: Connection.Pointer, _ bytes: UnsafeRawBufferPointer) {
        guard unsafe connection.pointee.fault == nil else { return }
        let length = unsafe connection.pointee.request.body.count + bytes.count
        guard length <= state.configuration.maxBody else {
            return unsafe drop(connection, .payloadTooLarge(limit: state.configuration.maxBody))
        }
        let room = unsafe connection.pointee.bodyMemory
        if length > room {
            // In few steps, of which the larger are mapped by themselves; never more than the client has announced.
            let announced = unsafe connection.pointee.head.contentLength ?? state.configuration.maxBody
            let wanted = max(length, min(max(room * 4, 4096), announced))
            guard state.memory.take(wanted - room) else { return unsafe drop(connection, .overloaded(retryAfter: 1)) }
            unsafe connection.pointee.bodyMemory = wanted
            unsafe connection.pointee.request.body.reserveCapacity(wanted)
        }
        unsafe connection.pointee.request.body.append(contentsOf: bytes)
    }

    func gotAll(_ connection: Connection.Pointer) -> MHD_Result {
        if let fault = unsafe connection.pointee.fault {
            return unsafe answer(connection, state.responder.respond(to: fault, in: connection.pointee.request))
        }
        // Trailers are not read. The library takes one that begins with a colon for their end, and what follows for
        // another request, so nothing may follow.
        let closing =
            unsafe connection.pointee.head.isChunked
            && MHD_get_connection_values_n(connection.pointee.handle, .FOOTER_KIND, nil, nil) > 0
        let response = unsafe state.responder.respond(to: connection.pointee.request)
        unsafe releaseBody(of: connection)
        guard unsafe takeMemory(for: response, of: connection) else {
            let fault = HTTPFault.overloaded(retryAfter: 1)
            return unsafe answer(connection, state.responder.respond(to: fault, in: connection.pointee.request))
        }
        return unsafe answer(connection, response, closing: closing)
    }

    /// The rest of the body is let through unread.
    private func drop(_ connection: Connection.Pointer, _ fault: HTTPFault) {
        unsafe connection.pointee.fault = fault
        unsafe releaseBody(of: connection)
    }

    private func refuse(_ connection: Connection.Pointer, _ fault: HTTPFault) -> MHD_Result {
        unsafe connection.pointee.lingers = true
        let response = unsafe state.responder.respond(to: fault, in: connection.pointee.request)
        return unsafe answer(connection, response, closing: true)
    }

    /// Answered, or given up: the next request finds everything clean.
    func completed(_ connection: Connection.Pointer) {
        unsafe releaseBody(of: connection)
        unsafe releaseAnswer(of: connection)
        unsafe connection.pointee.clearRequest()
        guard unsafe connection.pointee.phase != .condemned else { return }
        unsafe connection.pointee.phase = .idle
        unsafe move(connection, to: .idle)
    }

    /// The library refuses something on its own. With some header fields it would send its header block twice, and
    /// always in HTML; if it can be told which connection it is, we speak first and shut the socket.
    func libraryComplains(_ format: UnsafePointer<CChar>) {
        guard unsafe strncmp(format, "Error processing request", 24) == 0 else { return }
        guard
            let connection = unsafe requesting.first(where: { connection in
                // Only the one that is being refused has all its header fields and has not been shown to us.
                unsafe connection.pointee.phase == .head && mhd_header_size(connection.pointee.handle) > 0
            })
        else { return }
        unsafe connection.pointee.readHead(method: nil, version: nil)
        let framing = unsafe connection.pointee.head.fault
        unsafe forget(connection)
        // The library's own answer then fails, and it closes the connection.
        unsafe connection.pointee.lingers = true
        unsafe tell(
            connection,
            framing.map { .badRequest($0) } ?? .headersTooLarge(limit: state.configuration.maxHeaders))
    }
}
