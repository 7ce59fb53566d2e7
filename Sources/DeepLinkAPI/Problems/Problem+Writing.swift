import HTTPMessages
import NavigationPaths

extension Problem {
    /// Appends the problem without its braces, so that a batch can put its `id` before.
    func appendMembers(to output: inout [UInt8]) {
        output.append(contentsOf: "\"type\":\"urn:deeplinkd:problem:".utf8)
        output.append(contentsOf: code.rawValue.utf8)
        output.append(UInt8(ascii: "\""))
        output.appendMember("title", string: code.title)
        output.appendMember("status", integer: code.status.code)
        output.appendMember("detail", string: detail)
        output.appendMember("code", string: code.rawValue)
        output.append(contentsOf: members)
    }

    /// The answer without the header fields that every answer has.
    var response: HTTPResponse {
        var body: [UInt8] = [UInt8(ascii: "{")]
        appendMembers(to: &body)
        body.append(UInt8(ascii: "}"))
        var response = HTTPResponse(status: code.status, contentType: MediaType.problem.rawValue, body: body)
        response.headers.append(contentsOf: headers)
        return response
    }
}

extension [UInt8] {
    /// Appends `,"name":"value"`.
    mutating func appendMember(_ name: String, string value: String) {
        appendName(name)
        JSONText.appendString(value.utf8, to: &self)
    }

    /// Appends `,"name":1`.
    mutating func appendMember(_ name: String, integer value: Int) {
        appendName(name)
        JSONText.appendInteger(value, to: &self)
    }

    private mutating func appendName(_ name: String) {
        append(contentsOf: ",\"".utf8)
        append(contentsOf: name.utf8)
        append(contentsOf: "\":".utf8)
    }
}
