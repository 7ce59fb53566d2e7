import CMicroHTTPD
import HTTPMessages
import Synchronization

/// Handing answers to the library, and the life of connections.
extension Worker {
    /// Answers up to this many bytes are not counted: they live for moments, and 2,000 of them take 32 MiB at most.
    private static let smallAnswer = 16_384

    func answer(_ connection: Connection.Pointer, _ response: HTTPResponse, closing: Bool = false) -> MHD_Result {
        let handle = unsafe connection.pointee.handle
        let made = unsafe response.body.withUnsafeBytes { bytes in
            // The library never writes to it, and copies it once.
            unsafe MHD_create_response_from_buffer(
                bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
        }
        guard let made = unsafe made else { return .NO }
        defer { unsafe MHD_destroy_response(made) }
        for header in response.headers {
            // Passed as arguments they would be copied to the heap first. The library refuses one with a line end.
            unsafe header.name.withCString { name in
                unsafe header.value.withCString { value in _ = unsafe MHD_add_response_header(made, name, value) }
            }
        }
        if closing || state.currentStage > .serving { _ = unsafe MHD_add_response_header(made, "Connection", "close") }
        unsafe connection.pointee.phase = .answering
        unsafe connection.pointee.answerLength = response.body.count
        unsafe move(connection, to: .answering)
        unsafe connection.pointee.answeringSince = connection.pointee.links.since
        return unsafe MHD_queue_response(handle, UInt32(response.status.code), made)
    }

    /// False if a long answer would go over the limit.
    func takeMemory(for response: HTTPResponse, of connection: Connection.Pointer) -> Bool {
        guard response.body.count > Self.smallAnswer else { return true }
        guard state.memory.take(response.body.count) else { return false }
        unsafe connection.pointee.answerMemory = response.body.count
        return true
    }

    func releaseBody(of connection: Connection.Pointer) {
        guard unsafe connection.pointee.bodyMemory > 0 else { return }
        unsafe connection.pointee.request.body = []
        unsafe state.memory.give(back: connection.pointee.bodyMemory)
        unsafe connection.pointee.bodyMemory = 0
    }

    func releaseAnswer(of connection: Connection.Pointer) {
        guard unsafe connection.pointee.answerMemory > 0 else { return }
        unsafe state.memory.give(back: connection.pointee.answerMemory)
        unsafe connection.pointee.answerMemory = 0
    }

    func opened(_ handle: OpaquePointer) -> Connection.Pointer {
        let connection = Connection.Pointer.allocate(capacity: 1)
        unsafe connection.initialize(to: Connection(descriptor: mhd_socket_descriptor(handle), handle: handle))
        open += 1
        entering -= 1
        unsafe move(connection, to: .requesting)
        return unsafe connection
    }

    func closed(_ connection: Connection.Pointer) {
        unsafe forget(connection)
        if unsafe connection.pointee.lingers {
            unsafe lingering.keep(connection.pointee.descriptor, now: monotonicMilliseconds())
        }
        unsafe releaseBody(of: connection)
        unsafe releaseAnswer(of: connection)
        unsafe connection.deinitialize(count: 1)
        unsafe connection.deallocate()
        open -= 1
        state.connections.subtract(1, ordering: .relaxed)
    }
}
