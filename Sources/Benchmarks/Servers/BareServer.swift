import CMicroHTTPD
import Foundation
import Glibc

/// What libmicrohttpd costs by itself: one thread and one constant answer, driven as `MicroHTTPD` drives it.
///
/// A response is made for each request, as the library's manual does and as every server must whose answers differ;
/// its body is not copied.
enum BareServer {
    static func run(_ answer: RecordedAnswer) throws -> Never {
        let constant = ConstantAnswer(answer)
        let context = unsafe Unmanaged.passRetained(constant).toOpaque()
        guard let daemon = unsafe mhd_start_bare_daemon(respond, context) else {
            throw BenchmarkError.failed(command: "MHD_start_daemon", log: "no daemon")
        }
        signal(SIGTERM) { _ in _exit(0) }
        let line = unsafe "{\"message\":\"listening\",\"address\":\"127.0.0.1:\(mhd_bound_port(daemon))\"}\n"
        FileHandle.standardError.write(Data(line.utf8))
        var polled = unsafe pollfd(fd: mhd_epoll_descriptor(daemon), events: Int16(POLLIN), revents: 0)
        while true {
            _ = unsafe poll(&polled, 1, 50)
            _ = unsafe MHD_run(daemon)
        }
    }

    private static let respond: MHD_AccessHandlerCallback = { context, connection, _, _, _, _, count, stored in
        guard let context = unsafe context, let count = unsafe count, let stored = unsafe stored else { return .NO }
        // The first call brings the head, the ones in the middle the body.
        if unsafe stored.pointee == nil {
            unsafe stored.pointee = context
            return .YES
        }
        if unsafe count.pointee > 0 {
            unsafe count.pointee = 0
            return .YES
        }
        let answer = unsafe Unmanaged<ConstantAnswer>.fromOpaque(context).takeUnretainedValue()
        let body = unsafe answer.body
        let response = unsafe MHD_create_response_from_buffer(body.count, body.baseAddress, .RESPMEM_PERSISTENT)
        for index in unsafe answer.headers.indices {
            _ = unsafe MHD_add_response_header(response, answer.headers[index].name, answer.headers[index].value)
        }
        defer { unsafe MHD_destroy_response(response) }
        return unsafe MHD_queue_response(connection, 200, response)
    }
}

/// C's own copies of an answer, made once and kept to the end of the process.
@safe private final class ConstantAnswer {
    let headers: [(name: UnsafeMutablePointer<CChar>?, value: UnsafeMutablePointer<CChar>?)]
    let body: UnsafeMutableRawBufferPointer

    init(_ answer: RecordedAnswer) {
        unsafe headers = answer.headers.map { unsafe (strdup($0.name), strdup($0.value)) }
        unsafe body = UnsafeMutableRawBufferPointer.allocate(byteCount: answer.body.count, alignment: 16)
        unsafe body.copyBytes(from: answer.body)
    }
}
