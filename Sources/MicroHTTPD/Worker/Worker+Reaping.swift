import Glibc
import HTTPMessages

/// Cutting what is late. The library's own timeout starts anew with each byte, so a client that drips one byte a
/// second would never be late.
extension Worker {
    /// An idle second is enough while draining.
    private static let drainIdle: UInt64 = 1000

    func reap(draining: Bool) {
        let now = monotonicMilliseconds()
        let configuration = state.configuration
        let requestLimit = UInt64(configuration.requestTimeout) * 1000
        while let late = unsafe requesting.popLate(now: now, limit: requestLimit) {
            let fault = unsafe late.pointee.fault ?? .requestTimeout(seconds: configuration.requestTimeout)
            unsafe cut(late, telling: fault)
        }
        if draining {
            // Connections that were opened in advance and never used are idle too.
            unsafe requesting.removeAll { connection in
                unsafe connection.pointee.phase == .fresh && now >= connection.pointee.links.since &+ Self.drainIdle
            } then: {
                unsafe cut($0, telling: nil)
            }
        }
        let idleLimit = draining ? Self.drainIdle : UInt64(configuration.idleTimeout) * 1000
        while let late = unsafe idle.popLate(now: now, limit: idleLimit) { unsafe cut(late, telling: nil) }
        while let late = unsafe answering.popLate(now: now, limit: requestLimit) {
            let spent = unsafe now &- late.pointee.answeringSince
            let allowed = unsafe requestLimit &+ UInt64(late.pointee.answerLength / configuration.slowestReader) * 1000
            if spent < allowed { unsafe answering.append(late, at: now) } else { unsafe cut(late, telling: nil) }
        }
        lingering.drain(now: now)
    }

    /// Says `fault` and shuts the socket. The library then finds it at its end and closes the descriptor; until it
    /// does, nothing else can get its number.
    private func cut(_ connection: Connection.Pointer, telling fault: HTTPFault?) {
        if let fault { unsafe tell(connection, fault) }
        unsafe connection.pointee.phase = .condemned
        _ = unsafe shutdown(connection.pointee.descriptor, Int32(SHUT_RDWR))
    }

    /// Writes an answer past the library, as far as the socket takes it, and closes its writing side.
    func tell(_ connection: Connection.Pointer, _ fault: HTTPFault) {
        let bytes = unsafe serialized(state.responder.respond(to: fault, in: connection.pointee.request))
        _ = unsafe bytes.withUnsafeBytes { buffer in
            unsafe send(
                connection.pointee.descriptor, buffer.baseAddress, buffer.count,
                Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
        }
        unsafe connection.pointee.phase = .condemned
        _ = unsafe shutdown(connection.pointee.descriptor, Int32(SHUT_WR))
    }

    func move(_ connection: Connection.Pointer, to queue: DeadlineQueue.Name) {
        unsafe forget(connection)
        let now = monotonicMilliseconds()
        switch queue {
        case .none: break
        case .requesting: unsafe requesting.append(connection, at: now)
        case .idle: unsafe idle.append(connection, at: now)
        case .answering: unsafe answering.append(connection, at: now)
        }
    }

    func forget(_ connection: Connection.Pointer) {
        switch unsafe connection.pointee.links.queue {
        case .none: break
        case .requesting: unsafe requesting.remove(connection)
        case .idle: unsafe idle.remove(connection)
        case .answering: unsafe answering.remove(connection)
        }
    }
}
