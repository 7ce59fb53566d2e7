import HTTPMessages

/// A problem as RFC 9457 describes it: what a client gets instead of what it asked for.
///
/// ```json
/// {"type":"urn:deeplinkd:problem:invalid-url","title":"The URL cannot be read","status":400,
///  "detail":"the host is missing (byte 8)","code":"invalid-url","offset":8,"reason":"empty-host"}
/// ```
struct Problem: Sendable {
    var code: Code
    var detail: String
    /// Members beside the standard ones, as JSON text: `,"offset":8`.
    var members: [UInt8] = []
    var headers: [HTTPResponse.Header] = []
}
