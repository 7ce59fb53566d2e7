import HTTPMessages

/// Health, readiness and metrics of a service, and nothing else.
struct OperationsResponder: HTTPResponder {
    let service: DeepLinkService

    func respond(to request: borrowing HTTPRequest) -> HTTPResponse {
        service.respond(to: request, among: Endpoint.operations)
    }

    func respond(to fault: HTTPFault, in request: borrowing HTTPRequest) -> HTTPResponse {
        service.respond(to: fault, in: request)
    }
}
