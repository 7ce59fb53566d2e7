import DeepLinks

extension ServiceMetrics {
    /// Names and labels are an interface: dashboards and alerts hold them.
    func write(_ snapshot: TableSnapshot, _ configuration: ServiceConfiguration, to writer: inout MetricsWriter) {
        writeRequests(to: &writer)
        writeResolutions(to: &writer)
        writer.begin("deeplinkd_connections", .gauge, "Connections that are open now.")
        writer.sample("deeplinkd_connections", String(configuration.connections()))
        writer.begin(
            "deeplinkd_table_last_reload_successful", .gauge, "Whether the last reading of the route table succeeded.")
        writer.sample("deeplinkd_table_last_reload_successful", isLastReloadSuccessful ? "1" : "0")
        writer.begin(
            "deeplinkd_table_last_reload_success_timestamp_seconds", .gauge,
            "When the route table was last read with success.")
        writer.sample("deeplinkd_table_last_reload_success_timestamp_seconds", "\(lastReload)")
        writer.begin("deeplinkd_table_links", .gauge, "Links of the route table that answers.")
        writer.sample("deeplinkd_table_links", String(snapshot.table.linkCount))
        writer.begin("deeplinkd_build_info", .gauge, "Always 1; the labels name the versions.")
        writer.sample(
            "deeplinkd_build_info", "1",
            [("version", configuration.version), ("libmicrohttpd", configuration.libraryVersion)])
        if let process = configuration.process() { write(process, to: &writer) }
    }

    private func writeRequests(to writer: inout MetricsWriter) {
        writer.begin("deeplinkd_http_requests_total", .counter, "Requests answered, by endpoint and status.")
        for label in Endpoint.Label.allCases {
            for (index, status) in RequestCounters.statuses.enumerated() {
                let count = requests.value(label, status: index)
                guard count > 0 else { continue }
                writer.sample(
                    "deeplinkd_http_requests_total", String(count),
                    [("endpoint", label.text), ("status", String(status))])
            }
        }
        let name = "deeplinkd_http_request_duration_seconds"
        writer.begin(name, .histogram, "Time from the last byte of a request to its answer, network not counted.")
        var total = 0
        for (index, bound) in RequestCounters.bounds.enumerated() {
            total += requests.bucket(index)
            writer.sample(name + "_bucket", String(total), [("le", "\(Double(bound) / 1e9)")])
        }
        total += requests.bucket(RequestCounters.bounds.count)
        writer.sample(name + "_bucket", String(total), [("le", "+Inf")])
        writer.sample(name + "_sum", "\(Double(requests.totalNanoseconds) / 1e9)")
        writer.sample(name + "_count", String(total))
    }

    private func writeResolutions(to writer: inout MetricsWriter) {
        let name = "deeplinkd_resolutions_total"
        writer.begin(name, .counter, "URLs resolved, by app (empty where no app has the origin) and outcome.")
        for (app, counters) in resolutions {
            for outcome in ResolutionOutcome.allCases {
                let count = counters.value(outcome)
                guard count > 0 else { continue }
                writer.sample(name, String(count), [("app", app), ("outcome", outcome.label)])
            }
        }
    }

    private func write(_ process: ProcessMetrics, to writer: inout MetricsWriter) {
        writer.begin("process_cpu_seconds_total", .counter, "Processor time used, in seconds.")
        writer.sample("process_cpu_seconds_total", "\(process.cpuSeconds)")
        writer.begin("process_resident_memory_bytes", .gauge, "Resident memory.")
        writer.sample("process_resident_memory_bytes", String(process.residentBytes))
        writer.begin("process_virtual_memory_bytes", .gauge, "Virtual memory.")
        writer.sample("process_virtual_memory_bytes", String(process.virtualBytes))
        writer.begin("process_open_fds", .gauge, "Open file descriptors.")
        writer.sample("process_open_fds", String(process.openDescriptors))
        writer.begin("process_max_fds", .gauge, "The limit of open file descriptors.")
        writer.sample("process_max_fds", String(process.descriptorLimit))
        writer.begin("process_start_time_seconds", .gauge, "When the process began, in seconds since 1970.")
        writer.sample("process_start_time_seconds", "\(process.startTime)")
    }
}
