public import DeepLinks
public import HTTPMessages
import Synchronization

/// The service: answers requests from a route table, and knows nothing of sockets.
///
/// ```swift
/// let service = DeepLinkService(table: try RouteTable.demo())
/// let answer = service.respond(to: HTTPRequest(.get, "/resolve?url=cookbook%3A%2F%2Frecipe%2F42"))
/// answer.status       // 200
/// service.respond(to: HTTPRequest(.get, "/resolve")).status       // 400, code missing-parameter
/// ```
///
/// Many threads may ask at once. A request reads the table that stood when it began; no lock is held while it is
/// answered.
public final class DeepLinkService: HTTPResponder {
    let configuration: ServiceConfiguration
    let metrics: ServiceMetrics
    let pool = ResolverPool()
    private let ids = RequestIDs()
    private let snapshot: Guarded<TableSnapshot>
    private let draining = Atomic<Bool>(false)

    public init(table: RouteTable, configuration: ServiceConfiguration = ServiceConfiguration()) {
        self.configuration = configuration
        metrics = ServiceMetrics()
        snapshot = Guarded(metrics.snapshot(of: table))
        metrics.reloaded(at: configuration.wallClockSeconds())
    }

    /// The table that answers now.
    public var table: RouteTable { current.table }

    var current: TableSnapshot { snapshot.withLock { $0 } }

    /// Answers from this table from now on. Requests under way end with the one they began with.
    public func replace(table: RouteTable) {
        let new = metrics.snapshot(of: table)
        snapshot.withLock { $0 = new }
        metrics.reloaded(at: configuration.wallClockSeconds())
    }

    /// For the metrics: a reload was refused, the old table goes on.
    public func reloadFailed() { metrics.reloadFailed() }

    /// From now on the service says that it is not ready; everything else goes on.
    public func beginDrain() { draining.store(true, ordering: .relaxed) }

    var isDraining: Bool { draining.load(ordering: .relaxed) }

    /// Answers health, readiness and metrics alone: for a listener of its own.
    public var operations: any HTTPResponder { OperationsResponder(service: self) }

    public func respond(to request: borrowing HTTPRequest) -> HTTPResponse {
        respond(to: request, among: Endpoint.all)
    }

    public func respond(to fault: HTTPFault, in request: borrowing HTTPRequest) -> HTTPResponse {
        let start = configuration.monotonicNanoseconds()
        let target = RequestTarget(request.target)
        var response = Problem(.transport(fault)).response
        finish(&response, request, target, Endpoint(target), current, since: start)
        return response
    }

    func respond(to request: borrowing HTTPRequest, among endpoints: [Endpoint]) -> HTTPResponse {
        let start = configuration.monotonicNanoseconds()
        let target = RequestTarget(request.target)
        let endpoint = Endpoint(target).flatMap { endpoints.contains($0) ? $0 : nil }
        let snapshot = current
        var response: HTTPResponse
        do throws(RequestFailure) {
            response = try answer(request, target, endpoint, snapshot, among: endpoints)
        } catch {
            response = Problem(error).response
        }
        finish(&response, request, target, endpoint, snapshot, since: start)
        return response
    }

    /// What every answer has, and what is counted and told of it.
    private func finish(
        _ response: inout HTTPResponse, _ request: borrowing HTTPRequest, _ target: RequestTarget,
        _ endpoint: Endpoint?, _ snapshot: TableSnapshot, since start: UInt64
    ) {
        let id = ids.id(for: request.headers)
        response.headers.reserveCapacity(response.headers.count + 4)
        response.headers.append(HTTPResponse.Header("Cache-Control", "no-cache"))
        response.headers.append(HTTPResponse.Header("X-Content-Type-Options", "nosniff"))
        response.headers.append(HTTPResponse.Header("Deeplinkd-Table", snapshot.table.revision))
        response.headers.append(HTTPResponse.Header("X-Request-Id", id))
        let time = configuration.monotonicNanoseconds() &- start
        metrics.requests.count(Endpoint.Label(endpoint), response.status, nanoseconds: time)
        configuration.onAnswer?(
            AnswerRecord(
                method: request.method.name,
                path: String(decoding: target.bytes[target.path].prefix(256), as: UTF8.self),
                status: response.status.code, bytes: response.body.count, nanoseconds: time, requestID: id))
    }
}
