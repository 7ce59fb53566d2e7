import HTTPMessages

/// Holds the server's thread at `/gate` until the gate is opened; answers everything else as an echo.
struct GateResponder: HTTPResponder {
    let gate = Flag()
    let held = Counter()

    func respond(to request: borrowing HTTPRequest) -> HTTPResponse {
        if request.target.elementsEqual("/gate".utf8) {
            held.add()
            gate.wait()
        }
        return EchoResponder().respond(to: request)
    }
}
