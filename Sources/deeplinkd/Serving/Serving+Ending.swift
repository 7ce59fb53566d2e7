import DeepLinkAPI
import MicroHTTPD
import SystemIO

/// From the first answer to the last.
extension Serving {
    /// Returns when the service is to end.
    func wait(_ signals: SignalQueue, _ reloading: inout Reloading) {
        while true {
            let signal = options.watches ? signals.next(withinMilliseconds: 1000) : signals.next()
            switch signal {
            case .hangUp:
                logger.info("SIGHUP: reading the route table again")
                reloading.reload()
            case .interrupt, .terminate:
                logger.info("\(signal?.name ?? ""): ending", LogField("drainDelay", options.drainDelay))
                return
            case nil: if options.watches { reloading.reloadIfChanged() }
            }
        }
    }

    func end(_ service: DeepLinkService, _ servers: [HTTPServer], _ signals: SignalQueue) {
        service.beginDrain()
        servers.last?.beginDrain()
        // A second signal ends the waiting, not the good order.
        if options.drainDelay > 0 {
            let end = monotonicNanoseconds() + UInt64(options.drainDelay) * 1_000_000_000
            while true {
                let now = monotonicNanoseconds()
                guard now < end else { break }
                let signal = signals.next(withinMilliseconds: Int((end - now) / 1_000_000) + 1)
                if signal == .terminate || signal == .interrupt { break }
            }
        }
        logger.info("accepting no more connections")
        for server in servers.reversed() { server.stop() }
        logger.info("ended", LogField("lostLogLines", logger.lostLines))
    }
}
