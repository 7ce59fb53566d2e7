import Glibc
import HTTPMessages

/// A whole answer as bytes, for where the library has no part in it. It always closes the connection.
func serialized(_ response: HTTPResponse) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(512 + response.body.count)
    func line(_ name: String, _ value: String) {
        bytes.append(contentsOf: name.utf8)
        bytes.append(contentsOf: ": ".utf8)
        bytes.append(contentsOf: value.utf8)
        bytes.append(contentsOf: "\r\n".utf8)
    }
    bytes.append(contentsOf: "HTTP/1.1 \(response.status.code) \(response.status.reason)\r\n".utf8)
    line("Date", httpDate())
    line("Connection", "close")
    for header in response.headers { line(header.name, header.value) }
    line("Content-Length", String(response.body.count))
    bytes.append(contentsOf: "\r\n".utf8)
    bytes.append(contentsOf: response.body)
    return bytes
}

extension HTTPStatus {
    /// The reason phrases of RFC 9110 for what a transport answers by itself.
    fileprivate var reason: String {
        switch code {
        case 400: "Bad Request"
        case 408: "Request Timeout"
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 431: "Request Header Fields Too Large"
        case 503: "Service Unavailable"
        default: "Error"
        }
    }
}

/// `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7), without asking the locale.
private func httpDate() -> String {
    var now = time(nil)
    var parts = unsafe tm()
    _ = unsafe gmtime_r(&now, &parts)
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = unsafe "\(days[Int(parts.tm_wday)]), \(two(parts.tm_mday)) \(months[Int(parts.tm_mon)])"
    let clock = unsafe "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
    return unsafe "\(day) \(1900 + parts.tm_year) \(clock) GMT"
}
