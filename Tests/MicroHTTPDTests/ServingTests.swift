import HTTPMessages
import MicroHTTPD
import Testing

@Suite struct ServingTests {
    @Test("a GET is answered, with the target as it came")
    func get() throws {
        let server = try TestServer()
        let client = try server.connect()
        let target = "/a%2Fb/%00?x=%26&&y+z=1?2"
        let response = try #require(try client.exchange("GET \(target) HTTP/1.1\r\nHost: a\r\nX-Probe:  v \r\n\r\n"))
        #expect(response.status == 200)
        #expect(response.text == "GET \(target)\nHost: a\nX-Probe: v\n\n")
        #expect(response["Content-Length"] == String(response.body.count))
        #expect(response["Date"] != nil)
        #expect(!response.closes)
    }
}
