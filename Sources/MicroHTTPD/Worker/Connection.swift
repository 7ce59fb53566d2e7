import HTTPMessages

/// One connection, as the worker that owns it keeps it: from accepting to closing, over all its requests.
///
/// It lives at a fixed address, which libmicrohttpd hands back in every callback, and is touched by one thread only.
@safe struct Connection {
    typealias Pointer = UnsafeMutablePointer<Connection>

    enum Phase {
        /// Accepted; no request line yet.
        case fresh
        /// The request line is there, the header fields are not.
        case head
        /// The head is read; the body comes in, if there is one.
        case body
        /// An answer is on its way out.
        case answering
        /// Answered and kept alive; the next request line has not come yet.
        case idle
        /// Cut by us; libmicrohttpd is about to notice.
        case condemned
    }

    let descriptor: Int32
    let handle: OpaquePointer
    var phase = Phase.fresh
    var links = DeadlineQueue.Links()
    var request = HTTPRequest(method: HTTPMethod(""), target: [])
    /// As it came, before a target in absolute form is cut to its path.
    var targetLength = 0
    var head = RequestHead()
    var layout = HeaderLayout()
    /// What will be answered when the body that nobody wants has come to its end.
    var fault: HTTPFault?
    /// Answered before all of its request was read, so that the client may still be sending.
    var lingers = false
    /// Taken from the memory budget for the body and for the answer.
    var bodyMemory = 0
    var answerMemory = 0
    /// Bytes of the answer's body, and since when it is on its way.
    var answerLength = 0
    var answeringSince: UInt64 = 0

    init(descriptor: Int32, handle: OpaquePointer) {
        self.descriptor = descriptor
        unsafe self.handle = handle
    }

    /// Ready for the next request. Small buffers stay, so that a kept-alive connection allocates once.
    mutating func clearRequest() {
        let kept = 4096
        request.method = HTTPMethod("")
        if request.target.capacity > kept {
            request.target = []
        } else {
            request.target.removeAll(keepingCapacity: true)
        }
        if request.headers.byteCount > kept {
            request.headers = HTTPHeaders()
        } else {
            request.headers.removeAll()
        }
        request.body = []
        head = RequestHead()
        layout = HeaderLayout()
        fault = nil
    }
}
